import type { Pool } from 'pg';

import { migrate } from '../../../src/service/postgres/control-schema';
import {
  abandonDataset,
  beginDataset,
  currentDataset,
  publishDataset,
  rollBack,
} from '../../../src/service/postgres/datasets';
import { createPool } from '../../../src/service/postgres/pool';
import { watchDataset } from '../../../src/service/postgres/watch-dataset';
import { until } from '../../until';
import { describeWithPostgres } from './describe-with-postgres';
import { createTestDatabase, type TestDatabase } from './test-database';

describeWithPostgres('datasets in PostgreSQL', () => {
  let database: TestDatabase;
  let pool: Pool;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = createPool({ url: database.url });
    await migrate(pool);
  });

  afterAll(async () => {
    await pool.end();
    database.remove();
  });

  const load = async (): Promise<number> => {
    const client = await pool.connect();
    const dataset = await beginDataset(client);
    await client.query(`create table ${dataset.schema}.entity (no int)`);
    await publishDataset(client, dataset, { entities: 0 });
    client.release();
    return dataset.version;
  };

  const schemas = async (): Promise<string[]> => {
    const { rows } = await pool.query<{ name: string }>(
      "select nspname as name from pg_namespace where nspname like 'ker\\__%' order by oid",
    );
    return rows.map(({ name }) => name);
  };

  it('says that nothing was imported yet, and migrates twice without harm', async () => {
    await migrate(pool);
    await expect(currentDataset(pool)).rejects.toThrow('Expected an imported dataset');
  });

  it('serves what was published last, keeps the one before and drops the others', async () => {
    const versions = [await load(), await load(), await load()];
    expect(await currentDataset(pool)).toMatchObject({ version: versions[2] });
    expect(await schemas()).toEqual(versions.slice(1).map((version) => `ker_${version}`));
  });

  it('goes back to the dataset before by one command, and forth again', async () => {
    const { version } = await currentDataset(pool);
    const before = await rollBack(pool);
    expect(before).toBeLessThan(version);
    expect(await currentDataset(pool)).toMatchObject({ version: before });
    expect(await rollBack(pool)).toBe(version);
  });

  it('leaves everything as it was where an import is abandoned', async () => {
    const before = [await currentDataset(pool), await schemas()];
    const client = await pool.connect();
    const dataset = await beginDataset(client);
    expect(await schemas()).toContain(dataset.schema);
    await abandonDataset(client, dataset);
    client.release();
    expect([await currentDataset(pool), await schemas()]).toEqual(before);
  });

  it('refuses a second import beside one under way, and drops what one left that broke off', async () => {
    const client = await pool.connect();
    const { schema } = await beginDataset(client);
    const other = await pool.connect();
    await expect(beginDataset(other)).rejects.toThrow('one import into this database at a time');
    client.release(true);
    // The lock goes with its connection, which the server notices a moment later.
    await other.query('select pg_advisory_lock($1)', [0x6b6572]);
    await other.query('select pg_advisory_unlock($1)', [0x6b6572]);
    const next = await beginDataset(other);
    expect(await schemas()).not.toContain(schema);
    await abandonDataset(other, next);
    other.release();
  });

  it('tells every watcher of a swap at once, and finds it by looking where nobody tells', async () => {
    let now = 0;
    const told = watchDataset({ pool, url: database.url, checkMs: 1e9, clock: () => now });
    const looking = watchDataset({ pool, url: database.url, clock: () => now, isListening: false });
    const before = await looking.current();
    // The listener forgets what was read before it stood.
    const hears = (version: number) => until(async () => (await told.current()).version === version);
    await hears(before.version);
    const version = await load();
    await hears(version);
    expect((await looking.current()).version).toBe(before.version);
    now += 1000;
    expect((await looking.current()).version).toBe(version);
    await told.close();
    await looking.close();
  });
});
