import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';

import { refuseUnreadable } from '../../src/server/malformed-requests';

const server = createServer((_request, response) => response.end());
refuseUnreadable(server);

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(() => server.close());

/** Sends bytes and reads until the server closes. */
async function send(text: string): Promise<string> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

test.each([
  [
    'an address over 16 KiB',
    `GET /v1/entities?name=${'a'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
    431,
    'request_header_too_large',
  ],
  ['what is no HTTP', '\x16\x03\x01\r\n\r\n', 400, 'bad_request'],
  [
    'two lengths',
    'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n',
    400,
    'bad_request',
  ],
])('%s is refused in JSON that a page may read', async (_what, text, status, error) => {
  const [head = '', body = ''] = (await send(text)).split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(head).toContain('Access-Control-Allow-Origin: *');
  expect(JSON.parse(body)).toMatchObject({ error, message: expect.stringMatching(/^Expected /) as string });
});

test('the server goes on after a sender that vanished', async () => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
  await once(socket, 'connect');
  socket.resetAndDestroy();
  await once(socket, 'close');
  expect(await send('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1.1 200 /);
});
