/** Time and chance, injected so that tests never sleep. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls `run` once after `ms`; the returned function cancels it. */
  after(ms: number, run: () => void): () => void;
  /** From 0 to below 1. */
  random(): number;
};

/** The clock of the machine. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => {
      clearTimeout(timer);
    };
  },
  random: () => Math.random(),
};
