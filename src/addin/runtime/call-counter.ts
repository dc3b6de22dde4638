import type { Clock } from '../../shared/batching/clock';
import { isMiss } from '../../shared/contract/failure';
import type { ActivityLog, CallFailure, FailedCell } from './activity';
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

/** Counts the calls of custom functions, and lists the cells that fail. */
export type CallCounter = {
  counts: Readonly<{ calls: number; failures: number; misses: number; runCalls: number; runSettled: number }>;
  failing: () => readonly FailedCell[];
  started: ActivityLog['callStarted'];
  settled: ActivityLog['callSettled'];
  forget: ActivityLog['forget'];
};

/** Makes a counter that starts at zero. */
export function createCallCounter({ clock, lines, running, changed }: CallCounterOptions): CallCounter {
  const counts = { calls: 0, failures: 0, misses: 0, runCalls: 0, runSettled: 0 };
  const failing = createFailingCells();
  return {
    counts,
    failing: failing.list,
    started() {
      // Calls of one recalculation are counted together: what the layer takes for quiet is quiet here too.
      if (counts.runCalls === counts.runSettled && !running()) {
        counts.runCalls = 0;
        counts.runSettled = 0;
      }
      counts.calls++;
      counts.runCalls++;
      changed();
      return failing.started();
    },
    settled(call, place, failures) {
      const { cell } = call;
      counts.runSettled++;
      changed();
      if (failures === undefined || failures.length === 0) {
        if (cell !== undefined) failing.settled(cell, NONE, place);
        return;
      }
      const { functionName } = call;
      counts.failures += failures.length;
      counts.misses += failures.filter(({ kind }) => isMiss(kind)).length;
      for (const line of linesOf(failures)) lines.add(`${line.cells}, ${functionName}: ${line.message}`);
      if (cell !== undefined)
        failing.settled(cell, listed(failures, { functionName, at: clock.now() }), place);
    },
    forget(cells) {
      failing.forget(cells);
      changed();
    },
  };
}

/** What nearly every call ends with. */
const NONE: readonly FailedCell[] = [];

function listed(failures: readonly CallFailure[], call: { functionName: string; at: number }): FailedCell[] {
  return failures.flatMap(({ cell, ...failure }) =>
    cell === undefined ? [] : [{ cell, ...failure, ...call }],
  );
}

/** One line for each sentence, because a grid may show the same in ten thousand cells. */
function linesOf(failures: readonly CallFailure[]): { cells: string; message: string }[] {
  const cells = new Map<string, { first: string; more: number }>();
  for (const { cell = 'A cell', message } of failures) {
    const same = cells.get(message);
    if (same === undefined) cells.set(message, { first: cell, more: 0 });
    else same.more++;
  }
  return [...cells].map(([message, { first, more }]) => ({
    cells: more === 0 ? first : `${first} and ${more} more`,
    message,
  }));
}
