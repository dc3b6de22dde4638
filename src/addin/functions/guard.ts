import type { Grid, Result } from '../cells/cell';
import type { FunctionId } from '../../shared/formula/function-table';
import { currentRuntime } from '../runtime/current-runtime';
import type { Runtime } from '../runtime/runtime';
import type { CellContext, FunctionContext } from './call/context';
import { FunctionCall } from './call/function-call';
import { currentHost } from './call/host';
import { loaded } from './call/lazy-part';
import { andThen, isPromise, type PromiseOrValue } from './call/promise-or-value';
import { sourced, type Sourced } from './call/value-sources';

/** What Excel knows of one call. */
export type Call = { name: FunctionId; invocation: CustomFunctions.CancelableInvocation };

/**
 * Runs a function that requests data and turns every failure into an Excel error. It waits for the add-in, passes on
 * address and cancellation, and counts calls and failing cells.
 */
export function guarded(
  { name, invocation }: Call,
  run: (context: FunctionContext) => PromiseOrValue<Result>,
): PromiseOrValue<Grid> {
  const call = new FunctionCall(name, invocation);
  try {
    return call.given(andThen(ready(call), run));
  } catch (error) {
    return call.failed(error);
  }
}

/** Gives a call what it is run with; a promise only where something has to be loaded first. */
function ready(call: FunctionCall): PromiseOrValue<FunctionCall> {
  const runtime = currentRuntime();
  return isPromise(runtime) ? readyLater(call, runtime) : readyIn(call, runtime);
}

async function readyLater(call: FunctionCall, runtime: Promise<Runtime>): Promise<FunctionCall> {
  return readyIn(call, await runtime);
}

function readyIn(call: FunctionCall, runtime: Runtime): PromiseOrValue<FunctionCall> {
  // The host is read after the add-in has started: before that Office cannot say what it supports.
  const host = currentHost();
  const values = sourced(runtime.settings.get(), host);
  if (call.isPreview || isPromise(values)) return readyWith(call, runtime, values);
  return call.start(runtime, host, runtime.knowledge, values);
}

/** With parts that are loaded; while a person types a formula, with what is known already and nothing else. */
async function readyWith(
  call: FunctionCall,
  runtime: Runtime,
  values: PromiseOrValue<Sourced>,
): Promise<FunctionCall> {
  const preview = call.isPreview && loaded(import(/* webpackChunkName: "preview" */ './call/preview'));
  const knowledge = preview ? (await preview).previewOf(runtime.knowledge) : runtime.knowledge;
  return call.start(runtime, currentHost(), knowledge, await values);
}

/** Runs a function that needs no service, and so is in no figure of it. */
export function computed(
  name: FunctionId,
  run: (context: CellContext) => PromiseOrValue<Result>,
): PromiseOrValue<Grid> {
  const call = new FunctionCall(name, {});
  try {
    return call.given(run({ host: currentHost(), failures: call }));
  } catch (error) {
    return call.failed(error);
  }
}
