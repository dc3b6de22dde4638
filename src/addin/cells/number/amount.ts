import { CURRENCY, COMMA_GROUPS, commonCurrency, currencyCode, isWord } from './currency';
import { DIGITS, numberOf, type DecimalMark } from './digits';
import { MAGNITUDE, decimalMarkOf, multiplier, type Writing } from './magnitude';
import { DASH } from './normalized-text';
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

const SHARES: Readonly<Record<string, number>> = { '%': 0.01, '‰': 0.001, bp: 1e-4, bps: 1e-4 };

/** The source of an expression that matches what says that a number is a share. */
const SHARE =
  '(?:[%‰]|(?:per |pro ?)mille(?!\\p{L})|percent(?!\\p{L})|per cent(?!\\p{L})|pct(?!\\p{L})|bps?(?!\\p{L})|basis points?(?!\\p{L}))';

// A number that follows a letter or digit is part of a name such as Q3 or FY2023.
const ONE_AMOUNT =
  `(?<![\\p{L}\\d.,])(?<before>${CURRENCY} ?)?(?<sign>(?:\\+|${DASH} ?)(?=[\\d.,]|${CURRENCY})|(?:minus|negative) )?(?<inner>${CURRENCY} ?)?` +
  `(?:(?<digits>${DIGITS})|(?<word>(?<!p(?:er|ro) )mille(?!\\p{L})|(?:half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?= ${MAGNITUDE})))` +
  `(?: ?(?<magnitude>${MAGNITUDE}))?(?: ?(?:de |d['’])?(?<after>${CURRENCY}))?` +
  `(?: ?(?<share>${SHARE}))?`;
const AMOUNT = new RegExp(ONE_AMOUNT, 'giu');

const MEASURE = `(?: ?(?:${MAGNITUDE}|${CURRENCY}|${SHARE}))`;
/** Accountants write a negative number in brackets, and nothing else beside it: (1,234), $(1,234), (5.2) million. */
const IN_BRACKETS = new RegExp(
  `^(?:[^()]*[:=] ?)?(?:${CURRENCY} ?)?(?:${DASH} ?)?\\( ?${ONE_AMOUNT} ?\\)${MEASURE}{0,3}$`,
  'iu',
);
const BEHIND_BRACKET = new RegExp(`^ ?\\)${MEASURE}`, 'iu');

/** A minus, a word for it or a sign of no known meaning before a number; what says "about" or "over" may stand between. */
const SIGN_BEFORE = new RegExp(
  `(?:[\\p{Pd}\\p{So}¬∓]|(?<!\\p{L})(?:neg\\.?|negativ\\p{L}?|minus|moins|menos|meno)) ?(?:[~≈±<>≤≥=([{] ?)*$`,
  'iu',
);
/** A dash as the first thing of a text, or with no blank behind, before words for "about". */
const SIGN_BEFORE_ABOUT = new RegExp(
  `(?:^${DASH} ?|${DASH})(?:about|approx\\.?|ca\\.?|circa|c\\.|rund|etwa) ?$`,
  'iu',
);
const SIGN_BEHIND = new RegExp(
  `^ ?(?:\\p{So}|${DASH}(?: ?[\\d%‰)\\]}]| ?$|${MEASURE})|\\( ?${DASH} ?\\))`,
  'iu',
);

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

/** Whether a minus may stand before or behind a number that was read without it. */
export function isSignUncertain(before: string, after: string): boolean {
  return SIGN_BEFORE.test(before) || SIGN_BEFORE_ABOUT.test(before) || SIGN_BEHIND.test(after);
}

/** Whether there is a blank behind the minus of a number, where it may also be the dash of a sentence or a list. */
export function isSignDetached({ text }: Amount): boolean {
  return new RegExp(`${DASH} `).test(text);
}

/** Every number in a text, in reading order. */
export function amountsIn(text: string): readonly Amount[] {
  let end = 0;
  return [...text.matchAll(AMOUNT)].map((match) => {
    const amount = amountOf(match, end > 0 ? text.slice(end, match.index) : undefined);
    end = amount.end;
    return amount;
  });
}

/** The number of a match; a dash that joins it to the number before it, as in "5 € – 6 €", is no sign. */
function amountOf(match: RegExpExecArray, gap: string | undefined): Amount {
  const { before, sign: mark, inner, digits, word, magnitude, after, share } = match.groups ?? {};
  const isJoint =
    before === undefined && mark !== undefined && (gap === '' || (gap === ' ' && mark.endsWith(' ')));
  const [sign, skipped] = isJoint && !/[\p{L}+]/u.test(mark) ? [undefined, mark.length] : [mark, 0];
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
    start: match.index + skipped,
    end: match.index + match[0].length,
    text: match[0].slice(skipped),
    written: {
      digits,
      word,
      isNegative: sign !== undefined && sign !== '+',
      magnitude,
      share: share === undefined ? undefined : shareOf(share),
      mark: magnitude === undefined ? markAfter(before ?? inner, digits) : decimalMarkOf(magnitude),
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

/** The number before its magnitude is applied; NaN where its digits are none. */
export function sizeOf({ written }: Amount, { decimal }: Writing): number {
  const { digits, word, isNegative, mark } = written;
  const size =
    digits === undefined
      ? (ownValue(WORDS, word?.toLowerCase().split(' ')[0] ?? '') ?? NaN)
      : numberOf(digits, decimal ?? mark);
  return isNegative ? -size : size;
}

/** What the number is multiplied by, undefined where nothing says so; `'unknown'` where its word may mean several. */
export function scaleOf(
  { written }: Amount,
  writing: Writing,
  currency: string | undefined,
): number | 'unknown' | undefined {
  const { magnitude, share } = written;
  if (share !== undefined) return share;
  if (magnitude === undefined) return undefined;
  // Metres, millimetres and tonnes, unless money is meant.
  if (/^(?:mm?|t)$/.test(magnitude) && currency === undefined) return 'unknown';
  return multiplier(magnitude, writing, currency) ?? 'unknown';
}
