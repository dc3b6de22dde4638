import type { Grid, Host, Result } from '../../cells/cell';
import { fitted, jsonSize } from '../../cells/result-size';
import type { FunctionId } from '../../../shared/formula/function-table';
import { Failure } from '../../../shared/contract/failure';
import type { ActiveCall } from '../../runtime/activity';
import type { DeliveredCall } from '../../runtime/deliveries';
import type { Knowledge, Waiter } from '../../runtime/knowledge';
import { resultThrottle } from '../../runtime/result-throttle';
import type { Runtime } from '../../runtime/runtime';
import type { Settings } from '../../runtime/settings';
import { Cancellation } from './cancellation';
import type { FunctionContext } from './context';
import { Failures } from './failures';
import { isPromise, type PromiseOrValue } from './promise-or-value';
import type { Sourced } from './value-sources';

/** What Excel says of a call; of one that requests nothing, nothing. */
export type Invocation = Partial<CustomFunctions.CancelableInvocation>;

/**
 * One call of a function: what it is run with, and its one way out to Excel, as a result that fits or as an Excel error
 * with one sentence. It is its own context and waiter, because fifty thousand may wait at once.
 */
export class FunctionCall extends Failures implements ActiveCall, DeliveredCall, FunctionContext, Waiter {
  knowledge!: Knowledge;
  settings!: Settings;
  sourced: Sourced = undefined;
  host!: Host;
  /** Whether a person is still typing the formula. */
  readonly isPreview: boolean;
  place = 0;
  need: Waiter['need'] = undefined;
  private runtime: Runtime | undefined = undefined;
  private cancellation: Cancellation | undefined = undefined;

  constructor(
    name: FunctionId,
    private readonly invocation: Invocation,
  ) {
    super(name);
    this.isPreview = isPreview(invocation);
  }

  get cell(): string | undefined {
    return this.invocation.address;
  }

  get functionName(): string {
    return `KER.${this.name}`;
  }

  get waiter(): Waiter {
    return this;
  }

  get failures(): this {
    return this;
  }

  /** Nearly every call that waits is never cancelled, and one whose values are fresh never waits. */
  get signal(): Cancellation {
    return (this.cancellation ??= new Cancellation());
  }

  /** The add-in has started, and the call is counted. */
  start(runtime: Runtime, host: Host, knowledge: Knowledge, values: Sourced): this {
    this.runtime = runtime;
    this.settings = runtime.settings.get();
    this.knowledge = knowledge;
    this.sourced = values;
    this.host = host;
    this.place = runtime.activity.callStarted();
    runtime.deployment.rules?.admit?.(this.name);
    return this;
  }

  /** What Excel gets; a result that is at hand leaves at once. */
  given(result: PromiseOrValue<Result>): PromiseOrValue<Grid> {
    return isPromise(result) ? this.later(result) : this.shown(result);
  }

  private later(result: Promise<Result>): Promise<Grid> {
    const { invocation } = this;
    invocation.onCanceled = () => this.signal.cancel();
    return result.then(
      (given) => {
        invocation.onCanceled = doNothing;
        try {
          return this.shown(given);
        } catch (error) {
          return this.failed(error);
        }
      },
      (error: unknown) => {
        invocation.onCanceled = doNothing;
        return this.failed(error);
      },
    );
  }

  /** A result as Excel gets it, in its turn. */
  private shown(result: Result): PromiseOrValue<Grid> {
    const grid = fitted(Array.isArray(result) ? result : [[result]]);
    this.count(grid);
    const turn = resultThrottle.turn(jsonSize(grid), grid);
    return turn === undefined ? grid : after(turn, grid);
  }

  /** Rejects with the Excel error that stands for what was thrown. */
  async failed(error: unknown): Promise<never> {
    const cell = this.asCell(error);
    const grid = [[cell]];
    // Nobody waits for what was cancelled, and another call of the cell may have settled before.
    this.count(grid, !(error instanceof Failure && error.kind === 'cancelled'));
    await resultThrottle.turn(jsonSize(grid));
    // Excel shows a sentence only for its own error class; the class extends Error, though its type does not say so.
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- see above
    throw cell;
  }

  private count(shown: Grid, isWanted = true): void {
    const { runtime, cell } = this;
    if (runtime === undefined) return;
    runtime.activity.callSettled(this, this.place, this.shownIn(shown, cell));
    if (isWanted && !this.isPreview) runtime.deliveries.settled(this, shown[0]?.[0]);
  }
}

/** Apart, because what a function keeps for those within it is made at each call of it. */
function after(turn: Promise<void>, grid: Grid): Promise<Grid> {
  return turn.then(() => grid);
}

/** Excel's runtime keeps the invocation of a settled call, and with it what it would call. */
function doNothing(): void {
  // The call is settled: its cancellation changes nothing.
}

/** The type says text, the documentation says true or false. */
function isPreview({ isInValuePreview: given }: { isInValuePreview?: string | boolean }): boolean {
  return given === true || (typeof given === 'string' && given.toLowerCase() === 'true');
}
