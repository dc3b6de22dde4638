import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../free-port';

/** Whether nginx is installed here. */
export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

/** A proxy before some servers, with the configuration that the documentation gives. */
export type Proxy = { url: string; close: () => Promise<void> };

/** Starts nginx with `docs/scale/nginx.conf`, the names of its servers replaced by those that are given. */
export async function startNginx(servers: readonly string[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'ker-nginx-'));
  const port = await freePort();
  const [named = '', ...further] = documented().match(/^ *server ker-\d:3000.*\n/gm) ?? [];
  const listed = servers.map((url) => named.replace(/ker-\d:3000/, new URL(url).host)).join('');
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const configuration = further
    .reduce((text, line) => text.replace(line, ''), documented())
    .replace(named, listed)
    .replace('listen 8080;', `listen 127.0.0.1:${port};`)
    .replace('http {', `http {\naccess_log off;\n${own.join('\n')}`)
    .replace('worker_processes auto;', 'worker_processes 1;\ndaemon off;');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `pid ${join(folder, 'pid')};\nerror_log ${join(folder, 'log')};\n${configuration}`);
  const nginx = spawn('nginx', ['-c', file, '-p', folder], { stdio: 'ignore' });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, nginx);
  return {
    url,
    close: async () => {
      const ended = once(nginx, 'exit');
      nginx.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const documented = (): string => readFileSync('docs/scale/nginx.conf', 'utf8');

async function answers(url: string, nginx: ChildProcess): Promise<void> {
  while (nginx.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response !== undefined) return;
    await new Promise(setImmediate);
  }
  throw new Error('Expected nginx to listen, got that it ended');
}
