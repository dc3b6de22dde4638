import { deburr } from 'es-toolkit/string';
import { ownValue } from '../contract/own-value';

/** Words as registers, filings and price lists shorten them. */
const SHORTENED: ReadonlyMap<string, string> = new Map([
  ['corp', 'corporation'],
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

/** Marks of registers and price lists: `/DE/` for the state of incorporation, `Class A` or `CL A` for the share. */
const REGISTER_MARKS =
  /(?<=[a-z]{3}|\s)(?<!^[a-z]{3})[/\\]\s*[a-z]{2,3}\s*[/\\]?\s*$|[\s-]+\(?cl(?:ass)? [a-c]\)?\s*$/;

/** Letters that German and Nordic languages also write as two, as in `Muenchen`. */
const DIGRAPHS: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa', æ: 'ae' };

/**
 * A name as it is compared: Latin letters without accents (`ø`, `ß`, `ł` and their like as ASCII), no letter case or
 * punctuation; dotted initials joined (`J.P.` is `jp`), `&` as a word, shortened words in full, single spaces. Letters of
 * other scripts stay what they are.
 */
export function nameText(name: string): string {
  const known = texts.get(name);
  if (known !== undefined) return known;
  const text = ASCII.test(name)
    ? asciiText(name.toLowerCase())
    : textOf(unmarked(deburr(name.normalize('NFKC')).toLowerCase()));
  if (texts.size >= MOST_TEXTS) texts.clear();
  texts.set(name, text);
  return text;
}

/** One name is compared in a row for its search, for questions and for its further names. */
const texts = new Map<string, string>();

const MOST_TEXTS = 64;

/** Most names are of such letters alone, and an import compares millions of them. */
const ASCII = /^[ -~]*$/;

/** The name as it is compared where it is written without umlauts and rings; undefined for one that has none. */
export function digraphText(name: string): string | undefined {
  const plain = name.normalize('NFKC').toLowerCase();
  const spelt = plain.replace(/[äöüøåæ]/g, (letter) => ownValue(DIGRAPHS, letter) ?? letter);
  return spelt === plain ? undefined : textOf(unmarked(deburr(spelt)));
}

/** A text without its spaces. */
export function squeezed(text: string): string {
  return text.replaceAll(' ', '');
}

/** What `textOf` gives for letters without accents; each rule is tried only where something is that it could mean. */
function asciiText(plain: string): string {
  let text = plain;
  if (text.includes('the')) text = text.replace(ARTICLE, '');
  if (text.includes('/') || text.includes('\\') || text.includes('cl'))
    text = text.replace(REGISTER_MARKS, '');
  if (text.includes('&')) text = text.replaceAll('&', ' and ');
  if (text.includes("'") || text.includes('`')) text = text.replace(/['`]/g, '');
  if (text.includes('.')) text = text.replace(DOTTED, initials);
  if (OTHER_THAN_WORDS.test(text)) text = text.replace(/[^a-z\d]+/g, ' ');
  return text.trim().replace(SHORT, (word) => SHORTENED.get(word) ?? word);
}

const ARTICLE = /\(the\)|[,/ ] ?the$/g;

/** Dotted initials with letters of any script around them. */
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.\s?){2,}(?:\p{L}(?![\p{L}\p{N}]))?/gu;

const OTHER_THAN_WORDS = /[^a-z\d ]| {2}/;

const SHORT = new RegExp(`(?<![a-z])(?:${[...SHORTENED.keys()].join('|')})(?![a-z])`, 'g');

function textOf(plain: string): string {
  return plain
    .replace(ARTICLE, '')
    .replace(REGISTER_MARKS, '')
    .replace(/&/g, ' and ')
    .replace(/['’‘`´]/g, '')
    .replace(DOTTED, initials)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/\p{L}+/gu, (word) => SHORTENED.get(word) ?? word);
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
