import { startAddIn } from '../runtime/running-add-in';
import type { Choices, RunningAddIn } from '../runtime/running-add-in';
import { whole } from '../../service/whole';
import { errorOf, shown, startExcel, useRuntime, type Result } from './excel';

/** A workbook whose functions run on the real runtime over the embedded service with its whole dataset. */
export type Workbook = {
  addIn: RunningAddIn;
  /** The result of a function as Excel gets it. */
  grid: (result: Result) => Promise<unknown[][]>;
  /** The result as a person sees it. */
  shown: (result: Result) => ReturnType<typeof shown>;
  /** The error of a function as `#N/A: sentence`. */
  error: (result: Result) => Promise<string>;
  /** The same after however long the add-in waits, for rate limits and time limits. */
  lateError: (result: Result) => Promise<string>;
  /** How many requests left since the last call of this. */
  requests: () => number;
};

/** Opens a workbook with nothing known yet. */
export async function openWorkbook(
  choices: Choices & { dataTypes?: boolean; properties?: boolean } = {},
): Promise<Workbook> {
  startExcel({ dataTypes: choices.dataTypes ?? true, properties: choices.properties ?? false });
  const addIn = await startAddIn({ ...choices, service: choices.service ?? whole.service });
  useRuntime(addIn.runtime);
  let counted = addIn.sent.length;
  return {
    addIn,
    grid: (result) => addIn.until(result),
    shown: (result) => addIn.until(shown(result)),
    error: (result) => addIn.until(errorOf(result)),
    lateError: (result) => late(addIn, errorOf(result)),
    requests: () => {
      const since = addIn.sent.length - counted;
      counted = addIn.sent.length;
      return since;
    },
  };
}

/** Moves the clock on in steps of seconds, so that hours pass quickly. */
async function late<T>(addIn: RunningAddIn, promise: Promise<T>): Promise<T> {
  const progress = { settled: false };
  const mark = (): void => void (progress.settled = true);
  promise.then(mark, mark);
  for (let steps = 0; steps < 5_000 && !progress.settled; steps++) {
    addIn.clock.advance(2_000);
    await addIn.pass(3);
  }
  if (!progress.settled) throw new Error('Expected the call to settle within three hours of the clock');
  return promise;
}
