import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { createSite } from '../../src/server/site';
import { hasNginx, runNginx, type Nginx } from '../run-nginx';

const COMPARED = [
  'cache-control',
  'content-security-policy',
  'referrer-policy',
  'strict-transport-security',
  'x-content-type-options',
];

(hasNginx ? describe : describe.skip)('the built add-in on nginx', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ker-add-in-'));
  const origin = 'https://ker.example.com';
  const site = createSite({
    dist: folder,
    trial: false,
    service: () => new Response(),
    origin,
    deployment: {},
  });
  let nginx: Nginx;

  beforeAll(async () => {
    // nginx reads as another user.
    chmodSync(folder, 0o755);
    expect(spawnSync('node', ['tools/build/deploy.mjs', folder]).status).toBe(0);
    nginx = await runNginx(
      readFileSync('docs/install/nginx.conf', 'utf8')
        .replace('root /var/www/ker', `root ${folder}`)
        .replace(/^ *ssl_.*\n/gm, ''),
    );
  });

  afterAll(async () => {
    await nginx.close();
    rmSync(folder, { recursive: true });
  });

  test.each([
    'taskpane.html',
    'help.html',
    'sign-in.html',
    'addin.js',
    'functions.json',
    'shortcuts.json',
    'config.json',
    'assets/ker-32.png',
    readdirSync('dist').find((file) => /\.[0-9a-f]{8}\.js$/.test(file)) ?? '',
    'missing.js',
  ])('gives %s the headers of our own server', async (path) => {
    const [proxied, own] = await Promise.all([
      fetch(`${nginx.url}/${path}`),
      site.request(`${origin}/${path}`),
    ]);
    const headers = ({ headers: all }: Response) => COMPARED.map((name) => [name, all.get(name)]);
    expect([proxied.status, ...headers(proxied)]).toEqual([own.status, ...headers(own)]);
  });

  test('sends compressed copies', async () => {
    const reply = await fetch(`${nginx.url}/addin.js`, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(reply.headers.get('Content-Encoding')).toBe('gzip');
    expect(reply.headers.get('Vary')).toBe('Accept-Encoding');
  });
});
