import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What stands before several processes as a load balancer does: each gets the next request. */
export type RoundRobin = {
  url: string;
  /** Requests to `/v1` so far, by process. */
  asked: number[];
  /** Sends to these from now on. */
  to: (targets: readonly string[]) => void;
  close(): Promise<void>;
};

/** Listens on a free port, before there is anything to send to. */
export async function roundRobin(): Promise<RoundRobin> {
  let targets: readonly string[] = [];
  let turn = 0;
  const asked: number[] = [];
  const server: Server = createServer((incoming, outgoing) => {
    const at = turn++ % targets.length;
    const { url = '', method, headers } = incoming;
    if (url.startsWith('/v1')) asked[at] = (asked[at] ?? 0) + 1;
    const onward = request(new URL(url, targets[at]), { method, headers }, (reply) => {
      outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    to: (given) => void (targets = given),
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
