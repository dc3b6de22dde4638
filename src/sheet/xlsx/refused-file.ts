import type { Sheet, Workbook } from 'hucre/xlsx';

import { areaName, cellName } from '../../shared/formula/address';
import { quoteSheet } from '../../shared/formula/sheet-name';

/** Why a file is not opened, in a sentence for a person; the workbook that is open stays. */
export class RefusedFile extends Error {
  override name = 'RefusedFile';
}

/** What the trial's sheet can take: cells with something in them, characters of a cell and of all, and merged cells. */
export type CellLimits = { cells: number; characters: number; allCharacters: number; merged: number };

/** Refuses a workbook that the sheet cannot show, before it is put in the place of the one that is open. */
export function refuseLarge(name: string, { sheets }: Workbook, limits: CellLimits): void {
  if (sheets.length === 0) throw new RefusedFile(`${name} has no sheets; a workbook has at least one.`);
  const cells = sheets.reduce((sum, { rows }) => sum + filled(rows), 0);
  refuseAbove(name, { count: cells, most: limits.cells, what: 'filled cells' });
  let all = 0;
  for (const sheet of sheets) all += characters(name, sheet, limits.characters);
  refuseAbove(name, { count: all, most: limits.allCharacters, what: 'characters of text' });
  const merged = sheets.flatMap((sheet) => mergedAreas(sheet));
  const largest = merged.toSorted((a, b) => b.count - a.count)[0];
  const count = merged.reduce((sum, area) => sum + area.count, 0);
  const what = `merged cells${largest ? ` (${largest.address})` : ''}`;
  refuseAbove(name, { count, most: limits.merged, what });
}

function refuseAbove(name: string, found: { count: number; most: number; what: string }): void {
  const { count, most, what } = found;
  if (count <= most) return;
  throw new RefusedFile(
    `${name} has ${count.toLocaleString('en')} ${what}; the trial opens up to ${most.toLocaleString('en')}.`,
  );
}

function filled(rows: Sheet['rows']): number {
  return rows.reduce((sum, row) => sum + row.filter((value) => value !== null).length, 0);
}

function characters(name: string, { name: sheet, rows }: Sheet, most: number): number {
  let sum = 0;
  rows.forEach((cells, row) =>
    cells.forEach((value, column) => {
      if (typeof value !== 'string') return;
      sum += value.length;
      const where = `characters in ${quoteSheet(sheet)}!${cellName({ row, column })}`;
      refuseAbove(name, { count: value.length, most, what: where });
    }),
  );
  return sum;
}

function mergedAreas({ name, merges = [] }: Sheet): { count: number; address: string }[] {
  return merges.map(({ startRow, startCol, endRow, endCol }) => {
    const area = {
      row: startRow,
      column: startCol,
      rows: endRow - startRow + 1,
      columns: endCol - startCol + 1,
    };
    return { count: area.rows * area.columns, address: `${quoteSheet(name)}!${areaName(area)}` };
  });
}
