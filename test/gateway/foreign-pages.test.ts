import { request } from 'node:http';

import { readGatewayEnvironment } from '../../src/gateway/environment';
import { makeKey } from '../../src/gateway/people/keys';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { idOf } from '../service/small-store';
import { countingUpstream, type CountingUpstream } from './counting-upstream';
import { gatewayProcess, removeProgram, type GatewayProcess } from './gateway-process';

const folder = mkdtempSync(join(tmpdir(), 'ker-pages-'));
const ann = makeKey();
const KER_PEOPLE = join(folder, 'people.json');
const SEARCH = '/v1/entities?name=Apple';
const ENTITY = `/v1/entities/${idOf(1)}`;
const BODY = '{"properties":["cik"]}';
const JSON_TYPE = { 'Content-Type': 'application/json' };

let upstream: CountingUpstream;
let open: GatewayProcess;
let closed: GatewayProcess;

type Sent = { path?: string; method?: string; headers?: Record<string, string>; body?: string };

/** Sends exactly these headers; gives status and whether other pages may read the answer. */
function send(
  gateway: GatewayProcess,
  { path = SEARCH, method = 'GET', headers = {}, body }: Sent,
): Promise<{ status: number | undefined; allowed: string | undefined }> {
  return new Promise((resolve, reject) => {
    const { port } = new URL(gateway.url);
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (reply) => {
      reply.resume();
      resolve({ status: reply.statusCode, allowed: reply.headers['access-control-allow-origin'] });
    });
    sent.on('error', reject).end(body);
  });
}

beforeAll(async () => {
  writeFileSync(KER_PEOPLE, JSON.stringify({ people: [{ name: 'Ann', key: ann.kept }] }));
  upstream = await countingUpstream();
  const KER_UPSTREAM = upstream.address;
  [open, closed] = await Promise.all([
    gatewayProcess({ KER_UPSTREAM }),
    gatewayProcess({ KER_UPSTREAM, KER_PEOPLE }),
  ]);
});
beforeEach(() => {
  upstream.seen.length = 0;
});
afterAll(async () => {
  for (const one of [open, closed]) await one.end('SIGKILL');
  await upstream.close();
  rmSync(folder, { recursive: true });
  removeProgram();
});

const post = (headers: Record<string, string>, body = BODY): Sent => ({
  ...{ path: ENTITY, method: 'POST', body },
  headers: { 'Content-Length': String(body.length), ...headers },
});

test.each<[string, Sent, number]>([
  ['a name that points at this machine (DNS rebinding)', { headers: { Host: 'evil.example' } }, 403],
  ['such a name, for a file', { path: '/config.json', headers: { Host: 'evil.example' } }, 403],
  ['a foreign page', { headers: { Origin: 'https://evil.example' } }, 403],
  ['a foreign page on this machine', { headers: { Origin: 'http://localhost:1' } }, 403],
  ['a page without an origin', { headers: { Origin: 'null' } }, 403],
  ['a foreign page that reads nothing back', { headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
  ['another program on this machine', { headers: { 'Sec-Fetch-Site': 'same-site' } }, 403],
  ['a form of a foreign page', post({ 'Content-Type': 'text/plain', 'Sec-Fetch-Site': 'cross-site' }), 403],
  ['a body of plain text', post({ 'Content-Type': 'text/plain' }), 415],
  ['a body without a type', post({}), 415],
  [
    'a body of unknown length without a type',
    { ...post({}), headers: { 'Transfer-Encoding': 'chunked' } },
    415,
  ],
])('without people %s is refused and costs nothing', async (_, sent, status) => {
  expect(await send(open, sent)).toEqual({ status, allowed: undefined });
  expect(upstream.seen).toEqual([]);
});

test.each<[string, (host: string) => Sent]>([
  ['a program', () => ({})],
  [
    'the gateway’s own page',
    (host) => ({ headers: { Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' } }),
  ],
  ['an address that was typed', () => ({ headers: { 'Sec-Fetch-Site': 'none' } })],
  ['a body of JSON', () => post({ 'Content-Type': 'application/json; charset=utf-8' })],
  ['an empty body', () => post({}, '')],
  [
    'Excel’s frame around the pane',
    () => ({ path: '/taskpane.html', headers: { 'Sec-Fetch-Site': 'cross-site' } }),
  ],
])('without people %s is answered', async (_, sent) => {
  const { host, port } = new URL(open.url);
  for (const name of [host, `127.0.0.1:${port}`, `[::1]:${port}`]) {
    const { headers, ...rest } = sent(name);
    expect(await send(open, { ...rest, headers: { ...headers, Host: name } })).toMatchObject({ status: 200 });
  }
});

test('with people no foreign page is allowed to ask, and whoever has no key is refused', async () => {
  const Origin = 'https://evil.example';
  const asks = { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'x-api-key' };
  const preflight = await send(closed, { ...post({ Origin, ...asks }, ''), method: 'OPTIONS' });
  expect(preflight).toEqual({ status: 405, allowed: undefined });
  expect(await send(closed, { headers: { Origin } })).toEqual({ status: 401, allowed: undefined });
  expect(upstream.seen).toEqual([]);
  const hers = { 'X-API-KEY': ann.key, ...JSON_TYPE, Host: 'ker.example' };
  expect(await send(closed, post(hers))).toEqual({ status: 200, allowed: undefined });
});

test.each([
  ['HOST', '0.0.0.0', undefined],
  ['KER_ORIGIN', '127.0.0.1', 'https://ker.example'],
])('without people it does not start where %s is another machine’s', (name, host, origin) => {
  const set = { KER_UPSTREAM: 'https://service.example', KER_UPSTREAM_KEY: 'a' };
  expect(() => readGatewayEnvironment(set, host, origin)).toThrow(
    `Expected KER_PEOPLE or KER_ISSUER where ${name} is`,
  );
  expect(readGatewayEnvironment({ ...set, KER_PEOPLE }, host, origin).peopleFile).toBe(KER_PEOPLE);
});
