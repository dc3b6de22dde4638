import { cellAddress, cellName, parseArea, splitAddress } from '../../../../src/shared/formula/address';
import { columnIndex, columnName } from '../../../../src/shared/formula/column';
import type { Area } from '../../../../src/shared/formula/area';
import { sheetOf } from '../../../../src/shared/formula/sheet-name';
import { adjusted, span, type Edit } from './references';

export type Value = string | number | boolean;
export type Result = Value | Value[][];

/** What a cell holds: a formula with its result, a value, or a part of another cell's spill. */
export type Cell = {
  formula?: string;
  value: Value;
  format?: string;
  spilledFrom?: string;
  isText?: boolean;
};

/** What a workbook tells those who listen. */
export type WorkbookEvent = 'calculated' | 'deleted' | 'renamed' | 'changed';

const WIDTH = 16_384;

/** One sheet as a sparse grid. */
export class SheetModel {
  cells = new Map<number, Cell>();
  /** How far each spilling cell reaches. */
  spills = new Map<number, { rows: number; columns: number }>();
  visibility = 'Visible';
  isProtected = false;

  constructor(public name: string) {}

  key(row: number, column: number): number {
    return row * WIDTH + column;
  }

  at(row: number, column: number): Cell | undefined {
    return this.cells.get(this.key(row, column));
  }

  used(): Area | undefined {
    let [top, left, bottom, right] = [Infinity, Infinity, -1, -1];
    for (const key of this.cells.keys()) {
      const [row, column] = [Math.floor(key / WIDTH), key % WIDTH];
      top = Math.min(top, row);
      bottom = Math.max(bottom, row);
      left = Math.min(left, column);
      right = Math.max(right, column);
    }
    return bottom < 0
      ? undefined
      : { row: top, column: left, rows: bottom - top + 1, columns: right - left + 1 };
  }
}

/** A workbook with formulas that follow insertions, deletions and renames as Excel's do. */
export class WorkbookModel {
  sheets: SheetModel[] = [new SheetModel('Model')];
  tables = new Map<string, { sheet: SheetModel; area: Area }>();
  active = this.sheets[0]!;
  selection: { sheet: SheetModel; area: Area } = {
    sheet: this.active,
    area: { row: 0, column: 0, rows: 1, columns: 1 },
  };
  /** Further areas of the selection, as Ctrl and a click add them. */
  alsoSelected: Area[] = [];
  handlers = new Set<{ event: WorkbookEvent; handler: (args?: object) => void }>();
  /** The formulas of the workbook's names. */
  names = new Map<string, string>();
  /** Cells whose functions were called, in order. */
  called: string[] = [];

  /** Answers KER formulas; other formulas show what their first reference shows. */
  constructor(public answer: (formula: string, address: string) => Result = () => 1) {}

  sheet(name: string): SheetModel {
    const found = this.sheets.find((each) => each.name.toLowerCase() === name.toLowerCase());
    if (!found) throw new Error(`Expected a sheet named ${name}`);
    return found;
  }

  add(name: string): SheetModel {
    const sheet = new SheetModel(name);
    this.sheets.push(sheet);
    return sheet;
  }

  /** Writes what a person would type. */
  type(address: string, content: Value): void {
    const { sheet, row, column } = this.find(address);
    this.write(sheet, row, column, content);
    this.tell('calculated');
  }

  /** What a person types while an action runs. */
  retype(address: string, content: Value): void {
    this.type(address, content);
    const { sheet, row, column } = this.find(address);
    this.tell('changed', {
      worksheetId: sheet.name,
      address: cellName({ row, column }),
      changeType: 'RangeEdited',
    });
  }

  private tell(event: WorkbookEvent, args?: object): void {
    for (const each of this.handlers) if (each.event === event) each.handler(args);
  }

  write(sheet: SheetModel, row: number, column: number, content: Value): void {
    const key = sheet.key(row, column);
    const format = sheet.cells.get(key)?.format;
    const parent = sheet.cells.get(key)?.spilledFrom;
    if (parent !== undefined && content !== '') this.block(sheet, parent);
    this.unspill(sheet, key);
    if (content === '') {
      sheet.cells.delete(key);
      return;
    }
    const cell: Cell = { value: content, ...(format !== undefined && { format }) };
    if (typeof content === 'string') {
      if (content.startsWith("'")) Object.assign(cell, { value: content.slice(1), isText: true });
      else if (/^=./.test(content)) cell.formula = content;
      else if (/^[+\-@]\D/.test(content)) cell.formula = `=${content.replace(/^@/, '')}`;
      else if (content.trim() !== '' && !Number.isNaN(Number(content))) cell.value = Number(content);
      else if (/^(true|false)$/i.test(content)) cell.value = /^t/i.test(content);
    }
    sheet.cells.set(key, cell);
    if (cell.formula !== undefined) this.calculate(sheet, row, column);
  }

  /** Calls the cell's function again. */
  calculate(sheet: SheetModel, row: number, column: number): void {
    const cell = sheet.at(row, column);
    if (cell?.formula === undefined || !/KER[._]/i.test(cell.formula)) return;
    const address = cellAddress({ sheet: sheet.name, row, column });
    this.called.push(address);
    this.unspill(sheet, sheet.key(row, column));
    const result = this.answer(cell.formula, address);
    if (!Array.isArray(result)) cell.value = result;
    else this.spill(sheet, { row, column }, result);
  }

