import { cellText } from '../../cells/text';

/** Text that Excel keeps as it stands when it is written: letters first, no digit, not a truth value. */
const KEPT_AS_IT_STANDS = /^(?!(?:true|false)$)\p{L}\D*$/iu;

/**
 * The text as it is written to a cell so that it stays that text. Excel evaluates what begins with = + - or @, and
 * makes numbers of identifiers (`0000320193`) and dates of names (`March 1`); a leading apostrophe keeps it from both.
 */
export function plainText(text: string): string {
  const clean = cellText(text);
  return clean === '' || KEPT_AS_IT_STANDS.test(clean) ? clean : `'${clean}`;
}

/** A value as it is written so that Excel takes it for what it is. */
export function written<T extends string | number | boolean>(value: T): T | string {
  return typeof value === 'string' ? plainText(value) : value;
}
