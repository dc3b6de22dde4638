import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { Redis } from 'iovalkey';
import { freePort } from '../free-port';

/** Whether Debian's `redis-server` or Valkey's is installed. */
export const REDIS = ['redis-server', 'valkey-server'].find((name) => {
  try {
    execFileSync(name, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
});

/** A real server, in memory only. */
export type RedisServer = {
  address: string;
  /** Sends one command. */
  command(name: string, ...args: string[]): Promise<unknown>;
  /** Ends it at once, as `kill -9` does. */
  kill(): Promise<void>;
  /** Starts it anew, empty, on the same port. */
  start(): Promise<void>;
  /** Stops it from answering, or lets it go on. */
  hang(isHung: boolean): void;
};

/** Starts a server on a free port. */
export async function redisServer(...settings: string[]): Promise<RedisServer> {
  const port = await freePort();
  let server: ChildProcess | undefined;
  const address = `redis://127.0.0.1:${port}`;
  const command = async (name: string, ...args: string[]) => {
    const client = new Redis(address, { retryStrategy: () => 50 });
    client.on('error', () => undefined);
    try {
      return await client.call(name, ...args);
    } finally {
      client.disconnect();
    }
  };
  const redis: RedisServer = {
    address,
    command,
    async start() {
      const args = ['--port', String(port), '--save', '', '--appendonly', 'no', ...settings];
      server = spawn(REDIS ?? '', args, { stdio: 'ignore' });
      await command('PING');
    },
    async kill() {
      const ended = server && once(server, 'exit');
      server?.kill('SIGKILL');
      await ended;
    },
    hang: (isHung) => server?.kill(isHung ? 'SIGSTOP' : 'SIGCONT'),
  };
  await redis.start();
  return redis;
}
