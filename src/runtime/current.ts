import type { Runtime } from './runtime';

let running: Promise<Runtime> | undefined;

/** Sets the runtime that the custom functions use; `addin.ts` and tests call it once. */
export function setRuntime(runtime: Promise<Runtime> | undefined): void {
  running = runtime;
  // Each call tells that the start failed; where none comes, nobody else would take the rejection.
  runtime?.catch(() => undefined);
}

/** The running add-in's runtime. Excel may call a function before `Office.onReady`, so it is a promise. */
export function currentRuntime(): Promise<Runtime> {
  return (
    running ?? Promise.reject(new Error('Expected the add-in to be started before a function is called'))
  );
}
