import { Failure } from '../../../shared/contract/failure';
import { CURRENCY } from './currency';
import {
  amountsIn,
  goesOnBehindBracket,
  isInBrackets,
  isSignDetached,
  isSignUncertain,
  scaleOf,
  sizeOf,
} from './amount';
import type { Amount } from './amount';
import type { Writing } from './magnitude';
import { plainLine } from './normalized-text';
import { say, type Sentence } from '../../../shared/messages/message';

/** What a text says about one quantity. */
export type Reading = {
  /** The number; the middle of a range. */
  value: number;
  /** Undefined where the text gives only a highest number ("up to 50"). */
  low: number | undefined;
  /** Undefined where the text gives only a lowest number ("more than 50"). */
  high: number | undefined;
  /** ISO 4217 code. */
  currency: string | undefined;
  approximate: boolean;
};

const ABOUT =
  /[~≈±]|(?<!\p{L})(about|around|approx|approximately|circa|ca|c\.|nearly|almost|close to|roughly|some|est|estimated|rund|etwa|env|environ|aprox)(?!\p{L})/iu;
const AT_LEAST =
  /(>|≥|(?<!\p{L})(more than|over|above|at least|exceeding|minimum|min|mehr als|plus de)(?!\p{L}))[^\d]*$/iu;
const AT_MOST =
  /(<|≤|(?<!\p{L})(less than|under|below|up to|at most|no more than|maximum|max|weniger als|bis zu)(?!\p{L}))[^\d]*$/iu;
/** What stands before a telephone number, whose parts are no range. */
const TELEPHONE =
  /(?<!\p{L})(?:call|dial|phone|telephone|tel|telefon|tél|fax|mobile|cell|hotline|ext)\.?:? ?(?:us )?(?:at |on )?$/iu;
const OF = /^ (?:of|von|de|del|di|do|da) (?:the |its |an? )?$/i;
const JOINS = /^ ?(-|–|—|to|until|through|bis|and) ?$/i;
/** Words after a number that neither multiply nor measure it: they count, or lead on in the sentence. */
const LEADING =
  'c in of as at for or and to per since by from on the with than until through was were is are total each more less plus approx est about ' +
  'im am vor seit ab bis pro en de par depuis desde por entre dal nel nearly almost around approximately roughly some estimated circa ca env ' +
  'environ aprox rund etwa ungefähr over above exceeding minimum min under below maximum max between zwischen oltre be been has had have a an ' +
  'only just up down reached employs employed has hit now currently cap';
const LEADS = new Set(LEADING.split(' '));
const HARMLESS = new Set(
  (
    `${LEADING} ` +
    'employees staff people persons workers customers users members stores shares companies firms countries holders investors ' +
    'series seed round rounds funding revenue sales fund loan bonds notes turnover budget annually ' +
    'mitarbeiter mitarbeitende mitarbeitenden beschäftigte beschäftigten personen kunden aktien und oder bis im in pro jahr ' +
    'employés salariés personnes clients et ou en par de empleados personas y o por dipendenti persone e funcionários pessoas'
  ).split(' '),
);
/** What a number is the number of, where that stands before it; any other word makes it part of a name (Model 3, Q3 2024). */
const LABELS = new Set(
  (
    'price value amount headcount size count number population gdp eps ebitda ebit aum arr profit income net gross assets cash debt cost costs ' +
    'capex opex volume weight rate yield equity liabilities margin tax dividend valuation backlog orders units result balance fte ftes ' +
    'preis wert betrag anzahl zahl größe bevölkerung gewinn umsatz ergebnis kosten summe prix valeur nombre effectif precio valor número'
  ).split(' '),
);
/** Hundredths of a currency, as markets quote: they are no amounts of it. */
const HUNDREDTHS = /(?<!\p{L})(?:GB[Xxp]|ZA[cX]|IL[As]|US[cX]|EU[cX]|pence|cents?|¢) ?$/u;
/** `in millions`, `USD in thousands`, `in Mio. EUR`. */
const COLUMN = new RegExp(
  `(?<!\\p{L})(?:in|en) (?:${CURRENCY} )?(?:thousands|millions|billions|trillions|hundreds|tausend|(?:tsd|mio|mia|mrd|mln)(?!\\p{L})|millionen|milliarden|milliers|milliards|millones|miles)(?!\\p{L})`,
  'iu',
);
const YEAR = /^(?:1[89]|20)\d\d$/;
/** A number that stands alone before another; not one of a name or a day, as `Q3`, `COVID-19` and `2024-12-31` end in. */
const NUMBER_BEFORE = /(?<![\p{L}\d.,/-])\d[\d.,]* ?$/u;
const DAY_BEFORE = /(?<![\d.,])(?:\d{1,2}\.){0,2}(?:1[89]|20)\d\d $/;
const ENGLISH =
  /(?<!\p{L})(?:about|around|approximately|nearly|almost|close to|roughly|estimated|more than|over|above|at least|exceeding|less than|under|below|up to|at most|between|employees|staff|people|revenue|as of|or more|customers|shares)(?!\p{L})/iu;
