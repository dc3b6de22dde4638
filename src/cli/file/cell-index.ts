import { type Area, intersection, type SheetArea } from '../../shared/formula/area';
import type { SheetXml, StoredCell } from './sheet-xml';
import type { WorkbookFile } from './workbook-file';

type Rows = ReadonlyMap<number, readonly StoredCell[]>;

/** The cells of a file by their places. */
export class CellIndex {
  readonly #rows: ReadonlyMap<string, Rows>;
  readonly #used: ReadonlyMap<string, Area>;

  constructor({ sheets }: Pick<WorkbookFile, 'sheets'>) {
    this.#rows = new Map(
      sheets.map(({ name, sheet }) => [
        name.toLowerCase(),
        new Map(sheet.rows.map(({ row, cells }) => [row, cells])),
      ]),
    );
    this.#used = new Map(sheets.map(({ name, sheet }) => [name.toLowerCase(), usedArea(sheet)]));
  }

  /** The part of an area that may have something in it. */
  used(area: SheetArea): Area | undefined {
    const used = this.#used.get(area.sheet.toLowerCase());
    return used && intersection(used, area);
  }

  /** The stored cells of an area, row by row. */
  *in(area: SheetArea): Iterable<StoredCell> {
    const used = this.used(area);
    const rows = this.#rows.get(area.sheet.toLowerCase());
    if (!used || !rows) return;
    for (let row = used.row; row < used.row + used.rows; row++)
      for (const cell of rows.get(row) ?? [])
        if (cell.column >= used.column && cell.column < used.column + used.columns) yield cell;
  }
}

function usedArea({ rows }: SheetXml): Area {
  const columns = rows.reduce(
    (most, { cells }) => cells.reduce((own, { column }) => Math.max(own, column + 1), most),
    0,
  );
  const last = rows.reduce((most, { row }) => Math.max(most, row + 1), 0);
  return { row: 0, column: 0, rows: last, columns };
}
