import { type WrittenPeriod, periodText, readPeriod } from '../../../shared/periods/written-period';
import { isoDate, dayOfSerial } from '../../cells/date';
import { CURRENCY, currencyCode, isWord } from '../../cells/number/currency';
import { MAGNITUDE, multiplier } from '../../cells/number/magnitude';

/** What a heading says of the numbers beside it. */
export type Heading = {
  /** The period in the spelling that functions take; `ttm` for the last twelve months. */
  period: string | undefined;
  /** Whether the heading says that its numbers are no facts yet: `2025E`, `Budget`. */
  isEstimate: boolean;
  /** What the numbers are multiplied by, where the heading says so. */
  scale: number | undefined;
  /** The currency sign or code. */
  currency: string | undefined;
  /** What remains: the name of an entity or a field. */
  words: string;
};

const ESTIMATE =
  /(?:(?<=\d) ?[EFPB]\b|(?<=\d\d) ?\([EFPB]\)|(?<!\p{L})(?:est(?:imates?|\.|imated)?|forecasts?|proj(?:\.|ections?|ected)?|budget|guidance|consensus|plan)(?![\p{L}\d]))/iu;
/** A format that writes the mark of an estimate behind a year: `0\\E`. */
const MARKED = /^0\\?"?[EFP]\b/;
const ACTUAL = /(?<=\d) ?\(?(?:A|actual|reported)\b\)?/i;

