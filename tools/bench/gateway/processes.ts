import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A process that plays one role. */
export type Played = {
  port: number;
  /** What it used and was asked so far. */
  figures(): Promise<{ cpuMs: number; requests: number }>;
  end(): Promise<void>;
};

/** Starts this very program in a role. */
export async function started(role: string, env: Record<string, string>): Promise<Played> {
  const child = fork(process.argv[1] ?? '', [role], { env: { ...process.env, ...env } });
  const { port } = (await heard(child)) as { port: number };
  return {
    port,
    figures: async () => {
      child.send('figures');
      return (await heard(child)) as { cpuMs: number; requests: number };
    },
    async end() {
      const ended = once(child, 'exit');
      child.kill();
      await ended;
    },
  };
}

async function heard(child: ChildProcess): Promise<unknown> {
  const [message] = (await once(child, 'message')) as [unknown];
  return message;
}
