import { isDiscontinued } from '../../shared/contract/series-staleness';
import type { Fact, Point } from './fact';
import { isYearMark } from './period';
import { isOfDays } from './series-fact';

/**
 * Money that a company tells once a year, held as of the source that told it. A count of heads is of no period: everybody takes
 * it for the last that was told.
 */
const TOLD_YEARLY: ReadonlySet<string> = new Set(['revenue', 'net_income']);

/** Whether a fact is a figure that a later one follows; the rate that another was converted at is none. */
export const isFigure = ({ field, value, months }: Fact): boolean =>
  (value.kind === 'point' && months === undefined) || (value.kind === 'number' && TOLD_YEARLY.has(field));

/** Whether it is a property's, which is of some year that nobody names. */
export const isOfSomeYear = (fact: Fact): boolean => fact.value.kind === 'number' && isFigure(fact);

/** The day of a figure, of a property that of the source that told it. */
export const dayOf = ({ value, sources }: Fact): string =>
  value.kind === 'point' ? value.date : (sources[0]?.date ?? '');

/**
 * Whether a figure is the last of its series, and that was not followed up. A figure before the last was asked for by another
 * that it goes with.
 */
export function isStaleMoney(fact: Fact, today: string): boolean {
  const { value } = fact;
  if (value.kind !== 'point') {
    const date = dayOf(fact);
    return date !== '' && isDiscontinued(daysBetween(date, today), 'a', true);
  }
  const { series, date } = value;
  const at = series.dates.length - 1;
  if (date !== series.dates[at]) return false;
  const isFiled = series.detail?.(at)?.period?.fiscal_year !== undefined;
  return isDiscontinued(daysBetween(endOf(value, at), today), series.cadence, isFiled);
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

/** How many months a day stands for that begins them. */
const MONTHS: ReadonlyMap<string, number> = new Map([
  ['m', 1],
  ['q', 3],
  ['a', 12],
]);

/** The last day that a figure is for. */
function endOf({ series, date }: Point, at: number): string {
  const told = series.detail?.(at)?.period?.end;
  if (told !== undefined) return told;
  const months = MONTHS.get(series.cadence);
  const isMark =
    series.cadence === 'a' ? isYearMark(series, date) : date.endsWith('-01') && !isOfDays(series);
  if (months === undefined || !isMark) return date;
  const [year, month] = date.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + months, 0)).toISOString().slice(0, 10);
}
