import { request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import { serve, type ServerType } from '@hono/node-server';

import { createSite } from '../../src/server/site';
import { createUpstream } from '../../src/server/upstream';
import { socketService } from '../shared/client/socket-service';

const ID = 'b3c1f6a0-0f8e-4d6b-9a51-0c7f6c1d2e3f';

type Seen = { method: string; path: string; headers: Record<string, string>; body: string };

describe('createUpstream', () => {
  const seen: Seen[] = [];
  let server: ServerType;
  let address: string;
  let answer: () => Response;

  beforeAll(async () => {
    server = serve({
      port: 0,
      hostname: '127.0.0.1',
      fetch: async (request) => {
        const { pathname, search } = new URL(request.url);
        const headers = Object.fromEntries(request.headers);
        seen.push({ method: request.method, path: pathname + search, headers, body: await request.text() });
        return answer();
      },
    });
    await new Promise((listening) => server.once('listening', listening));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });

  beforeEach(() => {
    seen.length = 0;
    answer = () => Response.json({ entities: [] });
  });

  afterAll(() => server.close());

  test('passes on path, query, body and key, and nothing that names the person', async () => {
    const upstream = createUpstream(`${address}/base/`);
    await upstream(new Request('http://localhost/v1/entities?name=a%20b&limit=2'));
    const reply = await upstream(
      new Request(`http://localhost/v1/entities/${ID.toUpperCase()}?name=a`, {
        method: 'POST',
        headers: {
          'X-API-KEY': 'secret',
          Cookie: 'a=b',
          Origin: 'http://localhost',
          'Content-Type': 'application/json',
        },
        body: '{"a":1}',
      }),
    );
    expect(reply.status).toBe(200);
    expect(seen[0]).toMatchObject({ method: 'GET', path: '/base/v1/entities?name=a%20b&limit=2' });
    expect(seen[1]).toMatchObject({ method: 'POST', path: `/base/v1/entities/${ID}`, body: '{"a":1}' });
    expect(seen[1]?.headers).toMatchObject({ 'x-api-key': 'secret', 'content-type': 'application/json' });
    expect(seen[1]?.headers['cookie']).toBeUndefined();
    expect(seen[1]?.headers['origin']).toBeUndefined();
  });

  test.each([
    ['GET', '/v1/..%2fadmin/keys', 404],
    ['POST', '/v1/entities/..%2f..%2fadmin', 422],
    ['GET', '/v1/entities/%2e%2e%2fadmin/introspection', 422],
    ['GET', '/v1/entities/../../admin/keys', 404],
    ['GET', '/v1/entities/%2e%2e/admin', 404],
    ['GET', '/v1/keys', 404],
    ['GET', '/v1', 404],
    ['GET', '/status', 404],
    ['DELETE', '/v1/entities', 405],
    ['PUT', `/v1/entities/${ID}`, 405],
    ['GET', '/v1/knowledge/query', 405],
    ['POST', '//admin.example/v1/entities', 404],
  ])('%s %s is no operation of the interface and never reaches the service', async (method, path, status) => {
    const upstream = createUpstream(`${address}/base`);
    const front = serve({ port: 0, hostname: '127.0.0.1', fetch: upstream });
    await new Promise((listening) => front.once('listening', listening));
    // Node's own client sends the path as it is, where fetch would tidy it first.
    const reply = await new Promise<number | undefined>((resolve, reject) => {
      const { port } = front.address() as AddressInfo;
      const headers = { 'X-API-KEY': 'secret' };
      request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    front.close();
    expect(reply).toBe(status);
    expect(seen).toEqual([]);
  });

  test('does not follow a redirect, which could carry the key to another host', async () => {
    answer = () => new Response(null, { status: 302, headers: { Location: `${address}/elsewhere` } });
    const reply = await createUpstream(address)(new Request('http://localhost/v1/entities?name=a'));
    expect(reply.status).toBe(302);
    expect(seen).toHaveLength(1);
  });

  test('passes on status and Retry-After of a refusal', async () => {
    answer = () =>
      Response.json({ error: 'rate_limit_exceeded' }, { status: 429, headers: { 'Retry-After': '7' } });
    const reply = await createUpstream(address)(new Request('http://localhost/v1/entities?name=a'));
    expect([reply.status, reply.headers.get('Retry-After')]).toEqual([429, '7']);
  });

  test('refuses a body over 1 MiB, and passes none of it on', async () => {
    const body = 'x'.repeat(1024 * 1024 + 1);
    const reply = await createUpstream(address)(
      new Request('http://localhost/v1/knowledge/query', { method: 'POST', body }),
    );
    expect(reply.status).toBe(413);
    expect(seen).toHaveLength(0);
  });

  test('gives back of the headers what the interface knows, and lets no page run at the add-in’s origin', async () => {
    answer = () =>
      new Response('<script>alert(1)</script>', {
        headers: {
          'Content-Type': 'text/html',
          'Retry-After': '7',
          'Set-Cookie': 'session=1',
          'Access-Control-Allow-Origin': '*',
          'Service-Worker-Allowed': '/',
          'Clear-Site-Data': '"storage"',
          'Content-Security-Policy': 'script-src *',
          Refresh: '0; url=https://elsewhere.example',
        },
      });
    const reply = await createUpstream(address)(new Request('http://localhost/v1/entities?name=a'));
    expect(Object.fromEntries(reply.headers)).toEqual({
      'content-type': 'text/html',
      'retry-after': '7',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  test('gives a compressed answer back readable', async () => {
    answer = () =>
      new Response(gzipSync('{"entities":[]}'), {
        headers: { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' },
      });
    const reply = await createUpstream(address)(new Request('http://localhost/v1/entities?name=a'));
    expect(reply.headers.get('Content-Encoding')).toBeNull();
    expect(await reply.json()).toEqual({ entities: [] });
  });

  const begin = (response: ServerResponse) => response.writeHead(200).write('{"answer":');

  test.each([
    ['a query', { method: 'POST' }, undefined],
    ['a question', { method: 'POST', body: '{"input":"a"}' }, undefined],
    ['the rest of an answer', { method: 'POST' }, begin],
  ])('the service hears at once that nobody waits for %s any more', async (_, init, started) => {
    const complaints = jest.spyOn(console, 'error');
    const slow = await socketService();
    const asked = new Promise<ServerResponse>((resolve) => slow.reply(resolve));
    const site = createSite({
      dist: '.',
      trial: false,
      deployment: {},
      service: createUpstream(slow.address),
    });
    const front = serve({ port: 0, hostname: '127.0.0.1', fetch: site.fetch });
    await new Promise((listening) => front.once('listening', listening));
    const { port } = front.address() as AddressInfo;
    const givingUp = new AbortController();
    const url = `http://127.0.0.1:${port}/v1/knowledge/query`;
    const reply = fetch(url, { ...init, signal: givingUp.signal });
    const response = await asked;
    if (started !== undefined) {
      started(response);
      await reply;
    }
    const closed = new Promise((resolve) => response.on('close', resolve));
    givingUp.abort();
    await expect(reply.then((begun) => begun.text())).rejects.toThrow('aborted');
    await closed;
    expect(response.writableFinished).toBe(false);
    (front as Server).closeAllConnections();
    await new Promise((resolve) => front.close(resolve));
    await slow.close();
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });

  test('answers 502 in the documented shape where the service cannot be reached', async () => {
    const reply = await createUpstream('http://127.0.0.1:9')(
      new Request('http://localhost/v1/entities?name=a'),
    );
    expect(reply.status).toBe(502);
    expect(await reply.json()).toEqual({
      error: { error_type: 'upstream_unreachable', message: '127.0.0.1:9 could not be reached' },
      response_type: 'ERROR',
    });
  });
});
