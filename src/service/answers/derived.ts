import type { Fact } from '../query/fact';
import { round, unitScale } from '../query/quantity';
import { isOfDays } from '../query/series-fact';
import { sizeOf } from '../query/summarise';
import type { Expression } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import { cited, citedTogether } from './fact-sentence';
import { formatDate, formatFact, isOfHundred, joinNames, percentagePoints, signOf } from './format-value';
import { fieldLabel, figureOf, spoken } from './labels';
import type { Statement } from './statement';
import { period, yearOf } from './times';

/** A figure that was worked out, with those that it was worked out from. */
export function derivedStatement(entity: StoredEntity, field: string, fact: Fact): Statement | undefined {
  const { grounds, value } = fact;
  if (grounds === undefined || value.kind !== 'number') return undefined;
  const [first, second] = grounds;
  const amount = /_times_(\d+)$/.exec(field)?.[1];
  if (amount !== undefined && first?.value.kind === 'point')
    return exchanged(entity, field, { amount, first, fact });
  if (field.startsWith('inverse_') && first?.value.kind === 'point') {
    const [quote, base] = currenciesOf(entity, first);
    return {
      content: `One ${base} was worth **${value.number} ${quote}** ${period(first.value)}${cited(first)}.`,
      facts: grounds,
    };
  }
  if (field.endsWith('_compounded')) return compounded(entity, fact, grounds);
  if (first === undefined || second === undefined) return undefined;
  const shown = formatFact(fact);
  // Of a line of figures each is its value, which nobody calls its latest.
  const of = `The ${fieldLabel(field).replace(/ in latest value$/, '')} of ${spoken(entity)}`;
  if (/_in_[a-z]{3}$/.test(field)) return inCurrency(entity, fact, first);
  if (/_change$/.test(field)) return changed(entity, fact, [first, second]);
  if (/_growth$/.test(field)) {
    const points = field.endsWith('_annual_growth') ? undefined : movedBy(first, second);
    const said =
      points === undefined
        ? `${of} is **${shown}**`
        : `${figureOf(entity, first.field)} ${points} (**${shown}** relative)`;
    const basis = isGrowthOfAdjusted(fact) ? ` ${ADJUSTED_NOTE}` : '';
    const content = `${said}: ${fromTo(first, second)}. ${averagesNote(field, grounds)}`.trimEnd() + basis;
    return { content, facts: grounds };
  }
  if (second.subject !== first.subject && /_percent_of_/.test(field)) {
    const content = `The ${fieldLabel(first.field)} of ${spoken(entity)} is **${shown}** of that of ${spoken(second.subject)}${together(first, second)}: ${formatFact(first)} divided by ${formatFact(second)}${cited(first)}.`;
    return { content, facts: grounds };
  }
  const between = cited(first) === cited(second) ? '' : cited(first);
  const content = `${of} is **${shown}**${together(first, second)}: ${formatFact(first)}${between} ${field.includes('_minus_') ? 'less' : 'divided by'} ${formatFact(second)}${cited(second)}.`;
  return { content, facts: grounds };
}

/** What the rates of several years make together, with each of them. */
function compounded(entity: StoredEntity, fact: Fact, rates: readonly Fact[]): Statement {
  const [first, last] = [rates[0], rates.at(-1)];
  const field = first?.field ?? '';
  const years = rates.map((rate) => `${formatFact(rate)} (${yearOf(rate)})`);
  const span = first === last ? '' : ` from ${yearsOf(first)} to ${yearsOf(last)}`;
  const content = `The yearly ${fieldLabel(field)}s of ${spoken(entity)}${span} compound to **${formatFact(fact)}**: ${joinNames(years)}${citedTogether(rates)}.`;
  return { content, facts: rates };
}

const yearsOf = (rate: Fact | undefined): string => (rate === undefined ? '' : yearOf(rate));

/** Whether prices grew by an index that is adjusted for the season: the rate that is published is of the other. */
export const isGrowthOfAdjusted = ({ field, subject: { name, type } }: Fact): boolean =>
  type === 'MacroIndicator' &&
  /_growth(?:_history)?$/.test(field) &&
  name.startsWith('Consumer Price Index') &&
  !name.endsWith('(not seasonally adjusted)');

export const ADJUSTED_NOTE =
  'Based on the seasonally adjusted index. The published yearly rate uses the unadjusted index and may differ by 0.1 points.';

/** Two figures with their times, and what both rest on, the newest first. */
const fromTo = (first: Fact, second: Fact): string =>
  `from ${formatFact(first)} (${yearOf(first)}) to ${formatFact(second)} (${yearOf(second)})${citedTogether([second, first])}`;

