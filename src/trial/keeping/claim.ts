const LOCK = 'ker-trial-workbook';

/** How long a page waits for the one before it, in the same tab, to let go: a busy machine takes its time to end a page. */
const WAIT_MS = 2_000;

/**
 * Claims the kept workbook for this page, for as long as it is open. One page at a time has it, so that two tabs never
 * overwrite each other's work; a browser without Web Locks lets every page have it.
 */
export function claimWorkbook(): Promise<boolean> {
  // A page over http from another machine has none, whatever the types say.
  const { locks } = navigator as { locks?: LockManager };
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    const held = () => {
      resolve(true);
      return new Promise<never>(() => undefined);
    };
    locks.request(LOCK, { signal: AbortSignal.timeout(WAIT_MS) }, held).catch(() => resolve(false));
  });
}
