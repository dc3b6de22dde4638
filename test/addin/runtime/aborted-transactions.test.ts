import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

import { build } from 'esbuild';

/** Runs a script in a thread of its own, where a rejection that nobody handles ends it; gives what it says at last. */
async function said(script: string): Promise<unknown> {
  const { outputFiles } = await build({
    stdin: { contents: script, resolveDir: process.cwd(), loader: 'ts' },
    bundle: true,
    platform: 'node',
    write: false,
    logLevel: 'error',
  });
  const worker = new Worker(outputFiles[0]?.text ?? '', { eval: true });
  // Listened for from the start: a thread may have ended before its message is read here.
  const [[answer]] = (await Promise.all([once(worker, 'message'), once(worker, 'exit')])) as [
    [unknown],
    unknown,
  ];
  return answer;
}

/** Every request of a kind ends the transaction that it is in, as a browser does that runs out of room or memory. */
const ABORTING = `
  import 'fake-indexeddb/auto';
  import { parentPort } from 'node:worker_threads';
  const abortAt = (method: string) => {
    const store = IDBObjectStore.prototype as never as Record<string, (...values: unknown[]) => unknown>;
    const plain = store[method]!;
    store[method] = function (this: IDBObjectStore, ...values: unknown[]) {
      const request = plain.apply(this, values);
      this.transaction.abort();
      return request;
    };
  };
  const records = ['a', 'b', 'c'].map((key) => ({ key, fetchedAt: 1, data: { key } }));
`;

test.each(['put', 'getAll', 'getAllKeys', 'delete', 'clear'])(
  'a transaction that is aborted at a %s is survived, and leaves no rejection that nobody handles',
  async (method) => {
    const answer = await said(`${ABORTING}
      import { storedValues } from './src/addin/runtime/stored-values';
      const values = storedValues({ service: 'https://service.test', account: 'a', maxBytes: 1 });
      (async () => {
        await values.put(records);
        abortAt('${method}');
        await values.put(records);
        await values.put(records);
        const loaded = await values.load();
        await values.size();
        await values.clear();
        await values.close();
        parentPort!.postMessage(Array.isArray(loaded));
      })();`);
    expect(answer).toBe(true);
  },
);

test('reading the key of the sealed text rejects once where its transaction is aborted', async () => {
  const answer = await said(`${ABORTING}
    import { unseal, seal } from './src/addin/runtime/keys/cipher';
    (async () => {
      const sealed = await seal('a text');
      abortAt('get');
      parentPort!.postMessage(await unseal(sealed).then(() => 'read', () => 'rejected'));
    })();`);
  expect(answer).toBe('rejected');
});

test.each(['get', 'put'])(
  'counts go on by themselves where their transaction is aborted at a %s',
  async (method) => {
    const answer = await said(`${ABORTING}
    import { systemClock } from './src/shared/batching/clock';
    import { openCreditCounter } from './src/addin/runtime/budget/credit-counter';
    (async () => {
      const tally = openCreditCounter(systemClock);
      abortAt('${method}');
      await tally.add('a', 2);
      parentPort!.postMessage(await tally.add('a', 3));
    })();`);
    expect(answer).toBe(5);
  },
);
