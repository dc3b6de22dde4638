import { CURRENCY, COMMA_GROUPS, commonCurrency, currencyCode, isWord } from './currency';
import { DIGITS, numberOf, type DecimalMark } from './digits';
import { MAGNITUDE, markBeside, multiplier } from './magnitude';
import { ownValue } from '../../../shared/contract/own-value';

/** One number in a text, with what is written around it. */
export type Amount = {
  currency: string | undefined;
  /** Whether a magnitude or a percent sign says what it is multiplied by. */
  isScaled: boolean;
  /** Whether a sign of percent or the like is what says so. */
  isShare: boolean;
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** Its text with everything that belongs to it. */
  text: string;
  /** A word beside it that is none of the currencies. */
  stranger: string | undefined;
  /** What is written, to be read once it is known that this number counts. */
  written: Written;
};

/** A number as it is written. */
type Written = {
  digits: string | undefined;
  word: string | undefined;
  isNegative: boolean;
  magnitude: string | undefined;
  share: number | undefined;
  /** The decimal mark that currency or magnitude tell. */
  mark: DecimalMark | undefined;
};

/** How a language writes numbers, as far as it is known. */
export type Writing = { language: string | undefined; decimal: DecimalMark | undefined };

const SHARES: Readonly<Record<string, number>> = { '%': 0.01, '‰': 0.001, bp: 1e-4, bps: 1e-4 };

/** The source of an expression that matches what says that a number is a share. */
const SHARE =
  '(?:[%‰]|(?:per |pro ?)mille(?!\\p{L})|percent(?!\\p{L})|per cent(?!\\p{L})|pct(?!\\p{L})|bps?(?!\\p{L})|basis points?(?!\\p{L}))';

// A number that follows a letter or digit is part of a name such as Q3 or FY2023.
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,])(?<before>${CURRENCY} ?)?(?<sign>[-+](?=[\\d.,]|${CURRENCY})|(?:minus|negative) )?(?<inner>${CURRENCY} ?)?` +
    `(?:(?<digits>${DIGITS})|(?<word>(?<!p(?:er|ro) )mille(?!\\p{L})|(?:half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?= ${MAGNITUDE})))` +
    `(?: ?(?<magnitude>${MAGNITUDE}))?(?: ?(?:de |d['’])?(?<after>${CURRENCY}))?` +
    `(?: ?(?<share>${SHARE}))?`,
  'giu',
);

/** Accountants write a negative number in brackets, and nothing else beside it: (1,234), $(1,234), (5.2) million. */
const MEASURE = `(?: ?(?:${MAGNITUDE}|${CURRENCY}|${SHARE}))`;
const IN_BRACKETS = new RegExp(
  `^(?:${CURRENCY} ?)?-?\\((?:${CURRENCY} ?)?${DIGITS}${MEASURE}{0,3}\\)${MEASURE}{0,3}$`,
  'iu',
);
const BEHIND_BRACKET = new RegExp(`^\\)${MEASURE}`, 'iu');

const WORDS: Readonly<Record<string, number>> = {
  half: 0.5,
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
  mille: 1000,
};

/** Whether a text is a negative number as accountants write it, and nothing else. */
export function isInBrackets(text: string): boolean {
  return IN_BRACKETS.test(text);
}

/** Whether what follows a number goes on behind its bracket, as in "a loss of (12.5) m". */
export function goesOnBehindBracket(rest: string): boolean {
  return BEHIND_BRACKET.test(rest);
}

/** Every number in a text, in reading order. */
export function amountsIn(text: string): readonly Amount[] {
  return [...text.matchAll(AMOUNT)].map((match) => amountOf(match));
}

function amountOf(match: RegExpExecArray): Amount {
  const { before, sign, inner, digits, word, magnitude, after, share } = match.groups ?? {};
  const named = [before, inner, after].flatMap((each) => each?.trim() ?? []);
  const [currency, other] = named;
  const isOfTwo = currency !== undefined && other !== undefined && !named.some(isWord);
  const common = isOfTwo ? commonCurrency(currency, other) : undefined;
  const stranger =
    common === 'two' ? other : currency !== undefined && isWord(currency) ? currency : undefined;
  return {
    currency: common ?? (currency === undefined || isWord(currency) ? undefined : currencyCode(currency)),
    stranger,
    isScaled: share !== undefined || magnitude !== undefined,
    isShare: share !== undefined,
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
    written: {
      digits,
      word,
      isNegative: sign !== undefined && sign !== '+',
      magnitude,
      share: share === undefined ? undefined : shareOf(share),
      mark: magnitude === undefined ? markAfter(before ?? inner, digits) : markBeside(magnitude),
    },
  };
}

function markAfter(sign: string | undefined, digits: string | undefined): DecimalMark | undefined {
  const isTold = sign !== undefined && COMMA_GROUPS.test(sign) && digits?.includes(',') === true;
  return isTold ? '.' : undefined;
}

function shareOf(text: string): number {
  const word = text.toLowerCase();
  if (word.endsWith('mille')) return 0.001;
  return ownValue(SHARES, word) ?? (word.startsWith('basis') ? 1e-4 : 0.01);
}

/** The number before its magnitude is applied; undefined where its digits are none. */
export function sizeOf({ written }: Amount, { decimal }: Writing): number | undefined {
  const { digits, word, isNegative, mark } = written;
  const size =
    digits === undefined
      ? ownValue(WORDS, word?.toLowerCase().split(' ')[0] ?? '')
      : numberOf(digits, decimal ?? mark);
  return size === undefined || !isNegative ? size : -size;
}

/** What the number is multiplied by, undefined where nothing says so; `'unknown'` where its word may mean several. */
export function scaleOf(
  { written, currency }: Amount,
  { language }: Writing,
): number | 'unknown' | undefined {
  const { magnitude, share } = written;
  if (share !== undefined) return share;
  if (magnitude === undefined) return undefined;
  // Metres, millimetres and tonnes, unless money is meant.
  if (/^(?:mm?|t)$/.test(magnitude) && currency === undefined) return 'unknown';
  return multiplier(magnitude, language) ?? 'unknown';
}
