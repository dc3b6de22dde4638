import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createSite } from '../../src/server/site';

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
    writeFileSync(join(dist, 'server/main.cjs'), 'secret');
    writeFileSync(join(dist, 'trial/index.html'), 'trial page');
  });

  afterAll(() => rmSync(dist, { recursive: true }));

  test('serves the trial at / and swaps only the office.js tag of the pane', async () => {
    expect((await get('/')).text).toBe('trial page');
    expect((await get('/taskpane.html')).text).toBe(
      '<script src="/trial/office.js"></script><script src="addin.js"></script>',
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

  test('serves built files with their type, and neither the server nor what lies outside', async () => {
    expect(await get('/addin.js')).toMatchObject({
      status: 200,
      type: expect.stringContaining('javascript') as string,
    });
    expect((await get('/server/main.cjs')).status).toBe(404);
    expect((await get('/..%2f..%2fetc%2fpasswd')).status).toBe(404);
    expect((await get('/nothing.js')).status).toBe(404);
  });
});
