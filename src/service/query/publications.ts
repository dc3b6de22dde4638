import type { StoredSeries } from '../store/stored';
import type { Cell, Row } from './row';

/**
 * Of rows of several times from which publication each figure is, where one column holds figures of one entity from several:
 * what two publications say of two years is a change of the publication too. Null where all are of one.
 */
export function publicationsOfRows(rows: readonly Row[]): (string | null)[] {
  const lines = new Map<string, Set<StoredSeries>>();
  for (const row of rows)
    for (const cell of row.cells) {
      const series = seriesOf(cell);
      if (series === undefined) continue;
      const key = keyOf(row, cell);
      lines.set(key, (lines.get(key) ?? new Set<StoredSeries>()).add(series));
    }
  const isMixed = (row: Row, cell: Cell): boolean => (lines.get(keyOf(row, cell))?.size ?? 0) > 1;
  return rows.map((row) => {
    const told = row.cells.flatMap((cell) => {
      const source = cell.facts[0]?.sources[0];
      if (source === undefined || seriesOf(cell) === undefined || !isMixed(row, cell)) return [];
      return [[source.name, source.date ?? ''].filter((part) => part !== '').join(', ')];
    });
    return told.length === 0 ? null : [...new Set(told)].join('; ');
  });
}

const keyOf = ({ entity }: Row, { column }: Cell): string => `${column} ${entity.id}`;

/** The series of years that a cell's one figure is of; what companies filed is one line, whatever the filing. */
function seriesOf({ facts: [fact, ...others] }: Cell): StoredSeries | undefined {
  if (fact?.value.kind !== 'point' || others.length > 0) return undefined;
  const { series } = fact.value;
  return series.cadence === 'a' && series.detail === undefined ? series : undefined;
}
