import { BooleanNumber, type IUnitRange } from '@univerjs/core';
import { BaseFunction, type BaseValueObject, FunctionType, IFunctionService } from '@univerjs/engine-formula';
import { IDescriptionService } from '@univerjs/sheets-formula';

import { cellAddress } from '../../shared/formula/address';
import type { Calculation } from '../engine/calculation';
import type { Engine } from '../engine/engine';
import {
  type Argument,
  argumentsAt,
  completeArguments,
  errorAmong,
  liftOf,
  miscounted,
  toArgument,
  type Variant,
} from './call-arguments';
import { type Call, CallTable, type CellPosition } from './call-table';
import { arrayValue, busyValue, errorValue, type Outcome, outcomeValue } from '../cells/cell-values';
import type { FunctionMetadata, FunctionsFile } from './metadata';

/** A custom function as the add-in associates it. */
export type CustomFunction = (...args: unknown[]) => unknown;

/** What the trial knows of the calls it makes; tests read it. */
export type CallCounts = { calls: number; inFlight: number; mostInFlight: number };

type Site = { unitId: string; cell: CellPosition };

/**
 * Runs custom functions over the engine's formulas. Each is registered as synchronous, because the engine awaits
 * asynchronous ones in turn: the first evaluation starts the call and shows #BUSY!, the second reads the result.
 */
export class FunctionHost {
  readonly counts: CallCounts = { calls: 0, inFlight: 0, mostInFlight: 0 };
  readonly #table = new CallTable();
  readonly #functions = new Map<string, CustomFunction>();
  readonly #settled: Call[] = [];
  #openDoor: () => void = () => undefined;
  readonly #ready = new Promise<void>((resolve) => (this.#openDoor = resolve));

