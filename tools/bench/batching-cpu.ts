import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import { layerOver } from './batching-layer';
import { dataloaderLoad, type Load, type SendProperties } from './batching-peers';

const ENTITIES = 1_000;
const FIELDS = 100;
const NEEDS = ENTITIES * FIELDS;
const RUNS = 11;

type Contender = 'ours' | 'dataloader';
/** In use; made anew in a process that used another one; or the first in its process, nothing compiled yet. */
export type Age = 'used' | 'new' | 'first';
/** Per need: microseconds of CPU when first asked and when asked again, and bytes that stay. */
type Cost = { cold: number; warm: number; heap: number };

const names = Array.from({ length: FIELDS }, (_, index) => `property_${index}`);
const ids = Array.from(
  { length: ENTITIES },
  (_, index) => `6f0c2a3e-9d1b-4c55-8a70-${index.toString(16).padStart(12, '0')}`,
);
/** The same objects for both contenders, so that only what they keep of their own counts. */
const answer = Object.fromEntries(names.map((name) => [name, { value: name, sources: [] }]));
const send: SendProperties = () => Promise.resolve(answer);

/** Cells ask row by row, so an entity's needs come one after the other. */
async function askAll(load: Load, entities: readonly string[], fields = names): Promise<void> {
  let last: Promise<unknown> | undefined;
  for (const id of entities) for (const name of fields) last = load(id, name);
  await last;
}

async function cpuOf(work: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / NEEDS;
}

function start(contender: Contender): { load: Load; close: () => Promise<void> } {
  if (contender === 'dataloader') return { load: dataloaderLoad(send), close: () => Promise.resolve() };
  const layer = layerOver(send);
  return { load: (entity, name) => layer.property(entity, name), close: () => layer.close() };
}

/** Asks other things for a while, as a workbook does all day: the code is compiled. */
async function use(load: Load): Promise<void> {
  for (let model = 0; model < 10; model++) {
    const others = Array.from({ length: 500 }, (_, index) => `other ${model} ${index}`);
    await askAll(load, others, names.slice(0, 5));
    await askAll(load, others, names.slice(0, 5));
    await askAll(load, others.slice(0, 25));
  }
}

/** What one contender costs, in use or just made; a process measures one. */
export async function measureCost(contender: Contender, age: Age): Promise<void> {
  let { load, close } = start(contender);
  if (age !== 'first') await use(load);
  if (age === 'new') {
    await close();
    ({ load, close } = start(contender));
  }
  await sleep(50);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const cold = await cpuOf(() => askAll(load, ids));
  const warm = await cpuOf(() => askAll(load, ids));
  // DataLoader keeps its last batch until the next one: one more need lets it go.
  await load('another', 'property_0');
  await sleep(50);
  globalThis.gc?.();
  const heap = (process.memoryUsage().heapUsed - before) / NEEDS;
  await load('another', 'property_1');
  await close();
  process.send?.({ cold, warm, heap } satisfies Cost);
}

/** One process a measurement, on one thread: what collector threads spend on waiting for each other is no one's cost. */
async function costOf(contender: Contender, age: Age): Promise<Cost> {
  const execArgv = ['--expose-gc', '--single-threaded'];
  const child = fork(process.argv[1] ?? '', ['cost', contender, age], { execArgv });
  const [cost] = (await once(child, 'message')) as [Cost];
  return cost;
}

const rounded = (value: number) => Number(value.toFixed(3));
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

type Measured = (figure: keyof Cost) => { ratio: number; ours: number; dataloader: number };

/** Contenders take turns and medians count. */
async function measured(age: Age): Promise<Measured> {
  const costs: Record<Contender, Cost[]> = { ours: [], dataloader: [] };
  for (let run = 0; run < RUNS; run++) {
    for (const contender of ['ours', 'dataloader'] as const)
      costs[contender].push(await costOf(contender, age));
  }
  return (figure) => {
    const of = (contender: Contender) => median(costs[contender].map((cost) => cost[figure]));
    const [ours, dataloader] = [of('ours'), of('dataloader')];
    return { ratio: rounded(ours / dataloader), ours: rounded(ours), dataloader: rounded(dataloader) };
  };
}

/** CPU and heap of 100,000 needs over 1,000 entities, in use; and CPU of the first recalculation of a process. */
export async function needBenches(): Promise<Record<string, unknown>[]> {
  const used = await measured('used');
  const again = await measured('new');
  const first = await measured('first');
  const load = { needs: NEEDS, entities: ENTITIES };
  const unit = 'µs CPU a need';
  const fresh = { freshLayer: again('cold'), freshProcess: first('cold') };
  return [
    { bench: 'need-cold', ...used('cold'), unit, ...load, ...fresh },
    { bench: 'need-warm', ...used('warm'), unit, ...load },
    { bench: 'heap', ...used('heap'), unit: 'bytes a stored field', ...load },
  ];
}
