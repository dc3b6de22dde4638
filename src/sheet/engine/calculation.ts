import {
  type ICommandInfo,
  ICommandService,
  IConfigService,
  type IExecutionOptions,
  type Injector,
  type IUnitRange,
} from '@univerjs/core';
import {
  ENGINE_FORMULA_PLUGIN_CONFIG_KEY,
  FormulaExecuteStageType,
  IActiveDirtyManagerService,
  ICalculateFormulaService,
  type ISetFormulaCalculationNotificationMutation,
  SetFormulaCalculationNotificationMutation,
  SetFormulaCalculationStartMutation,
  SetTriggerFormulaCalculationStartMutation,
} from '@univerjs/engine-formula';
import {
  ClearSelectionFormatCommand,
  type ISetRangeValuesMutationParams,
  SetBorderCommand,
  SetRangeValuesMutation,
  SetStyleCommand,
} from '@univerjs/sheets';

/** The engine lets other tasks in between this many formulas; calls of one wave should leave together. */
const FORMULAS_BETWEEN_PAUSES = 5_000;

/** The engine waits this long after an edit before it calculates; quiet must last longer than that. */
const QUIET_MS = 250;

/** Settled calls are gathered this long, so that cells are calculated together. */
const GATHER_MS = 10;

/** An announced calculation that never starts is given up after this time. */
const OVERDUE_MS = 5_000;

const UNDER_WAY: ReadonlySet<FormulaExecuteStageType> = new Set([
  FormulaExecuteStageType.START,
  FormulaExecuteStageType.START_DEPENDENCY,
  FormulaExecuteStageType.START_CALCULATION,
  FormulaExecuteStageType.CURRENTLY_CALCULATING,
  FormulaExecuteStageType.START_DEPENDENCY_ARRAY_FORMULA,
  FormulaExecuteStageType.START_CALCULATION_ARRAY_FORMULA,
  FormulaExecuteStageType.CURRENTLY_CALCULATING_ARRAY_FORMULA,
]);

/** Nothing is calculated after these. */
const OF_LOOKS: ReadonlySet<string | undefined> = new Set([
  SetStyleCommand.id,
  SetBorderCommand.id,
  ClearSelectionFormatCommand.id,
]);

/** What wants to know when the engine calculates. */
export type CalculationListener = {
  started(): void;
  /** A calculation ended; one that was stopped by an edit ends too, and may have dropped results. */
  ended(): void;
};

/**
 * Drives the engine's calculation: gathers dirty cells, asks for full recalculations, and knows when all is quiet.
 * The engine announces work 100 ms before it starts and restarts when a cell is edited meanwhile, so quiet is judged
 * from what is due as well as from what runs.
 */
export class Calculation {
  /** Calculations so far. */
  passes = 0;
  readonly #commands: ICommandService;
  readonly #triggers: IActiveDirtyManagerService;
  readonly #calculations: ICalculateFormulaService;
  readonly #dirty = new Map<string, IUnitRange>();
  readonly #listeners: CalculationListener[] = [];
  readonly #stillBusy: (() => boolean)[] = [];
  #running = false;
  #due = false;
  #overdue: ReturnType<typeof setTimeout> | undefined;
  #gathering: ReturnType<typeof setTimeout> | undefined;
  #waiters: (() => void)[] = [];

