import { daysBetween } from './line';
import type { Figures } from './filed-figures';

/** The days on which a company's fiscal years and quarters end, oldest first, and what it calls the first of the years. */
export type Calendar = {
  years: readonly string[];
  quarters: readonly string[];
  /** The number of the fiscal year that ends first; undefined where the company's way of counting is not known. */
  firstYear: number | undefined;
  /** The numbers of the years that are the first after a change of the day on which years end. */
  turned: ReadonlyMap<string, number>;
};

/** Ends nearer to each other than this are one end, written wrongly in one of the places. */
const NEAREST = { year: 300, quarter: 60 };

/** The calendar that a company's figures follow. */
export function calendarOf(
  annual: readonly Figures[],
  quarterly: readonly Figures[],
  named: ReadonlyMap<string, number> | undefined,
): Calendar {
  const durations = annual.filter(({ cadence }) => cadence === 'annual');
  const years = distinctEnds(durations, NEAREST.year, new Set());
  const quarters = distinctEnds(quarterly, NEAREST.quarter, new Set(years));
  const [first = [], ...later] = partedAtTurns(years);
  const firstYear = firstYearOf(first, named);
  const turned = (firstYear === undefined ? [] : later).flatMap((part) => {
    const [end, year] = [part[0], firstYearOf(part, named)];
    return end === undefined || year === undefined ? [] : [[end, year] as const];
  });
  return { years, quarters, firstYear, turned: new Map(turned) };
}

/** The ends that the figures name, of near ones the one that most of them name. */
function distinctEnds(lines: readonly Figures[], nearest: number, certain: ReadonlySet<string>): string[] {
  const counts = new Map<string, number>([...certain].map((end) => [end, Infinity]));
  for (const { data } of lines) for (const [, end] of data) counts.set(end, (counts.get(end) ?? 0) + 1);
  const kept: string[] = [];
  for (const [end] of [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)))
    if (kept.every((each) => Math.abs(daysBetween(each, end)) >= nearest)) kept.push(end);
  return kept.sort();
}

/** So many years in a row that are counted alike are no slip of a filing. */
const SETTLED = 5;

/** Years of 52 or 53 weeks end some days apart; what lies further from whole years is another year's end. */
const MOST_APART = 20;

/** The years before and after each change of their end, which leaves a time between that is no whole number of years. */
function partedAtTurns(years: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (const end of years) {
    const last = parts.at(-1)?.at(-1);
    const length = last === undefined ? 0 : daysBetween(last, end);
    const isTurn = Math.abs(length - Math.round(length / 365.25) * 365.25) > MOST_APART;
    if (last === undefined || isTurn) parts.push([end]);
    else parts.at(-1)?.push(end);
  }
  return parts;
}

/**
 * A fiscal year is called after the calendar year in which it ends, except that of those ending in January or February
 * some companies name the year before: there only what a company's own filings say counts.
 */
function firstYearOf(
  years: readonly string[],
  named: ReadonlyMap<string, number> | undefined,
): number | undefined {
  const first = years[0];
  if (first === undefined) return undefined;
  const own = [...(named ?? [])].filter(([end]) => end >= first && end <= (years.at(-1) ?? first));
  const said = own.map(([end, year]) => year - Math.round(daysBetween(first, end) / 365.25));
  const newest = said.slice(-SETTLED);
  // Whoever changed the way in which years are told, and kept to it since, calls the older ones so today.
  if (newest.length === SETTLED && new Set(newest).size === 1) return newest[0];
  if (said.length > 0) return mostFrequent(said);
  const middle = new Date(Date.parse(first) - 15 * 86_400_000);
  return middle.getUTCMonth() >= 2 ? middle.getUTCFullYear() : undefined;
}

function mostFrequent(numbers: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort(([, many], [, more]) => more - many)[0]?.[0];
}
