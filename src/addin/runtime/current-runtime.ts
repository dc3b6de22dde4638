import type { Runtime } from './runtime';

let starting: Promise<Runtime> | undefined;
let started: Runtime | undefined;

/** Sets the runtime that the custom functions use; `addin.ts` and tests call it once. */
export function setRuntime(runtime: Promise<Runtime> | undefined): void {
  starting = runtime;
  started = undefined;
  const take = (ready: Runtime) => {
    if (starting === runtime) started = ready;
  };
  // Each call tells that the start failed; where none comes, nobody else would take the rejection.
  runtime?.then(take, () => undefined);
}

/** The running add-in's runtime, a promise while it starts: Excel may call a function before `Office.onReady`. */
export function currentRuntime(): Runtime | Promise<Runtime> {
  return (
    started ??
    starting ??
    Promise.reject(new Error('Expected the add-in to be started before a function is called'))
  );
}
