/** The methods that the add-in calls; each works on another thread, which no test's clock waits for. */
const METHODS = [
  'digest',
  'encrypt',
  'decrypt',
  'sign',
  'verify',
  'generateKey',
  'importKey',
  'exportKey',
] as const;

/** Test files of one process share its crypto, which is followed once for all of them. */
type Followed = SubtleCrypto & { working?: Set<Promise<unknown>> };

const working = follow(crypto.subtle);

/**
 * Resolves when nothing is being hashed or enciphered, and tells whether something was: a clock that runs on meanwhile
 * would count it as not answering.
 */
export async function cryptoWorked(): Promise<boolean> {
  const hasWorked = working.size > 0;
  while (working.size > 0) await Promise.allSettled(working);
  return hasWorked;
}

function follow(subtle: Followed): Set<Promise<unknown>> {
  if (subtle.working !== undefined) return subtle.working;
  const started = (subtle.working = new Set<Promise<unknown>>());
  for (const method of METHODS) {
    const real = subtle[method].bind(subtle) as (...args: unknown[]) => Promise<unknown>;
    const followed = (...args: unknown[]): Promise<unknown> => {
      const work = real(...args);
      const done = () => started.delete(work);
      started.add(work);
      work.then(done, done);
      return work;
    };
    Object.assign(subtle, { [method]: followed });
  }
  return started;
}
