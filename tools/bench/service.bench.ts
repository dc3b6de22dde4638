import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { serve } from '@hono/node-server';

import { createService } from '../../src/service/app';
import { storeOf } from '../../src/service/create-store';
import { loadDataset } from '../../test/service/load-dataset';
import { createEntitySearch } from '../../src/service/search/entity-search';
import type { MemoryGraph } from '../../src/service/memory/memory-graph';
import type { StoredEntity } from '../../src/service/store/stored';
import { corpusQuestions } from '../questions/corpus-file';
import { runLoad, type Load, type Shot } from './service-load';

const KEY = 'bench';
/** Connections that keep the service busy without a pause. */
const BUSY = 16;
/** As many as a browser opens to one host. */
const BROWSER = 6;

const print = (line: Record<string, unknown>) => console.log(JSON.stringify({ bench: 'service', ...line }));
const rounded = (value: number, digits = 2) => Number(value.toFixed(digits));

const typedNames = (): string[] =>
  readFileSync(join(process.cwd(), 'test/service/search/search-names.tsv'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t')[0] ?? '');

/** A projection of all that an entity has, as a busy sheet would ask of it. */
function fullQuery({ properties, outgoing, series }: StoredEntity): string {
  const types = [...new Set(series.map(({ type }) => type))];
  return JSON.stringify({
    properties: [...properties.keys()],
    relationships: {
      outgoing: Object.fromEntries([...outgoing.keys()].map((type) => [type, { limit: 20 }])),
    },
    numerical_observations: Object.fromEntries(
      types.map((type) => [type, series.filter((one) => one.type === type).map(({ id }) => id)]),
    ),
  });
}

function shots(store: MemoryGraph): Record<string, Shot[]> {
  const companies = store.byType('Company');
  const path = ({ id }: StoredEntity) => `/v1/entities/${id}`;
  const post = (where: string, body: unknown): Shot => ({
    method: 'POST',
    path: where,
    body: JSON.stringify(body),
  });
  return {
    'retrieve, coarse': companies.map((one) => ({ method: 'POST', path: path(one) })),
    'retrieve, three properties': companies.map((one) =>
      post(path(one), { properties: ['name', 'employee_count', 'website'] }),
    ),
    'retrieve, everything': companies.map((one) => ({
      method: 'POST',
      path: path(one),
      body: fullQuery(one),
    })),
    introspect: companies.map((one) => ({ method: 'GET', path: `${path(one)}/introspection` })),
    search: typedNames().map((name) => ({
      method: 'GET',
      path: `/v1/entities?name=${encodeURIComponent(name)}`,
    })),
    'knowledge query': companies.map(({ name }) =>
      post('/v1/knowledge/query', { input: `${name}.return(name, employee_count)` }),
    ),
    'knowledge search': companies.map(({ name }) =>
      post('/v1/knowledge/search', { input: `Who is the CEO of ${name}?` }),
    ),
    'knowledge search, every kind of question': corpusQuestions({ answered: true }).map((input) =>
      post('/v1/knowledge/search', { input }),
    ),
  };
}

const residentMegabytes = (): number => Math.round(process.memoryUsage.rss() / 1e6);

const quantile = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;

/** How long one search takes inside the process, over every name of the list. */
function measureSearch(store: MemoryGraph): void {
  const startedAt = performance.now();
  const search = createEntitySearch(store);
  search('a name', { limit: 1 });
  const indexed = performance.now() - startedAt;
  const names = typedNames();
  const times: number[] = [];
  for (let round = 0; round < 10; round += 1) {
    for (const name of names) {
      const from = performance.now();
      search(name, { limit: 20 });
      times.push(performance.now() - from);
    }
  }
  times.sort((a, b) => a - b);
  print({
    measure: 'search in process',
    index_ms: rounded(indexed, 0),
    p50_ms: rounded(quantile(times, 0.5), 3),
    p99_ms: rounded(quantile(times, 0.99), 3),
  });
}

/** Runs a load in a process of its own, so that asking and answering each have a core. */
async function loadFromOutside(load: Load): Promise<number[]> {
  const child = fork(__filename, ['load']);
  child.send(load);
  const [times] = (await once(child, 'message')) as [number[]];
  await once(child, 'exit');
  return times;
}

async function measureOperations(port: number, store: MemoryGraph): Promise<void> {
  for (const [operation, list] of Object.entries(shots(store))) {
    const requests =
      operation === 'retrieve, everything' || operation.startsWith('knowledge') ? 2000 : 10_000;
    for (const connections of operation === 'search' ? [BUSY, BROWSER] : [BUSY])
      await measureOperation(operation, { port, key: KEY, shots: list, requests, connections });
  }
}

async function measureOperation(operation: string, load: Load): Promise<void> {
  const [elapsed = 0, ...times] = await loadFromOutside(load);
  times.sort((a, b) => a - b);
  print({
    measure: operation,
    connections: load.connections,
    requests: load.requests,
    per_second: Math.round((load.requests / elapsed) * 1000),
    p50_ms: rounded(quantile(times, 0.5)),
    p99_ms: rounded(quantile(times, 0.99)),
    rss_mb: residentMegabytes(),
  });
}

async function main(): Promise<void> {
  const startedAt = performance.now();
  const store = loadDataset(join(process.cwd(), 'src/service/data'));
  const loadedAt = performance.now();
  const service = createService({ store: storeOf(store), keys: [KEY] });
  const server = serve({ fetch: service.fetch, port: 0, hostname: '127.0.0.1' });
  if (!server.listening) await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await fetch(`http://127.0.0.1:${port}/v1/entities?name=apple`, { headers: { 'X-API-KEY': KEY } });
  print({
    measure: 'start until the first answer',
    ms: Math.round(performance.now() - startedAt),
    dataset_ms: Math.round(loadedAt - startedAt),
    process_ms: Math.round(process.uptime() * 1000),
    rss_mb: residentMegabytes(),
    entities: store.entities.length,
  });
  await measureOperations(port, store);
  globalThis.gc?.();
  const heap = Math.round(process.memoryUsage().heapUsed / 1e6);
  print({ measure: 'memory after load', rss_mb: residentMegabytes(), heap_mb: heap });
  measureSearch(store);
  server.close();
}

if (process.argv[2] === 'load') {
  process.once('message', (load: Load) => {
    void runLoad(load).then((times) => process.send?.(times, () => process.disconnect()));
  });
} else {
  void main();
}
