import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** What the socket received. */
export type Received = { method: string; url: string; headers: IncomingHttpHeaders; body: string };

/** A service on a real socket whose replies a test writes. */
export type SocketService = {
  address: string;
  host: string;
  received: Received[];
  /** Sets how the next requests are answered. */
  reply(handler: (response: ServerResponse, request: IncomingMessage) => void): void;
  close(): Promise<void>;
};

/** Listens on a free port of the loopback address. */
export async function socketService(): Promise<SocketService> {
  let handler: (response: ServerResponse, request: IncomingMessage) => void = (response) => response.end();
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      received.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      handler(response, request);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('Expected a port');
  const host = `127.0.0.1:${address.port}`;
  return {
    address: `http://${host}`,
    host,
    received,
    reply: (next) => {
      handler = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Answers with this status and JSON. */
export function json(status: number, body: unknown, headers: Record<string, string> = {}) {
  return (response: ServerResponse): void => {
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(JSON.stringify(body));
  };
}

/** Answers with this status and text. */
export function plain(status: number, body: string, headers: Record<string, string> = {}) {
  return (response: ServerResponse): void => {
    response.writeHead(status, headers).end(body);
  };
}
