import { goneRow, type About, type SourceRow } from './source-rows';

/** A row of an earlier audit: what it is about, and whether a person wrote something beside it. */
export type EarlierRow = About & { hasNotes: boolean };

/** The rows of the table from its first to its last; those that are undefined are not needed any more. */
export type PlacedRows = readonly (SourceRow | undefined)[];

/**
 * Puts each row where it stood in an earlier audit, so that what a person wrote beside it, or how it was sorted, stays
 * right. Rows that are new take the place of rows that are gone; a row that is gone but has notes is kept and says so.
 */
export function placeRows(rows: readonly SourceRow[], earlier: readonly EarlierRow[]): PlacedRows {
  const keyOf = keysFor(
    rows.map(({ about }) => about),
    earlier,
  );
  const waiting = new Map<string, SourceRow[]>();
  for (const row of rows) {
    const key = keyOf(row.about);
    const group = waiting.get(key);
    if (group === undefined) waiting.set(key, [row]);
    else group.push(row);
  }
  const placed = earlier.map((row) => {
    const again = waiting.get(keyOf(row))?.shift();
    return again ?? (row.hasNotes ? goneRow(row) : undefined);
  });
  const isPlaced = new Set(placed);
  const added = rows.filter((row) => !isPlaced.has(row));
  let next = 0;
  const filled = placed.map((row) => row ?? added[next++]);
  return [...filled, ...added.slice(next)];
}

/** An entity's name may be better known by now, so it tells rows apart only where a cell asks several entities. */
function keysFor(...audits: readonly (readonly About[])[]): (about: About) => string {
  const shared = new Set<string>();
  for (const audit of audits) {
    const seen = new Set<string>();
    for (const about of audit) {
      const key = keyWithout(about);
      if (seen.has(key)) shared.add(key);
      seen.add(key);
    }
  }
  return (about) => {
    const key = keyWithout(about);
    return shared.has(key) ? JSON.stringify([key, about.entity]) : key;
  };
}

function keyWithout({ cell, field }: About): string {
  return JSON.stringify([cell, field]);
}
