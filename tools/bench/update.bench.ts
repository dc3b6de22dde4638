import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { runImport } from '../../src/importer/run';
import { PostgresSink } from '../../src/service/postgres/import-sink';
import { createPool } from '../../src/service/postgres/pool';
import { createTestDatabase, HAS_POSTGRES } from '../../test/service/postgres/test-database';
import { databaseTime, ownTime } from './store/processor-time';
import { report } from './target';
import { writeGleif } from './write-registers';

/** `SIZE=1000000 npm run bench update`; a million takes some minutes. */
const SIZE = Number(process.env['SIZE'] ?? 100_000);
const CHANGED = SIZE / 50;
/** The size that the target is for. */
const TARGET_SIZE = 1_000_000;

type Asked = { files: string[]; isUpdate: boolean; url: string; postmaster: number };

/** Imports files in a process of its own. */
async function child(): Promise<void> {
  const [{ files, isUpdate, url, postmaster }] = (await once(process, 'message')) as [Asked];
  const pool = createPool({ url, size: 2, statementMs: 0 });
  const [own, database, wall] = [ownTime(), databaseTime(postmaster), performance.now()];
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 100);
  const { entities, relationships, problemCount } = await runImport([{ register: 'gleif', files }], {
    sink: await PostgresSink.begin(pool, { isUpdate }),
    ...{ clock: () => performance.now(), tell: () => undefined, isUpdate },
    signal: new AbortController().signal,
  });
  clearInterval(watch);
  const wallSeconds = (performance.now() - wall) / 1000;
  const { rows } = await pool.query<{ bytes: string }>(
    'select pg_database_size(current_database()) as bytes',
  );
  await pool.end();
  process.send?.({
    ...{ entities, relationships, problemCount, wallSeconds, megabytes: most / 1e6 },
    processSeconds: (ownTime() - own) / 1000,
    databaseSeconds: (databaseTime(postmaster) - database) / 1000,
    databaseMegabytes: Number(rows[0]?.bytes ?? 0) / 1e6,
  });
  process.disconnect();
}

async function main(): Promise<void> {
  if (!HAS_POSTGRES)
    throw new Error('Expected PostgreSQL on this machine (apt-get install postgresql), got none');
  const folder = mkdtempSync(join(tmpdir(), 'ker-update-'));
  const database = await createTestDatabase('');
  try {
    const { whole, day } = await writeGleif(folder, { size: SIZE, changed: CHANGED });
    for (const isUpdate of [false, true]) {
      const importing = fork(process.argv[1] ?? '', ['child']);
      const of = { url: database.url, postmaster: database.postmaster() };
      importing.send({ files: isUpdate ? day : whole, isUpdate, ...of } satisfies Asked);
      const [told] = (await once(importing, 'message')) as [{ wallSeconds: number; megabytes: number }];
      await once(importing, 'exit');
      console.log(JSON.stringify({ bench: 'update', size: SIZE, isUpdate, ...told }));
      if (!isUpdate || SIZE !== TARGET_SIZE) continue;
      const target = { bench: 'update', better: 'lower' } as const;
      const name = `${CHANGED} entities of ${SIZE}`;
      report({ ...target, name: `${name}, seconds`, value: told.wallSeconds, target: 60 });
      report({ ...target, name: `${name}, memory, MB`, value: told.megabytes, target: 300 });
    }
  } finally {
    database.remove();
    rmSync(folder, { recursive: true });
  }
}

void (process.argv[2] === 'child' ? child() : main());
