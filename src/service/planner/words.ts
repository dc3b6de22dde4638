import { nameText } from '../../names/name-text';
import { writtenOut } from './written-times';

/** One word of a question. `text` is its compared form; a possessive `'s` is a word of its own. */
export type Word = {
  text: string;
  /** As it was written. */
  written: string;
  kind: 'word' | 'number' | 'possessive' | 'mark';
  /** Whether it joins the word before it without a space, as `'s` and the parts of `Coca-Cola` do. */
  isJoined: boolean;
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

/** The first entry of a list parted by `|` that stands in a question as it is said there. */
export function saidIn(words: readonly Word[], list: string): string | undefined {
  const known =
    entries.get(list) ?? list.split('|').map((entry) => ({ entry, text: ` ${nameText(entry)} ` }));
  entries.set(list, known);
  const said = ` ${words.map(({ text }) => text).join(' ')} `;
  return known.find(({ entry, text }) => entry !== '' && said.includes(text))?.entry;
}

const PIECE =
  /(?<![\p{L}\p{N}])\+\d{1,4}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.])(?:[\p{L}\p{N}-]+\.)+(?:com|org|net|edu|gov|int|ac\.\p{L}{2}|co\.\p{L}{2}|ac|edu\.\p{L}{2}|de|ch|at|fr|uk|eu|ca|au|jp|cn|in|br|it|es|nl|se|no|dk|fi|pl|ru|ae)(?![\p{L}\p{N}])|\d{4}-\d{2}(?:-\d{2})?(?![\p{L}\d-])|(?:1[5-9]|20)\d{2}[-–](?:1[5-9]|20)\d{2}(?!\d)|[$€£¥]?\d+(?:[.,]\d+)*(?![\p{L}\d]|[.,]\d)%?|[$€£¥]\d+(?:[.,]\d+)*|\d+(?:[.,]\d+)*(?=(?:k|m|mn|mln|mio|bn|b|mrd|tn|t|tsd)\b)|['’‘`´]s?(?![\p{L}\p{N}])|[\p{L}\p{N}\p{M}]+(?:['’](?!s\b)\p{L}+)?|[^\s]/giu;

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
  String.raw`(?<![\p{L}\p{N}.,-])((?:FY|GJ)\s?(?:${YEAR}|\d{2})|${YEAR}|[QH][1-4])\s*${DASH}\s*(?=((?:FY|GJ|fiscal|calendar)\s?(?:${YEAR}|\d{2})|${YEAR}|\d{2}|[QH][1-4])(?![\p{L}\p{N}-]))`,
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
    const century = /\d{2}(?=\d{2}$)/.exec(from)?.[0] ?? '20';
    return isShort ? `${from} ${SPAN_MARK} ${century}` : `${from} ${SPAN_MARK} `;
  });
}

/** Takes a question apart into words; a question that is too long gives none. */
export function wordsOf(question: string): readonly Word[] {
  const text = spanned(writtenOut(question.slice(0, MOST_LETTERS).normalize('NFC')))
    .replace(/(?<![\p{L}\p{N}])((?:\p{L}\.){2,})(?=[\s,?!;:)']|$)/gu, (dotted) => dotted.replaceAll('.', ''))
    .replace(/(?<![\p{L}\p{N}])(?:\p{L}\.){2,}\p{L}(?![\p{L}\p{N}])/gu, (dotted) =>
      dotted.replaceAll('.', ''),
    )
    .replace(/\bR&D\b/gi, 'R and D')
    // `What did both each earn`: the verb says it of each anyway.
    .replace(
      /\beach (?=(?:earn|make|made|lose|lost|spend|spent|report|post|book|employ|generate|pay|paid)\b)/gi,
      '',
    )
    .replace(/\bD ?\/ ?E\b/g, 'debt to equity')
    // `NASDAQ: MSFT` is MSFT: the market before a ticker says where it is listed, and asks nothing.
    .replace(LISTED_ON, '')
    .replace(/(?<![\p{L}\p{N}])([QH][1-4])[-/’'](?=20\d\d(?![\p{L}\p{N}-]))/giu, '$1 ')
    // Without its sign this is a car maker.
    .replace(/\bGM ?%/gi, 'gross margin')
    .replace(/(?<![\p{L}\p{N}])['‘]([^'’‘]{1,80})['’](?![\p{L}\p{N}])/gu, ' $1 ')
    .replace(/(?<=^|\s)w\/(?=\s|[><])/gi, ' with ')
    .replace(/(?<=^|\s)(>=|≥)\s*(?=[$€£¥]?\d)/g, ' at least ')
    .replace(/(?<=^|\s)(<=|≤)\s*(?=[$€£¥]?\d)/g, ' at most ')
    .replace(/(?<=^|\s)>\s*(?=[$€£¥]?\d)/g, ' more than ')
    .replace(/(?<=^|\s)<\s*(?=[$€£¥]?\d)/g, ' less than ')
    .replace(/\bUS\$(?=\s?\d)/g, '$')
    // A share of something is not that thing.
    .replace(/(?<=^|\s)%(?=\s+(?:of|von|vom|des|der)\s)/gi, ' percent ')
    .replace(/&/g, ' and ');
  const words: Word[] = [];
  for (const found of text.matchAll(PIECE)) {
    const [written] = found;
    const isJoined = found.index > 0 && !/\s/.test(text[found.index - 1] ?? ' ');
    const word = read(written, isJoined);
    if (word !== undefined) words.push(word);
  }
  return words;
}

function read(written: string, isJoined: boolean): Word | undefined {
  if (/^['’‘`´]s?$/i.test(written))
    return isJoined ? { text: "'s", written, kind: 'possessive', isJoined } : undefined;
  if (/^\+\d/.test(written)) return { text: written.slice(1), written, kind: 'number', isJoined };
  if (/^[$€£¥]?\d/.test(written) && !/\p{L}/u.test(written))
    return { text: written.replace(/[$€£¥]/, ''), written, kind: 'number', isJoined };
  const text = nameText(written);
  if (text !== '') return { text, written, kind: 'word', isJoined };
  return MARKS.has(written) ? { text: written, written, kind: 'mark', isJoined } : undefined;
}
