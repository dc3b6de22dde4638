import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { generateKeyPair, SignJWT } from 'jose';

import { createSite } from '../../src/server/site';
import { auditLine } from '../../src/gateway/people/audit';
import { createIdentify } from '../../src/gateway/people/identify';
import { makeKey } from '../../src/gateway/people/keys';
import { readPeople } from '../../src/gateway/people/people-file';
import { createTokenReader } from '../../src/gateway/people/tokens';
import { Draining } from '../../src/gateway/graceful-shutdown';
import { createGatewaySite } from '../../src/gateway/site';
import { idOf } from '../service/small-store';
import { until } from '../until';
import { countingUpstream, type CountingUpstream } from './counting-upstream';
import { AUDIENCE, signInProvider, type SignInProvider } from './sign-in-provider';
import { testGateway, type TestGateway } from './started-gateway';

const folder = mkdtempSync(join(tmpdir(), 'ker-people-'));
const peopleFile = join(folder, 'people.json');
const [ann, bob, eve] = [makeKey(), makeKey(), makeKey()];
const PEOPLE = {
  people: [
    { name: 'Ann', team: 'Equities', key: ann.kept, creditsPerDay: 2 },
    { name: 'Bob', team: 'Equities', key: bob.kept, creditsPerDay: 9, admin: true },
  ],
  teams: [{ name: 'Equities', groups: ['equities'], creditsPerDay: 3, creditsPerDayAndPerson: 1 }],
};

let upstream: CountingUpstream;
const gateways: TestGateway[] = [];
const open = async (more: Record<string, string> = {}) => {
  const gateway = await testGateway({ KER_UPSTREAM: upstream.address, KER_PEOPLE: peopleFile, ...more });
  gateways.push(gateway);
  return gateway;
};
const siteOf = (gateway: TestGateway) =>
  createGatewaySite({
    ...{ gateway, cache: 'memory', limits: { perMinute: undefined, perDay: undefined } },
    site: createSite({ dist: folder, deployment: {}, service: gateway.fetch, trial: false }),
    draining: new Draining(0),
  });
const shown = (page: string) => page.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
const as = (key: string): RequestInit => ({ headers: { 'X-API-KEY': key } });
const bearer = (token: string): RequestInit => ({ headers: { Authorization: `Bearer ${token}` } });

beforeAll(async () => {
  writeFileSync(peopleFile, JSON.stringify(PEOPLE));
  upstream = await countingUpstream();
});
beforeEach(() => {
  upstream.seen.length = 0;
});
afterEach(async () => {
  for (const gateway of gateways.splice(0)) await gateway.close();
});
afterAll(async () => {
  await upstream.close();
  rmSync(folder, { recursive: true });
});

