import { namedGroups } from './named-groups';

/** A name and the code of the same thing, as one text tells both. */
export type NameWithCode = { name: string; code: string };

const CODE = String.raw`[A-Z\d]{1,10}(?:[.\-/][A-Z\d]{1,3})?(?: [A-Z]{2}(?: Equity)?)?`;

const FORMS = [
  // `Visa Inc. (V)`, `Visa Inc. [V]`, `Apple Inc. (NASDAQ: AAPL)`
  String.raw`^(?<name>\S.*?) ?[([](?<code>(?:[\p{L} ]{2,20}: ?)?${CODE})[)\]]$`,
  // `AAPL - Apple Inc.`, `AAPL: Apple Inc.`
  String.raw`^(?<code>${CODE})(?: [-–|]|:) (?<name>\S.+)$`,
  // `(AAPL) Apple Inc.`
  String.raw`^\((?<code>${CODE})\) (?<name>\S.+)$`,
  // `Apple Inc AAPL`
  String.raw`^(?<name>\S.*\p{Ll}\S*) (?<code>[A-Z]{2,5})$`,
  // `Apple Inc. - AAPL`
  String.raw`^(?<name>\S.+) [-–|] (?<code>${CODE})$`,
].map((form) => new RegExp(form, 'u'));

/** The readings of a text that is written as lists of shares write a name and its code; none of other texts. */
export function namesWithCode(typed: string): readonly NameWithCode[] {
  return FORMS.flatMap((form) => namedGroups<keyof NameWithCode>(form, typed.trim()) ?? []);
}