/** A period within a text: with its marks before, as FY, and nothing of a longer number beside it. */
const MONTH = String.raw`(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])\p{L}*\.?`;
const PERIODS = [
  String.raw`FY ?'?(?:\d{4}|\d\d)(?:[- ]?Q[1-4])?`,
  String.raw`Q[1-4][-/ ]?(?:FY)? ?'?(?:\d{4}|\d\d)`,
  String.raw`[1-4]Q ?'?(?:\d{4}|\d\d)`,
  String.raw`\d{4} ?Q[1-4]`,
  String.raw`${MONTH} \d{1,2}(?:st|nd|rd|th)?,? \d{4}`,
  String.raw`(?:\d{1,2}\.? )?${MONTH}[- ]\d{4}`,
  String.raw`\d{4}-\d\d(?:-\d\d)?`,
  String.raw`\d{1,2}[./]\d{1,2}[./]\d{4}`,
  String.raw`(?:19|20)\d\d`,
];
const PERIOD = new RegExp(String.raw`(?<![\p{L}\d])(?:${PERIODS.join('|')})(?![\d])`, 'giu');
const TWELVE_MONTHS = /\b(?:[LT]TM|(?:last|trailing) (?:12|twelve) months)\b/i;
/** Short forms of periods, and how they are written in full. */
const SHORT_FORMS: readonly (readonly [RegExp, string])[] = [
  [/\bCY ?'?(?:20)?(\d\d)(?!\d)/i, '20$1'],
  [/^A(?=(?:19|20)\d\d$)/, ''],
  [/^F(?=(?:19|20)\d\d$)/, 'FY'],
  [/^'?((?:20)?\d\d) ?FY$/i, 'FY$1'],
  [/^'?(\d\d) ?Q([1-4])(?!\d)/i, 'Q$2 20$1'],
  [/^([1-4]Q)-(?=\d\d)/i, '$1 '],
  [/^(\d{1,2}[/.]\d{1,2}[/.])(\d\d)$/, '$120$2'],
  [/(?<!\p{L})(\p{L}{3,9})-(\d{1,2})-(?=(?:19|20)\d\d$)/u, '$1 $2, '],
  [/^'?(\d\d)(?= ?[AE]$)/i, '20$1'],
  [/^'(\d\d)$/, '20$1'],
  [/\b([1-4])Q ?(?=FY)/i, 'Q$1 '],
  [/\bFQ([1-4]) ?'?(?:20)?(\d\d)\b/i, 'Q$1 FY20$2'],
  [
    /(?<!\p{L})(jan|feb|mar|mär|apr|ma[iy]|jun|jul|aug|sept?|o[ck]t|nov|de[cz])\.?[-' ]+'?(\d\d)(?= ?A?$)/iu,
    '$1 20$2',
  ],
  [/^(\d{1,2})-(?=\p{L})/u, '$1 '],
];

const SCALE = String.raw`(?:(?<zeros>'?000'?s?)|(?<word>${MAGNITUDE}))`;
/** A unit and nothing else: `$m`, `USD in millions`, `in thousands, except per share data`, `€ '000`, `%`. */
const UNIT = new RegExp(
  String.raw`^(?:all |amounts? |figures? |values? |expressed |stated )*(?:in )?(?<before>${CURRENCY})?(?: ?,? ?(?:in )?${SCALE})?(?: ?(?:of )?(?<after>${CURRENCY}))?(?:[ ,;]*(?:except|unless|other than|expected).*)?$`,
  'iu',
);

/** The parts of a heading in which a unit may stand: brackets, what follows a comma, a dash or "in". */
const PARTS =
  /\(([^()]*)\)|\[([^[\]]*)\]|[,:–—|] ?([^,:–—|()]+)$| - ([^()]+)$|(?<=\s)(in [^()]+)$|(?<=\s)(\S+)$/giu;

/** Reads a heading; `format` is the number format of its cell, by which a day differs from a number. */
export function readHeading(value: unknown, format: string | undefined): Heading {
  if (typeof value === 'number')
    return { ...NOTHING, period: periodOfNumber(value, format), isEstimate: MARKED.test(format ?? '') };
  if (typeof value !== 'string' || value.startsWith('#')) return NOTHING;
  const text = value.replaceAll(/\s+/g, ' ').replaceAll('’', "'").trim();
  const isEstimate = ESTIMATE.test(text);
  const { unit, rest } = withoutUnit(text);
  const full = SHORT_FORMS.reduce((shown, [short, long]) => shown.replace(short, long), rest);
  const { period, words } = withoutPeriod(
    full.replace(ACTUAL, '').replace(/(?<=\d) ?(?:\([EFPB]\)|[EFPB]\b)/i, ''),
  );
  return { period, isEstimate, ...unit, words };
}

const NOTHING: Heading = {
  period: undefined,
  isEstimate: false,
  scale: undefined,
  currency: undefined,
  words: '',
};

/** Years stand as plain numbers; a day has a format of days. */
function periodOfNumber(value: number, format: string | undefined): string | undefined {
  if (Number.isInteger(value) && value >= 1950 && value <= 2100) return String(value);
  const letters = (format ?? '').replaceAll(/"[^"]*"|\\.|\[[^\]]*\]|general/gi, '');
  if (!/[yd]/i.test(letters)) return undefined;
  const day = dayOfSerial(value);
  if (day === undefined) return undefined;
  const shown = isoDate(day);
  // A format without days means the whole month.
  return /d/i.test(letters) ? shown : shown.slice(0, /m/i.test(letters) ? 7 : 4);
}

type Unit = Pick<Heading, 'scale' | 'currency'>;

function withoutUnit(text: string): { unit: Unit; rest: string } {
  const whole = unitOf(text);
  if (whole) return { unit: whole, rest: '' };
  let unit: Unit = { scale: undefined, currency: undefined };
  let rest = text;
  for (let found = true; found;) {
    found = false;
    for (const match of rest.matchAll(PARTS)) {
      const own = unitOf(match.slice(1).join('').trim());
      if (own === undefined) continue;
      unit = { scale: unit.scale ?? own.scale, currency: unit.currency ?? own.currency };
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`.trim();
      found = true;
      break;
    }
  }
  return { unit, rest };
}

function unitOf(text: string): Unit | undefined {
  const { before, after, zeros, word } = UNIT.exec(text)?.groups ?? {};
  const sign = [before, after].find((each) => each !== undefined && !isWord(each));
  if (zeros !== undefined) return { scale: 1000, currency: code(sign) };
  // A letter alone is a class of shares or a column, unless a currency stands beside it.
  const isWritten = word !== undefined && (word.length > 1 || sign !== undefined);
  const english = { language: 'en', region: undefined, decimal: undefined };
  const scale = isWritten ? multiplier(word, english, code(sign)) : undefined;
  if (scale === undefined && sign === undefined) return undefined;
  return { scale, currency: code(sign) };
}

/** A sign of several currencies, such as the dollar's, stays a sign. */
function code(sign: string | undefined): string | undefined {
  return sign === undefined || /^[$¥£]$/.test(sign) ? sign : currencyCode(sign);
}

function withoutPeriod(text: string): { period: string | undefined; words: string } {
  if (TWELVE_MONTHS.test(text)) return { period: 'ttm', words: trimmed(text.replace(TWELVE_MONTHS, ' ')) };
  const read = readPeriod(text);
  if (read) return { period: periodText(read), words: '' };
  let last: { period: WrittenPeriod; match: RegExpExecArray } | undefined;
  for (const match of text.matchAll(PERIOD)) {
    const period = readPeriod(match[0]);
    if (period && period.year >= 1950 && period.year <= 2100) last = { period, match };
  }
  if (!last) return { period: undefined, words: trimmed(text) };
  const { period, match } = last;
  const words = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
  return { period: periodText(period), words: trimmed(words) };
}

/** Without what only joined a name to its unit or period. */
function trimmed(text: string): string {
  return text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/^[\s,;:|/–—*-]+|[\s,;:|/–—*-]+$|\(\s*\)/g, '')
    .trim();
}
