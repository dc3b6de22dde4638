import { areaName } from '../../../shared/formula/address';
import type { FilledCell } from '../excel/cell-contents';
import type { CellSource } from '../sources/cell-sources';
import { quoteSheet } from '../../../shared/formula/sheet-name';
import { liveFormula } from './live-references';
import type { Marked } from './log-mark';
import { plainText, written } from '../excel/plain-text';

/** What a row of the log says of a cell, as it is marked. */
export function rowFacts({ address, formula, grid }: FilledCell): Marked {
  const [rows, columns] = [grid.length, grid[0]?.length ?? 1];
  const contents = rows * columns > 1 ? contentsMark(grid.map((row) => row.map(({ value }) => value))) : '';
  return { address, formula, value: grid[0]?.[0]?.value ?? '', rows, columns, contents };
}

/** A row of the log as it is written: texts cannot become formulas, except for the column "Now", which is one. */
export function logRow(
  cell: FilledCell,
  { source, at, mark }: { source: CellSource | undefined; at: number; mark: string },
): (string | number | boolean)[] {
  const { rows, columns, contents } = rowFacts(cell);
  const place = { row: cell.row, column: cell.column };
  const absolute = (size: { rows: number; columns: number }) =>
    `${quoteSheet(cell.sheet)}!${areaName({ ...place, ...size }).replace(/[A-Z]+|\d+/g, '$$$&')}`;
  const spills = rows * columns > 1;
  return [
    plainText(cell.address),
    plainText(cell.formula),
    written(cell.grid[0]?.[0]?.value ?? ''),
    plainText(`${rows}×${columns}`),
    plainText(contents),
    at,
    plainText(source?.name ?? ''),
    source?.date ?? '',
    plainText(source?.document ?? ''),
    liveFormula(absolute({ rows: 1, columns: 1 }), spills ? absolute({ rows, columns }) : undefined, {
      text: cell.formula,
      sheet: cell.sheet,
    }),
    plainText(mark),
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
