import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { freePort } from '../../test/free-port';
import {
  createTestDatabase,
  HAS_POSTGRES,
  type TestDatabase,
} from '../../test/service/postgres/test-database';
import { startNginx } from '../../test/service/postgres/nginx';
import { hasNginx } from '../../test/run-nginx';
import { until } from '../../test/until';
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
  await until(async () => (await ask(url, 'a name')).status === 200);
  return { url, process: service };
}

const KEY = 'bench';

type Answer = { status: number; text: string };

async function ask(url: string, name: string): Promise<Answer> {
  const headers = { 'X-API-KEY': KEY };
  try {
    const answer = await fetch(`${url}/v1/entities?name=${encodeURIComponent(name)}`, { headers });
    return { status: answer.status, text: await answer.text() };
  } catch {
    return { status: 0, text: '' };
  }
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
  const goOn = slowed(services);
  const end = performance.now() + SECONDS * 1000;
  let answers = 0;
  let at = 0;
  const asker = async (): Promise<void> => {
    while (performance.now() < end) {
      const { status } = await ask(proxy.url, names[(at += 1) % names.length] ?? '');
      if (status !== 200) throw new Error(`Expected an answer, got ${status}`);
      if (performance.now() < end) answers += 1;
    }
  };
  await Promise.all(Array.from({ length: ASKERS }, asker));
  goOn();
  await proxy.close();
  return answers / SECONDS;
}

/** Kills the database under load and starts it again: seconds from its start until all askers are answered, and answers that were wrong. */
async function outage(
  services: readonly Service[],
  names: readonly string[],
  database: TestDatabase,
): Promise<{ recovery: number; wrong: number }> {
  const proxy = await startNginx(services.map(({ url }) => url));
  const right = new Map<string, string>();
  for (const name of names) right.set(name, (await ask(proxy.url, name)).text);
  let [wrong, refused, at, started, recovery] = [0, 0, 0, Infinity, 0];
  let isOver = false;
  const waiting = new Set(Array.from({ length: ASKERS }, (_, asker) => asker));
  const asker = async (own: number): Promise<void> => {
    while (!isOver) {
      const name = names[(at += 1) % names.length] ?? '';
      const began = performance.now();
      const { status, text } = await ask(proxy.url, name);
      if (status === 200 && text !== right.get(name)) wrong += 1;
      if (status !== 200) refused += 1;
      if (status === 200 && began >= started && waiting.delete(own) && waiting.size === 0)
        recovery = (performance.now() - started) / 1000;
    }
  };
  const all = Promise.all([...waiting].map(asker));
  await pause(1000);
  database.stop('immediate');
  await until(() => refused > 100);
  database.start();
  started = performance.now();
  await until(() => recovery > 0);
  isOver = true;
  await all;
  await proxy.close();
  return { recovery, wrong };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

async function main(): Promise<void> {
  if (!HAS_POSTGRES || !hasNginx)
    throw new Error('Expected PostgreSQL and nginx on this machine (apt-get install postgresql nginx-light)');
  // What the build prints is no part of a report.
  spawnSync(process.execPath, ['tools/build/build-if-stale.mjs', 'server'], { stdio: ['ignore', 2, 2] });
  const database = await createTestDatabase('');
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
    const { recovery, wrong } = await outage(services, names.slice(0, 50), database);
    const of = { bench: 'processes', better: 'lower' } as const;
    report({
      ...of,
      name: 'seconds from the start of a killed database until all are answered',
      value: recovery,
      target: 5,
    });
    report({ ...of, name: 'wrong answers meanwhile', value: wrong, target: 0 });
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
