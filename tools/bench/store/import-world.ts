import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';

import { runImport } from '../../../src/importer/run';
import { PostgresSink } from '../../../src/service/postgres/import-sink';
import { createPool } from '../../../src/service/postgres/pool';
import type { ImportPart } from '../../../src/service/store/import-part';
import { naturalId } from '../../../src/service/store/natural-id';
import { databaseTime, ownTime } from './processor-time';
import { world } from './world';

/** What an import took. */
export type Imported = {
  entities: number;
  relationships: number;
  series: number;
  wallSeconds: number;
  /** Of the importing process. */
  processSeconds: number;
  databaseSeconds: number;
  /** By what takes longer of the two, since they work beside each other. */
  entitiesASecond: number;
  /** The most that the importing process held. */
  megabytes: number;
  /** Of the database on disk. */
  databaseMegabytes: number;
};

/** Imports a world from CSV files, as the command line does, and measures it. */
export async function importWorld({ size, url, postmaster }: Of): Promise<Imported> {
  const folder = mkdtempSync(join(tmpdir(), 'ker-bench-world-'));
  const pool = createPool({ url, statementMs: 0 });
  let most = 0;
  const watching = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 250);
  try {
    await writeWorld(folder, size);
    globalThis.gc?.();
    const [own, database, wall] = [ownTime(), databaseTime(postmaster), performance.now()];
    most = 0;
    const { entities, relationships, series } = await runImport([{ register: 'own', files: [folder] }], {
      sink: await PostgresSink.begin(pool),
      clock: () => performance.now(),
      tell: () => undefined,
      signal: new AbortController().signal,
    });
    const processSeconds = (ownTime() - own) / 1000;
    const databaseSeconds = (databaseTime(postmaster) - database) / 1000;
    const { rows: sizes } = await pool.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    );
    return {
      ...{ entities, relationships, series, processSeconds, databaseSeconds },
      wallSeconds: (performance.now() - wall) / 1000,
      entitiesASecond: entities / Math.max(processSeconds, databaseSeconds),
      megabytes: most / 1e6,
      databaseMegabytes: Number(sizes[0]?.bytes ?? 0) / 1e6,
    };
  } finally {
    clearInterval(watching);
    await pool.end();
    rmSync(folder, { recursive: true });
  }
}

const PROPERTIES = ['employee_count', 'founding_date', 'risk_rating', 'website'];

const HEADERS = {
  entity: ['key', 'type', 'name', 'prominence', ...PROPERTIES],
  relationship: ['type', 'from', 'to', 'valid_since'],
  point: ['entity', 'name', 'unit', 'cadence', 'date', 'value'],
};

/** Writes a world as an operator's own files; keys are ids. */
async function writeWorld(folder: string, size: number): Promise<void> {
  const open = (name: string, header: readonly string[]) => {
    const stream = createWriteStream(join(folder, name));
    stream.write(`${[...header, 'source_name', 'source_date'].join(',')}\n`);
    return stream;
  };
  const streams = {
    entity: open('entities.csv', HEADERS.entity),
    relationship: open('relationships.csv', HEADERS.relationship),
    point: open('series.csv', HEADERS.point),
  };
  for (const part of world(size)) {
    const line = [...cellsOf(part), 'Register', '2026-03-31'].map(quoted).join(',');
    if (!streams[part.kind].write(`${line}\n`)) await once(streams[part.kind], 'drain');
  }
  for (const stream of Object.values(streams)) {
    stream.end();
    await finished(stream);
  }
}

function cellsOf(part: ImportPart): (string | number | undefined)[] {
  if (part.kind === 'relationship')
    return [part.type, naturalId(part.from), naturalId(part.to), part.validSince];
  if (part.kind === 'point') {
    const { name, unit, cadence } = part.series;
    return [naturalId(part.entity), name, unit, cadence, part.date, part.value];
  }
  const held = new Map(Object.entries(part.properties ?? {}));
  return [
    ...[naturalId(part.key), part.type, part.name, part.prominence],
    ...PROPERTIES.map((name) => String(held.get(name)?.value ?? '')),
  ];
}

const quoted = (cell: string | number | undefined): string => `"${String(cell ?? '').replaceAll('"', '""')}"`;

/** Which world, and where. */
export type Of = { size: number; url: string; postmaster: number };