/** The change of a percentage in points, stated before the change in percent. */
function movedBy(first: Fact, second: Fact): string | undefined {
  const [a, b] = [sizeOf(first), sizeOf(second)];
  if (typeof a !== 'number' || typeof b !== 'number' || !isOfHundred(second)) return undefined;
  return `${verbOf(b - a)} **${percentagePoints(b - a, second)}**`;
}

const verbOf = (size: number): string => (size > 0 ? 'rose by' : size < 0 ? 'fell by' : 'changed by');

/** The period of two figures, where they are of the same one: a ratio without its time says little. */
function together({ value: a }: Fact, { value: b }: Fact): string {
  return a.kind === 'point' && b.kind === 'point' && a.date === b.date ? ` ${period(a)}` : '';
}

/** A rate says what one unit was worth. */
export function rateStatement(entity: StoredEntity, fact: Fact): Statement | undefined {
  if (!RATED.has(entity.type) || fact.value.kind !== 'point' || fact.grounds !== undefined) return undefined;
  if (entity.type === 'Currency' && !/_in_[a-z]{3}$/.test(fact.field)) return undefined;
  const [base, quote] = currenciesOf(entity, fact);
  const shown = Number(fact.value.number.toPrecision(6)).toLocaleString('en-US', {
    maximumFractionDigits: 12,
  });
  return {
    content: `One ${base} was worth **${shown} ${quote}**${byWayOf(fact)} ${period(fact.value)}${cited(fact)}.`,
    facts: [fact],
  };
}

/** Of a rate that nobody publishes how it came about. */
const byWayOf = ({ value }: Fact): string =>
  value.kind === 'point' && value.series.unit.endsWith(' by way of EUR') ? ' by way of the euro' : '';

/** What rates are of: a pair, or a currency in another by way of the euro. */
const RATED: ReadonlySet<string> = new Set(['ForeignExchangeRate', 'Currency']);

/** What a rate is the price of, and in what. */
function currenciesOf(
  { type, name, description }: StoredEntity,
  { value }: Fact,
): [base: string, quote: string] {
  if (type === 'Currency')
    return [name, value.kind === 'point' ? (value.series.unit.split(' ')[0] ?? '') : ''];
  const [, base = '', quote = ''] = /^Price of one (.+) in (.+)$/.exec(description ?? '') ?? [
    '',
    ...name.split('/'),
  ];
  return [base, quote];
}

/** So much of one currency in another: `250 Euro were worth 231.05 Swiss Franc`. */
function exchanged(
  entity: StoredEntity,
  field: string,
  { amount, first, fact }: { amount: string; first: Fact; fact: Fact },
): Statement | undefined {
  const [one, other] = currenciesOf(entity, first);
  if (first.value.kind !== 'point' || fact.value.kind !== 'number') return undefined;
  const [from, to] = field.startsWith('inverse_') ? [other, one] : [one, other];
  const so = Number(amount).toLocaleString('en-US');
  const many = Number(fact.value.number.toPrecision(8)).toLocaleString('en-US');
  const content = `${so} ${from} were worth **${many} ${to}**${byWayOf(first)} ${period(first.value)}${cited(first)}.`;
  return { content, facts: [fact] };
}

/** A figure in another currency, with what it is in its own and the rates. */
function inCurrency(entity: StoredEntity, fact: Fact, own: Fact): Statement {
  const [, field = '', code = ''] = /^(.+)_in_([a-z]{3})$/.exec(fact.field) ?? [];
  const when = own.value.kind === 'point' ? ` ${period(own.value)}` : '';
  const rates = (fact.grounds ?? []).slice(1).map(rateText);
  const shown = formatFact(fact);
  const worth = `**${shown.includes('$') ? shown : `${shown} ${code.toUpperCase()}`}**`;
  const content = `The ${fieldLabel(field)} of ${spoken(entity)} was ${worth}${when}: ${formatFact(own)}${cited(own)} at ${joinNames(rates)}.`;
  return { content, facts: fact.grounds ?? [] };
}

/** What a figure rose or fell by, from when to when. */
function changed(entity: StoredEntity, fact: Fact, [first, second]: readonly [Fact, Fact]): Statement {
  const size = fact.value.kind === 'number' ? fact.value.number : 0;
  // A distance is told in the unit of what it lies between.
  const isPlain = second.value.kind === 'point' && !isOfHundred(second);
  const distance = isPlain ? { ...second, value: { ...second.value, number: Math.abs(size) } } : fact;
  const by = formatFact(distance).replace(/^-/, '');
  const [a, b] = [sizeOf(first), sizeOf(second)];
  const isShare = typeof a !== 'number' || typeof b !== 'number' || a <= 0 || isOfHundred(first);
  const percent = isShare ? '' : ` (${((b / a - 1) * 100).toFixed(1).replace('-', '−')}%)`;
  const content = `${figureOf(entity, first.field)} ${verbOf(size)} **${by}**${percent}: ${fromTo(first, second)}.`;
  return { content, facts: fact.grounds ?? [] };
}

