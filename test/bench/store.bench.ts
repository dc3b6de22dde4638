import { createFetchers } from '../../src/service/postgres/fetchers';
import { PostgresSink } from '../../src/service/postgres/import-sink';
import { createPool } from '../../src/service/postgres/pool';
import { createPostgresStore } from '../../src/service/postgres/postgres-store';
import type { Store } from '../../src/service/store/store';
import { createTestDatabase } from '../service/postgres/test-database';
import { generatedParts, seeded } from './store/generated-parts';

/** How many entities are loaded, and how many points each has. */
const ENTITIES = Number(process.env['ENTITIES'] ?? 100_000);
const POINTS = Number(process.env['POINTS'] ?? 0);
const SEARCHES = 200;

const PLANS = [
  'companies.employee_count>5000.order_by=employee_count DESC.limit=10',
  'companies.risk_rating=C.employee_count>1000.limit=10',
  'companies.employee_count>100.count',
  'companies.registered_in=Republic 7.limit=10',
];

const megabytes = (): number => Math.round(process.memoryUsage().rss / 1048576);

/** Milliseconds of processor time of this process and of the clock. */
async function measured<T>(run: () => Promise<T>): Promise<{ value: T; cpu: number; wall: number }> {
  const [cpu, at] = [process.cpuUsage(), performance.now()];
  const value = await run();
  const { user, system } = process.cpuUsage(cpu);
  return { value, cpu: (user + system) / 1000, wall: performance.now() - at };
}

function told(what: string, times: readonly number[], more = ''): void {
  const sorted = [...times].sort((a, b) => a - b);
  const at = (part: number): string => (sorted[Math.floor((sorted.length - 1) * part)] ?? 0).toFixed(1);
  console.log(`${what}: ${at(0.5)} ms in the middle, ${at(0.99)} of a hundred the slowest${more}`);
}

async function load(url: string): Promise<string[]> {
  const pool = createPool({ url, statementMs: 0 });
  const names: string[] = [];
  const { cpu, wall } = await measured(async () => {
    const sink = await PostgresSink.begin(pool);
    for (const part of generatedParts(ENTITIES, POINTS)) {
      if (part.kind === 'entity' && part.type === 'Company' && names.length < ENTITIES) names.push(part.name);
      await sink.write(part);
    }
    console.log(`written with ${megabytes()} MB`);
    await sink.finish();
  });
  await pool.end();
  const rate = (ms: number): string => Math.round((ENTITIES / ms) * 1000).toLocaleString('en');
  console.log(
    `imported ${rate(wall)} entities a second of the clock, ${rate(cpu)} of this process's processor`,
  );
  return names;
}

async function search(store: Store, names: readonly string[]): Promise<void> {
  const random = seeded(7);
  const kinds: Record<string, (name: string) => string> = {
    'as written': (name) => name,
    'one slip': (name) => name.slice(0, 3) + name.slice(4),
    begun: (name) => name.slice(0, Math.ceil(name.length * 0.6)),
  };
  for (const [kind, typed] of Object.entries(kinds)) {
    const [cpu, wall]: [number[], number[]] = [[], []];
    let first = 0;
    for (let at = 0; at < SEARCHES; at += 1) {
      const name = names[Math.floor(random() * names.length)] ?? '';
      const done = await measured(() => store.search(typed(name), { types: [], limit: 5 }));
      cpu.push(done.cpu);
      wall.push(done.wall);
      if (done.value[0]?.name === name) first += 1;
    }
    told(`search ${kind}, processor`, cpu, `; first in ${((first / SEARCHES) * 100).toFixed(1)} %`);
    told(`search ${kind}, clock`, wall);
  }
}

async function main(): Promise<void> {
  const database = await createTestDatabase();
  try {
    const names = await load(database.url);
    const pool = createPool({ url: database.url });
    const fetchers = createFetchers(pool, { url: database.url });
    const ready = await measured(() => fetchers.open());
    console.log(`ready in ${Math.round(ready.wall)} ms with ${megabytes()} MB`);
    await fetchers.close();
    await pool.end();
    const { store, close } = createPostgresStore({ url: database.url });
    await search(store, names);
    for (const plan of PLANS) {
      const times: number[] = [];
      for (let at = 0; at < 6; at += 1) times.push((await measured(async () => store.rows(plan))).wall);
      told(plan, times.slice(1));
    }
    await close();
  } finally {
    database.remove();
  }
}

void main();
