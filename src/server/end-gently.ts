import type { EventEmitter } from 'node:events';
import type { Server, ServerResponse } from 'node:http';

/** How long requests under way may take once the server was told to end. */
export const GRACE_MS = 10_000;

/** A server of any of Node's kinds; HTTP/2's closes its connections by itself. */
type AnyServer = EventEmitter & {
  close(closed: () => void): unknown;
} & Partial<Pick<Server, 'closeIdleConnections' | 'closeAllConnections'>>;

/** What an end needs, so that tests bring their own clock. */
export type EndOptions = {
  /** Called once, when no connection is left. */
  ended: () => void;
  /** @default 10 seconds */
  graceMs?: number;
  /** Calls back after some time. @default setTimeout */
  after?: (callback: () => void, ms: number) => unknown;
};

/**
 * Makes what ends a server: it takes no new connection, lets the requests under way end, and closes what is left after the
 * grace time. Asked a second time, it waits no longer.
 */
export function endsGently(
  server: AnyServer,
  { ended, graceMs = GRACE_MS, after = laterOn }: EndOptions,
): () => void {
  let isEnding = false;
  server.on('request', (_request: unknown, response: Pick<ServerResponse, 'once'>) => {
    // A browser keeps its connections open; one that has its answer is waited for no longer.
    response.once('close', () => {
      if (isEnding) setImmediate(() => server.closeIdleConnections?.());
    });
  });
  return () => {
    if (isEnding) {
      server.closeAllConnections?.();
      return;
    }
    isEnding = true;
    server.close(() => ended());
    server.closeIdleConnections?.();
    after(() => server.closeAllConnections?.(), graceMs);
  };
}

function laterOn(callback: () => void, ms: number): unknown {
  return setTimeout(callback, ms).unref();
}
