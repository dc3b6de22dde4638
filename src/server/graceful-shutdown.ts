import type { EventEmitter } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { Http2Session } from 'node:http2';

/** How long requests under way may take once the server was told to end. */
export const GRACE_MS = 10_000;

/** A connection of HTTP/2; to close it lets its requests under way end. */
type Session = Pick<Http2Session, 'close' | 'destroy' | 'once'>;

/** A server of any of Node's kinds; HTTP/2's tells of its connections and leaves them to others. */
type AnyServer = EventEmitter & {
  close(closed: () => void): unknown;
} & Partial<Pick<Server, 'closeIdleConnections' | 'closeAllConnections'>>;

/** What an end needs, so that tests bring their own clock. */
export type EndOptions = {
  /** Called once, when no connection is left. */
  ended: () => void;
  /** Until it resolves new connections are still taken, so that they can be told to go elsewhere. @default none is taken */
  drained?: (() => Promise<void>) | undefined;
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
  { ended, drained, graceMs = GRACE_MS, after = laterOn }: EndOptions,
): () => void {
  let isEnding = false;
  let isClosed = false;
  const sessions = new Set<Session>();
  server.on('session', (session: Session) => {
    sessions.add(session);
    session.once('close', () => sessions.delete(session));
    if (isClosed) session.close();
  });
  const close = () => {
    if (isClosed) return;
    isClosed = true;
    server.close(() => ended());
    server.closeIdleConnections?.();
    for (const session of sessions) session.close();
  };
  const cutOff = () => {
    close();
    server.closeAllConnections?.();
    for (const session of sessions) session.destroy();
  };
  server.on('request', (_request: unknown, response: Pick<ServerResponse, 'once'>) => {
    // A browser keeps its connections open; one that has its answer is waited for no longer.
    response.once('close', () => {
      if (isClosed) setImmediate(() => server.closeIdleConnections?.());
    });
  });
  return () => {
    if (isEnding) {
      cutOff();
      return;
    }
    isEnding = true;
    if (drained === undefined) close();
    else void drained().then(close);
    after(cutOff, graceMs);
  };
}

function laterOn(callback: () => void, ms: number): unknown {
  return setTimeout(callback, ms).unref();
}
