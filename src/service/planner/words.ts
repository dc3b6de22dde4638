import { nameText } from '../../shared/names/name-text';
import { atOnce, type Steps } from '../store/steps';
import { writtenOut } from './written-times';

/** One word of a question. `text` is its compared form; a possessive `'s` is a word of its own. */
export type Word = {
  text: string;
  /** As it was written. */
  written: string;
  kind: 'word' | 'number' | 'possessive' | 'mark';
  /** Whether it joins the word before it without a space, as `'s` and the parts of `Coca-Cola` do. */
  isJoined: boolean;
  /** Whether a hyphen stands before it. */
  isHyphened?: true;
};

/** Longer inputs are no questions; what is left out is never looked at. */
const MOST_LETTERS = 600;

/** The most words of a question: the chart's work grows with their cube. */
export const MOST_WORDS = 48;

const lists = new Map<string, ReadonlySet<string>>();

/** Whether the compared form of a word is one of a list parted by `|`. */
export function isOneOf(list: string, text: string): boolean {
  const known = lists.get(list);
  if (known !== undefined) return known.has(text);
  const made = new Set(list.split('|').map((each) => nameText(each)));
  lists.set(list, made);
  return made.has(text);
}

const firsts = new Map<string, ReadonlySet<string>>();

/** Whether a word begins an entry of a list parted by `|`: most words of a question begin none of most lists. */
export function beginsOneOf(list: string, text: string): boolean {
  const known = firsts.get(list);
  if (known !== undefined) return known.has(text);
  const made = new Set(list.split('|').map((each) => nameText(each).split(' ')[0] ?? ''));
  firsts.set(list, made);
  return made.has(text);
}

const entries = new Map<string, readonly { entry: string; text: string }[]>();

/** Questions as they are looked through, for each of many lists. */
const sayings = new WeakMap<readonly Word[], string>();

/** The first entry of a list parted by `|` that stands in a question as it is said there. */
export function findPhrase(words: readonly Word[], list: string): string | undefined {
  const known =
    entries.get(list) ?? list.split('|').map((entry) => ({ entry, text: ` ${nameText(entry)} ` }));
  entries.set(list, known);
  const said = sayings.get(words) ?? ` ${words.map(({ text }) => text).join(' ')} `;
  sayings.set(words, said);
  return known.find(({ entry, text }) => entry !== '' && said.includes(text))?.entry;
}

