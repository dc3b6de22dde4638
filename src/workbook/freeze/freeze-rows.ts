import { areaName } from '../../formula/address';
import type { FilledCell } from '../excel/cell-contents';
import type { CellSource } from '../sources/evidence';
import { quoteSheet } from '../../formula/sheet-name';
import { liveFormula } from './live-references';
import { plainText, written } from '../excel/plain-text';

/** A row of the log as it is written: texts cannot become formulas, except for the last column, which is one. */
export function logRow(
  cell: FilledCell,
  source: CellSource | undefined,
  at: number,
): (string | number | boolean)[] {
  const [rows, columns] = [cell.grid.length, cell.grid[0]?.length ?? 1];
  const place = { row: cell.row, column: cell.column };
  const absolute = (size: { rows: number; columns: number }) =>
    `${quoteSheet(cell.sheet)}!${areaName({ ...place, ...size }).replace(/[A-Z]+|\d+/g, '$$$&')}`;
  const spills = rows * columns > 1;
  return [
    plainText(cell.address),
    plainText(cell.formula),
    written(cell.grid[0]?.[0]?.value ?? ''),
    plainText(`${rows}×${columns}`),
    spills ? plainText(contentsMark(cell.grid.map((row) => row.map(({ value }) => value)))) : '',
    at,
    plainText(source?.name ?? ''),
    source?.date ?? '',
    plainText(source?.document ?? ''),
    liveFormula(absolute({ rows: 1, columns: 1 }), spills ? absolute({ rows, columns }) : undefined, {
      text: cell.formula,
      sheet: cell.sheet,
    }),
  ];
}

/** A mark that tells whether a spill's cells still hold what was frozen, without keeping them twice (FNV-1a). */
export function contentsMark(values: readonly (readonly unknown[])[]): string {
  let mark = 0x811c9dc5;
  for (const letter of JSON.stringify(values)) {
    mark = Math.imul(mark ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return `x${mark.toString(16)}`;
}
