import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { buildSync } from 'esbuild';

import { until } from '../until';
import { ACCOUNT_KEY } from './counting-upstream';

/** A gateway as `npm run gateway` starts it. */
export type GatewayProcess = {
  url: string;
  /** All that it wrote so far. */
  output(): string;
  /** Sends a signal that ends nothing. */
  signal(signal: NodeJS.Signals): void;
  /** Sends a signal; resolves with the exit code, null where the signal itself ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

let folder: string | undefined;

/** The program, built once a file. */
function program(): string {
  if (folder === undefined) {
    folder = mkdtempSync(join(tmpdir(), 'ker-gateway-'));
    // It serves what is built beside it.
    for (const name of readdirSync('dist').filter((each) => each !== 'gateway')) {
      symlinkSync(resolve('dist', name), join(folder, name));
    }
    buildSync({
      entryPoints: ['src/gateway/main.ts'],
      outfile: join(folder, 'gateway/main.cjs'),
      bundle: true,
      platform: 'node',
      target: 'node20',
    });
  }
  return join(folder, 'gateway/main.cjs');
}

/** Puts another `config.json` beside the program. */
export function deployConfig(config: object): void {
  const file = resolve(program(), '../../config.json');
  rmSync(file);
  writeFileSync(file, JSON.stringify(config));
}

/** Removes the built program. */
export function removeProgram(): void {
  if (folder !== undefined) rmSync(folder, { recursive: true });
}

/** Starts a process on a free port. */
export async function gatewayProcess(env: Record<string, string>): Promise<GatewayProcess> {
  const child = run({ KER_UPSTREAM_KEY: ACCOUNT_KEY, ...env });
  const output = collect(child);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const isUp = () => /KER is at (\S+)/.exec(output())?.[1];
  await until(() => isUp() !== undefined || child.exitCode !== null);
  const url = isUp();
  if (url === undefined) throw new Error(`Expected the gateway to listen, got: ${output()}`);
  return {
    ...{ url, output },
    signal: (signal) => void child.kill(signal),
    async end(signal) {
      child.kill(signal);
      return (await ended)[0];
    },
  };
}

function run(env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [program()], {
    env: { ...process.env, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collect(child: ChildProcess): () => string {
  let written = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => (written += part.toString()));
  return () => written;
}
