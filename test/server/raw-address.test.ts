import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type AddressInfo, type Server } from 'node:net';

import { getRequestListener } from '@hono/node-server';

import { refuseUnreadable } from '../../src/server/malformed-requests';
import { KEY, smallService } from '../service/small-service';

const answered = getRequestListener(smallService().fetch);
const listener: RequestListener = (request, response) => void answered(request, response);
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
});

async function open(server: Server): Promise<number> {
  servers.push(server);
  refuseUnreadable(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const get = (address: string) => `GET ${address} HTTP/1.1\r\nHost: x\r\nX-API-KEY: ${KEY}\r\n\r\n`;

/** Sends texts one after the other's answer and reads until the server closes. */
async function talk(
  socket: ReturnType<typeof connect>,
  texts: readonly (string | Buffer)[],
): Promise<string> {
  const parts: Buffer[] = [];
  const left = [...texts];
  const send = () => {
    const next = left.shift();
    if (next !== undefined) socket.write(next);
  };
  socket.on('data', (part) => {
    parts.push(part);
    send();
  });
  send();
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

test('letters in an address are read as they are sent', async () => {
  const port = await open(createServer(listener));
  const answer = await talk(connect(port, '127.0.0.1'), [get('/v1/entities?name=Société+Générale&limit=1')]);
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
  expect(answer).toContain('"name":"Société Générale"');
});

test('also on a connection that was used before, which then ends', async () => {
  const port = await open(createServer(listener));
  const answer = await talk(connect(port, '127.0.0.1'), [
    get('/v1/entities?name=Apple'),
    get('/v1/entities?name=Nestlé'),
  ]);
  expect(answer).toContain('"name":"Apple Inc."');
  expect(answer).toContain('"name":"Nestlé S.A."');
});

test('bytes that are no UTF-8 are an address with other letters, and no failure', async () => {
  const port = await open(createServer(listener));
  const answer = await talk(connect(port, '127.0.0.1'), [
    Buffer.from(get('/v1/entities?name=Nestl\xe9'), 'latin1'),
  ]);
  expect(answer).toMatch(/^HTTP\/1.1 200 /);
});

test.each([
  ['with a control character beside them', get('/v1/entities?name=Nestlé\x01')],
  ['in a request with a body', `POST /v1/é HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\n{}`],
])('letters %s are refused in JSON', async (_how, text) => {
  const port = await open(createServer(listener));
  const answer = await talk(connect(port, '127.0.0.1'), [text]);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(answer).toContain('bad_request');
});

test('a packet of nothing but letters and no end is refused before it has kept the server busy', async () => {
  const port = await open(createServer(listener));
  const line = `GET /${'\xff'.repeat(32_700)}\r\n`;
  const packet = Buffer.from(line.padEnd(64 * 1024, 'a'), 'latin1');
  const before = process.cpuUsage();
  const answer = await talk(connect(port, '127.0.0.1'), [packet]);
  const { user } = process.cpuUsage(before);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
  expect(user / 1e6).toBeLessThan(0.5);
});

test('a head with letters that is longer than Node reads is refused as one without', async () => {
  const port = await open(createServer(listener));
  for (const letter of ['é', 'e']) {
    const long = get(`/v1/entities?name=${letter}${'a'.repeat(16 * 1024)}`);
    expect(await talk(connect(port, '127.0.0.1'), [long])).toMatch(
      /^HTTP\/1.1 431 [^]*request_header_too_large/,
    );
  }
});

test('letters in the address of a request without any header are refused', async () => {
  const port = await open(createServer(listener));
  const answer = await talk(connect(port, '127.0.0.1'), ['GET /é HTTP/1.0\r\n\r\n']);
  expect(answer).toMatch(/^HTTP\/1.1 400 /);
});
