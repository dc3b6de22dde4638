import type { Clock } from '../batching/clock';
import type { ActivityLog, FailedCell } from './activity';
import type { EventLines } from './event-lines';
import { createFailingCells } from './failing-cells';

/** What the counter reads of the rest of the runtime. */
export type CallCounterOptions = {
  clock: Clock;
  lines: EventLines;
  /** Whether a recalculation runs in the batching layer, which decides what one is. */
  running: () => boolean;
  changed: () => void;
};

/** Counts the calls of custom functions, and lists the cells whose last call failed. */
export type CallCounter = {
  counts: Readonly<{ calls: number; failures: number; runCalls: number; runSettled: number }>;
  failing: () => readonly FailedCell[];
  started: ActivityLog['callStarted'];
};

/** Makes a counter that starts at zero. */
export function createCallCounter({ clock, lines, running, changed }: CallCounterOptions): CallCounter {
  const counts = { calls: 0, failures: 0, runCalls: 0, runSettled: 0 };
  const failing = createFailingCells();
  const settled = (call: Parameters<ActivityLog['callStarted']>[0], failure: string | undefined) => {
    const { cell, functionName } = call;
    counts.runSettled++;
    changed();
    if (failure === undefined) {
      if (cell !== undefined) failing.succeeded(cell);
      return;
    }
    counts.failures++;
    lines.add(`${cell ?? 'A cell'}, ${functionName}: ${failure}`);
    if (cell !== undefined) failing.failed({ cell, functionName, message: failure, at: clock.now() });
  };
  return {
    counts,
    failing: failing.list,
    started(call) {
      // Calls of one recalculation are counted together: what the layer takes for quiet is quiet here too.
      if (counts.runCalls === counts.runSettled && !running()) {
        counts.runCalls = 0;
        counts.runSettled = 0;
      }
      counts.calls++;
      counts.runCalls++;
      changed();
      return (failure) => settled(call, failure);
    },
  };
}
