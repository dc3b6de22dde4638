import { join } from 'node:path';

import type { EntitySummary } from '../../src/shared/contract/entity';
import { entityProfileSchema, searchAnswerSchema } from '../../src/shared/contract/entity';
import { identify, type AskTexts } from '../../src/shared/names/entity-identification';
import { createService } from '../../src/service/app';
import { storeOf } from '../../src/service/create-store';
import { readDataset } from '../../test/service/read-dataset';
import { createMemoryGraph } from '../../src/service/memory/memory-graph';
import type { MemoryGraph } from '../../src/service/memory/memory-graph';
import * as v from 'valibot';

import { knownNames } from './names/known-names';
import { makeLists } from './names/make-lists';
import { rowsOf } from './names/row';
import { judgedBy, type Judged, type Tell } from './names/judged';
import { report } from './names/report';

const KEY = 'bench-key';

/** The seed of the two halves; `NAMES_MAKE=1 npm run bench names` writes them anew from the dataset and the names by hand. */
const SEED = 20261122;

/** The names that the rules were worked out with; single results are shown of these only. */
const WORKED = ['worked', 'worked-half'];

/**
 * The names that nobody has looked at one by one: of them only figures are printed. Those of `stranger-half` were written
 * by somebody who knew neither search nor judgement, each absent one asked with and without its type.
 */
const HELD_OUT = ['held-out-half', 'stranger-half'];

/** What is asked of the embedded service as a cell asks it: requests in, answers out. */
function connect(store: MemoryGraph): Tell {
  const service = createService({ store: storeOf(store), keys: [KEY] });
  const headers = { 'X-API-KEY': KEY, 'Content-Type': 'application/json' };
  const send = async (path: string, init: RequestInit = {}): Promise<unknown> => {
    const reply = await service.fetch(new Request(`http://bench${path}`, { headers, ...init }));
    if (!reply.ok) throw new Error(`Expected an answer of ${path}, got ${reply.status}`);
    return reply.json();
  };
  const search = async (typed: string, type: string): Promise<EntitySummary[]> => {
    const query = new URLSearchParams({ name: typed, ...(type !== '' && { entity_types: type }) });
    return v.parse(searchAnswerSchema, await send(`/v1/entities?${query.toString()}`)).entities;
  };
  const ask: AskTexts = async ({ id }, property) => {
    const body = JSON.stringify({ properties: [property] });
    const answer = await send(`/v1/entities/${id}`, { method: 'POST', body });
    const value = v.parse(entityProfileSchema, answer).properties[property]?.value;
    return (Array.isArray(value) ? value : [value]).filter((text) => typeof text === 'string');
  };
  return async ({ typed, type }) => {
    const lead = identify(typed, await search(typed, type));
    const verdict = lead.kind === 'settled' ? lead.verdict : await lead.settle(ask);
    return verdict.kind === 'match' ? verdict.entity : undefined;
  };
}

async function main(): Promise<void> {
  const store = createMemoryGraph(readDataset(join(process.cwd(), 'src/service/data')));
  if (process.env['NAMES_MAKE'] === '1') makeLists(store, SEED);
  const tell = connect(store);
  const known = knownNames(store);
  const wanted = process.env['NAMES_LIST'];
  for (const list of wanted === undefined ? [...WORKED, ...HELD_OUT] : [wanted]) {
    const judged: Judged[] = [];
    for (const row of rowsOf(list)) judged.push(await judgedBy(tell, row, known));
    report(list, judged, { isShown: WORKED.includes(list) });
  }
}

void main();
