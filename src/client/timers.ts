/** The clock and the alarm of whoever runs the client, injected so that tests never sleep. */
export type Timers = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs the function once after these milliseconds; the returned function prevents it. */
  after(milliseconds: number, run: () => void): () => void;
};
