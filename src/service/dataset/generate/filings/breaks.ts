import type { Calendar } from './calendar';
import { daysBetween } from './days';
import { mixedYears, shrunkYears } from './fourth-quarters';
import type { Cited, Line } from './line';

/** What is restated when a business is given up, parted or counted otherwise. */
const RESTATED = new Set([
  'Revenue',
  'Cost of revenue',
  'Gross profit',
  'Operating income',
  'Research and development',
]);

/** A restatement changes this much of a figure, or its growth is not falsified by it. */
const MATERIAL = 0.02;
/** Of two restated figures that changed alike, the same restatement is the likely reason. */
const ALIKE = 0.1;

/**
 * Marks the points at which a line goes over to another basis (`b`), so that it is not comparable with the point before: it is
 * restated and the one before is not, or otherwise. Figures of one filing are always of one basis. What is restated says so (`r`).
 */
export function markBreaks(lines: readonly Line[], calendar: Calendar): void {
  const mixed = mixedYears(lines, calendar);
  const shrunk = shrunkYears(lines, calendar);
  for (const { figures, cadence, points } of lines) {
    if (!RESTATED.has(figures.line)) continue;
    let before: [end: string, point: Cited] | undefined;
    for (const [end, point] of [...points].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const isBroken =
        before !== undefined &&
        (isRestatedApart(before[1], point) ||
          isFirstShrunk(before, end, point) ||
          isAfterMixed(before, end, point));
      const marks = `${isBroken ? 'b' : ''}${point.first === undefined ? '' : 'r'}`;
      points.set(end, { ...point, cite: marks + point.cite });
      before = [end, point];
    }
    // What is given up makes a year smaller than the one before, and than its quarters as they were filed.
    function isFirstShrunk([ended, year]: [string, Cited], end: string, { value, cite }: Cited): boolean {
      const isFirst = cadence === 'a' && shrunk.has(end) && !shrunk.has(ended);
      return isFirst && cite === '?' && value < year.value;
    }
    // A year whose quarters are shown on the basis of the next year is itself the last of the old basis.
    function isAfterMixed([ended, year]: [string, Cited], end: string, { first }: Cited): boolean {
      const isNext = cadence === 'a' && daysBetween(ended, end) < 400;
      return isNext && mixed.has(ended) && year.cite === '' && first === undefined;
    }
  }
}

function isRestatedApart(before: Cited, point: Cited): boolean {
  if (point.first === undefined) return false;
  if (point.cite === before.cite && point.cite !== '') return false;
  const changed = factorOf(point) / factorOf(before);
  return Math.abs(changed - 1) > (before.first === undefined ? MATERIAL : ALIKE);
}

function factorOf({ value, first }: Cited): number {
  return first === undefined || first === 0 ? 1 : value / first;
}
