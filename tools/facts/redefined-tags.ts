import type { Figure } from '../dataset/filings/filed-figures';
import { factKey, figuresByTag, REVENUE_TAGS, type TaggedFacts } from './revenue-concept';

/** A later report that changes a year's revenue by more tells of another business, or of another measure. */
const CHANGED = 0.1;
/** What stands nearer to what was first said, by so much, is what was meant then. */
const NEARER = 0.5;

/**
 * Whether a revenue is one that a company files under a tag since it turned that tag to another measure, such as the sum of its
 * segments: a report changes a year under it, and says under another tag about what was first said of that year.
 */
export function turnedBy(facts: TaggedFacts): (cik: string, figure: Figure) => boolean {
  const turns = turnsOf(facts);
  return (cik, [, , , , filed, , , , tag]) => {
    const turn = turns.get(`${cik}|${tag ?? ''}`);
    return turn !== undefined && filed !== null && filed >= turn;
  };
}

/** The day of the first report that changes a year under a turned tag, by company and tag. */
function turnsOf(facts: TaggedFacts): Map<string, string> {
  const turns = new Map<string, string>();
  for (const [key, years] of figuresByTag(facts)) {
    const [cik = '', tag = '', cadence] = key.split('|');
    if (cadence !== 'annual' || !REVENUE_TAGS.includes(tag)) continue;
    const changed = years.flatMap((year) => {
      const said = facts.first.get(factKey(cik, tag, cadence, year[1]));
      return said !== undefined && off(year, said) > CHANGED ? [{ year, said }] : [];
    });
    const isProved = changed.some(({ year, said }) =>
      REVENUE_TAGS.some((other) => {
        const beside = facts.latest.get(factKey(cik, other, cadence, year[1]));
        return beside?.[5] === year[5] && off(beside, said) < off(year, said) * NEARER;
      }),
    );
    const [day] = changed.flatMap(({ year: [, , , , filed] }) => filed ?? []).sort();
    if (day !== undefined && isProved) turns.set(`${cik}|${tag}`, day);
  }
  return turns;
}

const off = ([, , value]: Figure, said: number): number => Math.abs(value / said - 1);
