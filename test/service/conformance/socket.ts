import { request, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';

import type { Service } from '../../../src/service/app';
import { KEY } from '../small-service';
import { faultsOfAnswer } from './answer-check';

/** An answer as it came over the socket; `body` is its JSON, undefined where there is none. */
export type Answered = { status: number; headers: IncomingHttpHeaders; text: string; body: unknown };

/** What to send; the key is sent unless `headers` says otherwise with an empty one. */
export type SocketRequest = { headers?: Record<string, string>; body?: unknown; rawBody?: string | Buffer };

/** A service behind a real socket. */
export type Socket = {
  ask(method: string, path: string, asked?: SocketRequest): Promise<Answered>;
  close(): Promise<void>;
};

const jsonOf = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
};

function exchange(
  port: number,
  method: string,
  path: string,
  { headers, body, rawBody }: SocketRequest,
): Promise<Answered> {
  const payload = rawBody ?? (body === undefined ? undefined : JSON.stringify(body));
  const all = {
    'X-API-KEY': KEY,
    ...(payload === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...headers,
  };
  const sent = Object.fromEntries(Object.entries(all).filter(([, value]) => value !== ''));
  return new Promise((resolve, reject) => {
    const outgoing = request({ port, method, path, headers: sent }, (incoming) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('error', reject);
      incoming.on('end', () => {
        const text = Buffer.concat(parts).toString();
        resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text, body: jsonOf(text) });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(payload);
  });
}

/** Puts a service behind a socket on a free port; every answer is checked against the service's own description. */
export async function openSocket(service: Service): Promise<Socket> {
  const server = serve({ fetch: service.fetch, port: 0, hostname: '127.0.0.1' });
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    async ask(method, path, asked = {}) {
      const answered = await exchange(port, method, path, asked);
      const isBare = method === 'HEAD' || answered.status === 204;
      const faults = isBare
        ? []
        : faultsOfAnswer(method, path.split('?')[0] ?? path, answered.status, answered.body);
      expect(faults).toEqual([]);
      return answered;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
