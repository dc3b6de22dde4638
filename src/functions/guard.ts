import type { Cell, Grid, Host } from '../cells/cell';
import { errorCell } from '../cells/failure-code';
import { fitted } from '../cells/fit';
import { Failure } from '../contract/failure';
import { currentRuntime } from '../runtime/current';
import type { Knowledge, Waiter } from '../runtime/knowledge';
import type { Runtime } from '../runtime/runtime';
import { currentHost } from './host';
import { previewOf } from './preview';

/** What a function that asks the service works with. */
export type Asking = {
  knowledge: Knowledge;
  /** Handed to every request, so that a cancelled cell asks nothing. */
  waiter: Waiter;
  host: Host;
  /** The address of the service, named on cards. */
  serviceAddress: string;
};

/** What Excel knows of one call. */
export type Call = { name: string; invocation: CustomFunctions.CancelableInvocation };

/**
 * Runs a function that asks the service: waits for the add-in, tells the cell's address and its cancellation to every
 * request, counts the call in activity, and lets a failure out only as an Excel error with one sentence.
 */
export function asking(call: Call, run: (asking: Asking) => Promise<Grid>): Promise<Grid> {
  return guarded(call.name, async () => {
    // Excel may cancel while the add-in still starts, so the handler is set before anything is awaited.
    const waiter = waiterOf(call.invocation);
    const runtime = await currentRuntime();
    const settle = runtime.activity.callStarted({ cell: waiter.cell, functionName: `KER.${call.name}` });
    const result = outcome(() => run(askingOf(runtime, waiter, call)));
    result.then(
      () => settle(),
      (error: unknown) => {
        const { kind, message } = failureOf(error, call.name);
        // A cell that was cancelled is no failing cell: somebody changed or stopped it.
        settle(kind === 'cancelled' ? undefined : message);
      },
    );
    return result;
  });
}

/** Runs a function that needs no service. */
export function computing(name: string, run: (host: Host) => Grid | Promise<Grid>): Promise<Grid> {
  return guarded(name, async () => fitted(await run(currentHost())));
}

/** The failure that a cell shows for anything that was thrown; a bad argument is told with the function's name. */
export function failureOf(error: unknown, name: string): Failure {
  if (!(error instanceof Failure)) {
    const reason = error instanceof Error ? error.message.split('\n', 1)[0] : 'unknown';
    return new Failure('unreadable', `KER.${name}: an unexpected fault (${reason ?? ''}). Please report it`);
  }
  if (error.kind !== 'bad-argument' && error.kind !== 'too-large') return error;
  return new Failure(error.kind, `KER.${name}: ${error.message}`, error.details);
}

/** One cell as a result. */
export function oneCell(cell: Cell): Grid {
  return [[cell]];
}

/** A function that throws at once and one that rejects later end alike. */
async function outcome(run: () => Promise<Grid>): Promise<Grid> {
  return fitted(await run());
}

async function guarded(name: string, run: () => Promise<Grid>): Promise<Grid> {
  try {
    return await run();
  } catch (error) {
    // Excel shows a sentence only for its own error class; the class extends Error, though its type does not say so.
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- see above
    throw errorCell(failureOf(error, name), currentHost());
  }
}

/** The host is asked after the add-in has started: before that Office cannot say what it knows. */
function askingOf(runtime: Runtime, waiter: Waiter, call: Call): Asking {
  const knowledge = inPreview(call.invocation) ? previewOf(runtime.knowledge) : runtime.knowledge;
  return { knowledge, waiter, host: currentHost(), serviceAddress: runtime.settings.get().serviceAddress };
}

function waiterOf(invocation: CustomFunctions.CancelableInvocation): Waiter {
  const controller = new AbortController();
  invocation.onCanceled = () =>
    controller.abort(new Failure('cancelled', 'Cancelled: the formula was changed'));
  return invocation.address === undefined
    ? { signal: controller.signal }
    : { signal: controller.signal, cell: invocation.address };
}

/** The type says text, the documentation says true or false. */
function inPreview(invocation: CustomFunctions.Invocation): boolean {
  return String(invocation.isInValuePreview ?? false).toLowerCase() === 'true';
}
