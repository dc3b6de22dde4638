import { BARE_DOLLARS } from '../query/conversion';
import { type Fact, unitOf } from '../query/fact';
import type { StoredSeries } from '../store/stored';
import { type Finding, remark, type Statement } from './statement';

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(
  ' ',
);

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** A date for prose: `28 September 2024`, `March 2010` or `2010`. */
export function formatDate(date: string): string {
  // What is said in words, as each quarter is, is no date to be cut.
  if (!/^\d{4}/.test(date)) return date;
  const [year = '', month, day] = date.slice(0, 10).split('-');
  const name = MONTHS[Number(month) - 1];
  if (name === undefined) return year;
  return day === undefined ? `${name} ${year}` : `${Number(day)} ${name} ${year}`;
}

const withDigits = (digits: number): Intl.NumberFormat =>
  new Intl.NumberFormat('en-US', { maximumFractionDigits: digits });

/** Making a formatter costs more than all that it formats. */
const FORMATS = { whole: withDigits(0), small: withDigits(2), fraction: withDigits(4) };

/** A number for prose, with thousands parted and no more digits than tell something. */
export function formatNumber(value: number): string {
  const size = Math.abs(value);
  const format = size >= 1000 ? FORMATS.whole : size >= 1 ? FORMATS.small : FORMATS.fraction;
  return format.format(value);
}

const SCALES = [
  [1e12, 'trillion'],
  [1e9, 'billion'],
  [1e6, 'million'],
] as const;

/** One digit, rounded as it is written: `toFixed` makes 5.3 of 5.35, which no binary number is. */
const ONE_DIGIT = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** A large number in words: `391.0 billion`; one below a million stays in digits. */
export function formatLarge(value: number): string {
  for (const [scale, word] of SCALES) {
    if (Math.abs(value) >= scale) return `${ONE_DIGIT.format(value / scale)} ${word}`;
  }
  return formatNumber(value);
}

/** An amount of dollars; what is lost bears its sign before the dollar's. */
const dollars = (value: number, written: (value: number) => string): string =>
  value < 0 ? `-$${written(-value)}` : `$${written(value)}`;

const amount = (value: number, written: (value: number) => string, isDollars: boolean): string =>
  isDollars ? dollars(value, written) : written(value);

/** Units of which a hundred are the whole. */
const OF_HUNDRED = /^(?:%|percent)(?!\p{L})/iu;

/** Whether a figure is a percentage: its change is in percentage points, and in percent only on request. */
export const isOfHundred = (fact: Fact): boolean => OF_HUNDRED.test(unitOf(fact) ?? '');

/** The distance of two percentages with their own number of digits: `3.1 percentage points`. */
export function percentagePoints(distance: number, like: Fact | undefined): string {
  const size = Math.abs(distance);
  const isWorkedOut = like?.value.kind === 'number' && like.value.unit === '%';
  return `${isWorkedOut ? size.toFixed(1) : FORMATS.small.format(size)} percentage points`;
}

/** A fact's value for prose, with its unit. */
export function formatFact(fact: Fact): string {
  const { value, field } = fact;
  if (value.kind === 'entity') return value.entity.name;
  if (value.kind === 'date') return formatDate(value.date);
  if (value.kind === 'text') return value.text;
  if (value.kind === 'point') return withUnit(value.number, value.series);
  if (/_change$/.test(field) && isOfHundred(fact))
    return `${value.number < 0 ? '-' : ''}${percentagePoints(value.number, fact.grounds?.at(-1))}`;
  if (value.unit === '%')
    return `${value.number > 0 && /_(?:growth|compounded)$/.test(field) ? '+' : ''}${value.number.toFixed(1)}%`;
  if (/year$|^founded$/.test(field)) return String(value.number);
  if (field.startsWith('literacy')) return `${formatNumber(value.number)}%`;
  if (/_per_/.test(field)) return amount(value.number, formatNumber, isMoney(field, value.unit));
  if (value.unit !== undefined) return amount(value.number, formatLarge, isMoney(field, value.unit));
  return BARE_DOLLARS.has(field) ? dollars(value.number, formatLarge) : formatNumber(value.number);
}

