import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

/** A running server of the project, as `npm start` starts it. */
export type TrialServer = {
  url: string;
  /** What the embedded service has answered so far, by operation. */
  requests(): Promise<Record<string, number>>;
  close(): Promise<void>;
};

/** Starts a built server on a free port; `env` adds to what a person may set. */
export async function startTrialServer(
  env: Record<string, string> = {},
  program = resolve('dist/server/main.cjs'),
): Promise<TrialServer> {
  // What the test process was told to be quick by, a server is told too.
  const server = spawn(process.execPath, [...process.execArgv, program], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const url = await addressOf(server);
  return {
    url,
    requests: () => requestsOf(url),
    async close() {
      if (server.exitCode !== null || server.signalCode !== null) return;
      server.kill();
      await once(server, 'exit');
    },
  };
}

/** What the service behind an address has answered so far, by operation. */
export async function requestsOf(url: string): Promise<Record<string, number>> {
  const response = await fetch(`${url}/status`);
  const status = (await response.json()) as { requests: Record<string, number> };
  return status.requests;
}

/** The server prints its address when it listens; anything else that it says first is the reason why it does not. */
async function addressOf(server: ChildProcess): Promise<string> {
  const said: string[] = [];
  server.stderr?.on('data', (data: Buffer) => said.push(data.toString()));
  const { stdout } = server;
  if (!stdout) throw new Error('Expected the server to have an output');
  for await (const line of createInterface({ input: stdout })) {
    const address = /https?:\/\/\S+/.exec(line)?.[0];
    if (address !== undefined) {
      stdout.resume();
      return address;
    }
    said.push(line);
  }
  throw new Error(`Expected the server to print its address, got: ${said.join('\n')}`);
}
