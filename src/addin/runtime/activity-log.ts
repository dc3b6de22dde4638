import type { Clock } from '../../shared/batching/clock';
import type { Figures } from '../../shared/batching/meter';
import type { ActivityLog, ActivityState } from './activity';
import { createCallCounter, type CallCounter } from './call-counter';
import type { EventLines } from './event-lines';
import type { Counted } from './layers';
import { createListeners } from './listeners';

/** How long changes are gathered before listeners hear of them, in milliseconds: a person reads no faster, and each costs the sheet a drawing. */
const TICK = 250;

/** What the log reads of the rest of the runtime. */
export type ActivityOptions = {
  clock: Clock;
  lines: EventLines;
  /** The figures of the current batching layer. */
  figures: () => Figures;
  /** Whether a recalculation runs in it. */
  running: () => boolean;
  /** What was sent by layers before the current one, and outside of any. */
  earlier: () => Counted;
  stop: () => void;
};

/** The log, with what the rest of the runtime tells it. */
export type OwnedActivityLog = ActivityLog & {
  /** The figures changed. */
  changed(): void;
  /** No listener is called any more. */
  close(): void;
};

/** Makes the log of one running add-in. */
export function createActivityLog({
  clock,
  lines,
  figures,
  running,
  earlier,
  stop,
}: ActivityOptions): OwnedActivityLog {
  const listeners = createListeners();
  let cancelTick: (() => void) | undefined;
  let last: ActivityState | undefined;
  const changed = () => {
    cancelTick ??= clock.after(TICK, () => {
      cancelTick = undefined;
      listeners.tell();
    });
  };
  const calls = createCallCounter({ clock, lines, running, changed });
  return {
    get() {
      const next = stateOf(figures(), earlier(), calls);
      // React asks again and again, and takes another object for another state.
      if (last === undefined || !sameState(last, next)) last = next;
      return last;
    },
    subscribe: (listener) => listeners.add(listener),
    callStarted: calls.started,
    callSettled: calls.settled,
    forget: calls.forget,
    stop() {
      lines.add('Stopped the recalculation');
      stop();
    },
    lines: () => lines.all(),
    changed,
    close: () => cancelTick?.(),
  };
}

function stateOf(figures: Figures, earlier: Counted, { counts, failing }: CallCounter): ActivityState {
  const { recalculation, total, queued, inFlight, waiting, unanswered, estimatedDoneAt } = figures;
  return {
    recalculation: {
      running: recalculation.running || counts.runSettled < counts.runCalls,
      startedAt: recalculation.startedAt,
      calls: counts.runCalls,
      settled: counts.runSettled,
      requests: recalculation.requests,
    },
    total: {
      calls: counts.calls,
      needs: earlier.needs + total.needs,
      fromCache: earlier.fromCache + total.fromCache,
      requests: earlier.requests + total.requests,
      credits: earlier.credits + total.credits,
      failures: counts.failures,
      misses: counts.misses,
    },
    queued,
    inFlight,
    waiting,
    unanswered,
    // Whole seconds: an estimate that moves with every millisecond would never be the same state twice.
    estimatedDoneAt: estimatedDoneAt === undefined ? undefined : Math.ceil(estimatedDoneAt / 1000) * 1000,
    failing: failing(),
  };
}

function sameState(a: ActivityState, b: ActivityState): boolean {
  return (
    a.failing === b.failing && JSON.stringify({ ...a, failing: [] }) === JSON.stringify({ ...b, failing: [] })
  );
}
