import { createPool } from '../../../src/service/postgres/pool';
import { createPostgresStore } from '../../../src/service/postgres/postgres-store';
import type { Store } from '../../../src/service/store/store';
import type { StoreParts } from '../../../src/service/store/store-parts';
import { loadParts } from './load-parts';
import { createTestDatabase } from './test-database';

/** A store in a database of this process, filled with these parts when it is first asked. */
export function storeInPostgres(parts: () => StoreParts): Store {
  let made: Promise<Store> | undefined;
  const store = (): Promise<Store> => (made ??= fill(parts()));
  return {
    rows: async (input) => (await store()).rows(input),
    answer: async (input) => (await store()).answer(input),
    profile: async (id, query) => (await store()).profile(id, query),
    introspection: async (id) => (await store()).introspection(id),
    search: async (name, narrowed) => (await store()).search(name, narrowed),
    status: async () => (await store()).status(),
  };
}

async function fill(parts: StoreParts): Promise<Store> {
  const database = await createTestDatabase();
  process.once('exit', database.remove);
  const pool = createPool({ url: database.url, statementMs: 0 });
  await loadParts(pool, parts);
  await pool.end();
  return createPostgresStore({ url: database.url }).store;
}
