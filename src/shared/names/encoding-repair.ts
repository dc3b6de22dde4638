import { BEYOND_LATIN } from './windows-1252';

/** Marks that pages write as codes, for which they stand in what was copied from one. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['apos', "'"],
  ['#39', "'"],
  ['#039', "'"],
  ['#x27', "'"],
  ['rsquo', '’'],
  ['quot', ''],
  ['nbsp', ' '],
]);

const ENTITY = /&(#?\w{2,5});/g;

/** The first byte of a letter of UTF-8 as a letter of its own, and one that follows it. */
const MISREAD = /[\u00C2-\u00F4][\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/;

/** A mark of a footnote behind a name: `Amgen Inc¹`, `AbbVie Inc. (1)`. */
const FOOTNOTE = /(?<=\p{L}[.)]?)(?:[¹²³\u2070-\u2079]{1,2}| ?(?:\(\d\)|\[\d\]))$/u;

/** A place in a list before a name: `1. Apple Inc`, `(2) Apple Inc`, `#3 Apple Inc`. */
const LISTED = /^\s*(?:\(?\d{1,3}[.)]|#\d{1,3}[.:]?)\s+(?=\p{L})/u;

/** What a name begins with behind its other words, as lists in order of the alphabet have it: `Korea (the Republic of)`. */
const IN_BRACKETS = / \((?<ahead>[^()]+ of(?: the)?)\)\s*$/i;
const TURNED = /^(?<name>[^,]{2,}), (?:the )?(?<ahead>[^,:]+ of(?: the)?|(?:[^,:]+ )?rep(?:\.|ublic))\s*$/i;

/**
 * Repairs a copied name: HTML entities, UTF-8 read as another encoding (`NestlÃ©`), list numbers, footnote marks, and
 * inverted word order.
 */
export function repairEncoding(name: string): string {
  let text = name.replace(LISTED, '');
  if (text.includes('&'))
    text = text.replaceAll(ENTITY, (code, which: string) => ENTITIES.get(which) ?? code);
  if (MISREAD.test(text)) text = readAgain(text);
  if (/, | \(/.test(text)) text = text.replace(IN_BRACKETS, ', $<ahead>').replace(TURNED, '$<ahead> $<name>');
  return MAY_END_SO.test(text) ? text.trimEnd().replace(FOOTNOTE, '') : text;
}

const MAY_END_SO = /[)\]¹²³\u2070-\u2079]\s*$/;

/** The text of bytes that were read as Windows-1252; what is no UTF-8 was meant as it stands. */
function readAgain(text: string): string {
  const bytes = Array.from(text, (letter) => {
    const at = letter === '\0' ? -1 : BEYOND_LATIN.indexOf(letter);
    return at < 0 ? (letter.codePointAt(0) ?? 0) : at + 0x80;
  });
  if (bytes.some((byte) => byte > 0xff)) return text;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return text;
  }
}
