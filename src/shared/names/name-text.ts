import { deburr } from 'es-toolkit/string';
import { repairEncoding } from './encoding-repair';
import { withoutShareMarks } from './share-marks';
import { remembered } from './remembered';
import { ownValue } from '../contract/own-value';

/** Words as registers, filings and price lists shorten them. */
const SHORTENED: ReadonlyMap<string, string> = new Map([
  ['corp', 'corporation'],
  ['corpn', 'corporation'],
  ['intl', 'international'],
  ['natl', 'national'],
  ['labs', 'laboratories'],
  ['pharma', 'pharmaceuticals'],
  ['mgmt', 'management'],
  ['svcs', 'services'],
  ['hldgs', 'holdings'],
  ['hldg', 'holdings'],
  ['grp', 'group'],
  ['bros', 'brothers'],
  ['mfg', 'manufacturing'],
  ['finl', 'financial'],
  ['univ', 'university'],
  ['dept', 'department'],
  ['govt', 'government'],
]);

/** Marks of registers: `/DE/` for the state of incorporation. */
const REGISTER_MARKS =
  /(?<=[a-z]{3}|\s)(?<!^[a-z]{3})[/\\]\s*(?:[a-z]{2}|new|can|adr|[a-z]{3,9}(?=\s*[/\\]))\s*[/\\]?\s*$/;

/** Letters that German and Nordic languages also write as two, as in `Muenchen`. */
const DIGRAPHS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', æ: 'ae' };

/** One name is compared in a row for its search, for questions and for its further names. */
const MOST_TEXTS = 64;

/**
 * A name for comparison: lower case, ASCII for Latin letters, no punctuation, joined initials (`J.P.` is `jp`), `&`
 * as a word, abbreviations in full. Other scripts stay.
 */
export const nameText = remembered(MOST_TEXTS, (written) => {
  const name = repairEncoding(written);
  const plain = ASCII.test(name) ? name.toLowerCase() : (foldedByLetter(name) ?? folded(name));
  return ASCII.test(plain) ? asciiText(plain) : textOf(plain);
});

/** Most names are of such letters alone, and an import compares millions of them. */
const ASCII = /^[ -~]*$/;

/** The name as it is compared where it is written without umlauts and rings; undefined for one that has none. */
export function digraphText(name: string): string | undefined {
  const plain = repairEncoding(name).normalize('NFKC').toLowerCase();
  const spelt = plain.replace(/[äöüøåæ]/g, (letter) => ownValue(DIGRAPHS, letter) ?? letter);
  return spelt === plain ? undefined : textOf(unmarked(deburr(spelt)));
}

/** A text without its spaces. */
export function squeezed(text: string): string {
  return text.replaceAll(' ', '');
}

/** What `textOf` gives for letters without accents; each rule is tried only where something is that it could mean. */
function asciiText(plain: string): string {
  let text = plain.replace(ARTICLE, '');
  if (/[/\\]/.test(text)) text = text.replace(REGISTER_MARKS, '');
  text = withoutShareMarks(text);
  // `Estee Lauder Cos Inc/The-CL A` has its article before the class.
  if (text !== plain) text = text.replace(ARTICLE, '');
  if (/[&'`]/.test(text)) text = text.replaceAll('&', ' and ').replace(/['`]/g, '');
  if (text.includes('.')) text = text.replace(DOTTED_ASCII, initials);
  if (OTHER_THAN_WORDS.test(text)) text = text.replace(/[^a-z\d]+/g, ' ');
  return withoutShareMarks(text.trim().replace(SHORT, (word) => SHORTENED.get(word) ?? word));
}

/** Where a terminal cuts names off, of an article behind a stroke only a part may be left. */
const ARTICLE = /\(the\)|[,/ ] ?the$|\/th?$/g;

/** The same of ASCII alone, where to ask of each letter which script it is of takes ten times as long. */
const DOTTED_ASCII = /(?<![a-z\d])(?:[a-z]\.\s?){2,}(?:[a-z](?![a-z\d]))?/g;

/** Dotted initials with letters of any script around them. */
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.\s?){2,}(?:\p{L}(?![\p{L}\p{N}]))?/gu;

const OTHER_THAN_WORDS = /[^a-z\d ]| {2}/;

const SHORT = new RegExp(`(?<![a-z])(?:${[...SHORTENED.keys()].join('|')})(?![a-z])`, 'g');

function textOf(plain: string): string {
  if (WORDS.test(plain)) return plain;
  return withoutShareMarks(plain.replace(ARTICLE, '').replace(REGISTER_MARKS, ''))
    .replace(ARTICLE, '')
    .replace(/&/g, ' and ')
    .replace(/['’‘`´]/g, '')
    .replace(DOTTED, initials)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\p{L}+/gu, (word) => SHORTENED.get(word) ?? word);
}