  constructor(
    private readonly engine: Engine,
    private readonly calculation: Calculation,
    private readonly unitId: string,
    /** Whether cells wait for all calls under way, so that they are calculated together. */
    private readonly waitsForAll = false,
  ) {
    calculation.waitWhile(() => this.counts.inFlight > 0);
    calculation.listen({ started: () => this.#table.beginPass(), ended: () => this.#ended() });
  }

  /** Makes the functions known to formulas and to the editor's completion, as Excel does with functions.json. */
  register(file: FunctionsFile, namespace: string): void {
    const functions = this.engine.injector.get(IFunctionService);
    for (const metadata of file.functions) {
      functions.registerExecutors(new HostedFunction(`${namespace}.${metadata.name}`, metadata, this));
    }
    this.engine.injector.get(IDescriptionService).registerDescriptions(
      file.functions.map((metadata) => ({
        functionName: `${namespace}.${metadata.name}`.toUpperCase(),
        functionType: FunctionType.User,
        description: metadata.description,
        abstract: metadata.description,
        functionParameter: metadata.parameters.map((parameter) => ({
          name: parameter.name,
          detail: parameter.description,
          example: '',
          require: parameter.optional ? BooleanNumber.FALSE : BooleanNumber.TRUE,
          repeat: parameter.repeating ? BooleanNumber.TRUE : BooleanNumber.FALSE,
        })),
      })),
    );
  }

  /** `CustomFunctions.associate`. */
  associate(id: string, run: CustomFunction): void {
    this.#functions.set(id.toUpperCase(), run);
  }

  /** The ids that the add-in has associated. */
  get associated(): string[] {
    return [...this.#functions.keys()];
  }

  /** The add-in's code has run: calls that waited for it go on. */
  open(): void {
    this.#openDoor();
  }

  /** Forgets what a cell's calls answered, so that its next calculation calls again. */
  forget(cell: CellPosition): void {
    this.#table.forget(cell);
  }

  /** Forgets the answers of one sheet, or of all. */
  forgetAll(sheet?: string): void {
    this.#table.forgetAll(sheet);
  }

  /** The value of a formula's call, busy while it is under way. */
  evaluate(metadata: FunctionMetadata, site: Site, variants: readonly Variant[]): BaseValueObject {
    const args = variants.map(toArgument);
    const error = errorAmong(args, metadata.takesErrors);
    if (error !== undefined) return errorValue(error);
    const lift = liftOf(args, metadata.parameters);
    if (lift.rows === 1 && lift.columns === 1) {
      return firstOr(this.#call(metadata, site, argumentsAt(args, lift, { row: 0, column: 0 })));
    }
    const rows = Array.from({ length: lift.rows }, (_row, row) =>
      Array.from({ length: lift.columns }, (_column, column) => {
        const lifted = argumentsAt(args, lift, { row, column });
        const bad = errorAmong(lifted, metadata.takesErrors);
        return bad === undefined ? this.#call(metadata, site, lifted) : { error: { code: bad } };
      }),
    );
    if (rows.flat().includes(undefined)) return busyValue();
    return arrayValue(rows.map((row) => row.map((outcome) => topLeft(firstOr(outcome)))));
  }

  #call(metadata: FunctionMetadata, site: Site, args: readonly Argument[]): Outcome | undefined {
    const complete = completeArguments(args, metadata.parameters);
    const key = `${metadata.id}(${JSON.stringify(complete)})`;
    const call = this.#table.obtain(site.cell, key, (started) => this.#begin(metadata, started, complete));
    if (call.outcome) call.delivered = true;
    return call.outcome;
  }

  #begin(metadata: FunctionMetadata, call: Call, args: readonly Argument[]): void {
    this.counts.calls += 1;
    this.counts.inFlight += 1;
    this.counts.mostInFlight = Math.max(this.counts.mostInFlight, this.counts.inFlight);
    const invocation = this.#invocation(metadata, call);
    void this.#ready
      .then(() => this.#run(metadata.id, [...args, invocation]))
      .then(
        (value): Outcome => ({ value }),
        (error: unknown): Outcome => ({ error }),
      )
      .then((outcome) => {
        this.counts.inFlight -= 1;
        call.outcome = outcome;
        if (this.#table.waitsFor(call)) this.#settled.push(call);
        this.#markSettled();
        this.calculation.settle();
      });
  }

  #run(id: string, args: readonly unknown[]): unknown {
    const run = this.#functions.get(id.toUpperCase());
    if (!run) throw Object.assign(new Error(`No function is associated with ${id}`), { code: '#NAME?' });
    return run(...args);
  }

  #invocation(metadata: FunctionMetadata, call: Call): object {
    const sheet = this.engine.api.getActiveWorkbook()?.getSheetBySheetId(call.cell.sheet);
    return {
      functionName: metadata.id,
      ...(metadata.options.requiresAddress && {
        address: cellAddress({ ...call.cell, sheet: sheet?.getSheetName() ?? '' }),
      }),
      set onCanceled(cancel: () => void) {
        call.cancel = cancel;
      },
    };
  }

  #ended(): void {
    this.#table.endPass();
    if (this.#waits) return;
    this.#mark(this.#table.undelivered());
  }

  get #waits(): boolean {
    return this.waitsForAll && this.counts.inFlight > 0;
  }

  #markSettled(): void {
    if (!this.#waits) this.#mark(this.#settled.splice(0));
  }

  #mark(calls: Iterable<Call>): void {
    const ranges: IUnitRange[] = [];
    for (const { cell } of calls) {
      ranges.push({
        unitId: this.unitId,
        sheetId: cell.sheet,
        range: { startRow: cell.row, endRow: cell.row, startColumn: cell.column, endColumn: cell.column },
      });
    }
    if (ranges.length > 0) this.calculation.markDirty(ranges);
  }
}

/** One custom function as the engine sees it. */
class HostedFunction extends BaseFunction {
  override needsReferenceObject = true;
  readonly #metadata: FunctionMetadata;
  readonly #host: FunctionHost;

  constructor(name: string, metadata: FunctionMetadata, host: FunctionHost) {
    super(name.toUpperCase());
    this.#metadata = metadata;
    this.#host = host;
  }

  /** Otherwise the engine makes a date of the text "12/31/2022". */
  override isArgumentsIgnoreNumberPattern(): boolean {
    return true;
  }

  override calculate(...variants: Variant[]): BaseValueObject {
    const problem = miscounted(String(this.name), this.#metadata.parameters, variants.length);
    if (problem !== undefined) return errorValue('#VALUE!', problem);
    const cell = { sheet: this.subUnitId ?? '', row: this.row, column: this.column };
    return this.#host.evaluate(this.#metadata, { unitId: this.unitId ?? '', cell }, variants);
  }
}

function firstOr(outcome: Outcome | undefined): BaseValueObject {
  return outcome ? outcomeValue(outcome) : busyValue();
}

function topLeft(value: BaseValueObject): BaseValueObject {
  return value.isArray() ? (value.getArrayValue()[0]?.[0] ?? errorValue('#CALC!')) : value;
}
