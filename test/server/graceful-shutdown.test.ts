import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';

import { endsGently, GRACE_MS } from '../../src/server/graceful-shutdown';

const open: (() => unknown)[] = [];

afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** What a socket is told until it closes. */
async function readAll(socket: Socket): Promise<string> {
  const parts: Buffer[] = [];
  socket.on('data', (part) => parts.push(part));
  await once(socket, 'close');
  return Buffer.concat(parts).toString();
}

function socketTo(port: number): Socket {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  open.push(() => socket.destroy());
  return socket;
}

/** A server whose requests end when the test says so, and whose clock the test turns. */
async function heldServer() {
  const responses: ServerResponse[] = [];
  const server = createServer((_request, response) => responses.push(response));
  open.push(() => server.close());
  const timers: [callback: () => void, ms: number][] = [];
  const ended = jest.fn();
  const end = endsGently(server, { ended, after: (callback, ms) => timers.push([callback, ms]) });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const socket = socketTo(port);
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(server, 'request');
  return { server, socket, responses, timers, ended, end };
}

test('a request under way is answered, and its connection, which a browser would keep, is closed', async () => {
  const { socket, responses, ended, end, server } = await heldServer();
  end();
  expect(ended).not.toHaveBeenCalled();
  const reply = readAll(socket);
  responses[0]?.end('answered');
  expect(await reply).toMatch(/^HTTP\/1.1 200 [^]*answered/);
  if (server.listening) await once(server, 'close');
  expect(ended).toHaveBeenCalledTimes(1);
});

test('what takes longer than the grace time is cut off', async () => {
  const { socket, timers, ended, end, server } = await heldServer();
  end();
  expect(timers.map(([, ms]) => ms)).toEqual([GRACE_MS]);
  const reply = readAll(socket);
  const closed = once(server, 'close');
  timers[0]?.[0]();
  expect(await reply).toBe('');
  await closed;
  expect(ended).toHaveBeenCalledTimes(1);
});

test('who asks twice waits no longer', async () => {
  const { socket, ended, end, server } = await heldServer();
  const reply = readAll(socket);
  const closed = once(server, 'close');
  end();
  end();
  expect(await reply).toBe('');
  await closed;
  expect(ended).toHaveBeenCalledTimes(1);
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a running server that is told %s answers what it was asked, takes nothing more, and exits with 0',
  async (signal) => {
    const server = spawn(process.execPath, [resolve('dist/server/main.cjs')], {
      env: { ...process.env, PORT: '0' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const exit = once(server, 'exit');
    const lines = createInterface({ input: server.stdout });
    const [line] = (await once(lines, 'line')) as [string];
    const port = Number(/:(\d+)/.exec(line)?.[1]);
    const body = JSON.stringify({ input: 'CEO of Apple' });
    const socket = socketTo(port);
    socket.write(
      `POST /v1/knowledge/search HTTP/1.1\r\nHost: localhost\r\nX-API-KEY: ker-trial\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\nExpect: 100-continue\r\n\r\n`,
    );
    // The server says that it reads the body: the request is under way.
    await once(socket, 'data');
    server.kill(signal);
    // Without a pause each look would be a connection that the server waits for.
    while (await isTaken(port)) await setTimeout(50);
    const reply = readAll(socket);
    socket.write(body);
    expect(await reply).toMatch(/^HTTP\/1.1 200 [^]*Tim Cook/);
    expect(await exit).toEqual([0, null]);
  },
);

test('of many requests at the signal each is answered, or refused before it begins', async () => {
  const server = spawn(process.execPath, [resolve('dist/server/main.cjs')], {
    env: { ...process.env, PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(server, 'exit');
  const lines = createInterface({ input: server.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  const port = Number(/:(\d+)/.exec(line)?.[1]);
  const body = JSON.stringify({ input: 'CEO of Apple' });
  const request = `POST /v1/knowledge/search HTTP/1.1\r\nHost: localhost\r\nX-API-KEY: ker-trial\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  // A connection that was answered once and stays open is asked again after the signal.
  const kept = socketTo(port);
  kept.write(request);
  await once(kept, 'data');
  const sockets = Array.from({ length: MANY }, () => socketTo(port));
  const replies = sockets.map(readAll);
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  for (const socket of sockets) socket.write(request);
  await Promise.race(sockets.map((socket) => once(socket, 'data')));
  const last = readAll(kept);
  server.kill('SIGTERM');
  kept.write(request);
  const heads = (await Promise.all([...replies, last])).map((reply) => reply.split('\r\n\r\n', 1)[0] ?? '');
  const isRefused = (head: string) => /^HTTP\/1.1 503 [^]*\r\nconnection: close/i.test(head);
  expect(heads.filter((head) => !head.startsWith('HTTP/1.1 200 ') && !isRefused(head))).toEqual([]);
  expect(await exit).toEqual([0, null]);
});

/** How many requests are under way at the signal. */
const MANY = 64;

/** Whether a port still takes connections. */
async function isTaken(port: number): Promise<boolean> {
  const socket = socketTo(port);
  return new Promise((settle) => {
    socket.once('connect', () => settle(true)).once('error', () => settle(false));
  }).finally(() => socket.destroy()) as Promise<boolean>;
}