/** How many points of a line of quarters or months a year has, and the month of the last. */
const OF_YEAR: ReadonlyMap<string, { count: number; last: string }> = new Map([
  ['q', { count: 4, last: '10' }],
  ['m', { count: 12, last: '12' }],
]);

/** A year's growth from its last quarter or month to that of the year before is another than that of its averages. */
function averagesNote(field: string, grounds: readonly Fact[]): string {
  const [from, to] = grounds.map(({ value }) => value);
  const like = grounds.at(-1);
  if (!field.endsWith('_growth') || from?.kind !== 'point' || to?.kind !== 'point') return '';
  const { series, date } = to;
  const { count, last } = OF_YEAR.get(series.cadence) ?? {};
  const year = Number(date.slice(0, 4));
  const isYear = date.slice(5, 7) === last && from.date.slice(0, 4) === String(year - 1);
  if (!isYear || series.detail !== undefined || from.date.slice(5) !== date.slice(5)) return '';
  const [before, after] = [year - 1, year].map((each) => {
    const held = series.dates.flatMap((day, at) =>
      day.startsWith(`${each}-`) ? [series.values[at] ?? Number.NaN] : [],
    );
    return held.length === count ? held.reduce((sum, value) => sum + value, 0) : Number.NaN;
  });
  const growth = ((after ?? Number.NaN) / (before ?? Number.NaN) - 1) * 100;
  if (!Number.isFinite(growth)) return '';
  const period = series.cadence === 'q' ? 'the fourth quarter' : 'December';
  const percent = `${signOf(growth)}${Math.abs(growth).toFixed(1)}%`;
  const moved = ((after ?? Number.NaN) - (before ?? Number.NaN)) / (count ?? 1);
  const by =
    like !== undefined && isOfHundred(like)
      ? `${signOf(moved)}${percentagePoints(moved, like)} (${percent} of itself)`
      : percent;
  return `The growth is from ${period} of ${year - 1} to that of ${year}; by the averages of the two years it is ${by}.`;
}

/**
 * A monthly change may also mean the change over the month before, so both are shown. Whole years have no such note.
 */
export function stepNote({ field, grounds = [] }: Fact, { at: times = [] }: Expression): string {
  const [first, last] = grounds;
  if (!/_(?:change|growth)$/.test(field) || times.some((time) => /^\d{4}$/.test(time))) return '';
  if (first?.value.kind !== 'point' || last?.value.kind !== 'point') return '';
  const { series, date, number } = last.value;
  const at = series.dates.indexOf(date);
  const [day, held] = [series.dates[at - 1], series.values[at - 1]];
  const isYear = first.value.date.slice(5) === date.slice(5) && first.value.date !== date;
  const isStep =
    (series.cadence === 'm' || series.cadence === 'q') && series.detail === undefined && !isOfDays(series);
  if (!isYear || !isStep || day === undefined || held === undefined || !isNextStep(day, date, series.cadence))
    return '';
  const before = round(held * unitScale(series.unit));
  const step = round(number - before);
  const length = series.cadence === 'm' ? 'month' : 'quarter';
  if (step === 0) return ` Over the ${length} before it did not change.`;
  const isShare = isOfHundred(last);
  const by = isShare
    ? `${signOf(step)}${percentagePoints(step, last)}`
    : `${signOf(step)}${formatFact({ ...last, value: { ...last.value, number: Math.abs(step) } })}`;
  const share =
    isShare || before <= 0 ? '' : ` (${signOf(step)}${Math.abs((step / before) * 100).toFixed(1)}%)`;
  return ` Over the ${length} before it changed by ${by}${share}.`;
}

/** Whether no point is left out between two. */
function isNextStep(from: string, to: string, cadence: string): boolean {
  const monthOf = (date: string): number => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));
  return monthOf(to) - monthOf(from) === (cadence === 'm' ? 1 : 3);
}

/** A rate that a figure was converted at, of which months or day it is, and who tells it. */
export function rateText(rate: Fact): string {
  const { months, value } = rate;
  const shown = formatFact(rate);
  if (value.kind !== 'point') return `${shown}${cited(rate)}`;
  if (months === undefined || months.held === 0) return `${shown} ${period(value)}${cited(rate)}`;
  const last = formatDate(value.date.slice(0, 7));
  const part = months.held < months.of ? `${months.held} of ` : '';
  const span = months.of === 1 ? last : `${part}the ${months.of} months to ${last}`;
  return `an average of ${shown} over ${span}${cited(rate)}`;
}
