import type { Cell, Grid } from '../cells/cell';
import { fitted, jsonSize } from '../cells/fit';
import type { CallFailure } from '../runtime/activity';
import { currentRuntime } from '../runtime/current';
import type { Waiter } from '../runtime/knowledge';
import { outlet } from '../runtime/outlet';
import { Cancellation } from './call/cancellation';
import type { CellContext, FunctionContext } from './call/context';
import { createFailures } from './call/failures';
import { currentHost } from './call/host';
import { previewOf } from './call/preview';

/** What Excel knows of one call. */
export type Call = { name: string; invocation: CustomFunctions.CancelableInvocation };

/**
 * Runs a function that asks the service: waits for the add-in, tells the cell's address and its cancellation to every
 * request, counts the call and each of its failing cells in activity, and lets a failure out only as an Excel error
 * with one sentence.
 */
export async function guarded(
  { name, invocation }: Call,
  run: (context: FunctionContext) => Grid | Promise<Grid>,
): Promise<Grid> {
  const failures = createFailures(name, currentHost);
  let settle: (failed: readonly CallFailure[]) => void = () => undefined;
  try {
    // Excel may cancel while the add-in still starts, so the handler is set before anything is awaited.
    const waiter = waiterOf(invocation);
    const runtime = await currentRuntime();
    settle = runtime.activity.callStarted({ cell: waiter.cell, functionName: `KER.${name}` });
    const knowledge = inPreview(invocation) ? previewOf(runtime.knowledge) : runtime.knowledge;
    const { serviceAddress } = runtime.settings.get();
    // The host is asked after the add-in has started: before that Office cannot say what it knows.
    const context = { knowledge, waiter, serviceAddress, host: currentHost(), failed: failures.cell };
    const grid = fitted(await run(context));
    settle(failures.shownIn(grid, waiter.cell));
    await outlet.turn(jsonSize(grid), grid);
    return grid;
  } catch (error) {
    const cell = failures.cell(error);
    settle(failures.shownIn(oneCell(cell), invocation.address));
    await outlet.turn(jsonSize(oneCell(cell)));
    // Excel shows a sentence only for its own error class; the class extends Error, though its type does not say so.
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- see above
    throw cell;
  } finally {
    // Excel's runtime keeps the invocation of a settled call, and with it what it would call.
    invocation.onCanceled = nobodyWaits;
  }
}

/** Runs a function that needs no service, and so is in no figure of it. */
export async function computed(
  name: string,
  run: (context: CellContext) => Grid | Promise<Grid>,
): Promise<Grid> {
  const failures = createFailures(name, currentHost);
  try {
    const grid = fitted(await run({ host: currentHost(), failed: failures.cell }));
    await outlet.turn(jsonSize(grid), grid);
    return grid;
  } catch (error) {
    const cell = failures.cell(error);
    await outlet.turn(jsonSize(oneCell(cell)));
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- see above
    throw cell;
  }
}

/** One cell as a result. */
export function oneCell(cell: Cell): Grid {
  return [[cell]];
}

function waiterOf(invocation: CustomFunctions.CancelableInvocation): Waiter {
  const signal = new Cancellation();
  invocation.onCanceled = () => signal.cancel();
  return { signal, cell: invocation.address };
}

function nobodyWaits(): void {
  // The call is settled: its cancellation changes nothing.
}

/** The type says text, the documentation says true or false. */
function inPreview(invocation: CustomFunctions.Invocation): boolean {
  return String(invocation.isInValuePreview ?? false).toLowerCase() === 'true';
}
