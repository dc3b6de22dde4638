import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

import { build } from 'esbuild';
import type { Pool } from 'pg';

import { currentDataset } from '../../../src/service/postgres/datasets';
import { PostgresSink } from '../../../src/service/postgres/import-sink';
import { createPool } from '../../../src/service/postgres/pool';
import { temporaryFolder } from '../../importer/temporary-folder';
import { describeWithPostgres } from './describe-with-postgres';
import { SAFE_AFTER, smallWorld } from './small-world';
import { createTestDatabase, type TestDatabase } from './test-database';

const OPTIONS = { fingerprint: 'one', safeAfter: SAFE_AFTER };

describeWithPostgres('an import into PostgreSQL that breaks off', () => {
  let database: TestDatabase;
  let pool: Pool;
  let program: string;
  let whole: readonly string[];

  beforeAll(async () => {
    program = join(temporaryFolder('killed'), 'killed-import.cjs');
    await build({
      entryPoints: [join(__dirname, 'killed-import.ts')],
      outfile: program,
      ...{ bundle: true, platform: 'node', target: 'node20', external: ['pg-native'], logLevel: 'error' },
    });
    database = await createTestDatabase();
    pool = createPool({ url: database.url, statementMs: 0 });
    await load();
    whole = await content();
  });

  afterAll(async () => {
    await pool.end();
    database.remove();
  });

  /** Loads the world, whatever was begun of it, and tells how much of it need not be loaded again. */
  const load = async (fingerprint = OPTIONS.fingerprint): Promise<number> => {
    const sink = await PostgresSink.begin(pool, { ...OPTIONS, fingerprint });
    const { repeated } = sink;
    for (const part of smallWorld()) await sink.write(part);
    await sink.finish();
    return repeated;
  };

  /** Every row of every table of what is served. */
  const content = async (): Promise<readonly string[]> => {
    const { schema, figures } = await currentDataset(pool);
    const { rows: tables } = await pool.query<{ name: string }>(
      'select tablename as name from pg_tables where schemaname = $1 order by 1',
      [schema],
    );
    const all = tables.map(async ({ name }) => {
      const { rows } = await pool.query<{ row: string }>(
        `select t::text as row from ${schema}.${name} t order by t::text collate "C"`,
      );
      return [name, ...rows.map(({ row }) => row)];
    });
    const { rows: indexes } = await pool.query<{ index: string }>(
      `select replace(indexdef, $1 || '.', '') as index from pg_indexes where schemaname = $1 order by 1`,
      [schema],
    );
    return [
      JSON.stringify(figures),
      ...indexes.map(({ index }) => index),
      ...(await Promise.all(all)).flat(),
    ];
  };

  /** Lets a process load the world until a statement of this sort comes, at which it is killed. */
  const kill = async (statement: string, times: number): Promise<void> => {
    const child = fork(program, [database.url, statement, String(times)]);
    expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
  };

  it.each([
    ['copy .*entity from', 5, 'while rows come'],
    ['^commit', 4, 'as a safe point is made'],
    ['create unique index .*entity .id', 1, 'while entities are made one'],
    ['insert into .*series ', 1, 'while references are resolved'],
    ['create index', 5, 'while indexes are built'],
    ['update ker.current', 1, 'as it is published'],
  ])('goes on where it stopped: killed at %j (%d), %s', async (statement, times) => {
    const before = await currentDataset(pool);
    await kill(statement, times);
    expect(await currentDataset(pool)).toEqual(before);
    expect(await load()).toBeGreaterThan(0);
    expect((await currentDataset(pool)).version).toBe(before.version + 1);
    expect(await content()).toEqual(whole);
  });

  it('goes on after the database itself went down in the middle', async () => {
    const { version } = await currentDataset(pool);
    const sink = await PostgresSink.begin(pool, OPTIONS);
    for (const part of smallWorld().slice(0, 2.5 * SAFE_AFTER)) await sink.write(part);
    database.stop('immediate');
    await expect(sink.finish()).rejects.toThrow();
    await expect(sink.abandon()).rejects.toThrow();
    await pool.end();
    database.start();
    pool = createPool({ url: database.url, statementMs: 0 });
    expect(await load()).toBeGreaterThanOrEqual(2 * SAFE_AFTER);
    expect((await currentDataset(pool)).version).toBe(version + 1);
    expect(await content()).toEqual(whole);
  });

  it('goes on after a pause, with all that had come', async () => {
    const sink = await PostgresSink.begin(pool, OPTIONS);
    for (const part of smallWorld().slice(0, SAFE_AFTER + 7)) await sink.write(part);
    await sink.pause();
    expect(await load()).toBe(SAFE_AFTER + 7);
    expect(await content()).toEqual(whole);
  });

  it('begins anew where another import is asked for, and leaves nothing of the one before', async () => {
    await kill('copy .*entity from', 5);
    expect(await load('another')).toBe(0);
    expect(await content()).toEqual(whole);
    const { rows } = await pool.query("select from ker.dataset where state = 'loading'");
    expect(rows).toHaveLength(0);
  });

  it('says so where the rows are not those of the import that it goes on with', async () => {
    await kill('update ker.current', 1);
    const sink = await PostgresSink.begin(pool, OPTIONS);
    await expect(sink.finish()).rejects.toThrow(`got ${sink.repeated} fewer`);
    for (const part of smallWorld()) await sink.write(part);
    const [first] = smallWorld();
    if (first !== undefined) await expect(sink.write(first)).rejects.toThrow('got further ones');
    await sink.abandon();
  });
});
