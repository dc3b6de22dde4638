import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:http2';
import { join } from 'node:path';
import { json, text } from 'node:stream/consumers';

import { startTrialServer, type TrialServer } from '../browser/trial-server';

type Sent = { method?: string; path?: string; headers?: Record<string, string>; body?: string };
type Got = { status: number | undefined; allows: string | undefined; body: string };

const QUESTION = JSON.stringify({ input: 'CEO of Apple' });

/** Sends what a browser would, whose headers `fetch` does not let a program set. */
const send = (url: string, { method = 'POST', path = '/v1/knowledge/search', headers, body }: Sent) =>
  new Promise<Got>((resolve, reject) => {
    const sent = request(
      `${url}${path}`,
      { method, headers: { 'X-API-KEY': 'ker-trial', ...headers }, agent: false },
      (reply) => {
        const allows = reply.headers['access-control-allow-origin'];
        text(reply).then((got) => resolve({ status: reply.statusCode, allows, body: got }), reject);
      },
    );
    sent.on('error', reject).end(body);
  });

let server: TrialServer;

beforeAll(async () => {
  server = await startTrialServer({ KER_ALLOWED_ORIGINS: 'https://page.example' });
});
afterAll(() => server.close());

const JSON_BODY = { 'Content-Type': 'application/json' };
const TEXT_BODY = { 'Content-Type': 'text/plain' };
const GET = { method: 'GET', path: '/v1/entities?name=Apple' };

test.each<[string, Sent]>([
  ['a POST in JSON', { headers: { ...JSON_BODY, Origin: 'https://evil.example' }, body: QUESTION }],
  ['a POST in plain text', { headers: { ...TEXT_BODY, Origin: 'https://evil.example' }, body: QUESTION }],
  ['a sandboxed page', { headers: { ...TEXT_BODY, Origin: 'null' }, body: QUESTION }],
  [
    'another port of this machine',
    { headers: { ...JSON_BODY, Origin: 'http://localhost:1' }, body: QUESTION },
  ],
  ['a GET that tells its origin', { ...GET, headers: { Origin: 'https://evil.example' } }],
  ['a GET without an origin', { ...GET, headers: { 'Sec-Fetch-Site': 'cross-site' } }],
  ['a GET from another port', { ...GET, headers: { 'Sec-Fetch-Site': 'same-site' } }],
  ['the state of the service', { ...GET, path: '/status', headers: { Origin: 'https://evil.example' } }],
  [
    'a preflight',
    {
      method: 'OPTIONS',
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    },
  ],
])('%s of a foreign web page is refused, and nothing is asked', async (_what, sent) => {
  const before = await server.requests();
  const { status, allows, body } = await send(server.url, sent);
  expect([status, allows]).toEqual([403, undefined]);
  expect(body).toContain('Set KER_ALLOWED_ORIGINS to their origin to allow them.');
  expect(await server.requests()).toEqual(before);
});

test.each<[string, () => Sent]>([
  ['a program', () => ({ headers: JSON_BODY, body: QUESTION })],
  ['the server’s own page', () => ({ headers: { ...JSON_BODY, Origin: server.url }, body: QUESTION })],
  [
    'the server’s own page by another name of this machine',
    () => {
      const host = new URL(server.url).host.replace('localhost', '127.0.0.1');
      return { headers: { ...JSON_BODY, Host: host, Origin: `http://${host}` }, body: QUESTION };
    },
  ],
  [
    'a page that the settings allow',
    () => ({ headers: { ...JSON_BODY, Origin: 'https://page.example' }, body: QUESTION }),
  ],
  ['a GET of the own page', () => ({ ...GET, headers: { 'Sec-Fetch-Site': 'same-origin' } })],
  [
    'an address that a person opens',
    () => ({ ...GET, path: '/openapi.json', headers: { 'Sec-Fetch-Site': 'none' } }),
  ],
])('%s is answered', async (_what, sent) => {
  expect((await send(server.url, sent())).status).toBe(200);
});

test('only the page that the settings allow may read the answer', async () => {
  const Origin = 'https://page.example';
  const preflight = { Origin, 'Access-Control-Request-Method': 'POST' };
  expect(await send(server.url, { method: 'OPTIONS', headers: preflight })).toMatchObject({
    status: 204,
    allows: Origin,
  });
  const own = await send(server.url, { headers: { ...JSON_BODY, Origin: server.url }, body: QUESTION });
  expect(own.allows).toBeUndefined();
});

test('under the trial key a foreign name that leads to this machine is refused', async () => {
  const Host = `rebound.example:${new URL(server.url).port}`;
  const { status, body } = await send(server.url, {
    headers: { ...JSON_BODY, Host, Origin: `http://${Host}` },
    body: QUESTION,
  });
  expect(status).toBe(403);
  expect(body).toContain(`Expected the host localhost or an IP address, got ${Host}. Set KER_ORIGIN`);
});

test('over https, as Excel loads it, the add-in’s own page is answered and another is not', async () => {
  const pem = join(__dirname, 'localhost.pem');
  const secure = await startTrialServer({ KER_TLS_CERT: pem, KER_TLS_KEY: pem });
  const session = connect(secure.url, { ca: readFileSync(pem) });
  try {
    const ask = async (origin: string): Promise<unknown> => {
      const stream = session.request({
        ':method': 'POST',
        ':path': '/v1/knowledge/query',
        'x-api-key': 'ker-trial',
        'sec-fetch-site': origin === secure.url ? 'same-origin' : 'cross-site',
        origin,
      });
      stream.end(QUESTION);
      const [headers] = (await once(stream, 'response')) as [Record<string, unknown>];
      return [headers[':status'], await json(stream)];
    };
    expect(await ask(secure.url)).toMatchObject([200, { results: [{ name: 'Tim Cook' }] }]);
    expect(await ask('https://evil.example')).toMatchObject([403, { error: 'origin_not_allowed' }]);
  } finally {
    session.destroy();
    await secure.close();
  }
});
