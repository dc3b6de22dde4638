const NAME = 'ker-trial-workbook';

/** How long a page waits for one that has gone to let go: a busy machine takes its time to end a page. */
const WAIT_MS = 10_000;

/**
 * Claims the saved workbook while this page is open, so that two tabs do not overwrite each other. Without Web Locks
 * every page has it.
 */
export function lockWorkbook(): Promise<boolean> {
  // A page over http from another machine has none, whatever the types say.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return Promise.resolve(true);
  const others = new BroadcastChannel(NAME);
  const waiting = new AbortController();
  const timer = setTimeout(() => waiting.abort(), WAIT_MS);
  return new Promise((resolve) => {
    const held = () => {
      clearTimeout(timer);
      answerFor(others);
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    others.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === 'held') waiting.abort();
    };
    locks.request(NAME, { signal: waiting.signal }, held).catch(() => {
      clearTimeout(timer);
      others.close();
      resolve(false);
    });
    others.postMessage('who');
  });
}

function answerFor(others: BroadcastChannel): void {
  others.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'who') others.postMessage('held');
  };
  addEventListener('pagehide', () => others.close());
}
