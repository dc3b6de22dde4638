import { CURRENCY, currencyCode } from './currency';
import { DIGITS, numberOf } from './digits';
import { MAGNITUDE, multiplier, writesDecimalComma } from './magnitude';

/** One number in a text, with what is written around it. */
export type Amount = {
  /** Before its magnitude is applied. */
  number: number;
  /** What it is multiplied by; undefined where nothing says so. */
  scale: number | undefined;
  currency: string | undefined;
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** Its text with everything that belongs to it. */
  text: string;
};

// A number that follows a letter or digit is part of a name such as Q3 or FY2023.
const AMOUNT = new RegExp(
  `(?<![\\p{L}\\d.,])(?<before>${CURRENCY} ?)?(?<sign>[-+](?=[\\d.,$€£]))?(?<inner>${CURRENCY} ?)?` +
    `(?:(?<digits>${DIGITS})|(?<word>half an?|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)(?= ${MAGNITUDE}))` +
    `(?: ?(?<magnitude>${MAGNITUDE}))?(?: ?(?<after>${CURRENCY}))?(?: ?(?<percent>%|percent(?![a-z])|per cent(?![a-z])))?`,
  'giu',
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
};

/** Every number in a text, in reading order. */
export function amountsIn(text: string): readonly Amount[] {
  return [...text.matchAll(AMOUNT)].map((match) => amountOf(match));
}

function amountOf(match: RegExpExecArray): Amount {
  const { before, sign, inner, digits, word, magnitude, after, percent } = match.groups ?? {};
  const size = digits === undefined ? wordNumber(word) : numberOf(digits, writesDecimalComma(magnitude));
  const currency = (before ?? inner ?? after)?.trim();
  return {
    number: sign === '-' ? -size : size,
    scale: percent !== undefined ? 0.01 : magnitude === undefined ? undefined : multiplier(magnitude),
    currency: currency === undefined ? undefined : currencyCode(currency),
    start: match.index,
    end: match.index + match[0].length,
    text: match[0],
  };
}

function wordNumber(word = ''): number {
  return WORDS[word.toLowerCase().split(' ')[0] ?? ''] ?? Number.NaN;
}
