import {
  isAlike,
  shareCounts,
  type Range,
  type ShareEnds,
  type ShareLines,
} from '../../../src/service/dataset/share-counts';

/** Numbers of shares of periods that follow each other are on one basis where they differ by less than any split makes them. */
const ALIKE = 1.2;

/**
 * The figures up to a day on which another cadence changes its basis that are proved to stand on the newest one: back from the
 * newest figure each number of shares goes on in the next. Annual figures are restated after a split where quarters of years past are not.
 */
export function provedBefore(lastOld: string, ends: readonly string[], lines: ShareLines): ShareEnds {
  const proved: ShareEnds = { shares: new Set(), perShare: new Set() };
  let next: Range | undefined;
  for (const end of [...ends].reverse()) {
    const counts = shareCounts(end, lines);
    const known = next;
    const isOther = known !== undefined && counts.some(([, range]) => !isAlike(range, known, ALIKE));
    if (isOther || (counts.length > 0 && known === undefined && end <= lastOld)) break;
    if (end <= lastOld) for (const [line] of counts) proved[line].add(end);
    next = counts[0]?.[1] ?? next;
  }
  return proved;
}
