import { goneRow, rowKey, type SourceRow } from './source-rows';

/** A row of an earlier audit: what it is about, and whether a person wrote something beside it. */
export type EarlierRow = { cell: string; entity: string; field: string; hasNotes: boolean };

/** The rows of the table from its first to its last; those that are undefined are not needed any more. */
export type PlacedRows = readonly (SourceRow | undefined)[];

/**
 * Puts each row where it stood in an earlier audit, so that what a person wrote beside it, or how it was sorted, stays
 * right. Rows that are new take the place of rows that are gone; a row that is gone but has notes is kept and says so.
 */
export function placeRows(rows: readonly SourceRow[], earlier: readonly EarlierRow[]): PlacedRows {
  const waiting = grouped(rows);
  const placed: (SourceRow | undefined)[] = earlier.map(({ cell, entity, field, hasNotes }) => {
    const again = waiting.get(rowKey(cell, entity, field))?.shift();
    return again ?? (hasNotes ? goneRow(cell, entity, field) : undefined);
  });
  const isPlaced = new Set(placed);
  const added = rows.filter((row) => !isPlaced.has(row));
  let next = 0;
  const filled = placed.map((row) => row ?? added[next++]);
  return [...filled, ...added.slice(next)];
}

function grouped(rows: readonly SourceRow[]): Map<string, SourceRow[]> {
  const groups = new Map<string, SourceRow[]>();
  for (const row of rows) {
    const group = groups.get(row.key);
    if (group === undefined) groups.set(row.key, [row]);
    else group.push(row);
  }
  return groups;
}
