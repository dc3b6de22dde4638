import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { freePort } from '../free-port';
import { createTestDatabase, HAS_POSTGRES } from '../service/postgres/test-database';
import { hasNginx, startNginx } from '../service/postgres/nginx';
import { until } from '../service/postgres/until';
import { importWorld } from './store/import-world';
import { typedNames } from './store/world';
import { report } from './target';

/** Names among which is searched. */
const SIZE = 30_000;
const ASKERS = 12;
const SECONDS = 8;
const ROUNDS = 5;

/**
 * How long a process runs of each turn, in milliseconds: a machine with cores for all is played on one with few, so that
 * what is counted are processes and not what is left of two cores beside database, proxy and askers.
 */
const TURN = { runs: 50, rests: 350 };

type Service = { url: string; process: ChildProcess };

async function startService(store: string): Promise<Service> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), KER_STORE: store, KER_KEYS: KEY };
  const service = spawn(process.execPath, [join(process.cwd(), 'dist/server/main.cjs')], {
    env,
    stdio: 'ignore',
  });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await ask(url, 'a name')) === 200);
  return { url, process: service };
}

const KEY = 'bench';

async function ask(url: string, name: string): Promise<number> {
  const headers = { 'X-API-KEY': KEY };
  const answer = await fetch(`${url}/v1/entities?name=${encodeURIComponent(name)}`, { headers }).catch(
    () => undefined,
  );
  await answer?.text();
  return answer?.status ?? 0;
}

/** Lets each process run a part of the time, one after another; gives what ends that. */
function slowed(services: readonly Service[]): () => void {
  const timers: (NodeJS.Timeout | undefined)[] = [];
  services.forEach((service, at) => {
    const rest = (): void => {
      service.process.kill('SIGSTOP');
      timers[at] = setTimeout(run, TURN.rests);
    };
    const run = (): void => {
      service.process.kill('SIGCONT');
      timers[at] = setTimeout(rest, TURN.runs);
    };
    service.process.kill('SIGSTOP');
    timers[at] = setTimeout(run, (at * (TURN.runs + TURN.rests)) / services.length);
  });
  return () => {
    timers.forEach(clearTimeout);
    for (const service of services) service.process.kill('SIGCONT');
  };
}

/** Answers a second of services behind nginx. */
async function answersOf(services: readonly Service[], names: readonly string[]): Promise<number> {
  const proxy = await startNginx(services.map(({ url }) => url));
  const end = slowed(services);
  const until = performance.now() + SECONDS * 1000;
  let answers = 0;
  let at = 0;
  const asker = async (): Promise<void> => {
    while (performance.now() < until) {
      const status = await ask(proxy.url, names[(at += 1) % names.length] ?? '');
      if (status !== 200) throw new Error(`Expected an answer, got ${status}`);
      if (performance.now() < until) answers += 1;
    }
  };
  await Promise.all(Array.from({ length: ASKERS }, asker));
  end();
  await proxy.close();
  return answers / SECONDS;
}

async function main(): Promise<void> {
  if (!HAS_POSTGRES || !hasNginx)
    throw new Error('Expected PostgreSQL and nginx on this machine (apt-get install postgresql nginx-light)');
  spawnSync(process.execPath, ['src/build/build-if-stale.mjs', 'server'], { stdio: 'inherit' });
  const database = await createTestDatabase();
  const services: Service[] = [];
  try {
    await importWorld({ size: SIZE, url: database.url, postmaster: database.postmaster() });
    const names = typedNames(SIZE, 500).map(({ name }) => name);
    services.push(await startService(database.url), await startService(database.url));
    // A process that has just begun spends more on compiling its code than on searching.
    for (const { url } of services) for (const name of [...names, ...names, ...names]) await ask(url, name);
    const ratios: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const one = await answersOf(services.slice(0, 1), names);
      const two = await answersOf(services, names);
      ratios.push(two / one);
      console.log(JSON.stringify({ bench: 'processes', one, two }));
    }
    report({
      ...{
        bench: 'processes',
        name: 'answers of two processes beside those of one, each running an eighth of the time',
      },
      ...{ value: ratios.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0, target: 1.6, better: 'higher' },
    });
  } finally {
    await Promise.all(
      services.map(async (service) => {
        const ended = once(service.process, 'exit');
        service.process.kill('SIGTERM');
        await ended;
      }),
    );
    database.remove();
  }
}

void main();
