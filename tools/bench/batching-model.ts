import 'fake-indexeddb/auto';

import { createBatching, type Batching, type Inquiries } from '../../src/shared/batching/batching';
import type { Storage } from '../../src/shared/batching/storage';
import { storedValues } from '../../src/addin/runtime/stored-values';
import { answerWith, type Anything } from './batching-layer';

const NAMES = 1_000;
const MINIMUM = 2 * NAMES;

type Model = { layer: Batching<Anything>; search: Inquiries<string, string>; requests: () => number };

const stored = (account: string): Storage => storedValues({ service: 'https://bench', account });

function makeModel(storage: Storage): Model {
  let requests = 0;
  const layer = createBatching<Anything>({
    storage,
    classify: () => ({ kind: 'final' }),
    makeError: ({ kind }) => new Error(kind),
    send: (request) => {
      requests++;
      const properties = Object.fromEntries(
        request.properties.map((name) => [name, { value: name, sources: [] }]),
      );
      return Promise.resolve(answerWith(request, properties));
    },
  });
  const search = layer.inquiries<string, string>({
    name: 'search',
    lane: 'entity',
    send: (name) => {
      requests++;
      return Promise.resolve(`id of ${name}`);
    },
  });
  return { layer, search, requests: () => requests };
}

/** Names to ids, ids to properties, ids to series: every cell asks as its own formula would. */
async function recalculate({ layer, search }: Model): Promise<void> {
  const names = Array.from({ length: NAMES }, (_, index) => `name ${index}`);
  const ids = await Promise.all(names.map((name) => search.ask(name)));
  await Promise.all(
    ids.flatMap((id) => [
      layer.property(id, 'employee_count'),
      layer.property(id, 'legal_name'),
      layer.observation(id, { type: 'FinancialMetric', id: 'revenue' }),
    ]),
  );
}

/** A three-wave model: its first recalculation, its second, and the first after a restart from storage. */
export async function threeWaveBench(): Promise<Record<string, unknown>> {
  const model = makeModel(stored('three waves'));
  await recalculate(model);
  const first = model.requests();
  await recalculate(model);
  const second = model.requests() - first;
  await model.layer.close();
  const restarted = makeModel(stored('three waves'));
  await recalculate(restarted);
  const restart = restarted.requests();
  await restarted.layer.close();
  return { bench: 'three-wave', ratio: first / MINIMUM, requests: first, minimum: MINIMUM, second, restart };
}

const RESTORED = { entities: 1_000, fields: 50 };

/** 50,000 stored needs restored, next to reading and parsing the same rows and nothing more. */
export async function restoreBench(): Promise<Record<string, unknown>> {
  const filled = makeModel(stored('restore'));
  await askEverything(filled.layer);
  await filled.layer.close();
  const readStart = performance.now();
  const records = await stored('restore').load();
  const readMs = performance.now() - readStart;
  const recordCount = records.length;
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const restoreStart = performance.now();
  const { layer, requests } = makeModel(stored('restore'));
  await askEverything(layer);
  const ms = performance.now() - restoreStart;
  globalThis.gc?.();
  const needs = RESTORED.entities * RESTORED.fields;
  const heapBytes = Math.round((process.memoryUsage().heapUsed - before) / needs);
  await layer.close();
  return {
    bench: 'restore',
    ratio: Number((ms / readMs).toFixed(3)),
    needs,
    records: recordCount,
    requests: requests(),
    ms: Math.round(ms),
    readOnlyMs: Math.round(readMs),
    heapBytesANeed: heapBytes,
  };
}

async function askEverything(layer: Batching<Anything>): Promise<void> {
  let last: Promise<unknown> | undefined;
  for (let entity = 0; entity < RESTORED.entities; entity++) {
    for (let field = 0; field < RESTORED.fields; field++)
      last = layer.property(`e${entity}`, `property_${field}`);
  }
  await last;
}
