import type { Grid } from '../cells/cell';
import { fitted, jsonSize } from '../cells/fit';
import type { SettleCall } from '../runtime/activity';
import { currentRuntime } from '../runtime/current';
import { outlet } from '../runtime/outlet';
import type { Runtime } from '../runtime/runtime';
import { Cancellation } from './call/cancellation';
import type { CellContext, FunctionContext } from './call/context';
import { Failures } from './call/failures';
import { currentHost } from './call/host';
import { previewOf } from './call/preview';
import { andThen, isPromise, type PromiseOrValue } from './call/promise-or-value';
import { oneCell } from './cells/cell-grid';

/** What Excel knows of one call. */
export type Call = { name: string; invocation: CustomFunctions.CancelableInvocation };

/**
 * Runs a function that asks the service: waits for the add-in, tells the cell's address and its cancellation to every
 * request, counts the call and each of its failing cells in activity, and lets a failure out only as an Excel error
 * with one sentence.
 */
export function guarded(
  { name, invocation }: Call,
  run: (context: FunctionContext) => PromiseOrValue<Grid>,
): Promise<Grid> {
  const call = new GuardedCall(name, invocation);
  return call.result(() => andThen(currentRuntime(), (runtime) => run(call.contextIn(runtime))));
}

/** Runs a function that needs no service, and so is in no figure of it. */
export function computed(name: string, run: (context: CellContext) => PromiseOrValue<Grid>): Promise<Grid> {
  const call = new GuardedCall(name, {});
  return call.result(() => run({ host: currentHost(), failures: call }));
}

/** One call: what it is run with and what comes of it. Fifty thousand may wait at once, so each is one object. */
class GuardedCall extends Failures {
  private settle: SettleCall | undefined = undefined;
  private readonly signal = new Cancellation();

  constructor(
    name: string,
    private readonly invocation: Partial<CustomFunctions.CancelableInvocation>,
  ) {
    super(name, currentHost);
  }

  contextIn({ activity, knowledge, settings }: Runtime): FunctionContext {
    const { invocation, name, signal } = this;
    const { address } = invocation;
    this.settle = activity.callStarted({ cell: address, functionName: `KER.${name}` });
    return {
      knowledge: inPreview(invocation) ? previewOf(knowledge) : knowledge,
      waiter: { signal, cell: address },
      serviceAddress: settings.get().serviceAddress,
      // The host is asked after the add-in has started: before that Office cannot say what it knows.
      host: currentHost(),
      failures: this,
    };
  }

  /** What Excel gets; a result that is at hand leaves at once. */
  result(begin: () => PromiseOrValue<Grid>): Promise<Grid> {
    try {
      const grid = begin();
      return isPromise(grid) ? this.later(grid) : this.shown(grid);
    } catch (error) {
      return this.failed(error);
    }
  }

  private async later(grid: Promise<Grid>): Promise<Grid> {
    this.invocation.onCanceled = () => this.signal.cancel();
    try {
      return await this.shown(await grid);
    } catch (error) {
      return await this.failed(error);
    } finally {
      // Excel's runtime keeps the invocation of a settled call, and with it what it would call.
      this.invocation.onCanceled = nobodyWaits;
    }
  }

  private shown(rows: Grid): Promise<Grid> {
    const grid = fitted(rows);
    this.tell(grid);
    const turn = outlet.turn(jsonSize(grid), grid);
    return turn === undefined ? Promise.resolve(grid) : turn.then(() => grid);
  }

  private async failed(error: unknown): Promise<never> {
    const cell = this.cell(error);
    const grid = oneCell(cell);
    this.tell(grid);
    await outlet.turn(jsonSize(grid));
    // Excel shows a sentence only for its own error class; the class extends Error, though its type does not say so.
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- see above
    throw cell;
  }

  private tell(shown: Grid): void {
    this.settle?.(this.shownIn(shown, this.invocation.address));
  }
}

function nobodyWaits(): void {
  // The call is settled: its cancellation changes nothing.
}

/** The type says text, the documentation says true or false. */
function inPreview(invocation: Partial<CustomFunctions.Invocation>): boolean {
  return String(invocation.isInValuePreview ?? false).toLowerCase() === 'true';
}
