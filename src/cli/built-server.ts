import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { Refusal } from './refusal';

/** A service that this process has started. */
export type BuiltServer = { url: string; close: () => Promise<void> };

/** Starts the built server as a child on a free port. */
export async function startBuiltServer(): Promise<BuiltServer> {
  const { KER_API_KEY: _key, KER_API_KEY_FILE: _file, ...env } = process.env;
  const child = spawn(process.execPath, [join(__dirname, '../server/main.cjs')], {
    env: { ...env, PORT: '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const end = () => void child.kill();
  process.once('exit', end);
  const close = async () => {
    process.off('exit', end);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill();
    await ended;
  };
  return { url: await addressOf(child), close };
}

/** The server prints its address when it listens. */
async function addressOf(child: ChildProcess): Promise<string> {
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) {
      const address = /https?:\/\/[^\s"]+/.exec(line)?.[0];
      if (address === undefined) continue;
      child.stdout.resume();
      return address;
    }
  }
  throw new Refusal('The built server does not start. Run "npm run build", or set --service.');
}
