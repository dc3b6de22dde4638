import type { Pool, PoolClient } from 'pg';

import { FIRST_LAYOUT, LAYOUT, READER } from './control-schema';
import type { Progress } from './import-progress';
import { StoreUnavailable } from '../store/store-unavailable';

/** The channel on which every service hears that another dataset is served. */
export const CHANNEL = 'ker_dataset';

/** One import at a time: two would drop what the other loads. */
const IMPORT_LOCK = 0x6b6572;

/** How long an import waits for the end of one whose process is gone already. */
const LOCK_WAIT = '3s';

/** A dataset that is being loaded; nothing of it shows before `publish`. */
export type NewDataset = { version: number; schema: string };

/** One that was begun now, or before; then with how far it had come. */
export type Begun = NewDataset & { progress?: Progress };

/** The schema of a dataset. */
export function schemaOf(version: number): string {
  return `ker_${version}`;
}

/**
 * Makes an empty schema for a new dataset, and drops what an import left that broke off; where that was the same, it is
 * given back with how far it had come.
 */
export async function beginDataset(client: PoolClient, fingerprint?: string): Promise<Begun> {
  await takeLock(client);
  const { rows: left } = await client.query<{ version: number; progress: Progress | null }>(
    `select version, case when fingerprint = $1 and layout = $2 then progress end as progress
     from ker.dataset where state = 'loading'`,
    [fingerprint, LAYOUT],
  );
  const [same] = left.flatMap(({ version, progress }) => (progress === null ? [] : [{ version, progress }]));
  for (const { version } of left) if (version !== same?.version) await dropDataset(client, version);
  if (same !== undefined) return { ...same, schema: schemaOf(same.version) };
  const { rows } = await client.query<{ version: number }>(
    'insert into ker.dataset (layout, fingerprint) values ($1, $2) returning version',
    [LAYOUT, fingerprint],
  );
  const version = rows[0]?.version ?? 0;
  await client.query(`create schema ${schemaOf(version)}`);
  return { version, schema: schemaOf(version) };
}

async function takeLock(client: PoolClient): Promise<void> {
  await client.query(`set lock_timeout = '${LOCK_WAIT}'`);
  try {
    await client.query('select pg_advisory_lock($1)', [IMPORT_LOCK]);
  } catch (error) {
    throw new Error('Expected one import into this database at a time, got a second one', { cause: error });
  }
  await client.query('reset lock_timeout');
}

/** Lets the readers in, serves the dataset from now on, and drops those that are neither served nor the one before. */
export async function publishDataset(
  client: PoolClient,
  { version, schema }: NewDataset,
  figures: DatasetFigures,
): Promise<void> {
  await client.query('begin');
  await client.query(`do $$ begin
    if exists (select from pg_roles where rolname = '${READER}') then
      grant usage on schema ${schema} to ${READER};
      grant select on all tables in schema ${schema} to ${READER};
    end if; end $$`);
  await client.query(
    "update ker.dataset set state = 'ready', finished = now(), figures = $2 where version = $1",
    [version, JSON.stringify(figures)],
  );
  await client.query('update ker.current set previous = version, version = $1', [version]);
  await client.query('select pg_notify($1, $2)', [CHANNEL, String(version)]);
  await client.query('commit');
  const { rows } = await client.query<{ version: number }>(
    `select d.version from ker.dataset d, ker.current c where d.state = 'ready'
       and d.version is distinct from c.version and d.version is distinct from c.previous`,
  );
  for (const old of rows) await dropDataset(client, old.version);
  await client.query('select pg_advisory_unlock($1)', [IMPORT_LOCK]);
}

/** Leaves everything as it was before the dataset was begun. */
export async function abandonDataset(client: PoolClient, { version }: NewDataset): Promise<void> {
  await dropDataset(client, version);
  await client.query('select pg_advisory_unlock($1)', [IMPORT_LOCK]);
}

async function dropDataset(client: PoolClient, version: number): Promise<void> {
  await client.query(`drop schema if exists ${schemaOf(version)} cascade`);
  await client.query("update ker.dataset set state = 'dropped' where version = $1", [version]);
}

/** Serves the dataset before again; once more, and the newer one is back. */
export async function rollBack(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ version: number }>(
    `with swapped as (update ker.current set version = previous, previous = version
       where previous is not null returning version)
     select version, pg_notify($1, version::text) from swapped`,
    [CHANNEL],
  );
  const version = rows[0]?.version;
  if (version === undefined) throw new Error('Expected a dataset before the one that is served, got none');
  return version;
}

/** The dataset that is served now; `date` is the day of its import, in UTC. */
export type CurrentDataset = {
  version: number;
  layout: number;
  date: string;
  schema: string;
  figures: DatasetFigures;
};

/** How much a dataset holds, as its import counted it. */
export type DatasetFigures = Readonly<
  Partial<Record<'entities' | 'relationships' | 'series' | 'points' | 'names' | 'problems', number>>
>;

/** Reads which dataset is served; says so where there is none or one of another shape. */
export async function currentDataset(pool: Pick<Pool, 'query'>): Promise<CurrentDataset> {
  const { rows } = await pool.query<{
    version: number;
    layout: number;
    date: string;
    figures: DatasetFigures;
  }>({
    name: 'ker_current',
    text: `select d.version, d.layout, to_char(d.finished at time zone 'UTC', 'YYYY-MM-DD') as date, d.figures
      from ker.current c join ker.dataset d on d.version = c.version`,
  });
  const [row] = rows;
  if (row === undefined)
    throw new StoreUnavailable(
      'Expected an imported dataset in the database, got none yet',
      'The service has no data yet: whoever runs it must import some.',
    );
  const { version, layout, date, figures } = row;
  if (layout < FIRST_LAYOUT || layout > LAYOUT)
    throw new StoreUnavailable(
      `Expected a dataset of layout ${LAYOUT}, got layout ${layout}; import it with this version`,
      'The service cannot read its data, which another version of it imported: whoever runs it must import them anew.',
    );
  return { version, layout, date, schema: schemaOf(version), figures };
}
