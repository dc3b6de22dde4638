import { twoNames } from '../../shared/names/two-names';

/** One in two languages: `Basel/Bâle`. */
const EITHER = /^(?<name>[^/]{3,}?) ?\/ ?(?<other>[^/]{3,})$/;

/** One with the other in brackets: `Royal Bank of Canada (RBC)`. */
const IN_BRACKETS = /^(?<name>[^()]{2,}) \((?<other>[^()]+)\)$/;

/** The two names of a text that has one in brackets or behind a stroke, which have to be of one thing; none of other texts. */
export function readBothNames(typed: string): readonly string[] {
  const { name, other } = (IN_BRACKETS.exec(typed.trim()) ?? EITHER.exec(typed.trim()))?.groups ?? {};
  return name === undefined || other === undefined ? [] : [name, other];
}

/** The names of a text that tells two, the one that is of today first where the text says so; none of other texts. */
export function readSecondName(typed: string): readonly string[] {
  const told = twoNames(typed);
  return told === undefined ? [] : [told.name, told.other];
}

/** A code beside the name that it is short for: `LSE London School of Economics`, `AAPL - Apple Inc.`, `Universiteit van Amsterdam UvA`. */
const CODE_BESIDE =
  /^(?:(?<ahead>\p{Lu}[\p{L}\d&.-]{0,4}|\d{4}):? (?:[-–|] )?(?<after>\S{2,}.*)|(?<before>.*\S{2,}) (?:[-–|] )?\(?(?<behind>\p{Lu}[\p{L}\d&.-]{0,5})\)?)$/u;

/** What a company is called for short, before a word of its name: `Oxy Petroleum`. */
const SHORT_AHEAD = /^(?<short>\S{3,5}) (?<rest>\S{4,}.*)$/;

/** The short name and the rest of a text of several words; none of other texts. */
export function shortAhead(typed: string): readonly string[] {
  const { short, rest } = SHORT_AHEAD.exec(typed.trim())?.groups ?? {};
  return short === undefined || rest === undefined ? [] : [short, rest];
}

/** The code and the name of a text that tells both; none of other texts. */
export function readCodeBehindName(typed: string): readonly string[] {
  const { ahead, after, before, behind } = CODE_BESIDE.exec(typed.trim())?.groups ?? {};
  const [code, name] = ahead === undefined ? [behind, before] : [ahead, after];
  return code !== undefined && name !== undefined && /\p{Lu}.*\p{Lu}|^\d{4}$/u.test(code) ? [code, name] : [];
}