const CONTINENTAL =
  /(?<!\p{L})(?:rund|etwa|ungefähr|mehr als|weniger als|bis zu|zwischen|mitarbeiter|mitarbeitende|beschäftigte|environ|plus de|moins de|employés|salariés|alrededor de|más de|menos de|empleados|circa|oltre|dipendenti)(?!\p{L})/iu;

/**
 * Reads the quantity in a text such as "~$12.5M" or "between 10 and 20 million"; undefined if there is none, a failure if it is
 * ambiguous. `locale` (BCP 47) is the text's language.
 *
 * - Of several numbers the first with a currency, magnitude or percent sign counts, else the first that is no year.
 * - A second number in brackets repeats the first ("€36M ($37.2M)"); one alone in brackets is negative.
 * - Ambiguous: a word that the number may be part of, a dash or bracket that may be a minus, separators that may be decimal.
 */
export function readNumber(input: string, locale?: string): Reading | undefined {
  const line = plainLine(input);
  const isNegative = isInBrackets(line);
  const text = isNegative ? line.replace(/\( ?| ?\)/g, '') : line;
  const amounts = outsideBrackets(text, amountsIn(text));
  const amount = best(amounts);
  if (amount === undefined) return undefined;
  const [low, high] = rangeOf(text, amounts, amount);
  if (TELEPHONE.test(text.slice(0, low.start))) throw noSingle(text.slice(low.start));
  refuseNeighbours(text, low, high);
  refuseBefore(text, low, high);
  refuseUncertainSign(text, low, high);
  refuseColumn(text, amount);
  if (low === high && !isMeasured(amount)) refuseSecond(text, amount);
  if (low !== high && [low, high].every(isYear)) refuseYears(text, low, high);
  const writing = locale === undefined ? writingIn(text) : writingOf(locale);
  const currency = low.currency ?? high.currency;
  const scale = knownScale(high, writing, currency) ?? 1;
  if (low !== high) {
    const from = exact(sizeOf(low, writing) * (knownScale(low, writing, currency) ?? scale), low);
    const to = exact(sizeOf(high, writing) * scale, high);
    if (from > to) throw noSingle(text.slice(low.start, high.end));
    return { value: exact((from + to) / 2, high), low: from, high: to, currency, approximate: true };
  }
  const value = exact(sizeOf(amount, writing) * scale, amount);
  const isMinus = isNegative || text.slice(amount.end) === '-';
  return bounded(text, amount, isMinus ? -Math.abs(value) : value);
}

/** How a language writes numbers, from the CLDR data that every browser has. */
function writingOf(locale: string): Writing {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  const mark = parts.find(({ type }) => type === 'decimal')?.value;
  const { language, region } = new Intl.Locale(locale).maximize();
  return { language, region, decimal: mark === ',' ? ',' : '.' };
}

/** What the words of a text tell of how it writes numbers; nothing where they are of both kinds. */
function writingIn(text: string): Writing {
  const [english, continental] = [ENGLISH.test(text), CONTINENTAL.test(text)];
  return {
    language: undefined,
    region: undefined,
    decimal: english === continental ? undefined : english ? '.' : ',',
  };
}

function knownScale(amount: Amount, writing: Writing, currency: string | undefined): number | undefined {
  const scale = scaleOf(amount, writing, currency);
  if (scale === 'unknown') {
    throw unreadable(say('"{}" is another amount in other languages or units. Set locale', amount.text));
  }
  return scale;
}

