import { serve } from '@hono/node-server';
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { smallService } from '../service/small-service';

/** The key of the account, which nobody but the gateway may know. */
export const ACCOUNT_KEY = 'account-key-of-all';

/** One request that reached the service. */
export type Seen = { method: string; path: string; body: string; key: string | null };

/** The embedded service's real handler on a real socket, which counts; `answer` may stand in for it. */
export type CountingUpstream = {
  address: string;
  seen: Seen[];
  /** How the next requests are answered; the real handler where it gives undefined. */
  answer: (seen: Seen) => Response | undefined | Promise<Response | undefined>;
  close(): Promise<void>;
};

/** Listens on a free port. */
export async function countingUpstream(): Promise<CountingUpstream> {
  const { fetch } = smallService({ keys: [ACCOUNT_KEY] });
  const upstream: CountingUpstream = {
    address: '',
    seen: [],
    answer: () => undefined,
    close: async () => {
      (server as Server).closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url);
      const key = request.headers.get('X-API-KEY');
      const body = await request.clone().text();
      const seen = { method: request.method, path: pathname + search, body, key };
      upstream.seen.push(seen);
      return (await upstream.answer(seen)) ?? fetch(request);
    },
  });
  await once(server, 'listening');
  upstream.address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return upstream;
}
