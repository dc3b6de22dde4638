/** Time and chance, injected so that tests never sleep. */
export type Clock = {
  /** Milliseconds since 1970, by the time of day; somebody may set it, so only dates are reckoned with it. */
  now(): number;
  /** Milliseconds since some moment; it never goes back, so durations are reckoned with it. */
  elapsed(): number;
  /** Calls `run` once after `ms`; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
  /** From 0 to below 1. */
  random(): number;
};

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => {
      clearTimeout(timer);
    };
  },
  random: () => Math.random(),
};

/** How long to wait by which clock, and what to go on with then. */
export type Patience<T> = {
  clock: Clock;
  /** @default 5_000: enough for what the host reads when the add-in starts, while cells show #BUSY! */
  limitMs?: number;
  otherwise: () => T | Promise<T>;
};

/** Waits for a promise, but not for ever: a storage or a server may never answer, and cells wait for it. */
export function inTime<T>(
  promise: Promise<T>,
  { clock, limitMs = 5_000, otherwise }: Patience<T>,
): Promise<T> {
  return new Promise((resolve) => {
    const stop = clock.after(limitMs, () => resolve(otherwise()));
    promise.then(
      (value) => {
        stop();
        resolve(value);
      },
      () => {
        stop();
        resolve(promise);
      },
    );
  });
}