  valueOf(sheet: SheetModel, row: number, column: number): Value {
    const cell = sheet.at(row, column);
    if (cell === undefined) return '';
    if (cell.formula === undefined || /KER[._]/i.test(cell.formula)) return cell.value;
    const link = /^=HYPERLINK\("(?:[^"]|"")*","((?:[^"]|"")*)"\)$/.exec(cell.formula)?.[1];
    if (link !== undefined) return link.replaceAll('""', '"');
    const reference = /(?:('(?:[^']|'')+'|[A-Za-zÀ-ÿ_][\wÀ-ÿ.]*)!)?\$?([A-Z]{1,3})\$?(\d+)/.exec(
      cell.formula,
    );
    if (!reference || /^=(CHOOSE\(1,)?[^,]*#REF!/.test(cell.formula)) return '#REF!';
    const target = reference[1] === undefined ? sheet : this.sheet(sheetOf(reference[1]));
    const value = this.valueOf(target, Number(reference[3]) - 1, columnIndex(reference[2]!));
    return value === '' ? 0 : value;
  }

  /** Changes the workbook's shape; formulas, tables and spills follow. */
  edit(edit: Edit): void {
    const sheet = this.sheet(edit.sheet);
    for (const each of this.sheets) for (const key of [...each.spills.keys()]) this.unspill(each, key);
    for (const each of this.sheets) {
      for (const cell of each.cells.values()) {
        if (cell.formula !== undefined) cell.formula = adjusted(cell.formula, each.name, edit);
      }
    }
    if (edit.kind === 'rename') sheet.name = edit.to;
    else if (edit.kind === 'remove') this.remove(sheet);
    else this.shift(sheet, edit);
    for (const each of this.sheets) {
      for (const key of [...each.cells.keys()]) this.calculate(each, Math.floor(key / WIDTH), key % WIDTH);
    }
    this.tell(edit.kind === 'rename' ? 'renamed' : edit.kind === 'remove' ? 'deleted' : 'calculated');
  }

  remove(sheet: SheetModel): void {
    this.sheets = this.sheets.filter((each) => each !== sheet);
    for (const [name, table] of this.tables) if (table.sheet === sheet) this.tables.delete(name);
  }

  /** Every formula of the workbook but those of the named sheets. */
  formulas(...except: string[]): Record<string, string> {
    const found: Record<string, string> = {};
    for (const sheet of this.sheets.filter(({ name }) => !except.includes(name))) {
      for (const [key, cell] of sheet.cells) {
        if (cell.formula === undefined) continue;
        const name = `${sheet.name}!${columnName(key % WIDTH)}${Math.floor(key / WIDTH) + 1}`;
        found[name] = cell.formula.replaceAll(/(?:'(?:[^']|'')+'|[A-Za-zÀ-ÿ_][\wÀ-ÿ.]*)!#REF!/g, '#REF!');
      }
    }
    return found;
  }

  find(address: string): { sheet: SheetModel; row: number; column: number } {
    const { sheet, range } = splitAddress(address);
    const { row, column } = parseArea(range)!;
    return { sheet: sheet === undefined ? this.active : this.sheet(sheet), row, column };
  }

  private shift(sheet: SheetModel, edit: Extract<Edit, { at: number }>): void {
    const moved = new Map<number, Cell>();
    for (const [key, cell] of sheet.cells) {
      const place = { rows: Math.floor(key / WIDTH), columns: key % WIDTH };
      const to = span(place[edit.side], place[edit.side], edit);
      if (to !== undefined) {
        const next = { ...place, [edit.side]: to.first };
        moved.set(sheet.key(next.rows, next.columns), cell);
      }
    }
    sheet.cells = moved;
    for (const table of this.tables.values()) {
      if (table.sheet !== sheet) continue;
      const [start, size] =
        edit.side === 'rows' ? (['row', 'rows'] as const) : (['column', 'columns'] as const);
      const to = span(table.area[start], table.area[start] + table.area[size] - 1, edit);
      if (to) table.area = { ...table.area, [start]: to.first, [size]: to.last - to.first + 1 };
    }
  }

  private spill(sheet: SheetModel, { row, column }: { row: number; column: number }, grid: Value[][]): void {
    const anchor = sheet.at(row, column)!;
    const columns = grid[0]?.length ?? 1;
    const isBlocked = grid.some((line, down) =>
      line.some((_, across) => down + across > 0 && sheet.at(row + down, column + across) !== undefined),
    );
    if (isBlocked) {
      anchor.value = '#SPILL!';
      return;
    }
    const from = `${row},${column}`;
    grid.forEach((line, down) =>
      line.forEach((value, across) => {
        if (down + across === 0) anchor.value = value;
        else sheet.cells.set(sheet.key(row + down, column + across), { value, spilledFrom: from });
      }),
    );
    if (grid.length * columns > 1) sheet.spills.set(sheet.key(row, column), { rows: grid.length, columns });
  }

  /** Something was written into the spill of this cell. */
  private block(sheet: SheetModel, parent: string): void {
    const [row = 0, column = 0] = parent.split(',').map(Number);
    this.unspill(sheet, sheet.key(row, column));
    sheet.at(row, column)!.value = '#SPILL!';
  }

  private unspill(sheet: SheetModel, key: number): void {
    const spill = sheet.spills.get(key);
    if (spill === undefined) return;
    sheet.spills.delete(key);
    for (let down = 0; down < spill.rows; down++) {
      for (let across = 0; across < spill.columns; across++) {
        const child = key + down * WIDTH + across;
        if (sheet.cells.get(child)?.spilledFrom !== undefined) sheet.cells.delete(child);
      }
    }
  }
}
