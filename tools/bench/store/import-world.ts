import { PostgresSink } from '../../../src/service/postgres/import-sink';
import { createPool } from '../../../src/service/postgres/pool';
import { databaseTime, ownTime } from './processor-time';
import { world } from './world';

/** What an import took. */
export type Imported = {
  entities: number;
  relationships: number;
  series: number;
  wallSeconds: number;
  /** Of the importing process, without making the world. */
  processSeconds: number;
  databaseSeconds: number;
  /** By what takes longer of the two, since they work beside each other. */
  entitiesASecond: number;
  /** The most that the importing process held. */
  megabytes: number;
  /** Of the database on disk. */
  databaseMegabytes: number;
};

/** Imports a world and measures it. */
export async function importWorld({ size, url, postmaster }: Of): Promise<Imported> {
  const made = ownTime();
  for (const _part of world(size));
  const making = ownTime() - made;
  const pool = createPool({ url, statementMs: 0 });
  const [own, database, wall] = [ownTime(), databaseTime(postmaster), performance.now()];
  const sink = await PostgresSink.begin(pool);
  let most = 0;
  let rows = 0;
  for (const part of world(size)) {
    await sink.write(part);
    if ((rows += 1) % 20_000 === 0) most = Math.max(most, process.memoryUsage.rss());
  }
  const { entities, relationships, series } = await sink.finish();
  most = Math.max(most, process.memoryUsage.rss());
  const processSeconds = (ownTime() - own - making) / 1000;
  const databaseSeconds = (databaseTime(postmaster) - database) / 1000;
  const { rows: sizes } = await pool.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  await pool.end();
  return {
    ...{ entities, relationships, series, processSeconds, databaseSeconds },
    wallSeconds: (performance.now() - wall) / 1000,
    entitiesASecond: entities / Math.max(processSeconds, databaseSeconds),
    megabytes: most / 1e6,
    databaseMegabytes: Number(sizes[0]?.bytes ?? 0) / 1e6,
  };
}

/** Which world, and where. */
export type Of = { size: number; url: string; postmaster: number };