function isMoney(field: string, unit: string | undefined): boolean {
  return unit === undefined
    ? BARE_DOLLARS.has(field.split('_per_')[0] ?? '')
    : /^USD|\$|USD$|USD PPP|^(?:US|2021 international) dollars$/.test(unit);
}

/** The unit is said once: what the scale took away (`mil.`, `Thous. of`) is in the number already. */
function withUnit(number: number, { unit, type }: StoredSeries): string {
  // Two decimals of 1.1684 are another rate.
  if (type === 'ForeignExchangeRate')
    return `${FORMATS[Math.abs(number) < 100 ? 'fraction' : 'small'].format(number)} ${unit}`;
  if (/^USD(\/| per )share$/i.test(unit)) return dollars(number, (value) => value.toFixed(2));
  if (unit === 'USD' || unit === 'US dollars') return dollars(number, formatLarge);
  if (/^[A-Z]{3}$/.test(unit)) return `${formatLarge(number)} ${unit}`;
  if (/^[A-Z]{3}\/share$/.test(unit)) return `${number.toFixed(2)} ${unit.slice(0, 3)}`;
  if (unit === 'times') return `${number.toFixed(2)} times`;
  if (/^(%|percent)$/i.test(unit)) return `${formatNumber(number)}%`;
  const rest = unit
    .replace(
      /^(mil|mill|million|millions|thous|thousand|thousands|bil|billion|billions)\b\.?\s*(of\s+)?/i,
      '',
    )
    .trim();
  if (rest === '$') return dollars(number, formatLarge);
  const [, chained] = /^Chn\. (\d{4}) \$$/.exec(rest) ?? [];
  if (chained !== undefined) return `${dollars(number, formatLarge)} (chained ${chained} dollars)`;
  const [, prices] = /^(\d{4}) international dollars$/.exec(rest) ?? [];
  if (prices !== undefined) return `${formatLarge(number)} international dollars of ${prices}`;
  if (rest === 'share') return `${formatNumber(number)} (a share of 1)`;
  if (/^\$|^USD per/i.test(rest))
    return `${dollars(number, formatNumber)} ${rest.replace(/^\$\s*|^USD\s*/i, '').toLowerCase()}`;
  if (/=|index/i.test(rest)) return `${formatNumber(number)} (${rest})`;
  const shown = rest === '' || rest.includes('USD') ? formatLarge(number) : formatNumber(number);
  return rest === '' ? formatNumber(number) : `${shown} ${rest}`.trim();
}

/** Joins names as prose does: `A, B and C`. */
export function joinNames(names: readonly string[], joint: 'and' | 'or' = 'and'): string {
  if (names.length < 2) return names.join('');
  // Names that themselves hold commas or `and` would run into each other.
  if (names.some((name) => /, | and /.test(name))) return names.join(joint === 'and' ? '; ' : ' or ');
  return `${names.slice(0, -1).join(', ')} ${joint} ${names.at(-1) ?? ''}`;
}

/** The first of some names, and how many more there are. */
export function joinSome(names: readonly string[], most: number): string {
  const more = names.length - most;
  return joinNames(more > 0 ? [...names.slice(0, most), `${more.toLocaleString('en-US')} more`] : names);
}

/** A text as it begins a sentence or a column. */
export const capital = (text: string): string => text.replace(/^./, (first) => first.toUpperCase());

/** A place in a ranking as prose says it before a superlative; the first needs no word. */
export function ordinalWord(rank: number): string {
  if (rank === 1) return '';
  const teen = rank % 100 > 10 && rank % 100 < 14;
  const ending = teen ? 'th' : (['th', 'st', 'nd', 'rd'][rank % 10] ?? 'th');
  return `${ORDINALS[rank - 1] ?? `${rank}${ending}`} `;
}

/** The sign of a change. */
export const signOf = (number: number): string => (number < 0 ? '−' : '+');

