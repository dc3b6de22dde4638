import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { text } from 'node:stream/consumers';

import { startTrialServer, type TrialServer } from '../browser/trial-server';

/** How a command of the built program ended. */
export type Ended = { code: number | null; stdout: string; stderr: string };

/** The key that the built server accepts. */
export const TRIAL_KEY = 'ker-trial';

export const PROGRAM = resolve('dist/cli/ker.cjs');

/** Runs the built program to its end. */
export async function runKer(args: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(process.execPath, [PROGRAM, ...args], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const code = new Promise<number | null>((ended) => child.once('exit', ended));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, stdout, stderr };
}

/** A service that ends every connection, while the tests of a file run; its port is held from other servers. */
export function brokenService(): { url: () => string } {
  const server = createServer((socket) => socket.destroy());
  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  afterAll(() => server.close());
  return { url: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

/** The built server, while the tests of a file run. */
export function trialServer(): Pick<TrialServer, 'url' | 'requests'> {
  let server: TrialServer;
  beforeAll(async () => {
    server = await startTrialServer();
  });
  afterAll(() => server.close());
  return {
    get url() {
      return server.url;
    },
    requests: () => server.requests(),
  };
}
