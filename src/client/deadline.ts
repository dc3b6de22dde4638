import type { Timers } from './timers';

/** A signal that aborts when the caller gives up or the time is over, and which of the two it was. */
export type Deadline = {
  signal: AbortSignal;
  /** Why the signal is aborted; undefined while it is not. */
  ended(): 'cancelled' | 'timed-out' | undefined;
  /** Stops the alarm and leaves the caller's signal alone. */
  clear(): void;
};

/**
 * Starts a deadline. `AbortSignal.any` and `AbortSignal.timeout` would do the same, but the WebKit that Excel for Mac
 * shows add-ins in lacks the first, and the second cannot be driven by a test's clock.
 */
export function startDeadline(limit: number, timers: Timers, caller: AbortSignal | undefined): Deadline {
  const controller = new AbortController();
  let ended: 'cancelled' | 'timed-out' | undefined;
  const end = (reason: 'cancelled' | 'timed-out') => {
    ended ??= reason;
    controller.abort();
  };
  const cancel = () => end('cancelled');
  const stopAlarm = timers.after(limit, () => end('timed-out'));
  if (caller?.aborted === true) cancel();
  caller?.addEventListener('abort', cancel);
  return {
    signal: controller.signal,
    ended: () => ended,
    clear: () => {
      stopAlarm();
      caller?.removeEventListener('abort', cancel);
    },
  };
}
