import { partition } from 'es-toolkit/array';

import { daysBetween, LENGTHS } from '../dataset/filings/line';
import type { Figure, Figures } from '../dataset/filings/filed-figures';
import { figuresByTag, REVENUE_TAGS, type TaggedFacts } from './revenue-concept';

/** A tag that says the same of fewer periods may do so by chance. */
const FEWEST_EQUAL = 2;

/**
 * The same lines with the periods that they lack, before their first, between and after their last: as filed under a tag of
 * theirs, or another one of a revenue, that says what the line says wherever both say something. What is filed of a share stands
 * on the basis of its day, so lines of money alone are filled.
 */
export function fillHoles(lines: readonly Figures[], facts: TaggedFacts): Figures[] {
  const filed = figuresByTag(facts);
  const ends = endsOf(lines);
  return lines.map((figures) => {
    const { cik, line, cadence, unit, data } = figures;
    if (unit !== 'USD' || cadence === 'instant') return figures;
    const own = data.flatMap(([, , , , , , , , tag]) => tag ?? []);
    const tags = new Set([...own, ...(line === 'Revenue' ? REVENUE_TAGS : [])]);
    const filled = [...data];
    const known = ends.get(`${cik}|${cadence}`) ?? [];
    for (const tag of tags)
      for (const figure of missingOf(filled, filed.get([cik, tag, cadence].join('|')) ?? []))
        if (isApart(figure, known, cadence) && isApart(figure, filled.map(endOf), cadence))
          filled.push(figure);
    return filled.length === data.length
      ? figures
      : { ...figures, data: filled.sort(([, a], [, b]) => (a < b ? -1 : 1)) };
  });
}

/** The days on which a company's periods end, in any line, by company and cadence. */
function endsOf(lines: readonly Figures[]): Map<string, Set<string>> {
  const ends = new Map<string, Set<string>>();
  for (const { cik, cadence, data } of lines) {
    const key = `${cik}|${cadence}`;
    ends.set(key, new Set([...(ends.get(key) ?? []), ...data.map(endOf)]));
  }
  return ends;
}

const endOf = ([, end]: Figure): string => end;

/** What is filed of periods that a line lacks, the newest first; nothing, where it is not known to be of the line's measure. */
function missingOf(held: readonly Figure[], filed: readonly Figure[]): Figure[] {
  const values = new Map(held.map(([, end, value]) => [end, value]));
  const [shared, others] = partition(filed, ([, end]) => values.has(end));
  const saysOther = shared.some(([, end, value]) => values.get(end) !== value);
  if (saysOther || shared.length < FEWEST_EQUAL) return [];
  return others.sort(([, a], [, b]) => (a < b ? 1 : -1));
}

/** Whether a period overlaps with none that ends on another day, as do twelve months that are told each quarter. */
function isApart([, end]: Figure, ends: Iterable<string>, cadence: 'annual' | 'quarterly'): boolean {
  const [shortest] = LENGTHS[cadence === 'annual' ? 'a' : 'q'];
  return [...ends].every((each) => each === end || Math.abs(daysBetween(each, end)) >= shortest);
}
