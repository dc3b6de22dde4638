import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect as connectHttp2, type ClientHttp2Session } from 'node:http2';
import { request } from 'node:https';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { connect as connectTls } from 'node:tls';

import { serve, type ServerType } from '@hono/node-server';

import { endsGently } from '../../src/server/graceful-shutdown';
import { refuseUnreadable } from '../../src/server/malformed-requests';
import { secureServer } from '../../src/server/secure-server';
import { KEY, smallService } from '../service/small-service';

/** A key and a certificate of `localhost`, for nothing but these tests. */
const PEM = readFileSync(join(__dirname, 'localhost.pem'));

const servers: ServerType[] = [];
const sessions: ClientHttp2Session[] = [];
afterEach(() => {
  for (const session of sessions.splice(0)) session.destroy();
  for (const server of servers.splice(0)) server.close();
});

/** The service over https, held back until the test lets it answer. */
async function open(released: Promise<void> = Promise.resolve()) {
  const { fetch } = smallService();
  const server = serve({
    fetch: async (asked) => released.then(() => fetch(asked)),
    hostname: 'localhost',
    port: 0,
    ...secureServer({ cert: PEM, key: PEM }),
  });
  servers.push(server);
  refuseUnreadable(server);
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

function http2To(port: number): ClientHttp2Session {
  const session = connectHttp2(`https://localhost:${port}`, { ca: PEM });
  session.on('error', () => undefined);
  sessions.push(session);
  return session;
}

/** The status and body of one request of an HTTP/2 connection. */
async function ask(session: ClientHttp2Session, path: string) {
  const stream = session.request({ ':path': path, 'x-api-key': KEY });
  const body = text(stream);
  const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
  return { status: headers[':status'], body: await body };
}

const SEARCHES = ['Apple', 'Microsoft', 'Tesla'].map((name) => `/v1/entities?name=${name}`);

test('a browser asks many entities at once on one connection of HTTP/2', async () => {
  const { server, port } = await open();
  const connections = jest.fn();
  server.on('secureConnection', connections);
  const session = http2To(port);
  const answers = await Promise.all(SEARCHES.map((path) => ask(session, path)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(Object.keys(JSON.parse(answers[0]?.body ?? '') as object)).toEqual(['entities']);
  expect(session.alpnProtocol).toBe('h2');
  expect(connections).toHaveBeenCalledTimes(1);
});

test('who speaks HTTP/1.1 only is answered the same', async () => {
  const { port } = await open();
  const asked = request({ host: 'localhost', port, path: SEARCHES[0], ca: PEM, agent: false });
  asked.setHeader('x-api-key', KEY).end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage];
  expect(reply.httpVersion).toBe('1.1');
  expect(await text(reply)).toBe((await ask(http2To(port), SEARCHES[0] ?? '')).body);
});

test('letters in an address of HTTP/1.1 are read as they are sent', async () => {
  const { port } = await open();
  const socket = connectTls({ host: 'localhost', port, ca: PEM, ALPNProtocols: ['http/1.1'] });
  socket.write(`GET /v1/entities?name=Société HTTP/1.1\r\nHost: x\r\nX-API-KEY: ${KEY}\r\n\r\n`);
  expect(await text(socket)).toMatch(/^HTTP\/1.1 200 /);
});

test('a server that ends answers what HTTP/2 asked, and closes the connection', async () => {
  let release = (): void => undefined;
  const { server, port } = await open(new Promise((resolve) => (release = resolve)));
  const ended = jest.fn();
  const end = endsGently(server, { ended, after: () => undefined });
  const session = http2To(port);
  const answer = ask(session, SEARCHES[0] ?? '');
  await once(server, 'request');
  end();
  expect(ended).not.toHaveBeenCalled();
  const closed = once(server, 'close');
  release();
  expect((await answer).status).toBe(200);
  await closed;
  expect(ended).toHaveBeenCalledTimes(1);
});

test('a request of HTTP/2 that takes longer than the grace time is cut off', async () => {
  const { server, port } = await open(new Promise(() => undefined));
  const timers: (() => void)[] = [];
  const end = endsGently(server, { ended: () => undefined, after: (callback) => timers.push(callback) });
  const stream = http2To(port).request({ ':path': SEARCHES[0], 'x-api-key': KEY });
  stream.on('error', () => undefined);
  const answered = jest.fn();
  stream.on('response', answered);
  await once(server, 'request');
  end();
  const closed = Promise.all([once(server, 'close'), once(stream, 'close')]);
  timers[0]?.();
  await closed;
  expect(answered).not.toHaveBeenCalled();
});
