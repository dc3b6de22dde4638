import { Pool } from 'pg';

import { createPool } from '../../../src/service/postgres/pool';
import { createPostgresStore } from '../../../src/service/postgres/postgres-store';
import type { EntityPart } from '../../../src/service/store/store-parts';
import { warmUp } from '../../../src/service/warm-up';
import { loadParts } from './load-parts';
import { createSqlDatabase } from './sql-database';

const sources = [{ name: 'Register', date: '2026-01-01' }];

/** More words than a dataset has that is quick from the first search on. */
function manyNames(): EntityPart[] {
  return Array.from({ length: 1200 }, (_each, at) => ({
    ...{ id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`, type: 'Company', sources },
    ...{
      name: `Bank${at.toString(9).replaceAll(/\d/g, (digit) => 'aeilmnors'.charAt(Number(digit)))}el Trading`,
    },
    prominence: 0.5,
  }));
}

test('a store over many names rehearses searches of the names that it finds', async () => {
  const database = await createSqlDatabase();
  const owner = createPool({ url: database.url, statementMs: 0 });
  await loadParts(owner, { entities: manyNames() });
  const { store, close } = createPostgresStore({ url: database.url });
  await store.search('a name', { types: [], limit: 1 });
  const asked = jest.spyOn(Pool.prototype, 'query');
  await store.rehearse?.();
  const searches = asked.mock.calls.length;
  asked.mockRestore();
  // Eight words, and four ways to type each name.
  expect(searches).toBeGreaterThanOrEqual(40);
  const [found] = await store.search('Bankael Trading', { types: [], limit: 1 });
  expect(found?.name).toBe('Bankael Trading');
  await expect(warmUp(store)).resolves.toBeUndefined();
  await Promise.all([close(), owner.end()]);
  database.remove();
});