  constructor(injector: Injector) {
    this.#commands = injector.get(ICommandService);
    this.#triggers = injector.get(IActiveDirtyManagerService);
    this.#calculations = injector.get(ICalculateFormulaService);
    const config = injector.get(IConfigService);
    config.setConfig(
      ENGINE_FORMULA_PLUGIN_CONFIG_KEY,
      { intervalCount: FORMULAS_BETWEEN_PAUSES },
      { merge: true },
    );
    this.#commands.onCommandExecuted((command, options) => {
      if (this.#triggers.get(command.id) && !isWithoutEffect(command, options)) this.#announce();
      if (command.id === SetFormulaCalculationStartMutation.id) this.#start();
      if (command.id === SetFormulaCalculationNotificationMutation.id) this.#notice(command);
    });
  }

  /** Tells when calculations start and end. */
  listen(listener: CalculationListener): void {
    this.#listeners.push(listener);
  }

  /** Keeps `idle` waiting for as long as this is true. */
  waitWhile(busy: () => boolean): void {
    this.#stillBusy.push(busy);
  }

  /** Whether anything is calculated, due, or under way. */
  get busy(): boolean {
    return this.#due || this.#running || this.#dirty.size > 0 || this.#stillBusy.some((busy) => busy());
  }

  /** Resolves when all has been quiet for a moment. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiters.push(resolve);
      this.settle();
    });
  }

  /** Looks again whether all is quiet. */
  settle(): void {
    if (this.busy || this.#waiters.length === 0) return;
    const { passes } = this;
    setTimeout(() => {
      if (this.busy || passes !== this.passes) this.settle();
      else for (const resolve of this.#waiters.splice(0)) resolve();
    }, QUIET_MS);
  }

  /** Marks ranges dirty; they are calculated together a moment later. */
  markDirty(ranges: Iterable<IUnitRange>): void {
    for (const range of ranges) this.#dirty.set(keyOf(range), range);
    this.#gather();
  }

  /** Calculates every formula of the workbook. */
  calculateAll(): void {
    this.#trigger({ dirtyRanges: [], forceCalculation: true });
  }

  #gather(): void {
    this.#gathering ??= setTimeout(() => {
      this.#gathering = undefined;
      // What became dirty during a calculation waits for its end, which gathers again.
      if (this.#running) return;
      if (this.#dirty.size > 0) {
        const dirtyRanges = joinRuns([...this.#dirty.values()]);
        this.#dirty.clear();
        this.#trigger({ dirtyRanges, forceCalculation: false });
      }
      this.settle();
    }, GATHER_MS);
  }

  #trigger(params: { dirtyRanges: IUnitRange[]; forceCalculation: boolean }): void {
    this.#commands.syncExecuteCommand(SetTriggerFormulaCalculationStartMutation.id, params, {
      onlyLocal: true,
    });
  }

  #announce(): void {
    this.#due = true;
    // What it has made is of cells as they were, some of which may be gone: it is made again with what is due.
    if (this.#running) this.#calculations.stopFormulaExecution();
    clearTimeout(this.#overdue);
    this.#overdue = setTimeout(() => {
      this.#due = false;
      this.settle();
    }, OVERDUE_MS);
  }

  #start(): void {
    clearTimeout(this.#overdue);
    this.#due = false;
    this.#running = true;
    this.passes += 1;
    for (const listener of this.#listeners) listener.started();
  }

  #notice(command: ICommandInfo): void {
    const params: ISetFormulaCalculationNotificationMutation | undefined = command.params;
    const { stageInfo, functionsExecutedState } = params ?? {};
    // A stopped calculation reports its end twice, the second time while the restarted one is under way.
    if (stageInfo && UNDER_WAY.has(stageInfo.stage)) this.#running = true;
    if (functionsExecutedState === undefined) return;
    this.#running = false;
    for (const listener of this.#listeners) listener.ended();
    if (this.#dirty.size > 0) this.#gather();
    this.settle();
  }
}

/** Whether the engine calculates nothing after this, though it may change what formulas read. */
function isWithoutEffect({ id, params }: ICommandInfo, options: IExecutionOptions | undefined): boolean {
  if (id !== SetRangeValuesMutation.id) return false;
  return options?.onlyLocal === true || OF_LOOKS.has((params as ISetRangeValuesMutationParams).trigger);
}

/** Joins cells that lie below one another: a column of 10,000 cells becomes one range. */
function joinRuns(ranges: readonly IUnitRange[]): IUnitRange[] {
  const sorted = [...ranges].sort(
    (a, b) =>
      a.sheetId.localeCompare(b.sheetId) ||
      a.range.startColumn - b.range.startColumn ||
      a.range.startRow - b.range.startRow,
  );
  const joined: IUnitRange[] = [];
  for (const { unitId, sheetId, range } of sorted) {
    const last = joined.at(-1);
    const follows =
      last?.sheetId === sheetId &&
      last.range.startColumn === range.startColumn &&
      last.range.endColumn === range.endColumn &&
      last.range.endRow === range.startRow - 1;
    if (follows) last.range.endRow = range.endRow;
    else joined.push({ unitId, sheetId, range: { ...range } });
  }
  return joined;
}

function keyOf({ sheetId, range }: IUnitRange): string {
  return `${sheetId}!${range.startRow},${range.startColumn},${range.endRow},${range.endColumn}`;
}
