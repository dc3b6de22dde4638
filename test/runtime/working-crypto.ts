/** The methods that the add-in calls; each works on another thread, which no test's clock waits for. */
const METHODS = ['digest', 'encrypt', 'decrypt', 'generateKey', 'importKey', 'exportKey'] as const;

const working = new Set<Promise<unknown>>();

for (const method of METHODS) {
  const real = crypto.subtle[method].bind(crypto.subtle) as (...args: unknown[]) => Promise<unknown>;
  const watched = (...args: unknown[]): Promise<unknown> => {
    const work = real(...args);
    const done = () => working.delete(work);
    working.add(work);
    work.then(done, done);
    return work;
  };
  Object.defineProperty(crypto.subtle, method, { value: watched, configurable: true });
}

/** Resolves when nothing is being hashed or enciphered: a clock that runs on meanwhile would count it as not answering. */
export async function cryptoAtRest(): Promise<void> {
  while (working.size > 0) await Promise.allSettled(working);
}
