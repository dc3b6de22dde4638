import {
  type ICellData,
  type ICommandInfo,
  ICommandService,
  type IExecutionOptions,
  type IRange,
  type Nullable,
  ObjectMatrix,
} from '@univerjs/core';
import {
  InsertColMutation,
  InsertRowMutation,
  type ISetRangeValuesMutationParams,
  MoveRangeMutation,
  RemoveColMutation,
  RemoveRowMutation,
  RemoveSheetMutation,
  SetRangeValuesMutation,
  SheetsSelectionsService,
} from '@univerjs/sheets';

import { areaName } from '../../shared/formula/address';
import type { Area } from '../../shared/formula/area';
import type { SheetEvents } from './sheet-events';
import type { TrialDocument } from './trial-document';
import type { FunctionHost } from '../../sheet/functions/function-host';
import type { Calculation } from '../../sheet/engine/calculation';
import type { Engine } from '../../sheet/engine/engine';

type Parts = {
  engine: Engine;
  unitId: string;
  document: TrialDocument;
  events: SheetEvents;
  functions: FunctionHost;
  calculation: Calculation;
};

const STRUCTURE = new Map([
  [InsertRowMutation.id, { axis: 'row', sign: 1, changeType: 'RowInserted' }],
  [RemoveRowMutation.id, { axis: 'row', sign: -1, changeType: 'RowDeleted' }],
  [InsertColMutation.id, { axis: 'column', sign: 1, changeType: 'ColumnInserted' }],
  [RemoveColMutation.id, { axis: 'column', sign: -1, changeType: 'ColumnDeleted' }],
] as const);

/** Follows what happens to cells, rows and sheets, and tells the functions, the tables and the listeners. */
export function watchSheets(parts: Parts): void {
  const commands = parts.engine.injector.get(ICommandService);
  commands.beforeCommandExecuted((command) => forgetEdited(command, parts));
  commands.onCommandExecuted((command, options) => {
    structureChanged(command, parts);
    cellsEdited(command, options, parts);
    if (command.id === RemoveSheetMutation.id) sheetRemoved(command, parts);
    if (command.id === MoveRangeMutation.id) parts.functions.forgetAll();
  });
  watchNavigation(parts);
}

/** An edit of a cell calls its functions again, as Excel does. */
function forgetEdited(command: ICommandInfo, { functions }: Parts): void {
  if (command.id !== SetRangeValuesMutation.id) return;
  const { subUnitId, cellValue } = command.params as ISetRangeValuesMutationParams;
  forEachCell(cellValue, (row, column, cell) => {
    if (cell === null || cell?.f !== undefined || cell?.si !== undefined) {
      functions.forget({ sheet: subUnitId, row, column });
    }
  });
}

/** Excel calls every function of a sheet again when rows or columns come or go; so does the trial. */
function structureChanged(command: ICommandInfo, parts: Parts): void {
  const change = STRUCTURE.get(command.id);
  if (!change) return;
  const { subUnitId: sheet, range } = command.params as { subUnitId: string; range: IRange };
  const at = change.axis === 'row' ? range.startRow : range.startColumn;
  const last = change.axis === 'row' ? range.endRow : range.endColumn;
  parts.document.areas.shift({ sheet, axis: change.axis, at, count: change.sign * (last - at + 1) });
  parts.functions.forgetAll(sheet);
  parts.calculation.markDirty([
    {
      unitId: parts.unitId,
      sheetId: sheet,
      range: {
        startRow: 0,
        endRow: sizeOf(parts, sheet).rows - 1,
        startColumn: 0,
        endColumn: sizeOf(parts, sheet).columns - 1,
      },
    },
  ]);
  parts.document.changed();
  parts.events.emit('changed', { sheet, address: areaName(areaOf(range)), changeType: change.changeType });
}

function cellsEdited(command: ICommandInfo, options: IExecutionOptions | undefined, { events }: Parts): void {
  if (command.id !== SetRangeValuesMutation.id || options?.['fromFormula'] === true) return;
  const { subUnitId, cellValue } = command.params as ISetRangeValuesMutationParams;
  const box = { startRow: Infinity, startColumn: Infinity, endRow: -1, endColumn: -1 };
  forEachCell(cellValue, (row, column) => {
    box.startRow = Math.min(box.startRow, row);
    box.endRow = Math.max(box.endRow, row);
    box.startColumn = Math.min(box.startColumn, column);
    box.endColumn = Math.max(box.endColumn, column);
  });
  if (box.endRow < 0) return;
  events.emit('changed', { sheet: subUnitId, address: areaName(areaOf(box)), changeType: 'RangeEdited' });
}

function sheetRemoved(command: ICommandInfo, { document, functions, events }: Parts): void {
  const { subUnitId: sheet } = command.params as { subUnitId: string };
  document.areas.removeSheet(sheet);
  functions.forgetAll(sheet);
  document.changed();
  events.emit('deleted', { sheet });
}

function watchNavigation({ engine: { api, injector }, events, calculation, document }: Parts): void {
  // The engine's own event is silent for the first seconds of a page.
  injector.get(SheetsSelectionsService).selectionChanged$.subscribe((selections) => {
    const sheet = api.getActiveWorkbook()?.getActiveSheet().getSheetId();
    const address = selections?.map(({ range }) => areaName(areaOf(range))).join(',') ?? '';
    if (sheet !== undefined && address !== '') events.emit('selectionChanged', { sheet, address });
  });
  api.addEvent(api.Event.ActiveSheetChanged, ({ activeSheet }) => {
    events.emit('activated', { sheet: activeSheet.getSheetId() });
    document.changed();
  });
  api.addEvent(api.Event.SheetCreated, ({ worksheet }) =>
    events.emit('added', { sheet: worksheet.getSheetId() }),
  );
  api.addEvent(api.Event.SheetNameChanged, ({ worksheet }) =>
    events.emit('renamed', { sheet: worksheet.getSheetId() }),
  );
  calculation.listen({
    started: () => undefined,
    ended: () => {
      const sheet = api.getActiveWorkbook()?.getActiveSheet().getSheetId();
      if (sheet !== undefined) events.emit('calculated', { sheet });
      document.changed();
    },
  });
}

function forEachCell(
  cells: ISetRangeValuesMutationParams['cellValue'],
  visit: (row: number, column: number, cell: Nullable<ICellData>) => void,
): void {
  new ObjectMatrix<Nullable<ICellData>>(cells ?? {}).forValue(visit);
}

function sizeOf({ engine }: Parts, sheet: string): { rows: number; columns: number } {
  const worksheet = engine.api.getActiveWorkbook()?.getSheetBySheetId(sheet);
  return { rows: worksheet?.getMaxRows() ?? 1, columns: worksheet?.getMaxColumns() ?? 1 };
}

function areaOf({ startRow, endRow, startColumn, endColumn }: IRange): Area {
  return {
    row: startRow,
    column: startColumn,
    rows: endRow - startRow + 1,
    columns: endColumn - startColumn + 1,
  };
}
