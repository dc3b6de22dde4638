import { createHash } from 'node:crypto';
import { appendFileSync } from 'node:fs';

import type { DirectEngine } from '../../src/service/knowledge';
import type { EntitySearch } from '../../src/service/search/entity-search';
import type { Store } from '../../src/service/store/store';

/** An operation of a store with its arguments. */
export type Call =
  | readonly [operation: 'answer' | 'rows' | 'introspection', input: string]
  | readonly [operation: 'search', ...Parameters<Store['search']>]
  | readonly [operation: 'profile', ...Parameters<Store['profile']>];

/** What a suite asked, and a sum of what it was answered. */
export type RecordedCall = { call: Call; sum: string };

/** A file into which everything is written that the suites ask of the whole service: another store is then asked the same. */
const FILE = process.env['KER_ASKED_INTO'];

/** Asks a store what was asked. */
export async function replayCall(store: Store, call: Call): Promise<unknown> {
  switch (call[0]) {
    case 'answer':
      return store.answer(call[1]);
    case 'rows':
      return store.rows(call[1]);
    case 'introspection':
      return store.introspection(call[1]);
    case 'search':
      return store.search(call[1], call[2]);
    case 'profile':
      return store.profile(call[1], call[2]);
  }
}

/** A sum by which answers are told apart. */
export function sumOf(answer: unknown): string {
  return createHash('sha1')
    .update(JSON.stringify(answer ?? null))
    .digest('hex');
}

/** The same engine, which writes down what it is asked. */
export function writtenDown<Engine extends DirectEngine>(engine: Engine): Engine {
  return FILE === undefined
    ? engine
    : {
        ...engine,
        rows: (input: string) => note(['rows', input], engine.rows(input)),
        answer: (input: string) => note(['answer', input], engine.answer(input)),
      };
}

/** The same search, which writes down what it is asked as a store would be. */
export function searchWrittenDown(search: EntitySearch): EntitySearch {
  return FILE === undefined
    ? search
    : (name, options) => {
        const found = search(name, options);
        const { types = [], limit, isExact = false } = options;
        const told = found.map(({ entity: { id, name: called, type, description } }) => ({
          ...{ id, name: called, entity_type: type, description },
        }));
        if (!isExact) note(['search', name, { types, limit }], told);
        return found;
      };
}

/** The same store, which writes down what it is asked. */
export function storeWrittenDown(store: Store): Store {
  const later = async <Answer>(call: Call, answer: Promise<Answer> | Answer): Promise<Answer> =>
    note(call, await answer);
  return FILE === undefined
    ? store
    : {
        ...store,
        rows: (input) => later(['rows', input], store.rows(input)),
        answer: (input) => later(['answer', input], store.answer(input)),
        introspection: (id) => later(['introspection', id], store.introspection(id)),
        profile: (id, query) => later(['profile', id, query], store.profile(id, query)),
        search: (name, narrowed) => later(['search', name, narrowed], store.search(name, narrowed)),
      };
}

const noted = new Set<string>();

function note<Answer>(call: Call, answer: Answer): Answer {
  const key = JSON.stringify(call);
  if (FILE !== undefined && !noted.has(key)) {
    noted.add(key);
    appendFileSync(FILE, `${JSON.stringify({ call, sum: sumOf(answer) } satisfies RecordedCall)}\n`);
  }
  return answer;
}