const PIECE =
  /(?<![\p{L}\p{N}])\+\d{1,4}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|edu|gov|int|ac\.\p{L}{2}|co\.\p{L}{2}|ac|edu\.\p{L}{2}|de|ch|at|fr|uk|eu|ca|au|jp|cn|in|br|it|es|nl|se|no|dk|fi|pl|ru|ae)(?![\p{L}\p{N}])|\d{4}-\d{2}(?:-\d{2})?(?![\p{L}\d-])|(?:1[5-9]|20)\d{2}[-–](?:1[5-9]|20)\d{2}(?!\d)|−?[$€£¥]?\d+(?:[.,]\d+)*(?![\p{L}\d]|[.,]\d)%?|−?[$€£¥]\d+(?:[.,]\d+)*|−?\d+(?:[.,]\d+)*(?=(?:k|m|mn|mln|mio|bn|b|mrd|tn|t|tsd)\b)|['’‘`´]s?(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’](?!s\b)\p{L}+)?|[^\s]/giu;

/** A market with its colon before a ticker. */
const LISTED_ON =
  /(?<![\p{L}\p{N}])(?:NASDAQ|NYSE|NYSE ?Arca|NYSE ?American|AMEX|XNAS|XNYS|NYQ|NMS)\s?:\s?(?=[A-Z]{1,5}(?:[.-][A-Z])?(?![\p{L}\p{N}]))/gu;

/** What a dash between two times becomes; any other dash is passed over. */
export const SPAN_MARK = '⁓';

/** Marks that mean something to the planner; every other is passed over. */
const MARKS = new Set([',', '/', ':', SPAN_MARK]);

const YEAR = String.raw`(?:1[5-9]|20)\d{2}`;
const DASH = '[-‐‑‒–—−]';

/** Two times with a dash between them: `FY2020 – FY2023`, `FY20-25`, `2018—2022`. */
const SPAN = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,-])((?:FY|GJ)\s?(?:${YEAR}|\d{2})|${YEAR}|[QH]\d)\s*${DASH}\s*(?=((?:FY|GJ|fiscal|calendar)\s?(?:${YEAR}|\d{2})|${YEAR}|\d{2}|[QH]\d)(?![\p{L}\p{N}-]))`,
  'giu',
);

/** What stands between two times is `to`; the year of two digits that ends a span is one of the century that begins it. */
function spanned(text: string): string {
  return text.replace(SPAN, (found, from: string, to: string) => {
    const isShort = /^\d{2}$/.test(to);
    // Of `12 March 2020 - 15 March 2021` it is a day.
    if (isShort && /\s$/.test(found)) return found;
    // `2020-05` is a month; `2018-22` can be none.
    if (isShort && (/^[QH]/i.test(from) || (/^\d/.test(from) && Number(to) <= 12))) return found;
    // Nor does a span run backwards: `2023-13` is a slip in the month.
    if (isShort && /^\d/.test(from) && Number(to) <= Number(from.slice(-2))) return found;
    const century = /\d{2}(?=\d{2}$)/.exec(from)?.[0] ?? '20';
    return isShort ? `${from} ${SPAN_MARK} ${century}` : `${from} ${SPAN_MARK} `;
  });
}

/** How a number below nothing is marked; every other dash and minus is passed over. */
const MINUS = '−';

/** A dash that joins nothing and stands before an amount: `below -5 billion`, `-$5bn`, `$-5`. A year with one is a year. */
const SIGNED = new RegExp(
  String.raw`(?<=^|[\s(<>=≤≥])(?:${DASH}([$€£¥]?)|([$€£¥])${DASH})(?=\d)(?!${YEAR}(?![\p{L}\p{N}.,%]))`,
  'gu',
);

/** Behind what compares, a number is below nothing also where it is said so, or stands in brackets as accountants write it. */
const COMPARED = String.raw`(?<=(?:^|[\s(])(?:below|under|beneath|above|over|exceed(?:s|ed|ing)?|than|least|most|between|and|or|to|of|by|at|unter|über|als|zwischen|und|bis|von|mindestens|höchstens|[<>=≤≥]=?)\s+)`;
const SAID_MINUS = new RegExp(String.raw`${COMPARED}(?:minus|negative)\s+(?=[$€£¥]?\d)`, 'giu');
const BRACKETED = new RegExp(String.raw`${COMPARED}\(([$€£¥]?\d+(?:[.,]\d+)*%?)\)(?=\s|%|$|\?)`, 'giu');

/** How what stands in a question is written otherwise before it is taken apart, in this order. */
const REWRITTEN: readonly ((text: string) => string)[] = [
  writtenOut,
  spanned,
  (text) =>
    text.replace(
      SIGNED,
      (_found, before?: string, behind?: string) => `${MINUS}${before ?? ''}${behind ?? ''}`,
    ),
  (text) => text.replace(SAID_MINUS, MINUS),
  (text) => text.replace(BRACKETED, `${MINUS}$1`),
  (text) => text.replace(DOTTED_BEFORE_MARK, undotted),
  (text) => text.replace(DOTTED, undotted),
  (text) => text.replace(/\bR&D\b/gi, 'R and D'),
  // `Language(s)` asks for one or several.
  (text) => text.replace(/(?<=\p{L}{2})\((?:e?s|n|en|er|innen)\)/gu, ''),
  // `What did both each earn`: the verb says it of each anyway.
  (text) =>
    text.replace(
      /\beach (?=(?:earn|make|made|lose|lost|spend|spent|report|post|book|employ|generate|pay|paid)\b)/gi,
      '',
    ),
  (text) => text.replace(/\bD ?\/ ?E\b/g, 'debt to equity'),
  // `NASDAQ: MSFT` is MSFT: the market before a ticker says where it is listed, and asks nothing.
  (text) => text.replace(LISTED_ON, ''),
  (text) => text.replace(/(?<![\p{L}\p{N}])([QH]\d)[-/’'](?=20\d\d(?![\p{L}\p{N}-]))/giu, '$1 '),
  // Without its sign this is a car maker.
  (text) => text.replace(/\bGM ?%/gi, 'gross margin'),
  (text) => text.replace(/(?<![\p{L}\p{N}])['‘]([^'’‘]{1,80})['’](?![\p{L}\p{N}])/gu, ' $1 '),
  (text) => text.replace(/(?<=^|\s)w\/o(?=\s)/gi, 'without'),
  // `Q3 '24` and `fiscal 24` are of this century.
  (text) =>
    text.replace(
      /(?<![\p{L}\p{N}])((?:Q\d|\dQ)|fiscal(?: year)?)[ -]?['’]?((?:1[4-9]|2\d))(?![\p{L}\p{N}]|[.,:]\d|\s*(?:%|percent|million|billion|bn|mn))/giu,
      '$1 20$2',
    ),
  (text) => text.replace(/(?<=^|\s)w\/(?=\s|[><])/gi, ' with '),
  (text) => text.replace(/(?<=^|\s)(>=|≥)\s*(?=−?[$€£¥]?\d)/g, ' at least '),
  (text) => text.replace(/(?<=^|\s)(<=|≤)\s*(?=−?[$€£¥]?\d)/g, ' at most '),
  (text) => text.replace(/(?<=^|\s)>\s*(?=−?[$€£¥]?\d)/g, ' more than '),
  (text) => text.replace(/(?<=^|\s)<\s*(?=−?[$€£¥]?\d)/g, ' less than '),
  (text) => text.replace(/\bUS\$(?=\s?\d)/g, '$'),
  // A share of something is not that thing.
  (text) => text.replace(/(?<=^|\s)%(?=\s+(?:of|von|vom|des|der)\s)/gi, ' percent '),
  (text) => text.replace(/&/g, ' and '),
];

const DOTTED_BEFORE_MARK = /(?<![\p{L}\p{N}])((?:\p{L}\.){2,})(?=[\s,?!;:)']|$)/gu;
const DOTTED = /(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}(?![\p{L}\p{N}])/gu;

const undotted = (dotted: string): string => dotted.replaceAll('.', '');

/** The questions whose words were asked for last: each stage of the planner asks for those of the same one. */
const taken = new Map<string, readonly Word[]>();

const MOST_TAKEN = 50;

/** Takes a question apart into words; a question that is too long gives none. */
export function wordsOf(question: string): readonly Word[] {
  const known = taken.get(question);
  if (known !== undefined) return known;
  const words = atOnce(wordsInSteps(question));
  if (taken.size >= MOST_TAKEN) taken.clear();
  if (question.length <= MOST_LETTERS) taken.set(question, words);
  return words;
}

/** The same step by step: its patterns are compiled when they are first tried, which takes longer than a turn of all others. */
export function* wordsInSteps(question: string): Steps<readonly Word[]> {
  let text = question.slice(0, MOST_LETTERS).normalize('NFC');
  for (const rewritten of REWRITTEN) {
    text = rewritten(text);
    yield;
  }
  const words: Word[] = [];
  for (const found of text.matchAll(PIECE)) {
    const [written] = found;
    const isJoined = found.index > 0 && !/\s/.test(text[found.index - 1] ?? ' ');
    const word = read(written, isJoined);
    const isHyphened = isJoined && text[found.index - 1] === '-';
    if (word !== undefined) words.push(isHyphened ? { ...word, isHyphened } : word);
  }
  return words;
}

function read(written: string, isJoined: boolean): Word | undefined {
  if (/^['’‘`´]s?$/i.test(written))
    return isJoined ? { text: "'s", written, kind: 'possessive', isJoined } : undefined;
  if (/^\+\d/.test(written)) return { text: written.slice(1), written, kind: 'number', isJoined };
  if (/^−?[$€£¥]?\d/.test(written) && !/\p{L}/u.test(written))
    return { text: written.replace(/[$€£¥]/, '').replace(MINUS, '-'), written, kind: 'number', isJoined };
  const text = nameText(written);
  if (text !== '') return { text, written, kind: 'word', isJoined };
  return MARKS.has(written) ? { text: written, written, kind: 'mark', isJoined } : undefined;
}
