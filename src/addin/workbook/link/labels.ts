import { LINES, sameSeriesAs } from '../../../shared/names/series-words';
import { plainWords, propertiesCalled } from '../../../shared/names/property-words';
import shared from '../../../shared/names/field-words.json';
import words from './labels.json';

/** The number of a footnote, directly behind a word. */
const FOOTNOTE = /(?<=\p{L}{3})\d$/u;

const FIELDS = new Map<string, string[]>();
/** Words with any others in their middle or at their end: `total * stockholders equity`. */
const PATTERNS: { pattern: RegExp; series: string }[] = [];
for (const { series, words: all } of [...words.fields, ...shared.lines])
  for (const word of [series, ...all]) {
    const [stem = '', ...others] = word.split('*').map((part) => stemOf(labelKey(part)));
    if (others.length === 0) FIELDS.set(stem, [...(FIELDS.get(stem) ?? []), series]);
    else PATTERNS.push({ series, pattern: new RegExp(`^${[stem, ...others].join('(.+)')}$`, 'u') });
  }

/** What makes a line another than that of the whole company. */
const PART =
  /\b(?:non ?controlling|minorit\w+|liabilit\w+|preferred|participating|redeemable|assumed|(?:dis)?continu\w+)\b/;

/** Words that no entity is called by alone: `Consolidated income statement` names none. */
const NOISE: ReadonlySet<string> = new Set(words.noise.flatMap((phrase) => labelKey(phrase).split(' ')));

/** A label without case, punctuation and what accountants add in brackets. */
export function labelKey(text: string): string {
  return plainWords(text)
    .replace(FOOTNOTE, '')
    .replaceAll(/\/? ?\((?:loss(?:es)?|deficit|gain|used (?:in|for|by)|decrease|increase)\)/g, ' ')
    .replaceAll(/[^\p{L}\d&%/]+/gu, ' ')
    .trim();
}

/** The same for a plural as for its singular, and for `&` as for `and`. */
function stemOf(key: string): string {
  return key.replaceAll('&', ' and ').replaceAll(/s\b/g, '').replaceAll(/ +/g, ' ').trim();
}

/** The names of series that a label may mean, the likeliest first. */
export function seriesCalled(label: string): readonly string[] {
  return [...new Set(spellings(label).flatMap(namesOf))];
}

function namesOf(label: string): string[] {
  const key = labelKey(label);
  const line = LINES.find((each) => labelKey(each) === key);
  const stem = stemOf(key);
  const like = PATTERNS.flatMap(({ pattern, series }) => {
    const [, any] = pattern.exec(stem) ?? [];
    return any !== undefined && !PART.test(any) ? [series] : [];
  });
  return [line, sameSeriesAs(label), sameSeriesAs(key), ...(FIELDS.get(stem) ?? []), ...like].filter(
    (each) => each !== undefined,
  );
}

/** How a line enters a sum, before its name. */
const SUMMAND = /^(?:less|plus|add|minus|total|consolidated)\b:?\s*/i;

/** A label in full, then without what explains it, and the names of one that has several: `Sales/Revenue`. */
function spellings(label: string): string[] {
  const bare = label.replaceAll(/\([^()]*\)/g, ' ').trim();
  const inside = [...label.matchAll(/\(([^()]+)\)/g)].map(([, text = '']) => text);
  const parts = [
    // "Cash, cash equivalents and securities" is a sum, not cash explained.
    bare.replace(/,(?!.*(?:,|&|\band\b)).*/i, ''),
    bare.replace(SUMMAND, ''),
    bare.replace(/, (?:including|excluding|net of)\b.*/i, ''),
    ...(bare.includes('/') ? bare.split('/') : []),
  ];
  return [label, bare, ...parts, ...inside].map((each) => each.trim()).filter((each) => each !== '');
}

/** Whether a label is known to name a field. */
export function isField(label: string): boolean {
  return label !== '' && (seriesCalled(label).length > 0 || propertiesCalled(label).length > 0);
}

/** Whether a text names neither an entity nor a field, as "Income statement". */
export function isNoise(label: string): boolean {
  return nameIn(label) === '';
}

/** What may be a name in a title: its words without those at both ends that name nothing. */
export function nameIn(title: string): string {
  const all = title.split(' ');
  const isNamed = all.map((word) => /\p{L}/u.test(word) && !NOISE.has(labelKey(word)));
  const name = all.slice(isNamed.indexOf(true), isNamed.lastIndexOf(true) + 1);
  const isSentence = name.length > MOST_WORDS;
  return isNamed.includes(true) && !isSentence && /\p{L}{2}/u.test(title) ? name.join(' ') : '';
}

/** Names of entities are seldom longer. */
const MOST_WORDS = 7;