/** A scale in which a figure is wanted: `in USD millions`, `(US$ bn)`, `in Mio. Euro`. */
const SCALE =
  /(?:(?<![\p{L}\p{N}])in\s+|\(\s*(?:in\s+)?)(?:(?:USD|US\$|\$|EUR|€|US[- ]dollars?|dollars?|euros?)\s*)?(thousands?|millions?|billions?|trillions?|mio\.?|mrd\.?|mn|mln|bn|tausend|millionen|milliarden|billionen)(?![\p{L}\p{N}])/iu;

type Scale = { name: string; size: number };

const ASKED_SCALES: readonly { said: RegExp; scale: Scale }[] = [
  { said: /^t(?:housand|ausend)/i, scale: { name: 'thousands', size: 1e3 } },
  { said: /^(?:million|mio|mn|mln)/i, scale: { name: 'millions', size: 1e6 } },
  { said: /^(?:milliarde|mrd|bn)/i, scale: { name: 'billions', size: 1e9 } },
  { said: /^billions?$/i, scale: { name: 'billions', size: 1e9 } },
  // A German Billion is a thousand times the English one.
  { said: /^(?:trillion|billionen)/i, scale: { name: 'trillions', size: 1e12 } },
];

/** What was found, with its one figure in the scale that was asked for; else with the scale said to be left aside. */
export function inScale(input: string, found: Finding): Finding {
  const [written, word] = SCALE.exec(input) ?? [];
  if (written === undefined || word === undefined || found.rows.length === 0) return found;
  const scale = ASKED_SCALES.find(({ said }) => said.test(word))?.scale;
  if (scale === undefined) return found;
  const note = noteOf(written, scale, found);
  return note === undefined ? found : { ...found, statements: () => [...found.statements(), remark(note)] };
}

function noteOf(written: string, { name, size }: Scale, { rows }: Finding): string | undefined {
  const figures = rows.flatMap((row) =>
    Object.values(row).filter((value): value is number => typeof value === 'number'),
  );
  const [figure, ...others] = figures;
  if (figure !== undefined && others.length === 0 && Math.abs(figure) >= size)
    return inOne(figure, size, name);
  // Several may all be told in it as they are; else each would need its own.
  const isToldSo = others.length > 0 && figures.every((each) => isIn(size, Math.abs(each)));
  return isToldSo ? undefined : `\nIgnored: “${written.replace(/^\(/, '').trim()}”.`;
}

/** Asks for a change in percent, and not in points of it. */
const PERCENT = /(?<!\p{L})(?:percent|per cent|prozent)(?!\p{L})/iu;

/** What was found, with how far a percentage moved in percent of itself too where that was asked. */
export function inPercent(input: string, found: Finding): Finding {
  const [first, last, ...others] = found.rows;
  if (!PERCENT.test(input) || first === undefined || last === undefined || others.length > 0) return found;
  const note = (statements: readonly Statement[]): Statement[] => {
    const facts = statements.flatMap((each) => each.facts).slice(0, 2);
    const [a, b] = facts.map(({ value }) => (value.kind === 'point' ? value.number : undefined));
    const isMove = statements.some(({ content }) => / percentage points\.$/.test(content));
    if (!isMove || a === undefined || b === undefined || a <= 0) return [];
    const growth = (b / a - 1) * 100;
    return [remark(`In percent of the first: **${signOf(growth)}${Math.abs(growth).toFixed(1)}%**.`)];
  };
  return {
    ...found,
    statements: () => {
      const statements = found.statements();
      return [...statements, ...note(statements)];
    },
  };
}

const isIn = (size: number, figure: number): boolean => figure >= size && figure < 1e3 * size;

/** Millions have decimals only where few digits stand before them. */
const inOne = (figure: number, size: number, name: string): string => {
  const isLarge = Math.abs(figure) >= 1e3 * size && size < 1e9;
  const number = (figure / size).toLocaleString('en-US', { maximumFractionDigits: isLarge ? 0 : 3 });
  return `\nIn ${name}: **${number}**.`;
};
