import type { StoredEntity, StoredSeries } from '../store/stored';
import { groundsOf, type Fact } from './fact';
import { LATEST_QUARTER, parsePeriod } from './period';
import type { PathReader } from './read-path';

/** What a quarter may be of a company that ends its own beside the calendar's. */
export type OwnQuarters = {
  /** The figure of the quarter that the company itself numbers so. */
  own: Fact | undefined;
  /** That of the quarter in which most of the calendar's lies. */
  most: Fact | undefined;
};

/** How far from the calendar's quarter that one ends of which most days lie in it. */
const MOST_DAYS = 45;

/** The figures that `Q2 2024` may mean of a company; nothing where a time is no quarter of the calendar. */
export function ownQuarters(
  entity: StoredEntity,
  path: readonly string[],
  { time, reader }: { time: string; reader: PathReader },
): OwnQuarters | undefined {
  const period = parsePeriod(time);
  if (period?.kind !== 'calendar') return undefined;
  const read = (moment: string): Fact | undefined => reader.at([moment], true).read(entity, path)[0];
  const { year, quarter } = period;
  const own = read(`FY${year}-Q${quarter}`);
  const line = lineOf(own ?? read(LATEST_QUARTER));
  const date = line === undefined ? undefined : nearestDay(line, Date.UTC(year, quarter * 3, 0));
  return { own, most: date === undefined ? undefined : read(`quarter to ${date}`) };
}

/** The last day of a figure's period, of one that is worked out that of what it was worked out from. */
export const dayOfFigure = (fact: Fact | undefined): string | undefined => {
  const value = fact === undefined ? undefined : groundsOf(fact)[0]?.value;
  return value?.kind === 'point' ? value.date : undefined;
};

function lineOf(fact: Fact | undefined): StoredSeries | undefined {
  const value = fact === undefined ? undefined : groundsOf(fact)[0]?.value;
  return value?.kind === 'point' && value.series.cadence === 'q' ? value.series : undefined;
}

/** The day of a line that is nearest to the end of a quarter. */
function nearestDay({ dates }: StoredSeries, end: number): string | undefined {
  const away = dates.map((date) => Math.abs(Date.parse(date) - end) / 86_400_000);
  const least = Math.min(...away);
  return least > MOST_DAYS ? undefined : dates[away.indexOf(least)];
}
