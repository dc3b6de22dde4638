import { uniqBy } from 'es-toolkit/array';

import { isBound } from './conditions';
import { numberOf } from './derived';
import { groundsOf, pointsIn, type Fact } from './fact';
import { lineOf } from './derived-lines';
import { isQuarterly, parsePeriod, partsOfSpan } from './period';
import type { PathReader } from './read-path';
import type { Filter } from './tree';

/** What a time is read by, and the same at other times. */
type Reading = { time: string; reader: PathReader; at: (time: string) => PathReader };

/**
 * The figures of the months, quarters or days of a time that was named as a whole: of a year of months a bound is met by one
 * of them, whatever December was. Nothing where the time has one figure of its own.
 */
export function findPointsWithin(
  subject: Fact,
  { claim, facts, reading }: { claim: Filter; facts: readonly Fact[]; reading: Reading },
): readonly Fact[] {
  const [fact, ...others] = facts;
  if (fact === undefined || others.length > 0 || !isBound(claim)) return [];
  const { time, reader, at } = reading;
  const [point] = pointsIn(groundsOf(fact));
  if (point === undefined || !isFiner(point.series.cadence, time)) return [];
  const path = reader.steps(claim.path);
  const line = lineOf(path.at(-1) ?? '');
  const held = line === undefined ? [] : reader.follow(subject, [...path.slice(0, -1), line]);
  if (held.length > 1) return held;
  // What has no line, as a rate the other way round, is read of each part of the time.
  const parts = partsOf(time).flatMap((part) => at(part).follow(subject, path).slice(0, 1));
  // What has no figure of a part is read of the one before it.
  return uniqBy(parts, (part) =>
    pointsIn(groundsOf(part))
      .map(({ date }) => date)
      .join(),
  );
}

/** The figure that tells most of whether a bound is met: the highest where it is one that is to be exceeded. */
export function farthest(points: readonly Fact[], { operator }: Filter): Fact | undefined {
  const sign = operator.startsWith('>') ? 1 : -1;
  return points.reduce<Fact | undefined>((best, point) => {
    const [own, known] = [numberOf(point), numberOf(best)];
    if (known === undefined) return point;
    return own !== undefined && (own - known) * sign > 0 ? point : best;
  }, undefined);
}

const isYear = (time: string): boolean => /^(?:FY)?\d{4}$/.test(time);

/** Whether a line has several points within a time. */
function isFiner(cadence: string, time: string): boolean {
  if (cadence === 'd' || cadence === 'w')
    return isYear(time) || /^\d{4}-\d{2}$/.test(time) || isQuarterly(time);
  if (cadence === 'm') return isYear(time) || isQuarterly(time);
  return cadence === 'q' && isYear(time);
}

/** The months of a year or a quarter of the calendar. */
function partsOf(time: string): readonly string[] {
  const year = /^\d{4}$/.test(time) ? time : undefined;
  if (year !== undefined) return partsOfSpan(`${year}-01..${year}-12`) ?? [];
  const period = parsePeriod(time);
  if (period?.kind !== 'calendar') return [];
  const monthOf = (month: number): string => `${period.year}-${String(month).padStart(2, '0')}`;
  return [2, 1, 0].map((before) => monthOf(period.quarter * 3 - before));
}