describe('keys of people', () => {
  test('a key that was made is its holder’s, and nothing else is', async () => {
    const { get } = await open();
    const search = '/v1/entities?name=Apple';
    expect((await get(search, as(ann.key))).status).toBe(200);
    for (const wrong of ['', 'ker', eve.key, `${ann.key.slice(0, -1)}_`, ann.kept, 'constructor']) {
      expect((await get(search, as(wrong))).status).toBe(401);
    }
    expect(upstream.seen).toHaveLength(1);
    expect(JSON.stringify(PEOPLE)).not.toContain(ann.key.slice(4));
  });

  test('a quota counts what was asked of the service, by person and by team, and the cache is free', async () => {
    const { retrieve } = await open();
    const ask = (at: number, key: string) => retrieve(idOf(at), { properties: ['name'] }, as(key));
    expect((await ask(1, ann.key)).status).toBe(200);
    expect((await ask(2, ann.key)).status).toBe(200);
    expect((await ask(1, ann.key)).status).toBe(200);
    const refused = await ask(3, ann.key);
    expect(refused).toMatchObject({
      status: 429,
      json: { message: 'The quota of Ann, 2 requests a day, is used up; it renews at 00:00 UTC.' },
    });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect((await ask(3, bob.key)).status).toBe(200);
    expect((await ask(3, ann.key)).status).toBe(200);
    expect((await ask(4, bob.key)).json).toMatchObject({
      message: 'The quota of the team Equities, 3 requests a day, is used up; it renews at 00:00 UTC.',
    });
    expect(upstream.seen).toHaveLength(3);
  });

  test('a quota that is lowered or raised within the day goes on where it stood', async () => {
    const changed = join(folder, 'changed.json');
    const allow = (creditsPerDay: number) =>
      writeFileSync(changed, JSON.stringify({ people: [{ name: 'Ann', key: ann.kept, creditsPerDay }] }));
    allow(2);
    const gateway = await open({ KER_PEOPLE: changed });
    const ask = async (at: number) =>
      (await gateway.retrieve(idOf(at), { properties: ['name'] }, as(ann.key))).status;
    expect([await ask(1), await ask(2), await ask(3)]).toEqual([200, 200, 429]);
    allow(1);
    gateway.rereadPeople();
    expect(await ask(3)).toBe(429);
    allow(3);
    gateway.rereadPeople();
    expect([await ask(3), await ask(4)]).toEqual([200, 429]);
  });

  test('the log tells who asked what at which cost, and what was searched only where it is set to', async () => {
    const { get, answered } = await open();
    await get('/v1/entities?name=Apple', as(bob.key));
    await get('/v1/entities?name=Apple', as(ann.key));
    const lines = answered.map((one) => auditLine(one, false));
    expect(lines).toMatchObject([
      {
        person: 'Bob',
        team: 'Equities',
        operation: 'searchEntities',
        status: 200,
        credits: 1,
        cached: false,
      },
      { person: 'Ann', team: 'Equities', operation: 'searchEntities', status: 200, credits: 0, cached: true },
    ]);
    expect(JSON.stringify(lines)).not.toContain('Apple');
    expect(answered.map((one) => auditLine(one, true).text)).toEqual(['Apple', 'Apple']);
  });

  test('who was refused stands in the log and among the figures, with the reason and nobody’s name', async () => {
    const gateway = await open();
    for (const key of ['', eve.key]) await gateway.get('/v1/entities?name=Apple', as(key));
    const line = {
      ...{ person: null, id: null, operation: 'searchEntities', status: 401, credits: 0, cached: false },
      ...{ subject: undefined, team: undefined },
    };
    expect(gateway.answered.map((one) => auditLine(one, true))).toMatchObject([
      { ...line, refused: 'Expected a key in the X-API-KEY header, got none.' },
      { ...line, refused: 'The gateway does not know this key.' },
    ]);
    expect(JSON.stringify(gateway.answered)).not.toContain(eve.key);
    expect(await (await gateway.metrics.toResponse()).text()).toContain(
      'ker_gateway_requests_total{operation="searchEntities",status="401",cached="false"} 2',
    );
  });

  test('what the end of the process cuts off stands in the log once, with what it cost', async () => {
    const gateway = await testGateway({ KER_UPSTREAM: upstream.address, KER_PEOPLE: peopleFile });
    let answer: () => void = () => undefined;
    const answered = new Promise<undefined>((resolve) => (answer = () => resolve(undefined)));
    upstream.answer = () => answered;
    try {
      const asked = gateway.get('/v1/entities?name=Apple', as(bob.key)).catch(() => undefined);
      await until(() => upstream.seen.length > 0);
      await gateway.close();
      answer();
      await asked;
    } finally {
      upstream.answer = () => undefined;
    }
    expect(gateway.answered.map((one) => auditLine(one, false))).toMatchObject([
      { person: 'Bob', operation: 'searchEntities', status: 0, credits: 1 },
    ]);
  });

  test('a log that cannot be written makes the process not ready, and every page says how it may be used', async () => {
    const gateway = await open();
    const site = siteOf({ ...gateway, auditIsUp: () => false });
    const ready = await site.request('/readyz');
    expect([ready.status, await ready.text()]).toEqual([503, 'the audit log cannot be written']);
    expect(await (await site.request('/status')).json()).toMatchObject({
      audit: { trouble: 'the audit log cannot be written' },
    });
    expect((await siteOf(gateway).request('/readyz')).status).toBe(200);
    for (const path of ['/status', '/metrics', '/usage', '/v1/entities?name=Apple'])
      expect(Object.fromEntries((await site.request(path, as(bob.key))).headers)).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
    const usage = (await site.request('/usage', as(bob.key))).headers;
    expect(usage.get('Content-Security-Policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(usage.get('Cache-Control')).toBe('no-store');
    const today = new Date().toISOString().slice(0, 10);
    expect(await (await site.request('/usage?day=9999-99-99', as(bob.key))).text()).toContain(today);
  });

  test('what others use is shown to those alone who may see it', async () => {
    const gateway = await open();
    await gateway.get('/v1/entities?name=Apple', as(bob.key));
    const site = siteOf(gateway);
    const usage = async (init: RequestInit) => {
      const reply = await site.request('/usage', init);
      return { status: reply.status, text: await reply.text(), asks: reply.headers.get('WWW-Authenticate') };
    };
    expect(await usage({})).toMatchObject({ status: 401, asks: 'Basic realm="KER gateway"' });
    expect(await usage(as(ann.key))).toMatchObject({ status: 403 });
    const Authorization = `Basic ${Buffer.from(`bob:${bob.key}`).toString('base64')}`;
    const { status, text } = await usage({ headers: { Authorization } });
    expect(status).toBe(200);
    expect(shown(text)).toContain('Bob (Equities) 1 1');
  });

  test('what people use is counted apart, whatever they are called', async () => {
    const alike = join(folder, 'alike.json');
    const people = [
      { name: 'John Smith', key: ann.kept },
      { name: 'John Smith', key: eve.kept },
      { name: 'Bob\nResearch', team: 'Sales', key: bob.kept, admin: true },
    ];
    writeFileSync(alike, JSON.stringify({ people, teams: [{ name: 'Sales' }, { name: 'Research' }] }));
    const gateway = await open({ KER_PEOPLE: alike });
    for (const [key, name] of [
      [ann.key, 'Apple'],
      [eve.key, 'Apple'],
      [eve.key, 'Nestlé'],
      [bob.key, 'Apple'],
    ] as const)
      await gateway.get(`/v1/entities?name=${name}`, as(key));
    const page = shown(await (await siteOf(gateway).request('/usage', as(bob.key))).text());
    expect(page).toContain('By team Who Requests Credits no team 3 2 Sales 1 0');
    expect(page).toContain(`John Smith, key:${ann.kept.split(':')[1] ?? ''} 1 1`);
    expect(page).toContain(`John Smith, key:${eve.kept.split(':')[1] ?? ''} 2 1`);
    expect(page).toContain('Bob Research (Sales) 1 0');
  });

  test('what was counted by names alone is still shown', async () => {
    const gateway = await open();
    await gateway.store.count('2026-11-01', { 'requests\nAnn\nEquities': 3, 'credits\nAnn\nEquities': 2 });
    const page = await siteOf(gateway).request('/usage?day=2026-11-01', as(bob.key));
    expect(shown(await page.text())).toContain('Ann (Equities) 3 2');
  });

  test.each([
    [
      { people: [{ name: 'Ann', key: 'secret' }] },
      'people.0.key: Expected what `npm run gateway -- key` prints',
    ],
    [{ people: [{ name: 'Ann', creditsPerDay: -1 }] }, 'people.0.creditsPerDay'],
    [{ people: [{ name: 'Ann', team: 'None' }] }, 'Expected the team None of Ann among the teams'],
    [{ persons: [] }, 'persons'],
  ])('a file of people such as %j is refused, and what is wrong is named', (people, message) => {
    const file = join(folder, 'wrong.json');
    writeFileSync(file, JSON.stringify(people));
    expect(() => readPeople(file)).toThrow(message);
  });
});

describe('tokens of a provider', () => {
  let provider: SignInProvider;
  let other: SignInProvider;
  const identify = (now = Date.now) =>
    createIdentify({
      people: () => readPeople(peopleFile),
      readToken: createTokenReader({ issuer: provider.issuer, audience: AUDIENCE, cooldownMs: 0, now }),
    });
  const status = async (token: string, who = identify()) => {
    try {
      return await who(new Headers({ Authorization: `Bearer ${token}` }));
    } catch (error) {
      const { reply } = error as { reply: { status: number; body: string } };
      return `${reply.status} ${(JSON.parse(reply.body) as { message: string }).message}`;
    }
  };

  beforeAll(async () => {
    [provider, other] = await Promise.all([signInProvider(), signInProvider()]);
  });
  afterAll(async () => {
    await Promise.all([provider.close(), other.close()]);
  });

  test('who signed in is of the team of her group, with its quotas, in either header', async () => {
    const { retrieve } = await open({ KER_ISSUER: provider.issuer, KER_AUDIENCE: AUDIENCE });
    const token = await provider.token('ann');
    const ask = (at: number, init: RequestInit) => retrieve(idOf(at), { properties: ['name'] }, init);
    expect((await ask(1, bearer(token))).status).toBe(200);
    expect((await ask(1, as(token))).status).toBe(200);
    expect((await ask(2, as(token))).json).toMatchObject({
      message: expect.stringContaining('The quota of ann, 1') as string,
    });
    expect((await ask(1, bearer(await provider.token('stranger')))).status).toBe(403);
    expect((await ask(1, as(ann.key))).status).toBe(200);
  });

  test('a token of another issuer, for another audience, forged, unsigned or expired is refused', async () => {
    const good = await provider.token('ann');
    const [header = '', payload = '', signature = ''] = good.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
    const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const { kid } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { kid: string };
    const { privateKey } = await generateKeyPair('RS256');
    const forged = await new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey);
    expect(await status(good)).toMatchObject({ name: 'ann', team: 'Equities', admin: false });
    for (const wrong of [
      await other.token('ann'),
      await provider.token('ann', 'https://elsewhere.example'),
      forged,
      `${header}.${encode({ ...claims, groups: ['equities'], sub: 'eve' })}.${signature}`,
      `${encode({ alg: 'none' })}.${payload}.`,
    ]) {
      expect(await status(wrong)).toMatch(/^401 The sign-in is not valid/);
    }
    const brief = await provider.token('brief');
    const { exp } = JSON.parse(Buffer.from(brief.split('.')[1] ?? '', 'base64url').toString()) as {
      exp: number;
    };
    // The clocks of provider and gateway may go apart by a minute.
    const late = (seconds: number) => identify(() => (exp + seconds) * 1000);
    expect(await status(brief, late(59))).toMatchObject({ name: 'brief' });
    expect(await status(brief, late(60))).toBe('401 The sign-in has expired; sign in again.');
    expect(await status(await provider.token('ann', 'https://elsewhere.example'))).toBe(
      '401 The sign-in is not valid (its claim aud).',
    );
  });

  test('a provider that tells a single group as a text is understood', async () => {
    const readToken = () => Promise.resolve({ sub: 'u1', groups: 'equities' });
    const who = createIdentify({ people: () => readPeople(peopleFile), readToken });
    expect(await status('a.b.c', who)).toMatchObject({ team: 'Equities' });
  });

  test('when the provider has new keys its tokens are taken, and those of the old key no more', async () => {
    const who = identify();
    const before = await provider.token('ann');
    expect(await status(before, who)).toMatchObject({ name: 'ann' });
    await provider.rotate();
    expect(await status(await provider.token('ann'), who)).toMatchObject({ name: 'ann' });
    expect(await status(before, who)).toMatch(/^401/);
  });

  test('where the provider does not answer, nobody is let in and all are told to come back', async () => {
    const token = await provider.token('ann');
    const readToken = createTokenReader({ issuer: 'http://127.0.0.1:9', audience: AUDIENCE });
    expect(await status(token, createIdentify({ readToken }))).toBe(
      '503 The sign-in cannot be checked: http://127.0.0.1:9 does not answer.',
    );
  });
});
