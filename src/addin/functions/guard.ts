import type { Grid, Result } from '../cells/cell';
import type { FunctionId } from '../../shared/formula/function-table';
import { currentRuntime } from '../runtime/current-runtime';
import type { Knowledge } from '../runtime/knowledge';
import type { Runtime } from '../runtime/runtime';
import type { CellContext, FunctionContext } from './call/context';
import { FunctionCall, type Invocation, isPreview } from './call/function-call';
import { currentHost } from './call/host';
import { loaded } from './call/lazy-part';
import { isPromise, type PromiseOrValue } from './call/promise-or-value';
import { sourced } from './call/value-sources';

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
  return call.result(() => {
    const loading = ready(call, invocation);
    return loading === undefined ? run(call) : loading.then(() => run(call));
  });
}

/** Gives a call what it is run with; a promise only where something has to be loaded first. */
function ready(call: FunctionCall, invocation: Invocation): Promise<void> | undefined {
  const runtime = currentRuntime();
  if (isPromise(runtime)) return runtime.then((started) => readyIn(started, call, invocation));
  return readyIn(runtime, call, invocation);
}

function readyIn(runtime: Runtime, call: FunctionCall, invocation: Invocation): Promise<void> | undefined {
  const knowledge = knowledgeFor(invocation, runtime);
  // The host is read after the add-in has started: before that Office cannot say what it supports.
  const host = currentHost();
  const values = sourced(runtime.settings.get(), host);
  if (isPromise(knowledge) || isPromise(values))
    return Promise.all([knowledge, values]).then(([known, part]) => call.start(runtime, host, known, part));
  call.start(runtime, host, knowledge, values);
  return undefined;
}

/** While a person types a formula, what is known already, and nothing else. */
function knowledgeFor(invocation: Invocation, { knowledge }: Runtime): PromiseOrValue<Knowledge> {
  if (!isPreview(invocation)) return knowledge;
  return loaded(import(/* webpackChunkName: "preview" */ './call/preview')).then(({ previewOf }) =>
    previewOf(knowledge),
  );
}

/** Runs a function that needs no service, and so is in no figure of it. */
export function computed(
  name: FunctionId,
  run: (context: CellContext) => PromiseOrValue<Result>,
): PromiseOrValue<Grid> {
  const call = new FunctionCall(name, {});
  return call.result(() => run({ host: currentHost(), failures: call }));
}
