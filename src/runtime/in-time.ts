import type { Clock } from '../batching/clock';

const TIME_LIMIT = 5_000;

/**
 * Waits for the host's storage or server, but not for ever: cells wait for what the add-in reads when it starts, and
 * one that never answers must not leave each at #BUSY!.
 */
export async function inTime<T>(promise: Promise<T>, otherwise: T, clock: Clock): Promise<T> {
  let stop: (() => void) | undefined;
  const late = new Promise<T>((resolve) => {
    stop = clock.after(TIME_LIMIT, () => resolve(otherwise));
  });
  try {
    return await Promise.race([promise, late]);
  } finally {
    stop?.();
  }
}
