import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { startTrialServer } from '../browser/trial-server';

const folder = mkdtempSync(join(tmpdir(), 'ker-own-'));
const settings = { KER_DATA: folder, KER_DATA_ONLY: '1' };

beforeAll(() => {
  const row = 'Company,Secret Target AG,Board papers,2026-01-31';
  writeFileSync(join(folder, 'entities.csv'), `type,name,source_name,source_date\n${row}\n`);
});

afterAll(() => rmSync(folder, { recursive: true }));

/** Searches as a page would that reached the server under this name. */
async function search(url: string, { host, key }: { host: string; key: string }) {
  const { port } = new URL(url);
  const reply = await new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
    const sent = request(
      `http://127.0.0.1:${port}/v1/entities?name=Secret`,
      { headers: { Host: `${host}:${port}`, 'X-API-KEY': key } },
      (response) => {
        text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
      },
    );
    sent.on('error', reject).end();
  });
  return { ...reply, port };
}

test('own entities behind the trial key are given to this machine’s own name only', async () => {
  const server = await startTrialServer(settings);
  try {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      const reply = await search(server.url, { host, key: 'ker-trial' });
      expect(reply).toMatchObject({
        status: 200,
        body: expect.stringContaining('Secret Target AG') as string,
      });
    }
    for (const host of ['rebound.example', 'localhost.example', '192.168.1.5']) {
      const { status, body, port } = await search(server.url, { host, key: 'ker-trial' });
      expect(status).toBe(403);
      expect(JSON.parse(body)).toEqual({
        error: 'host_not_allowed',
        message:
          `Expected the host localhost, 127.0.0.1 or [::1], got ${host}:${port}. The entities of KER_DATA lie behind the ` +
          'trial key, which everybody knows. Set KER_KEYS to serve them under another name.',
      });
    }
  } finally {
    await server.close();
  }
});

test('behind a key of their own they are given under every name', async () => {
  const server = await startTrialServer({ ...settings, KER_KEYS: 'own-key' });
  try {
    expect(await search(server.url, { host: 'ker.example', key: 'own-key' })).toMatchObject({ status: 200 });
    expect(await search(server.url, { host: 'ker.example', key: 'ker-trial' })).toMatchObject({
      status: 401,
    });
  } finally {
    await server.close();
  }
});

test('the server does not start where a network could read them', async () => {
  await expect(startTrialServer({ ...settings, HOST: '0.0.0.0' })).rejects.toThrow(
    'Set KER_KEYS, or leave HOST at 127.0.0.1',
  );
});
