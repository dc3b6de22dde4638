import type { Pool } from 'pg';

import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import { createFetchers, type Fetchers } from '../../../src/service/postgres/fetchers';
import { createPool } from '../../../src/service/postgres/pool';
import type { StoreParts } from '../../../src/service/store/store-parts';
import { loadParts } from './load-parts';
import { createSqlDatabase, type SqlDatabase } from './sql-database';

const idOf = (at: number): string => `00000000-0000-4000-8000-0000000000${String(at + 10)}`;

/** The first has more relationships than are read to see which came first, the second one of each type, the last none. */
const parts = (): StoreParts => {
  const links = Array.from({ length: 60 }, (_, at) => {
    const type = ['IS_SUPPLIER_OF', 'IS_SUBSIDIARY_OF', 'IS_AUDITOR_OF'][at % 3] ?? '';
    const [from, to] = at % 2 === 0 ? [2 + (at % 28), 0] : [0, 2 + (at % 28)];
    return { type, from: idOf(from), to: idOf(to) };
  });
  const few = [
    { type: 'IS_AUDITOR_OF', from: idOf(1), to: idOf(2) },
    { type: 'IS_CUSTOMER_OF', from: idOf(3), to: idOf(1) },
    { type: 'IS_SUPPLIER_OF', from: idOf(1), to: idOf(4) },
  ];
  const many = Array.from({ length: 30 }, (_, at) => ({
    ...{ type: 'IS_CUSTOMER_OF', from: idOf(2 + (at % 28)), to: idOf(0), validSince: `20${10 + at}-01-01` },
  }));
  return {
    entities: Array.from({ length: 31 }, (_, at) => ({
      ...{ id: idOf(at), name: `Company ${at}`, type: 'Company' as const, prominence: at / 100, sources: [] },
    })),
    relationships: [...links, ...few, ...many].map((link, at) => ({
      ...{ ...link, id: `00000000-0000-4000-9000-000000000${String(at + 100)}`, sources: [] },
    })),
  };
};

describe('the types of relationships', () => {
  let database: SqlDatabase;
  let owner: Pool;
  let fetchers: Fetchers;

  beforeAll(async () => {
    database = await createSqlDatabase();
    owner = createPool({ url: database.url, statementMs: 0 });
    await loadParts(owner, parts());
    fetchers = createFetchers(owner, { url: database.url, isListening: false });
  });

  afterAll(async () => {
    await fetchers.close();
    await owner.end();
    database.remove();
  });

  it('stand in the order in which the first of each came, as in memory, however many there are', async () => {
    const graph = createMemoryGraph(parts());
    const all = [0, 1, 5, 30].map(idOf);
    const fetcher = await fetchers.open();
    const { rows: kept } = await owner.query('select from ker_1.related');
    expect(kept).toHaveLength(1);
    expect(await fetcher.fetch('edgeTypes', all)).toEqual(
      all.map((id) => {
        const entity = graph.byId(id);
        return {
          outgoing: [...(entity?.outgoing.keys() ?? [])],
          incoming: [...(entity?.incoming.keys() ?? [])],
        };
      }),
    );
  });
});
