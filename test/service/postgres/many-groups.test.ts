import { storeOf } from '../../../src/service/create-store';
import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import { createPool } from '../../../src/service/postgres/pool';
import { createPostgresStore } from '../../../src/service/postgres/postgres-store';
import type { EntityPart, RelationshipPart, StoreParts } from '../../../src/service/store/store-parts';
import { loadParts } from './load-parts';
import { createSqlDatabase } from './sql-database';

const sources = [{ name: 'Register', date: '2026-01-01' }];

const idOf = (at: number): string => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`;

/** More firms than a reading may look at, in seven countries and three industries, of which some have two. */
function manyFirms(): StoreParts {
  const entities: EntityPart[] = [];
  const relationships: RelationshipPart[] = [];
  const link = (from: number, type: string, to: number): void =>
    void relationships.push({
      ...{ id: `${from} ${type} ${to}`, type, from: idOf(from), to: idOf(to), sources },
    });
  for (let at = 0; at < 10; at += 1) {
    const type = at < 7 ? 'Country' : 'Industry';
    entities.push({
      id: idOf(at),
      type,
      name: `${type} ${'abcdefghij'[at] ?? ''}`,
      prominence: 0.9,
      sources,
    });
  }
  for (let at = 10; at < 21_000; at += 1) {
    entities.push({
      ...{ id: idOf(at), type: 'Company', name: `Firm ${at}`, prominence: (at % 7) / 10, sources },
      properties: at % 50 === 0 ? {} : { employee_count: { value: (at * 37) % 6007, sources } },
    });
    if (at % 11 > 0) link(at, 'HAS_HEADQUARTERS_IN', (at * at) % 7);
    link(at, 'OPERATES_IN_INDUSTRY', 7 + (at % 3));
    if (at % 5 === 0) link(at, 'OPERATES_IN_INDUSTRY', 7 + ((at + 1) % 3));
  }
  return { entities, relationships };
}

test('more rows than a reading may look at are parted and summed up by the database as they are in memory', async () => {
  const parts = manyFirms();
  const database = await createSqlDatabase();
  const owner = createPool({ url: database.url, statementMs: 0 });
  await loadParts(owner, parts);
  const { store, close } = createPostgresStore({ url: database.url });
  const memory = storeOf(createMemoryGraph(parts));
  for (const input of [
    'companies.group_by=country',
    'companies.group_by=industry',
    'companies.employee_count>7.group_by=country',
    'companies.employee_count>7.count()',
    'companies.average(employee_count).group_by=country',
    'companies.sum(employee_count).group_by=industry.limit=2',
    'companies.median(employee_count).group_by=headquarters',
    'companies.maximum(employee_count).group_by=industry',
    'companies.minimum(employee_count).group_by=country.limit=3.offset=1',
  ])
    expect({ input, rows: await store.rows(input) }).toEqual({ input, rows: await memory.rows(input) });
  await close();
  await owner.end();
  database.remove();
}, 120_000);
