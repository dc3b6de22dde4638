import type { Clock } from '../../src/batching/clock';
import { manualTimers, type ManualTimers } from '../client/manual-timers';

/** A clock for the whole runtime that moves only when a test moves it. */
export function manualClock(start?: number): Clock & ManualTimers {
  const timers = manualTimers(start);
  return { ...timers, elapsed: () => timers.now(), random: () => 0.5 };
}
