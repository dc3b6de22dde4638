import { type ICellData, ICommandService, type IWorkbookData, LogLevel } from '@univerjs/core';
import { FormulaDataModel, UniverFormulaEnginePlugin } from '@univerjs/engine-formula';
import { SetRangeValuesMutation, UniverSheetsPlugin } from '@univerjs/sheets';
import { CalculationMode, UniverSheetsFormulaPlugin } from '@univerjs/sheets-formula';

import { registerErrorCodes } from './cells/error-code-registration';
import { detailOf } from './cells/cell-detail';
import { FunctionHost } from './functions/function-host';
import { KIND } from './xlsx/engine-words';
import { calculateActiveBranches } from './engine/active-branches';
import { Calculation } from './engine/calculation';
import { CircularReferences } from './engine/circular-references';
import { createEngine, type Engine } from './engine/engine';
import { addExcelFunctions } from './engine/excel-functions';
import { calculateAsExcel } from './engine/excel-operators';
import { recordLookedUpColumns } from './engine/lookup-cache';
import { cancelNearZero } from './engine/near-zero';
import { SpillWatcher } from './engine/spill-watcher';
import { surviveThrownErrors } from './engine/thrown-errors';

import '@univerjs/engine-formula/facade';
import '@univerjs/sheets/facade';
import '@univerjs/sheets-formula/facade';

/** What a cell shows; undefined where it is empty. */
export type ModelValue = string | number | boolean | undefined;

/** A cell of a model by its sheet's id; rows and columns count from 0. */
export type ModelCell = { sheet: string; row: number; column: number };

/** A workbook that is calculated without a page. */
export class HeadlessModel {
  readonly functions: FunctionHost;
  readonly #engine: Engine;
  readonly #calculation: Calculation;
  readonly #unitId: string;
  readonly #circular: CircularReferences;

  constructor(snapshot: Partial<IWorkbookData> & { id: string }) {
    provideBrowserTasks();
    registerErrorCodes();
    recordLookedUpColumns();
    this.#unitId = snapshot.id;
    this.#engine = createEngine({
      logLevel: LogLevel.SILENT,
      register: (univer) => {
        univer.registerPlugin(UniverFormulaEnginePlugin);
        univer.registerPlugin(UniverSheetsPlugin);
        univer.registerPlugin(UniverSheetsFormulaPlugin, {
          initialFormulaComputing: CalculationMode.NO_CALCULATION,
        });
      },
    });
    const { injector, api } = this.#engine;
    api.createWorkbook(snapshot);
    addExcelFunctions(injector);
    this.#calculation = new Calculation(injector);
    this.functions = new FunctionHost(this.#engine, this.#calculation, this.#unitId, true);
    this.#circular = new CircularReferences(this.#engine, {
      unitId: this.#unitId,
      calculation: this.#calculation,
      forget: (cell) => this.functions.forget(cell),
    });
    calculateActiveBranches(this.#engine, (range) => this.#circular.read(range));
    calculateAsExcel(this.#engine);
    cancelNearZero(this.#engine);
    surviveThrownErrors(this.#engine);
    new SpillWatcher(injector, this.#unitId, this.#calculation);
    this.functions.open();
  }

  /** Calculates every formula, and resolves when all calls have settled. */
  async calculateAll(): Promise<void> {
    this.#calculation.calculateAll();
    await this.#calculation.idle();
  }

  /** Replaces cells of a sheet, and calculates them with what reads them. */
  async replace(cells: ReadonlyMap<string, Record<number, Record<number, ICellData>>>): Promise<void> {
    const commands = this.#engine.injector.get(ICommandService);
    for (const [subUnitId, cellValue] of cells)
      commands.syncExecuteCommand(SetRangeValuesMutation.id, {
        unitId: this.#unitId,
        subUnitId,
        cellValue,
      });
    await this.#calculation.idle();
  }

  /** What a cell shows. */
  value(cell: ModelCell): ModelValue {
    const { v, t } = this.#cell(cell) ?? {};
    if (v === undefined || v === null) return undefined;
    if (t === KIND.boolean) return v === 1 || v === true || v === '1';
    return t === KIND.number && typeof v === 'string' && v !== '' ? Number(v) : v;
  }

  /** A cell without its formula, as another model takes it. */
  shown(cell: ModelCell): ICellData {
    const { v = null, t = null, p = null, custom } = this.#cell(cell) ?? {};
    const shown: ICellData = { f: null, si: null, v, t, p };
    if (custom) shown.custom = custom;
    return shown;
  }

  /** The message of the error that a cell shows. */
  message(cell: ModelCell): string | undefined {
    return detailOf(this.#cell(cell)?.custom).message;
  }

  /** The number format that a cell's value brings. */
  format(cell: ModelCell): string | undefined {
    return detailOf(this.#cell(cell)?.custom).rich?.numberFormat;
  }

  /** The size of what a cell's formula fills. */
  spill({ sheet, row, column }: ModelCell): { rows: number; columns: number } {
    const formulas = this.#engine.injector.get(FormulaDataModel);
    const range = formulas.getArrayFormulaRange()[this.#unitId]?.[sheet]?.[row]?.[column];
    if (!range) return { rows: 1, columns: 1 };
    return {
      rows: range.endRow - range.startRow + 1,
      columns: range.endColumn - range.startColumn + 1,
    };
  }

  /** Cells that read themselves in a circle. */
  circularCells(): readonly ModelCell[] {
    return this.#circular.loops.flat();
  }

  close(): void {
    this.#engine.dispose();
  }

  #cell({ sheet, row, column }: ModelCell): ICellData | undefined {
    const matrix = this.#engine.api.getActiveWorkbook()?.getSheetBySheetId(sheet)?.getSheet();
    const own = matrix?.getCellMatrix().getValue(row, column) ?? undefined;
    const isEmpty = own?.v === undefined || own.v === null || own.v === '';
    if (own && (!isEmpty || own.f || own.si)) return own;
    const formulas = this.#engine.injector.get(FormulaDataModel);
    return formulas.getArrayFormulaCellData()[this.#unitId]?.[sheet]?.[row]?.[column] ?? own;
  }
}

/** The engine's tasks ask for these of a browser; Node 20 has neither. */
function provideBrowserTasks(): void {
  const page = globalThis as Partial<typeof globalThis>;
  page.reportError ??= () => undefined;
  page.requestIdleCallback ??= (run) =>
    Number(setTimeout(() => run({ didTimeout: false, timeRemaining: () => 1 }), 0));
  page.cancelIdleCallback ??= (id) => clearTimeout(id);
}
