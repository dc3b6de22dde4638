import { storeOf } from '../../../src/service/create-store';
import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import { createPostgresStore } from '../../../src/service/postgres/postgres-store';
import { MemorySink } from '../../../src/service/dataset/sink/memory-sink';
import { naturalId } from '../../../src/service/store/natural-id';
import type { Store } from '../../../src/service/store/store';
import { warmUp } from '../../../src/service/warm-up';
import type { Of } from './import-world';
import { timed } from './processor-time';
import { typedNames, world } from './world';

export type Kind = 'memory' | 'postgres';

/** Milliseconds of processor time, of the process and the database together. */
type Times = { p50: number; p99: number };

/** What a store that serves takes. */
export type Served = {
  readySeconds: number;
  /** Of what a service does once it listens, while it answers. */
  warmUpSeconds: number;
  megabytes: number;
  search: Times;
  projection: Times;
  /** Shares of names whose first hit is meant. */
  hits: { exact: number; oneSlip: number; twoSlips: number; begun: number };
  filters: Record<string, number>;
  slowestFilter: number;
};

const NAMES = 1000;

const FILTERS = [
  'companies.employee_count>50000.order_by=employee_count DESC.limit=10',
  'companies.risk_rating=AAA.order_by=employee_count DESC.limit=10',
  'companies.founding_date>2020.order_by=employee_count DESC.limit=10',
  'companies.risk_rating=AAA.founding_date=1950.order_by=employee_count DESC.limit=10',
  'companies.risk_rating=AAA.founding_date=1950,1951.order_by=employee_count DESC.limit=10',
  'companies.risk_rating=AAA.employee_count>100.employee_count<120.order_by=employee_count DESC.limit=10',
  'companies.risk_rating=AAA.founding_date>2023.revenue>100000000.order_by=employee_count DESC.limit=10',
];

/** Opens a store over a world and measures what it takes to be ready and to answer. */
export async function serveWorld(kind: Kind, of: Of): Promise<Served> {
  const typed = typedNames(of.size, NAMES);
  // What making the names has left behind is no work of a store.
  globalThis.gc?.();
  const began = performance.now();
  const store = kind === 'memory' ? await inMemory(of.size) : createPostgresStore({ url: of.url }).store;
  await store.search('a name', { types: [], limit: 1 });
  const readySeconds = (performance.now() - began) / 1000;
  await warmUp(store);
  const warmUpSeconds = (performance.now() - began) / 1000 - readySeconds;

  const postmaster = kind === 'memory' ? undefined : of.postmaster;
  const searches: number[] = [];
  const first = async (name: string): Promise<string | undefined> => {
    const [time, [hit]] = await timed(postmaster, () => store.search(name, { types: [], limit: 5 }));
    searches.push(time);
    return hit?.id;
  };
  const share = async (
    names: readonly (readonly [key: string, name: string | undefined])[],
  ): Promise<number> => {
    const asked = names.flatMap(([key, name]) => (name === undefined ? [] : [[key, name] as const]));
    let right = 0;
    for (const [key, name] of asked) if ((await first(name)) === naturalId(key)) right += 1;
    return right / asked.length;
  };
  for (const { name } of typed.slice(0, 50)) await first(name);
  searches.length = 0;
  const hits = {
    exact: await share(typed.map(({ key, name }) => [key, name])),
    oneSlip: await share(typed.map(({ key, slips }) => [key, slips?.one])),
    twoSlips: await share(typed.map(({ key, slips }) => [key, slips?.two])),
    begun: await share(typed.map(({ key, begun }) => [key, begun])),
  };
  const projections: number[] = [];
  for (const { key } of typed) {
    const [time] = await timed(postmaster, () => store.profile(naturalId(key), undefined));
    projections.push(time);
  }
  const filters: Record<string, number> = {};
  for (const filter of FILTERS) {
    const times: number[] = [];
    for (let at = 0; at < 20; at += 1) {
      const [time, { results }] = await timed(postmaster, async () => store.rows(filter));
      times.push(time);
      if (results.length === 0) throw new Error(`Expected rows of ${filter}, got none`);
    }
    filters[filter] = mean(times);
  }
  globalThis.gc?.();
  return {
    ...{ readySeconds, warmUpSeconds, megabytes: process.memoryUsage.rss() / 1e6, hits, filters },
    search: timesOf(searches),
    projection: timesOf(projections),
    slowestFilter: Math.max(...Object.values(filters)),
  };
}

async function inMemory(size: number): Promise<Store> {
  const sink = new MemorySink();
  for (const part of world(size)) await sink.write(part);
  await sink.finish();
  return storeOf(createMemoryGraph(sink.parts()));
}

function timesOf(times: readonly number[]): Times {
  const ordered = [...times].sort((a, b) => a - b);
  const at = (share: number): number => ordered[Math.floor((ordered.length - 1) * share)] ?? NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

const mean = (times: readonly number[]): number => times.reduce((sum, each) => sum + each, 0) / times.length;
