import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { createSite, otherService } from '../../src/server/site';

const OFFICE_JS = 'https://appsforoffice.microsoft.com/lib/1/hosted/office.js';

describe('createSite', () => {
  const dist = mkdtempSync(join(tmpdir(), 'ker-site-'));
  const service = (request: Request) => Response.json({ path: new URL(request.url).pathname });
  const site = (trial: boolean) =>
    createSite({ dist, trial, service, deployment: { trialKey: 'ker-trial' } });
  const get = async (path: string, trial = true) => {
    const reply = await site(trial).request(`http://localhost:3000${path}`);
    return { status: reply.status, type: reply.headers.get('Content-Type'), text: await reply.text() };
  };

  beforeAll(() => {
    mkdirSync(join(dist, 'trial'));
    mkdirSync(join(dist, 'server'));
    writeFileSync(
      join(dist, 'taskpane.html'),
      `<script src="${OFFICE_JS}"></script><script src="addin.js"></script>`,
    );
    writeFileSync(join(dist, 'addin.js'), '1');
    writeFileSync(join(dist, 'config.json'), '{"serviceAddress":"built"}');
    writeFileSync(join(dist, 'pane.01234567.js'), '2');
    writeFileSync(join(dist, 'ker-32.png'), '3');
    for (const folder of ['maps', 'importer', 'anything', 'assets']) mkdirSync(join(dist, folder));
    writeFileSync(join(dist, 'maps/addin.js.map'), 'source');
    writeFileSync(join(dist, 'importer/main.cjs'), 'tool');
    writeFileSync(join(dist, 'anything/built.js'), 'later');
    writeFileSync(join(dist, 'assets/ker.svg'), '<svg/>');
    writeFileSync(join(dist, 'trial/main.01234567.js'), '4');
    writeFileSync(join(dist, 'trial/main.01234567.js.br'), brotliCompressSync('4'));
    writeFileSync(join(dist, 'trial/office.01234567.js'), '5');
    writeFileSync(join(dist, 'server/main.cjs'), 'secret');
    writeFileSync(join(dist, 'trial/index.html'), 'trial page');
  });

  afterAll(() => rmSync(dist, { recursive: true }));

  test('leaves every version of the interface to the service', async () => {
    for (const path of ['/v1/entities', '/v2', '/v2/entities'])
      expect(JSON.parse((await get(path)).text)).toEqual({ path });
  });

  test('serves the trial at / and swaps only the office.js tag of the pane', async () => {
    expect((await get('/')).text).toBe('trial page');
    expect((await get('/taskpane.html')).text).toBe(
      '<script src="/trial/office.01234567.js"></script><script src="addin.js"></script>',
    );
  });

  test('leaves the pane as built where Excel loads it', async () => {
    expect((await get('/taskpane.html', false)).text).toContain(OFFICE_JS);
  });

  test('says in config.json where browsers reach it, whatever name a request gives', async () => {
    const config = async (origin?: string) => {
      const { request } = createSite({
        dist,
        origin,
        trial: true,
        service,
        deployment: { trialKey: 'ker-trial' },
      });
      const reply = await request('http://rebound.example/config.json', {
        headers: { Host: 'rebound.example' },
      });
      return (await reply.json()) as unknown;
    };
    expect(await config('https://host.example/ker')).toEqual({
      serviceAddress: 'https://host.example/ker',
      consoleAddress: 'https://host.example/ker/help.html#key',
      trialKey: 'ker-trial',
    });
    // The add-in takes its page's own origin then.
    expect(await config()).toEqual({ trialKey: 'ker-trial' });
  });

  test('hands the interface, the status and the description to the service', async () => {
    for (const path of ['/v1/entities', '/status', '/openapi.json']) {
      expect(JSON.parse((await get(path)).text)).toEqual({ path });
    }
  });

  const headers = async (path: string, address = 'https://ker.example.com', trial = false) =>
    Object.fromEntries((await site(trial).request(`${address}${path}`)).headers);

  test('lets browsers keep what is named by its content, ask about all else, and says nothing of icons', async () => {
    const caching = async (path: string) => (await headers(path))['cache-control'];
    expect(await caching('/pane.01234567.js')).toBe('public, max-age=31536000, immutable');
    expect(await Promise.all(['/addin.js', '/taskpane.html', '/config.json'].map(caching))).toEqual(
      Array.from({ length: 3 }, () => 'no-cache'),
    );
    expect(await caching('/ker-32.png')).toBeUndefined();
    expect(await caching('/pane.99999999.js')).toBeUndefined();
  });

  test('sends the copy that the build has compressed', async () => {
    const asked = { headers: { 'Accept-Encoding': 'gzip, br' } };
    const { headers: sent } = await site(true).request(
      'https://ker.example.com/trial/main.01234567.js',
      asked,
    );
    expect(sent.get('Content-Encoding')).toBe('br');
    expect(sent.get('Cache-Control')).toContain('immutable');
  });

  test('lets nobody on the way keep an answer, nor a browser guess what it is', async () => {
    const answer = await headers('/v1/entities');
    expect(answer).toMatchObject({
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(answer).not.toHaveProperty('content-security-policy');
  });

  test('lets Office alone frame the pane and nobody any other page, and keeps to https where it is served so', async () => {
    const pane = await headers('/taskpane.html');
    expect(pane['content-security-policy']).toMatch(
      /^frame-ancestors 'self' https:\/\/\*\.officeapps\.live\.com /,
    );
    expect(pane).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'strict-transport-security': 'max-age=31536000',
    });
    const trial = await headers('/', 'http://localhost:3000', true);
    expect(trial['content-security-policy']).toBe("frame-ancestors 'none'");
    expect(trial).not.toHaveProperty('strict-transport-security');
    expect(await headers('/', 'https://localhost:3000')).not.toHaveProperty('strict-transport-security');
  });

  test('says in config.json what was administered in the file, but its own addresses', async () => {
    const administered = { serviceAddress: 'https://built.example', supportAddress: 'https://help.example' };
    writeFileSync(join(dist, 'config.json'), JSON.stringify(administered));
    const own = createSite({ dist, trial: false, service, deployment: {}, origin: 'https://own.example' });
    const reply = await own.request('http://inner/config.json');
    expect(await reply.json()).toEqual({
      supportAddress: 'https://help.example',
      serviceAddress: 'https://own.example',
      consoleAddress: 'https://own.example/help.html#key',
    });
    expect(reply.headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    writeFileSync(join(dist, 'config.json'), '{"serviceAddress":"built"}');
  });

  test('lets no address that the build or a policy fixes win over its own, and says at the start that one would', async () => {
    const other = 'https://old-service.example';
    writeFileSync(
      join(dist, 'config.json'),
      JSON.stringify({ policy: { serviceAddress: other, functionsOff: ['ASK'] } }),
    );
    const policyAt = async (origin?: string) => {
      const own = createSite({ dist, trial: false, service, deployment: {}, origin });
      return ((await (await own.request('http://inner/config.json')).json()) as { policy: unknown }).policy;
    };
    const origin = 'https://gateway.example';
    expect(await policyAt(origin)).toEqual({ serviceAddress: origin, functionsOff: ['ASK'] });
    expect(await policyAt()).toEqual({ functionsOff: ['ASK'] });
    expect(await otherService(dist, origin)).toContain(
      `fixes "${other}" as the service for everybody, which is left out: the add-in asks ${origin}`,
    );
    expect(await otherService(dist, other)).toBeUndefined();
    writeFileSync(join(dist, 'config.json'), '{"serviceAddress":"built"}');
    expect(await otherService(dist, origin)).toBeUndefined();
  });

  test('names the file config.json where nobody can read it as one', async () => {
    writeFileSync(join(dist, 'config.json'), '');
    await expect(otherService(dist, undefined)).rejects.toThrow(
      `Expected ${join(dist, 'config.json')} to hold a JSON object`,
    );
    writeFileSync(join(dist, 'config.json'), '{"serviceAddress":"built"}');
  });

  test('sends what keeps its name again only where it has changed, also what it makes itself', async () => {
    for (const path of ['/config.json', '/taskpane.html', '/addin.js']) {
      const tag = (await site(true).request(path)).headers.get('ETag') ?? '';
      expect(tag).not.toBe('');
      expect((await site(true).request(path, { headers: { 'If-None-Match': tag } })).status).toBe(304);
    }
  });

  test('leads from / to the help beside it, whatever path stands before it in a browser', async () => {
    expect((await site(false).request('http://inner/')).headers.get('Location')).toBe('help.html');
  });

  test('serves built files with their type, and neither the server nor what lies outside', async () => {
    expect(await get('/addin.js')).toMatchObject({
      status: 200,
      type: expect.stringContaining('javascript') as string,
    });
    for (const shown of ['/assets/ker.svg', '/trial/main.01234567.js'])
      expect((await get(shown)).status).toBe(200);
    for (const hidden of ['server/main.cjs', 'maps/addin.js.map', 'importer/main.cjs', 'anything/built.js'])
      for (const path of [hidden, hidden.replace('/', '%2f'), hidden.replace('m', '%6d')])
        expect((await get(`/${path}`)).status).toBe(404);
    expect((await get('/trial/main.01234567.js', false)).status).toBe(404);
    expect((await get('/..%2f..%2fetc%2fpasswd')).status).toBe(404);
    expect((await get('/nothing.js')).status).toBe(404);
  });
});
