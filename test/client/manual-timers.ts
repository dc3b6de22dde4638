import type { Timers } from '../../src/client/timers';

/** Timers in a test's hand. */
export type ManualTimers = Timers & {
  advance(milliseconds: number): void;
  /** How many alarms are set. */
  alarms(): number;
};

/** A clock that moves only when a test moves it. */
export function manualTimers(start = Date.UTC(2026, 0, 1)): ManualTimers {
  let now = start;
  const alarms = new Set<{ at: number; run: () => void }>();
  return {
    now: () => now,
    after(milliseconds, run) {
      const alarm = { at: now + milliseconds, run };
      alarms.add(alarm);
      return () => alarms.delete(alarm);
    },
    alarms: () => alarms.size,
    advance(milliseconds) {
      now += milliseconds;
      for (const alarm of [...alarms].sort((a, b) => a.at - b.at)) {
        if (alarm.at > now || !alarms.delete(alarm)) continue;
        alarm.run();
      }
    },
  };
}
