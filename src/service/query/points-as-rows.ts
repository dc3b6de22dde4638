import type { Point } from './fact';
import type { Cell, Row } from './row';

/** The points of one column of a row, by their days. */
type Line = { column: string; points: ReadonlyMap<string, number> };

/**
 * Rows in which a column is a line of figures, as one row for each of their days: several numbers in one cell are no numbers.
 * Lines of one row stand beside each other by their days; `rows` are the rows as they are shown, each that of `found`.
 */
export function pointsAsRows(
  rows: readonly Record<string, unknown>[],
  found: readonly Row[],
): Record<string, unknown>[] {
  return rows.flatMap((row, at) => {
    const lines = (found[at]?.cells ?? []).flatMap(lineOf);
    if (lines.length === 0) return [row];
    const days = [...new Set(lines.flatMap(({ points }) => [...points.keys()]))].sort();
    return days.map((date) => ({
      ...row,
      ...Object.fromEntries(lines.map(({ column, points }) => [column, points.get(date) ?? null])),
      date,
    }));
  });
}

function lineOf({ column, facts }: Cell): Line[] {
  const points = facts.flatMap(({ value }): Point[] => (value.kind === 'point' ? [value] : []));
  const isLine = points.length > 1 && points.length === facts.length && /_history$/.test(column);
  return isLine ? [{ column, points: new Map(points.map(({ date, number }) => [date, number])) }] : [];
}
