import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';

/** Whether nginx is installed here. */
export const hasNginx = spawnSync('nginx', ['-v']).error === undefined;

/** A running nginx. */
export type Nginx = { url: string; close: () => Promise<void> };

/** Runs nginx with a configuration of one server, on a free port and in a folder of its own. */
export async function runNginx(configuration: string): Promise<Nginx> {
  const folder = mkdtempSync(join(tmpdir(), 'ker-nginx-'));
  const port = await freePort();
  const own = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${join(folder, kind)};`,
  );
  const changed = configuration
    .replace(/listen .*;/, `listen 127.0.0.1:${port};`)
    .replace('http {', `http {\naccess_log off;\n${own.join('\n')}`)
    .replace('worker_processes auto;', 'worker_processes 1;\ndaemon off;');
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, `pid ${join(folder, 'pid')};\nerror_log ${join(folder, 'log')};\n${changed}`);
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

async function answers(url: string, nginx: ChildProcess): Promise<void> {
  while (nginx.exitCode === null) {
    const response = await fetch(url).catch(() => undefined);
    if (response !== undefined) return;
    await new Promise(setImmediate);
  }
  throw new Error('Expected nginx to listen, got that it ended');
}
