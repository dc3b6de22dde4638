import type { LinkCell, LinkSheet } from '../../addin/workbook/link/blocks';
import type { WorkbookFile } from '../file/workbook-file';

/** The sheets of a file as links are found in them. */
export function sheetsOf(file: WorkbookFile): LinkSheet[] {
  return file.sheets.map(({ name, sheet }) => ({
    name,
    rows: new Map(
      sheet.rows.map(({ row, cells }) => [
        row,
        new Map(
          cells.flatMap((cell): [number, LinkCell][] => {
            const { column, value, formula } = cell;
            if (value === undefined || value === '') return [];
            const format = file.formatOf(sheet, cell);
            return [[column, { value, isFormula: formula !== undefined, format }]];
          }),
        ),
      ]),
    ),
  }));
}
