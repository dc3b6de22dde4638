import { Failure } from '../../../shared/contract/failure';
import { say } from '../../../shared/messages/message';

/** The source of an expression that matches digits with any of the world's separators, and an exponent. */
export const DIGITS =
  "(?:\\d{1,3}(?:[ '’]\\d{3})+(?:[.,]\\d+)?(?!\\d)|\\d+(?:[.,]\\d+)*|[.,]\\d+)(?:e[+-]?\\d{1,3}(?![a-z\\d]))?";

/** The mark before decimals, where something tells which it is. */
export type DecimalMark = '.' | ',';

const GROUPED = /^(?:\d{1,3}(?:\.\d{3})+|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})$/;

/**
 * The number that digits write, NaN where they write none, such as `1.2.3`. A mark that stands once before exactly
 * three digits may part thousands or begin decimals: where `decimal` does not tell, neither is guessed.
 */
export function numberOf(digits: string, decimal: DecimalMark | undefined): number {
  const [mantissa = '', exponent] = digits.replace(/[ '’]/g, '').toLowerCase().split('e');
  const plain = plainDigits(mantissa, decimal, digits);
  return Number(exponent === undefined ? plain : `${plain}e${exponent}`);
}

function plainDigits(text: string, decimal: DecimalMark | undefined, shown: string): string | undefined {
  const marks = text.replace(/\d/g, '');
  if (marks === '') return text;
  const last = marks.at(-1) === ',' ? ',' : '.';
  const [whole, rest] = [text.slice(0, text.lastIndexOf(last)), text.slice(text.lastIndexOf(last) + 1)];
  if (/^[1-9]\d{0,2}$/.test(whole) && rest.length === 3 && !/[ '’]/.test(shown)) {
    if (decimal === undefined) throw ambiguous(shown, whole, rest);
    return decimal === last ? `${whole}.${rest}` : whole + rest;
  }
  // Two kinds of mark tell for themselves: the last one is the decimal mark.
  if (marks.length === 1) return `${whole}.${rest}`;
  if (!whole.includes(last)) return GROUPED.test(whole) ? `${whole.replace(/[.,]/g, '')}.${rest}` : undefined;
  return GROUPED.test(text) ? text.replace(/[.,]/g, '') : undefined;
}

function ambiguous(shown: string, whole: string, rest: string): Failure {
  return new Failure(
    'bad-argument',
    say('"{}" may be {} or {}. Set locale, such as "en" or "de"', shown, whole + rest, `${whole}.${rest}`),
  );
}
