import { Client, type Pool } from 'pg';

import { CHANNEL, currentDataset, type CurrentDataset } from './datasets';

/** Knows which dataset is served, without a restart when it changes. */
export type DatasetWatch = {
  current: () => Promise<CurrentDataset>;
  close: () => Promise<void>;
};

export type WatchOptions = {
  pool: Pool;
  url: string;
  /** How old the answer may be where nobody tells of a change, as on a replica. @default 1,000 ms */
  checkMs?: number;
  clock?: () => number;
  /** Whether to listen too. @default true */
  isListening?: boolean;
};

/** How long nobody listens after a listener was lost or refused; what changes is seen all the same. */
const LISTEN_AGAIN_MS = 60_000;

/**
 * Watches the served dataset for swaps by notification. One small statement a second, only while requests come, finds
 * a swap if no notice arrives, as on a replica.
 */
export function watchDataset({
  pool,
  url,
  checkMs = 1000,
  clock = Date.now,
  isListening = true,
}: WatchOptions): DatasetWatch {
  let known: { dataset: CurrentDataset; at: number } | undefined;
  let asking: Promise<CurrentDataset> | undefined;
  let listener: Client | undefined;
  let listenFrom = 0;
  let isClosed = false;
  const ask = async (): Promise<CurrentDataset> => {
    const at = clock();
    const dataset = await currentDataset(pool);
    known = { dataset, at };
    if (isListening && listener === undefined && !isClosed && clock() >= listenFrom)
      listener = listen(url, forget, unlisten);
    return dataset;
  };
  const forget = (): void => {
    known = undefined;
  };
  const unlisten = (): void => {
    listener = undefined;
    listenFrom = clock() + LISTEN_AGAIN_MS;
  };
  return {
    current: () => {
      if (known !== undefined && clock() - known.at < checkMs) return Promise.resolve(known.dataset);
      return (asking ??= ask().finally(() => {
        asking = undefined;
      }));
    },
    close: async () => {
      isClosed = true;
      await listener?.end().catch(() => undefined);
    },
  };
}

/** Listens on a connection of its own; one that ends is opened again with the next look. */
function listen(url: string, told: () => void, ended: () => void): Client {
  const client = new Client({ connectionString: url, application_name: 'ker listener' });
  client.on('notification', told);
  client.on('error', ended);
  client.on('end', ended);
  client
    .connect()
    .then(() => client.query(`listen ${CHANNEL}`))
    // What was told before the listener stood is found by looking again.
    .then(told)
    .catch(() => {
      ended();
      // A replica refuses to listen, and would keep the connection.
      return client.end();
    })
    .catch(() => undefined);
  return client;
}
