import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';

import { serve, type ServerType } from '@hono/node-server';

import { createSite } from '../../src/server/site';
import { createUpstream } from '../../src/server/upstream';
import { json, socketService } from '../shared/client/socket-service';

const PROFILE = {
  properties: Object.fromEntries(
    Array.from({ length: 50 }, (_, at) => [
      `figure_${at}`,
      { value: at, sources: [{ name: 'Supplier register', date: '2026-03-31' }] },
    ]),
  ),
};
const SCRIPT = `const names = ${JSON.stringify(PROFILE)};`;

type Reply = { reply: IncomingMessage; bytes: Buffer };

describe('over a real socket', () => {
  const dist = mkdtempSync(join(tmpdir(), 'ker-wire-'));
  let server: ServerType;

  const open = async (service: (request: Request) => Response | Promise<Response>) => {
    const { fetch } = createSite({ dist, trial: true, service, deployment: {} });
    await new Promise<void>((listening) => {
      server = serve({ fetch, hostname: '127.0.0.1', port: 0 }, () => listening());
    });
  };
  const ask = (path: string, headers: Record<string, string>) =>
    new Promise<Reply>((resolve, reject) => {
      const { port } = server.address() as AddressInfo;
      get({ host: '127.0.0.1', port, path, headers, agent: false }, (reply) => {
        buffer(reply).then((bytes) => resolve({ reply, bytes }), reject);
      }).on('error', reject);
    });

  beforeAll(() => {
    mkdirSync(join(dist, 'trial'));
    writeFileSync(join(dist, 'addin.js'), SCRIPT);
  });
  afterEach(() => server.close());
  afterAll(() => rmSync(dist, { recursive: true }));

  test('an answer travels compressed to who can read it, and as it is to who cannot', async () => {
    await open(() => Response.json(PROFILE));
    const compressed = await ask('/v1/entities/a', { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(compressed.reply.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
    expect(JSON.parse(gunzipSync(compressed.bytes).toString())).toEqual(PROFILE);
    const plain = await ask('/v1/entities/a', {});
    expect(plain.reply.headers['content-encoding']).toBeUndefined();
    expect(JSON.parse(plain.bytes.toString())).toEqual(PROFILE);
    expect(compressed.bytes.length).toBeLessThan(plain.bytes.length / 5);
  });

  test('the answer of another service is passed on compressed, and asked of it so', async () => {
    const other = await socketService();
    other.reply(json(200, PROFILE));
    await open(createUpstream(other.address));
    const { reply, bytes } = await ask('/v1/entities?name=a', { 'Accept-Encoding': 'gzip' });
    expect(reply.headers['content-encoding']).toBe('gzip');
    expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(PROFILE);
    expect(other.received[0]?.headers['accept-encoding']).toContain('gzip');
    await other.close();
  });

  test('a script travels compressed, and not again while it is as it was', async () => {
    await open(() => Response.json({}));
    const first = await ask('/addin.js', { 'Accept-Encoding': 'gzip' });
    expect(gunzipSync(first.bytes).toString()).toBe(SCRIPT);
    const etag = first.reply.headers.etag ?? '';
    const again = await ask('/addin.js', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag });
    expect([again.reply.statusCode, again.bytes.length]).toEqual([304, 0]);
    writeFileSync(join(dist, 'addin.js'), `${SCRIPT} `);
    const changed = await ask('/addin.js', { 'Accept-Encoding': 'gzip', 'If-None-Match': etag });
    expect(changed.reply.statusCode).toBe(200);
  });
});
