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
   * Called at a signal to end; until it resolves new connections are taken, and what is under way is answered in any case.
   * @default none is taken
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
  const common = { fetch, hostname: host, port };
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
    drained,
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

function fail(error: unknown): void {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
