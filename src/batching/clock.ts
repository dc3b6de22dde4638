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
