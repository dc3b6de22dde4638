import { storeOf } from '../../../src/service/create-store';
import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import { createPostgresStore } from '../../../src/service/postgres/postgres-store';
import { MemorySink } from '../../../src/service/dataset/sink/memory-sink';
import { naturalId } from '../../../src/service/store/natural-id';
import type { Store } from '../../../src/service/store/store';
import { warmUp } from '../../../src/service/warm-up';
import type { Of } from './import-world';
import { timed } from './processor-time';
import { world, type Typed } from './world';

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
  /** Every text is new. */
  filters: Record<string, Times>;
  counts: Record<string, Times>;
  slowestFilter: number;
  slowestCount: number;
};

/** Names that a process is asked. */
export const NAMES = 1050;
/** So many are asked first, and no time is taken of them. */
const WARMING = 50;

const RATINGS = ['AAA', 'AA', 'A', 'BBB', 'BB', 'B', 'C'];
const rating = (at: number): string => RATINGS[at % RATINGS.length] ?? '';
const ORDERED = 'order_by=employee_count DESC.limit=10';

/** Expressions by what they do; `at` makes each text new, so that no cache answers it. */
const FILTERS: Readonly<Record<string, (at: number) => string>> = {
  'a bound of the order': (at) => `companies.employee_count>${50_000 + 37 * at}.${ORDERED}`,
  'a rating': (at) => `companies.risk_rating=${rating(at)}.${ORDERED}.offset=${at}`,
  'a founding year': (at) => `companies.founding_date>${2000 + at}.${ORDERED}`,
  'a rating and a year': (at) => `companies.risk_rating=${rating(at)}.founding_date=${1950 + at}.${ORDERED}`,
  'a rating and two years': (at) =>
    `companies.risk_rating=${rating(at)}.founding_date=${1950 + at},${1951 + at}.${ORDERED}`,
  'a rating and two bounds': (at) =>
    `companies.risk_rating=${rating(at)}.employee_count>${100 + at}.employee_count<${120 + at}.${ORDERED}`,
  'three fields': (at) =>
    `companies.risk_rating=${rating(at)}.founding_date>${2000 + at}.revenue>${100_000_000 + at}.${ORDERED}`,
  'three fields without an order': (at) =>
    `companies.risk_rating=${rating(at)}.founding_date>${2000 + at}.revenue>${200_000_000 + at}.limit=10`,
};
const COUNTS: Readonly<Record<string, (at: number) => string>> = {
  'a rating, counted': (at) => `companies.risk_rating=${rating(at)}.employee_count>${at}.count()`,
  'a founding year, counted': (at) => `companies.founding_date>${2000 + at}.count()`,
  'by place of registration, counted': (at) =>
    `companies.employee_count>${at}.group_by=registered_in.count()`,
};

/** Opens a store over a world and measures what it takes to be ready and to answer some names of it. */
export async function serveWorld(kind: Kind, of: Of, all: readonly Typed[]): Promise<Served> {
  const [warming, typed] = [all.slice(0, WARMING), all.slice(WARMING)];
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
  for (const { name } of warming) await first(name);
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
  const spent = async (texts: typeof FILTERS): Promise<Record<string, Times>> => {
    const spentBy: Record<string, Times> = {};
    for (const [name, textOf] of Object.entries(texts)) {
      const times: number[] = [];
      for (let at = 0; at < 20; at += 1) {
        const [time, { results }] = await timed(postmaster, async () => store.rows(textOf(at)));
        times.push(time);
        const [row] = results;
        if (row === undefined || 'error' in row)
          throw new Error(`Expected rows of ${textOf(at)}, got ${JSON.stringify(row)}`);
      }
      spentBy[name] = timesOf(times);
    }
    return spentBy;
  };
  const filters = await spent(FILTERS);
  const counts = await spent(COUNTS);
  globalThis.gc?.();
  return {
    ...{ readySeconds, warmUpSeconds, megabytes: process.memoryUsage.rss() / 1e6, hits, filters, counts },
    search: timesOf(searches),
    projection: timesOf(projections),
    slowestFilter: slowest(filters),
    slowestCount: slowest(counts),
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
  const at = (share: number): number => ordered[Math.ceil((ordered.length - 1) * share)] ?? NaN;
  return { p50: at(0.5), p99: at(0.99) };
}

const slowest = (times: Record<string, Times>): number =>
  Math.max(...Object.values(times).map(({ p99 }) => p99));
