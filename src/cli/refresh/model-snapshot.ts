import type { ICellData, IWorkbookData } from '@univerjs/core';

import { cellCount, type SheetArea } from '../../shared/formula/area';
import { AreaIndex } from '../../shared/formula/area-index';
import { KIND } from '../../sheet/xlsx/engine-words';
import { namesFromFile } from '../../sheet/xlsx/names-from-file';
import { elsewhereIn } from '../../sheet/xlsx/sheet-from-file';
import { endlessNames, exceedsExcelLimits } from '../../sheet/xlsx/unsupported-formulas';
import type { StoredValue } from '../file/sheet-xml';
import type { FileFormula } from '../file/workbook-formulas';
import type { WorkbookFile } from '../file/workbook-file';
import { sharedFormulas } from './shared-formulas';

/** Free cells beyond the last of a sheet, into which results may spill. */
const ROOM = { rows: 5_000, columns: 200 };

/** Cells of the engine by row and column. */
export type EngineCells = Record<number, Record<number, ICellData>>;

/** The engine's ids of the sheets of a file, by their names. */
export function sheetIds({ sheets }: WorkbookFile): ReadonlyMap<string, string> {
  return new Map(sheets.map(({ name }, index) => [name, `sheet-${index + 1}`]));
}

/** A text of no characters, as the engine stores rich texts. */
const EMPTY_TEXT: ICellData['p'] = { id: '', documentStyle: {}, body: { dataStream: '\r\n' } };

/** The cell of the engine that shows a stored value and has no formula. */
export function constantCell(value: StoredValue): ICellData {
  const cell: ICellData = { f: null, si: null, p: null, v: null, t: null };
  if (typeof value === 'boolean') return Object.assign(cell, { v: value ? 1 : 0, t: KIND.boolean });
  // The engine takes a cell with an empty text for an empty one, unless the text is rich.
  if (value === '') return Object.assign(cell, { v: '', t: KIND.text, p: EMPTY_TEXT });
  if (value !== undefined)
    Object.assign(cell, { v: value, t: typeof value === 'number' ? KIND.number : KIND.text });
  return cell;
}

/** Formulas, by their addresses, that the engine could not follow to an end. */
export function endlessFormulas({ names }: WorkbookFile, formulas: readonly FileFormula[]): Set<string> {
  const endless = endlessNames(names);
  const elsewhere = names
    .filter(({ range }) => !exceedsExcelLimits(range) && elsewhereIn(range))
    .map(({ name }) => name.toUpperCase());
  const strange = new Set([...endless, ...elsewhere]);
  const found = formulas.filter(({ cell, formula }) => {
    const stored = cell.formula?.text ?? '';
    const isTable = cell.formula?.attributes['t'] === 'dataTable';
    return isTable || formula === '' || exceedsExcelLimits(stored) || elsewhereIn(formula.slice(1), strange);
  });
  return new Set(found.map(({ address }) => address));
}

/**
 * The file as the engine has it, with these formulas and otherwise values: the stored ones, or others by their sheets. With
 * areas it has the cells of these alone.
 */
export function modelSnapshot(
  file: WorkbookFile,
  live: readonly FileFormula[],
  {
    others,
    areas,
  }: { others?: ReadonlyMap<string, EngineCells>; areas?: readonly SheetArea[] | undefined } = {},
): IWorkbookData {
  const index = areas && new AreaIndex(areas);
  const ids = sheetIds(file);
  const endless = endlessNames(file.names);
  return {
    id: 'workbook',
    name: 'workbook',
    appVersion: '',
    locale: 'enUS' as IWorkbookData['locale'],
    styles: {},
    sheetOrder: [...ids.values()],
    sheets: Object.fromEntries(
      file.sheets.map(({ name, sheet }) => {
        const id = ids.get(name) ?? name;
        const own = live.filter((each) => each.sheet === name);
        const cellData: EngineCells = {};
        // What a formula spills would stand in its own way.
        const spills = new AreaIndex(own.map(({ area }) => area).filter((area) => cellCount(area) > 1));
        const isIn = (among: AreaIndex<SheetArea>, row: number, column: number) =>
          among.some({ sheet: name, row, column, rows: 1, columns: 1 });
        const isRead = (row: number, column: number) => index === undefined || isIn(index, row, column);
        for (const { row, cells } of sheet.rows)
          for (const { column, value } of cells)
            if (value !== undefined && isRead(row, column) && !isIn(spills, row, column))
              (cellData[row] ??= {})[column] = constantCell(value);
        for (const [row, cells] of Object.entries(others?.get(id) ?? {}))
          for (const [column, cell] of Object.entries(cells))
            if (isRead(Number(row), Number(column))) (cellData[Number(row)] ??= {})[Number(column)] = cell;
        for (const [{ cell }, formula] of sharedFormulas(own, `${id}-`))
          (cellData[cell.row] ??= {})[cell.column] = Object.assign(constantCell(cell.value), formula);
        const rows = sheet.rows.map(({ row }) => row);
        const columns = sheet.rows.flatMap(({ cells }) => cells.map(({ column }) => column));
        return [
          id,
          {
            id,
            name,
            cellData,
            rowCount: Math.min(1_048_576, largest(rows) + ROOM.rows),
            columnCount: Math.min(16_384, largest(columns) + ROOM.columns),
            mergeData: sheet.merges.map((area) => ({
              startRow: area.row,
              startColumn: area.column,
              endRow: area.row + area.rows - 1,
              endColumn: area.column + area.columns - 1,
            })),
          },
        ];
      }),
    ),
    resources: namesFromFile(
      file.names.filter(({ name }) => !endless.has(name.toUpperCase())),
      ids,
    ),
  };
}

function largest(numbers: readonly number[]): number {
  return numbers.reduce((most, each) => Math.max(most, each + 1), 0);
}
