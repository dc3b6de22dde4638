import { Kysely, Migrator, PostgresDialect, sql, type Migration } from 'kysely';
import type { Pool } from 'pg';

/** The layout of a dataset's tables. Services also read that of 1.0.0, which has no codes for filters, so that these are slower. */
export const LAYOUT = 9;
export const FIRST_LAYOUT = 8;

/** The role that may read every dataset and write nothing; who serves is a member of it. */
export const READER = 'ker_reader';

/**
 * What stands beside the datasets: which there are and which is served. Each dataset has a schema of its own, so that
 * its indexes hold nothing of another one, and to drop it frees its files at once and leaves nothing to be vacuumed.
 */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '001-datasets': {
    up: async (db: Kysely<unknown>) => {
      await sql`create table ker.dataset (
        version integer generated always as identity primary key,
        layout integer not null,
        state text not null default 'loading' check (state in ('loading', 'ready', 'dropped')),
        started timestamptz not null default now(),
        finished timestamptz,
        figures jsonb not null default '{}')`.execute(db);
      await sql`create table ker.current (
        one boolean primary key default true check (one),
        version integer references ker.dataset,
        previous integer references ker.dataset)`.execute(db);
      await sql`insert into ker.current default values`.execute(db);
    },
  },
  '002-progress': {
    up: async (db: Kysely<unknown>) => {
      await sql`alter table ker.dataset add column fingerprint text, add column progress jsonb`.execute(db);
    },
  },
};

/**
 * Makes the reading role and gives it its rights; done before every import, because an owner may get the right to make
 * roles later. Without that right, whoever serves needs the rights of the owner.
 */
const MAKE_READER = `do $$
  declare loaded text;
  begin
    if not exists (select from pg_roles where rolname = '${READER}') then create role ${READER} nologin; end if;
    grant usage on schema ker to ${READER};
    grant select on ker.dataset, ker.current to ${READER};
    for loaded in select 'ker_' || version from ker.dataset where state = 'ready' loop
      execute format('grant usage on schema %I to ${READER}', loaded);
      execute format('grant select on all tables in schema %I to ${READER}', loaded);
    end loop;
  exception when insufficient_privilege then raise notice '${READER} was not made'; end $$`;

/** Brings the tables beside the datasets to the shape that this version of the service knows. */
export async function migrate(pool: Pool): Promise<void> {
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  const migrator = new Migrator({
    db,
    migrationTableSchema: 'ker',
    provider: { getMigrations: () => Promise.resolve({ ...MIGRATIONS }) },
  });
  const { error } = await migrator.migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('The migration failed');
  await pool.query(MAKE_READER);
}