/** A unit, a magnitude or another number that is passed over would make the number a wrong one. */
function refuseNeighbours(text: string, low: Amount, { end, text: shown, stranger }: Amount): void {
  const rest = text.slice(end);
  const [, space = '', word = ''] = /^( ?)(\p{L}[\p{L}\p{M}'’.-]*)/u.exec(rest) ?? [];
  const isHarmless = space !== '' && HARMLESS.has(word.toLowerCase().replace(/[.'’-]+$/, ''));
  const unknown = stranger ?? (word === '' || isHarmless ? undefined : word);
  if (unknown !== undefined) {
    const isBefore = stranger !== undefined && shown.startsWith(stranger);
    if (isBefore) throw unknownBefore(stranger, shown.slice(stranger.length).trim());
    throw unreadable(
      say('"{}" after "{}" is not understood. Remove it or write the number in full', unknown, shown),
    );
  }
  if (/^(?: ?\d| ?[/:^×*°²³_\p{Sc}]|[.,']\d| [.,] ?\d)/u.test(rest) || goesOnBehindBracket(rest))
    throw noSingle(shown + rest);
  // A form such as 10-K, a telephone number, a day: a hyphen that ends the text is a minus, as ledgers write it.
  const isMinus = rest === '-' && low.end === end;
  const isNamed = !isMinus && (rest.startsWith('-') || /^ ?[-–—] ?(?:\d|$)/.test(rest));
  const before = text.slice(0, low.start);
  const isBare = /^[-+−–]?[\d.,]/.test(low.text);
  const isSecond =
    /\d ?[-–—] ?$/.test(before) || (isBare && NUMBER_BEFORE.test(before) && !DAY_BEFORE.test(before));
  if (isNamed || isSecond) throw noSingle(text);
}

/** Letters on either side of a number that a message quotes, to show the dash or bracket. */
const BESIDE = 15;

/** A dash or bracket that accountants may have meant as a minus, where it may as well be of the sentence. */
function refuseUncertainSign(text: string, low: Amount, high: Amount): void {
  const [before, after] = [text.slice(0, low.start), text.slice(high.end)];
  const isAlone = /(?:^|[:=]) ?$/.test(before) && /^-?$/.test(after);
  if (
    isSignUncertain(before, after === '-' ? '' : after) ||
    ([low, high].some(isSignDetached) && !(isAlone && low === high)) ||
    (low === high && isBracketed(before, after))
  ) {
    throw unreadable(
      say(
        '"{}" may be negative. Put a minus directly before the number, or remove the dash or brackets',
        text.slice(Math.max(0, low.start - BESIDE), high.end + BESIDE).trim(),
      ),
    );
  }
}

/** Whether brackets are directly around a number, or one that has no other. */
function isBracketed(before: string, after: string): boolean {
  const [opens, closes] = [/[([{] ?$/.test(before), /^ ?[)\]}]/.test(after)];
  return opens ? closes || after === '' : closes && !/[([{]/.test(before);
}

const isMeasured = ({ currency, isScaled }: Amount): boolean => currency !== undefined || isScaled;

/** What stands before a number: a unit that is not known, or a name that it is a part of. */
function refuseBefore(text: string, low: Amount, high: Amount): void {
  const before = text.slice(0, low.start);
  const [hundredths] = HUNDREDTHS.exec(before) ?? [];
  if (hundredths !== undefined) throw unknownBefore(hundredths.trim(), low.text);
  const isSigned = /^\p{Sc}?[-+]/u.test(low.text);
  if (/[_\p{Sc}] ?$/u.test(before) || (isSigned && /[-–—+] ?$/.test(before))) throw noSingle(text);
  if (low !== high || isMeasured(low)) return;
  const [, word = ''] = /(?<![\p{L}\d])([\p{L}\d]*\p{L}[\p{L}\p{M}\d'’.&/-]*) $/u.exec(before) ?? [];
  const known = word.toLowerCase().replace(/[.'’-]+$/, '');
  if (word === '' || LEADS.has(known)) return;
  const isLabel = LABELS.has(known) || (HARMLESS.has(known) && !/^(?:series|seed|rounds?|fund)$/.test(known));
  if (!isLabel || YEAR.test(low.text)) throw noSingle(text);
}

/** Of several bare numbers the first is only a part, but for a year behind it. */
function refuseSecond(text: string, { end }: Amount): void {
  const rest = text.slice(end);
  if (/^(?:[,;] ?| (?:and|or|und|oder|et|ou|y|o|e|&) )(?!(?:1[89]|20)\d\d(?!\d))\d/.test(rest))
    throw noSingle(text);
}

/** What a table says of a whole column (`500 (in millions)`), which multiplies a number that has no magnitude of its own. */
function refuseColumn(text: string, { text: shown, isScaled }: Amount): void {
  const [said] = isScaled ? [] : (COLUMN.exec(text) ?? []);
  if (said !== undefined)
    throw unreadable(
      say('"{}" after "{}" is not understood. Remove it or write the number in full', said, shown),
    );
}

const isYear = ({ text }: Amount): boolean => YEAR.test(text);

/** Two years are a span of time, unless a word says what there are so many of. */
function refuseYears(text: string, low: Amount, high: Amount): void {
  const [, after = ''] = /^ (\p{L}+)/u.exec(text.slice(high.end)) ?? [];
  const [, before = ''] = /(\p{L}+)[^\p{L}\d]*$/u.exec(text.slice(0, low.start)) ?? [];
  const isCounted = HARMLESS.has(after.toLowerCase()) && !LEADS.has(after.toLowerCase());
  if (!isCounted && !LABELS.has(before.toLowerCase())) throw noSingle(text.slice(low.start, high.end));
}

function unknownBefore(unit: string, number: string): Failure {
  return unreadable(
    say('"{}" before "{}" is not understood. Remove it or write the number in full', unit, number),
  );
}

function noSingle(text: string): Failure {
  return unreadable(say('"{}" is not a single number', text));
}

function unreadable(sentence: Sentence): Failure {
  return new Failure('bad-argument', sentence);
}

function bounded(text: string, amount: Amount, value: number): Reading {
  const [before, after] = [text.slice(0, amount.start), text.slice(amount.end)];
  const atLeast =
    !AT_MOST.test(before) && (AT_LEAST.test(before) || /^ ?(\+|or more|plus(?!\p{L}))/iu.test(after));
  const atMost = AT_MOST.test(before) || /^ or less/i.test(after);
  return {
    value,
    low: atMost ? undefined : value,
    high: atLeast ? undefined : value,
    currency: amount.currency,
    approximate: atLeast || atMost || ABOUT.test(before) || /^ ?(or so|approx|\(est|est\.)/i.test(after),
  };
}

/** Numbers in brackets count only where there is none outside. */
function outsideBrackets(text: string, amounts: readonly Amount[]): readonly Amount[] {
  const outside = amounts.filter(({ start }) => {
    const before = text.slice(0, start);
    return before.lastIndexOf('(') <= before.lastIndexOf(')');
  });
  return outside.length > 0 ? outside : amounts;
}

function best(amounts: readonly Amount[]): Amount | undefined {
  return amounts.find(isMeasured) ?? amounts.find(({ text }) => !YEAR.test(text)) ?? amounts[0];
}

/** The two ends of the range that an amount belongs to; the amount twice where it belongs to none. */
function rangeOf(text: string, amounts: readonly Amount[], amount: Amount): readonly [Amount, Amount] {
  const at = amounts.indexOf(amount);
  const [previous, next] = [amounts[at - 1], amounts[at + 1]];
  // Five percent of an amount is neither of the two.
  if (next !== undefined && amount.isShare && OF.test(text.slice(amount.end, next.start)))
    throw noSingle(text.slice(amount.start, next.end));
  if (next !== undefined && joined(text, amount, next)) return ofOneKind(text, amount, next);
  if (previous !== undefined && joined(text, previous, amount)) return ofOneKind(text, previous, amount);
  return [amount, amount];
}

/** From 5 % to 3 billion, or from dollars to euros, there is no range. */
function ofOneKind(text: string, low: Amount, high: Amount): readonly [Amount, Amount] {
  const isBare = low.currency === undefined && !low.isScaled;
  const isOfTwo =
    (low.isShare !== high.isShare && !isBare) ||
    (low.isShare && high.currency !== undefined) ||
    (low.currency !== undefined && high.currency !== undefined && low.currency !== high.currency);
  if (isOfTwo) throw noSingle(text.slice(low.start, high.end));
  return [low, high];
}

function joined(text: string, low: Amount, high: Amount): boolean {
  const between = text.slice(low.end, high.start);
  if (!JOINS.test(between)) return false;
  return !/and/i.test(between) || /between[^\d]*$/i.test(text.slice(0, low.start));
}

/** 37.2 × 1,000,000 is 37,200,000.000000004 in floating point; fifteen digits are what Excel keeps. */
function exact(value: number, { text }: Amount): number {
  if (!Number.isFinite(value)) throw unreadable(say('"{}" is not a number', text));
  return Number(value.toPrecision(15));
}
