/** The source of an expression that matches digits with any of the world's separators, and an exponent. */
export const DIGITS =
  "(?:\\d{1,3}(?:[ '’]\\d{3})+(?:[.,]\\d+)?(?!\\d)|\\d+(?:[.,]\\d+)*|[.,]\\d+)(?:e[+-]?\\d{1,3}(?![a-z\\d]))?";

/**
 * The number that digits write. Where only one kind of mark stands once, it is the decimal mark unless exactly three
 * digits follow a comma, as in `1,234`; `decimalComma` tells texts of languages where `1,234` is 1.234.
 */
export function numberOf(digits: string, decimalComma: boolean): number {
  const [mantissa = '', exponent] = digits.replace(/[ '’]/g, '').toLowerCase().split('e');
  const mark = decimalMark(mantissa, decimalComma);
  const plain = mark === undefined ? mantissa.replace(/[.,]/g, '') : withPoint(mantissa, mark);
  return Number(exponent === undefined ? plain : `${plain}e${exponent}`);
}

function decimalMark(text: string, decimalComma: boolean): '.' | ',' | undefined {
  const [dots, commas] = [count(text, '.'), count(text, ',')];
  if (dots > 0 && commas > 0) return text.lastIndexOf('.') > text.lastIndexOf(',') ? '.' : ',';
  if (dots + commas !== 1) return undefined;
  const mark = dots === 1 ? '.' : ',';
  const grouping = decimalComma ? '.' : ',';
  return mark === grouping && /^\d{1,3}[.,]\d{3}$/.test(text) && !text.startsWith('0') ? undefined : mark;
}

function withPoint(text: string, mark: '.' | ','): string {
  const at = text.lastIndexOf(mark);
  return `${text.slice(0, at).replace(/[.,]/g, '')}.${text.slice(at + 1)}`;
}

function count(text: string, mark: string): number {
  return text.split(mark).length - 1;
}
