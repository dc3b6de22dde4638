import type { EventEmitter } from 'node:events';
import { setImmediate, setTimeout } from 'node:timers/promises';

import { serve } from '@hono/node-server';

import { endsGently } from './graceful-shutdown';
import { refuseUnreadable } from './malformed-requests';
import { secureServer } from './secure-server';

/** What a process listens with. */
export type ListenOptions = {
  fetch: (request: Request) => Response | Promise<Response>;
  host: string;
  port: number;
  /** Https is served with them. @default http */
  certificates?: Parameters<typeof secureServer>[0] | undefined;
  /** Called once, when it listens; where it is and that all is well is said after it. A failure ends the process. */
  listening?: () => void | Promise<void>;
  /**
   * Called at a signal to end; until it resolves requests are still answered. What comes after it is refused with 503.
   * @default requests are refused at once
   */
  drained?: () => Promise<void>;
  /** How long requests under way may take after the signal. @default 10 seconds */
  graceMs?: number;
  /** Called when no connection is left. @default ends the process */
  ended?: () => void;
};

/** Listens, says where, and ends gently on SIGTERM and SIGINT. */
export function listen(options: ListenOptions): void {
  const { fetch, host, port, certificates, listening, drained, graceMs, ended } = options;
  let isEnding = false;
  const common = {
    fetch: (request: Request) => (isEnding ? endingProblem() : fetch(request)),
    hostname: host,
    port,
  };
  const server = serve(
    certificates === undefined ? common : { ...common, ...secureServer(certificates) },
    (address) => {
      const where = `${certificates === undefined ? 'http' : 'https'}://localhost:${address.port}`;
      Promise.resolve(listening?.()).then(() => console.log(`KER is at ${where}`), fail);
    },
  );
  refuseUnreadable(server);
  const end = endsGently(server, {
    ended: ended ?? (() => process.exit(0)),
    drained: async () => {
      await drained?.();
      // What drains refuses requests itself.
      isEnding = drained === undefined;
      await acceptWaiting(server);
    },
    ...(graceMs !== undefined && { graceMs }),
  });
  process.on('SIGTERM', end).on('SIGINT', end);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    console.error(
      taken
        ? `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`
        : `The server could not listen on ${host}:${port}: ${error.message}`,
    );
    process.exitCode = 1;
  });
}

/** How long idle connections stay open at the end, so that what is on its way on them is refused and not cut off. */
const LINGER_MS = 200;

/** The most connections that the system holds for a server that has not accepted them, as Node asks for. */
const BACKLOG = 511;

/** Resolves when the connections that waited are accepted, one in each turn of the event loop: closing would cut them off. */
async function acceptWaiting(server: EventEmitter): Promise<void> {
  let accepted = 0;
  const count = () => (accepted += 1);
  await setTimeout(LINGER_MS);
  server.on('connection', count);
  for (let turns = 1; turns <= BACKLOG; turns += 1) {
    await setImmediate();
    if (accepted < turns) break;
  }
  server.off('connection', count);
}

function endingProblem(): Response {
  const body = { error: 'ending', message: 'The service is stopping; try the request again.' };
  return Response.json(body, { status: 503, headers: { Connection: 'close', 'Retry-After': '1' } });
}

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