/** Words of letters outside ASCII, which no rule means. */
const WORDS =
  /^[\u03B1-\u03C9\u0430-\u045F\u05D0-\u05EA\u0621-\u063A\u0641-\u064A\u3041-\u3096\u30A1-\u30FA\u30FC\u4E00-\u9FFF\uAC00-\uD7A3]+(?: [\u03B1-\u03C9\u0430-\u045F\u05D0-\u05EA\u0621-\u063A\u0641-\u064A\u3041-\u3096\u30A1-\u30FA\u30FC\u4E00-\u9FFF\uAC00-\uD7A3]+)*$/;

/** Latin letters without accents and case, in the one form of each letter. */
function folded(name: string): string {
  return unmarked(deburr(name.normalize('NFKC')).toLowerCase());
}

/**
 * Letters that are folded as they are in every name: none joins its neighbours, as marks and parts of Korean syllables do, or
 * depends on them, as the Greek capital sigma does.
 */
const SINGLE =
  /^[ -~\u00A0-\u024F\u0370-\u03A2\u03A4-\u03F3\u0400-\u0481\u048A-\u052F\u05D0-\u05EA\u0621-\u064A\u1E00-\u1EFF\u2010-\u2026\u3041-\u3096\u30A1-\u30FE\u4E00-\u9FFF\uAC00-\uD7A3]*$/;

/** What letters become; a dataset of names in all languages has a few thousand. */
const letters = new Map<number, string>();

function letterAt(name: string, at: number): string {
  const letter = name.charCodeAt(at);
  const known = letters.get(letter);
  if (known !== undefined) return known;
  const made = folded(String.fromCharCode(letter));
  letters.set(letter, made);
  return made;
}

/** The same letter by letter, each looked at once: most of tens of thousands of names are of few letters. */
function foldedByLetter(name: string): string | undefined {
  if (!SINGLE.test(name)) return undefined;
  let text = '';
  for (let at = 0; at < name.length; at += 1) text += letterAt(name, at);
  return text;
}

/** Letters of other alphabets, each of which stays one letter of its alphabet in every name. */
const OTHER_ALPHABET =
  /[\u03B1-\u03C9\u0430-\u044F\u05D0-\u05EA\u0621-\u063A\u0641-\u064A\u3041-\u3096\u30A1-\u30FA\u4E00-\u9FFF\uAC00-\uD7A3]/;

/** The first letter of another alphabet than Latin in a name as it is compared; undefined where it has none. */
export function otherAlphabetIn(text: string): string | undefined {
  return OTHER_ALPHABET.exec(text)?.[0];
}

/** The same of a name as it is written, as far as that is known without normalising all of it. */
export function otherAlphabetAhead(name: string): string | undefined {
  if (ASCII.test(name) || !SINGLE.test(name)) return undefined;
  for (let at = 0; at < name.length; at += 1) {
    const letter = letterAt(name, at);
    if (letter > '~' && OTHER_ALPHABET.test(letter)) return letter;
  }
  return undefined;
}

function initials(dotted: string): string {
  return `${dotted.replace(/[.\s]/g, '')} `;
}

/** Greek and Cyrillic accents are left out by many; marks of other scripts, such as Japanese, make another letter. */
function unmarked(text: string): string {
  return text
    .normalize('NFD')
    .replace(/([\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Latin}])\p{M}+/gu, '$1')
    .normalize('NFC');
}
