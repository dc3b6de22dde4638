import { EACH_YEAR, isQuarterly, momentOf, partsOfSpan } from '../query/period';
import type { Evaluator } from '../query/evaluate';
import type { Expression } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import { formulaOf } from '../query/formulas';
import type { ValuePart } from './question-parts';

/** The newest quarters, which are a year of their own: `the trailing twelve months`. */
export const TRAILING_YEAR = 'last 4 quarters';

/** A half of a calendar year by its last month. */
export const halfTo = (month: string): string => `half to ${month}`;

/** What a company takes in or spends in a time, so that its quarters add up; assets and shares do not. */
const FLOWS: ReadonlySet<string> = new Set([
  ...['revenue', 'net_income', 'operating_income', 'gross_profit', 'cost_of_revenue'],
  ...['research_and_development', 'capital_expenditure', 'dividends_paid', 'share_repurchases'],
  'operating_cash_flow',
]);

/** Whether figures of a field add up over times. */
export const isFlow = (field: string): boolean => FLOWS.has(field) || formulaOf(field)?.isFlow === true;

/** Two or four quarters of a figure as their sum, where each of them is held and no year is. */
export function bySum(value: ValuePart, evaluator: Evaluator): ValuePart {
  const { set, fields, way, summary, change, compare } = value;
  const [time = '', ...others] = value.at.length > 0 ? value.at : set.at;
  const [field = ''] = fields;
  const entity = set.named?.length === 1 ? set.named[0]?.[0] : undefined;
  const isPlain =
    (summary === undefined || summary === 'sum') && change === undefined && compare === undefined;
  if (entity === undefined || !isPlain || !isFlow(field)) return value;
  if (others.length + way.length > 0 || fields.length > 1) return value;
  const asked = quartersOf(time);
  if (asked === undefined) return value;
  const { reader } = evaluator;
  if (asked.isYear && reader.at([time], true).read(entity, reader.steps([field])).length > 0) return value;
  const span = quartersHeld(entity, field, asked, evaluator);
  return span === undefined
    ? value
    : { ...value, set: { ...set, at: [] }, fields: [`${field}_quarterly`], summary: 'sum', at: [span] };
}

/** The span of as many quarters as were asked for, where each is held and they end with the calendar's. */
function quartersHeld(
  entity: StoredEntity,
  field: string,
  asked: Pick<Asked, 'count' | 'to'>,
  evaluator: Evaluator,
): string | undefined {
  const dates = quarterDates(entity, field, evaluator);
  const last = asked.to === '' ? (dates.at(-1)?.slice(0, 7) ?? '') : asked.to;
  const first = monthBefore(last, asked.count * 3 - 1);
  const [begins, ends] = [dayOf(first, 1), dayOf(last, 0)];
  const held = dates.filter((date) => {
    const day = Date.parse(date);
    return day > begins + FEW_DAYS && day <= ends + FEW_DAYS;
  });
  // Quarters that end a month before or after the calendar's are no half of its year.
  const [from = '', to = ''] = [held[0], held.at(-1)];
  if (held.length !== asked.count || Date.parse(to) < ends - FEW_DAYS) return undefined;
  const within = dates.filter((date) => date.slice(0, 7) >= first && date.slice(0, 7) <= last);
  // A quarter that ended on the first of January is one of the year before.
  const isInside = within.length === held.length && within[0] === from && within.at(-1) === to;
  return isInside ? `${first}..${last}` : `${from}..${to}`;
}

/** The year of the calendar of a company that counts another, as the sum of its quarters; nothing where they are no such year. */
export function ofCalendarYear(
  { topic, select, at = [], ...others }: Expression,
  evaluator: Evaluator,
): Expression | undefined {
  const [time = '', ...further] = at;
  const [field = ''] = select;
  const found = evaluator.topics.find(topic);
  const entity = found?.kind === 'named' ? found.entities[0] : undefined;
  const { also, filters, orders, aggregate, claim, returns, within, limit, offset } = others;
  const isPlain =
    [also, aggregate, claim, returns, within, limit, offset].every((part) => part === undefined) &&
    filters.length + orders.length + further.length === 0;
  if (entity === undefined || !isPlain || select.length > 1 || !isFlow(field) || !/^\d{4}$/.test(time))
    return undefined;
  const span = quartersHeld(entity, field, { count: 4, to: `${time}-12` }, evaluator);
  if (span === undefined) return undefined;
  const sum = { summary: 'sum', path: [`${field}_quarterly_history`] } as const;
  return { topic, filters, orders, select: [], at: [span], aggregate: sum };
}

type Asked = { count: number; to: string; isYear: boolean };

function quartersOf(time: string): Asked | undefined {
  if (time === TRAILING_YEAR) return { count: 4, to: '', isYear: false };
  const [, length, to = ''] = /^(half|year) to (\d{4}-\d{2})$/.exec(time) ?? [];
  return length === undefined
    ? undefined
    : { count: length === 'half' ? 2 : 4, to, isYear: length === 'year' };
}

function quarterDates(entity: StoredEntity, field: string, { reader }: Evaluator): string[] {
  return reader
    .read(entity, reader.steps([`${field}_quarterly_history`]))
    .flatMap(({ value }) => (value.kind === 'point' ? [value.date] : []));
}

/** How far from the end of a month a quarter may end that is counted to it. */
const FEW_DAYS = 15 * 86_400_000;

/** The first day of a month, or its last. */
function dayOf(month: string, edge: 0 | 1): number {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return Date.UTC(year, edge === 1 ? of - 1 : of, edge);
}

function monthBefore(month: string, count: number): string {
  const [year = 0, of = 1] = month.split('-').map(Number);
  const index = year * 12 + of - 1 - count;
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** The figures of several years as their sum: what was earned from 2020 to 2023 in total. */
export function isSumOfYears({ fields, summary, at, set }: ValuePart): boolean {
  const times = at.length > 0 ? at : set.at;
  const isMany = times.length > 1 || times.some((time) => time.includes('..'));
  return summary === 'sum' && isMany && !times.includes(EACH_YEAR) && isFlow(fields[0] ?? '');
}

/** Quarters that are asked for together and of which one is not held: their year, where it is the calendar's, else nothing. */
export function ofWholeQuarters(value: ValuePart, evaluator: Evaluator): ValuePart | undefined {
  const { set, fields, summary, at, way, change } = value;
  const times = at.length > 0 ? at : set.at;
  const [field = ''] = fields;
  const entity = set.named?.length === 1 ? set.named[0]?.[0] : undefined;
  const isSum = summary === 'sum' && change === undefined && way.length === 0 && isFlow(field);
  const parts = times.flatMap((time) => (time.includes('..') ? (partsOfSpan(time) ?? [time]) : [time]));
  if (entity === undefined || !isSum || parts.length < 2 || !parts.every(isQuarterly)) return value;
  const { reader } = evaluator;
  const steps = reader.steps([field]);
  const isHeld = (time: string): boolean => reader.at([momentOf(time)], true).read(entity, steps).length > 0;
  if (parts.every(isHeld)) return value;
  const [, year] = /^Q1 (\d{4})\.\.Q4 \1$/.exec(times.join()) ?? [];
  const [whole] = year === undefined ? [] : reader.at([`year to ${year}-12`], true).read(entity, steps);
  if (year === undefined || whole === undefined) return undefined;
  const { summary: _summary, ...plain } = value;
  return { ...plain, set: { ...set, at: [] }, at: [`year to ${year}-12`] };
}
