/** How long the same failure is not told again. */
const AGAIN_MS = 60_000;

/** Makes what tells failures; of one that each request meets, such as a database that is empty, a line a minute is enough. */
export function createReporter(tell: (line: string) => void, now = Date.now): (error: unknown) => void {
  let last = { line: '', at: 0 };
  return (error) => {
    const line = error instanceof Error ? error.message || error.name : 'The service failed';
    if (line === last.line && now() - last.at < AGAIN_MS) return;
    last = { line, at: now() };
    tell(line);
  };
}
