import type { Evaluator } from '../query/evaluate';
import type { Fact } from '../query/fact';
import { parsePeriod } from '../query/period';
import type { Expression } from '../query/tree';
import { formatDate, formatFact } from './format-value';

/** How far from the calendar's quarter that one ends of which most days lie in it. */
const MOST_DAYS = 45;

/**
 * What `Q3 2024` of a company may mean beside what was taken: the calendar's quarter, or the one that the company itself
 * counts so. Nothing where both are the same, or the other is not held.
 */
export function otherQuarterNote(
  asked: string,
  { topic, select, at = [] }: Expression,
  evaluator: Evaluator,
): string[] {
  const { reader, topics } = evaluator;
  const period = parsePeriod(asked);
  const found = topics.find(topic);
  const entity = found?.kind === 'named' ? found.entities[0] : undefined;
  const [time = ''] = at;
  if (period?.kind !== 'calendar' || entity === undefined || at.length > 1 || select.length !== 1) return [];
  const read = (moment: string): Fact | undefined =>
    reader.at([moment], true).read(entity, reader.steps(select))[0];
  const taken = read(time);
  const { year, quarter } = period;
  const isCalendar = time === asked;
  const other = isCalendar ? read(`FY${year}-Q${quarter}`) : nearest(taken, year, quarter);
  if (taken?.value.kind !== 'point' || other?.value.kind !== 'point' || other.value.date === taken.value.date)
    return [];
  const told = `${formatFact(other)} in the quarter of ${formatDate(other.value.date)}`;
  return [
    isCalendar
      ? `${asked} is taken as the calendar's; what ${entity.name} itself counts as Q${quarter} of fiscal ${year} was ${told}.`
      : `${asked} is taken as ${entity.name} itself counts its quarters; most of the calendar's ${asked} lies in another: ${told}.`,
  ];
}

/** The point of the same line that ends nearest to the calendar's quarter. */
function nearest(taken: Fact | undefined, year: number, quarter: number): Fact | undefined {
  if (taken?.value.kind !== 'point') return undefined;
  const { series } = taken.value;
  const end = Date.UTC(year, quarter * 3, 0);
  const away = series.dates.map((date) => Math.abs(Date.parse(date) - end) / 86_400_000);
  const at = away.indexOf(Math.min(...away));
  const [date, number] = [series.dates[at], series.values[at]];
  return date === undefined || number === undefined || (away[at] ?? 0) > MOST_DAYS
    ? undefined
    : { ...taken, value: { ...taken.value, date, number } };
}
