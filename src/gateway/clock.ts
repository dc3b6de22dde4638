/** The day of a moment in milliseconds since 1970, as UTC has it: `YYYY-MM-DD`. */
export function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

/** Resolves after so many milliseconds. */
export function after(ms: number): Promise<void> {
  return new Promise((go) => setTimeout(go, ms));
}
