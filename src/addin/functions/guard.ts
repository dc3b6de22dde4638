import type { Grid } from '../cells/cell';
import { currentRuntime } from '../runtime/current-runtime';
import type { Knowledge } from '../runtime/knowledge';
import type { Runtime } from '../runtime/runtime';
import { Cancellation } from './call/cancellation';
import type { CellContext, FunctionContext } from './call/context';
import { GuardedCall, inPreview, type Invocation } from './call/guarded-call';
import { currentHost } from './call/host';
import { loaded } from './call/lazy-part';
import { sourced, type Sourced } from './call/value-sources';
import { andThen, isPromise, type PromiseOrValue } from './call/promise-or-value';

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
  const call = new FunctionCall(name, invocation);
  return call.result(() =>
    andThen(currentRuntime(), (runtime) =>
      andThen(knowledgeFor(invocation, runtime), (knowledge) =>
        andThen(sourced(runtime.settings.get(), currentHost()), (values) =>
          run(call.contextIn(runtime, knowledge, values)),
        ),
      ),
    ),
  );
}

/** While a person types a formula, what is known already, and nothing else. */
function knowledgeFor(invocation: Invocation, { knowledge }: Runtime): PromiseOrValue<Knowledge> {
  if (!inPreview(invocation)) return knowledge;
  return loaded(import(/* webpackChunkName: "preview" */ './call/preview')).then(({ previewOf }) =>
    previewOf(knowledge),
  );
}

/** Runs a function that needs no service, and so is in no figure of it. */
export function computed(name: string, run: (context: CellContext) => PromiseOrValue<Grid>): Promise<Grid> {
  const call = new FunctionCall(name, {});
  return call.result(() => run({ host: currentHost(), failures: call }));
}

/** A call of any function: what it is run with and what comes of it. */
class FunctionCall extends GuardedCall {
  private readonly signal = new Cancellation();

  contextIn(
    { activity, settings, deployment }: Runtime,
    knowledge: Knowledge,
    values: Sourced,
  ): FunctionContext {
    const { cell, signal } = this;
    const { serviceAddress, sourcedValues } = settings.get();
    this.startedIn(activity, activity.callStarted());
    deployment.rules?.admit?.(this.name);
    return {
      knowledge,
      waiter: { signal, cell },
      serviceAddress,
      sourced: values,
      sourcesSeries: sourcedValues === 'all',
      // The host is asked after the add-in has started: before that Office cannot say what it knows.
      host: currentHost(),
      failures: this,
    };
  }

  /** What Excel gets; a result that is at hand leaves at once. */
  result(begin: () => PromiseOrValue<Grid>): Promise<Grid> {
    try {
      const grid = begin();
      return isPromise(grid) ? this.later(grid) : Promise.resolve(this.shown(grid));
    } catch (error) {
      return this.failed(error);
    }
  }

  private async later(grid: Promise<Grid>): Promise<Grid> {
    this.whenCancelled = () => this.signal.cancel();
    try {
      return await this.shown(await grid);
    } catch (error) {
      return await this.failed(error);
    } finally {
      this.forgetCancelling();
    }
  }
}
