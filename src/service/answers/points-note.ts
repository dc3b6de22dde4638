import type { Fact } from '../query/fact';
import { isOfDays } from '../query/series-fact';

/**
 * What each of the points is that an average was made of: that of twelve days of a year is another than that of all of
 * its days. Nothing where they are of no one kind, or where the figure is no average.
 */
export function pointsNote(summary: string, facts: readonly Fact[]): string {
  if (summary !== 'average' && summary !== 'median') return '';
  const kinds = new Set(facts.map(kindOf));
  const [kind] = kinds;
  if (kinds.size !== 1 || kind === undefined) return '';
  return facts.length === 1 ? ` It is ${kind}.` : ` Each of them is ${kind}.`;
}

function kindOf({ value }: Fact): string | undefined {
  if (value.kind !== 'point') return undefined;
  const { series } = value;
  if (/\bannual average\b/i.test(series.name)) return "a year's average";
  if (/\bmonthly average\b/i.test(series.name)) return "a month's average";
  if (/\blast fixing of the month\b/i.test(series.name)) return `the last fixing of its month${NO_AVERAGE}`;
  if (isOfDays(series)) return `that of one day of its month${NO_AVERAGE}`;
  return CADENCES.get(series.cadence);
}

/** What is asked for by an average, and is not made of one day of each month. */
const NO_AVERAGE = ', and the average of all days is not held';

const CADENCES: ReadonlyMap<string, string> = new Map([
  ['m', "a month's figure"],
  ['q', "a quarter's figure"],
  ['a', "a year's figure"],
]);
