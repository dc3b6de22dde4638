import { nameText } from '../../../shared/names/name-text';

/** A word, a number or a mark of a question, with where it stands in the text. */
export type Token = {
  /** As it is compared: small letters without accents. */
  text: string;
  written: string;
  start: number;
  end: number;
  kind: 'word' | 'number' | 'date' | 'mark';
  /** Whether no space stands before it. */
  isJoined: boolean;
  /** What ends behind it: a sentence, a question, or a part in brackets or quotation marks. */
  after?: 'stop' | 'ask' | 'break';
};

/** A day or month as a number, an amount, letters, or one mark; letters and digits are parted: `Q3`, `FY2024`, `5bn`. */
const PIECE =
  /\d{4}-\d{2}-\d{2}(?!\d)|\d{1,2}\/\d{1,2}\/\d{4}(?!\d)|\d{1,2}\.\d{1,2}\.\d{4}(?!\d)|(?<![\d-])\d{4}-(?:0[1-9]|1[0-2])(?![\d-])|\d+(?:[.,]\d+)*|['’‘`´]s?(?![\p{L}\p{N}])|[\p{L}\p{M}]+(?:['’](?!s(?!\p{L}))\p{L}+)*|>=|<=|\S/gu;

/** Marks that mean something; every other parts words and is passed over. */
const MARKS = new Map([
  ...([',', '/', ':', '%', '$', '€', '£', '¥', '>', '<', '=', '>=', '<=', '+', '.', '&'] as const).map(
    (mark) => [mark, mark] as const,
  ),
  ...(['-', '–', '—', '‐', '−', '⁓', '~'] as const).map((mark) => [mark, '-'] as const),
  ...(['≥', '≤'] as const).map((mark) => [mark, mark === '≥' ? '>=' : '<='] as const),
  [';', ','],
]);

/** The same where an apostrophe parts words, as in `l'Italie`. */
const ELIDED = new RegExp(PIECE.source.replace("(?:['’](?!s(?!\\p{L}))\\p{L}+)*", ''), 'gu');

/** Takes a text apart; with `isElided` an apostrophe parts words. */
export function tokenize(text: string, isElided = false): Token[] {
  const tokens: Token[] = [];
  let end = -1;
  for (const { 0: written, index: start } of text.matchAll(isElided ? ELIDED : PIECE)) {
    const isJoined = start === end;
    end = start + written.length;
    const token = tokenOf(written, text, start, end);
    // Accountants write what is below nothing in brackets.
    const isBracketed =
      token?.kind === 'number' &&
      text[start - 1] === '(' &&
      text[end] === ')' &&
      !/^(?:1[5-9]|20)\d{2}$/.test(written);
    if (isBracketed)
      tokens.push({ text: 'minus', kind: 'word', written: '(', start, end: start, isJoined: true });
    if (token !== undefined) tokens.push({ ...token, written, start, end, isJoined });
  }
  return tokens.map((token, at) => {
    const after = endOf(text.slice(token.end, tokens[at + 1]?.start));
    return after === undefined ? token : { ...token, after };
  });
}

/** What the marks between two tokens end. */
const endOf = (gap: string): Token['after'] =>
  gap.includes('?') ? 'ask' : /[.!…\n]/.test(gap) ? 'stop' : /[()"“”„«»|]/.test(gap) ? 'break' : undefined;

function tokenOf(
  written: string,
  text: string,
  start: number,
  end: number,
): Pick<Token, 'text' | 'kind'> | undefined {
  if (/^\d/.test(written)) {
    if (/^\d{4}-|[./]\d{1,2}[./]\d{4}$/.test(written)) return { text: written, kind: 'date' };
    return { text: written, kind: 'number' };
  }
  if (/^['’‘`´]/.test(written) && /^\p{L}/u.test(text.slice(end))) return undefined;
  if (/^['’‘`´]/.test(written))
    return written === text || /[\p{L}\p{N}.]/u.test(text[start - 1] ?? '')
      ? { text: "'s", kind: 'mark' }
      : undefined;
  if (/^[-–−]$/.test(written) && isMinus(text, start, end)) return { text: 'minus', kind: 'word' };
  if (written === '+' && /^\d/.test(text.slice(end)) && !/\w\s*$/.test(text.slice(0, start)))
    return undefined;
  if (written === '&') return { text: 'and', kind: 'word' };
  const mark = MARKS.get(written);
  if (mark !== undefined)
    return written === text || isMeant(mark, text, start, end) ? { text: mark, kind: 'mark' } : undefined;
  const word = nameText(written);
  return word === '' ? undefined : { text: word, kind: 'word' };
}

/** Whether a dash joins nothing and stands before an amount: `below -5 billion`. Before a year it is none. */
const isMinus = (text: string, start: number, end: number): boolean =>
  /(?:^|[\s(<>=≤≥])[$€£¥]?$/.test(text.slice(0, start)) &&
  /^[$€£¥]?\d/.test(text.slice(end)) &&
  !/^(?:1[5-9]|20)\d{2}(?![\d.,])/.test(text.slice(end)) &&
  !/\d\s*$/.test(text.slice(0, start));

/** Whether a mark says something where it stands: a dash between words joins them, and a dot ends a sentence. */
function isMeant(mark: string, text: string, start: number, end: number): boolean {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  if (mark === '.') return /\d$/.test(before) && /^\s+\p{L}/u.test(after);
  if (mark !== '-' || text.length === mark.length) return true;
  return (
    (/\d$/.test(before) && /^\S/.test(after)) ||
    /^\s*[$€£¥]?\d/.test(after) ||
    (/\s$/.test(before) && /^\s/.test(after))
  );
}
