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
import { writeRegisters } from './write-registers';

/** `MEGABYTES=500 npm run bench registers`; minutes. */
const MEGABYTES = Number(process.env['MEGABYTES'] ?? 50);

type Asked = { gleif: string[]; sec: string[]; url: string; postmaster: number };

/** Imports the files in a process of its own, whose memory nothing else takes. */
async function child(): Promise<void> {
  const [{ gleif, sec, url, postmaster }] = (await once(process, 'message')) as [Asked];
  const pool = createPool({ url, statementMs: 0 });
  const [own, database] = [ownTime(), databaseTime(postmaster)];
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 100);
  const outcome = await runImport(
    [
      { register: 'gleif', files: gleif },
      { register: 'sec', files: sec },
    ],
    {
      sink: await PostgresSink.begin(pool),
      clock: () => performance.now(),
      tell: console.error,
      signal: new AbortController().signal,
    },
  );
  clearInterval(watch);
  const [processSeconds, databaseSeconds] = [
    (ownTime() - own) / 1000,
    (databaseTime(postmaster) - database) / 1000,
  ];
  await pool.end();
  const { entities, relationships, series, points, rows, problemCount, problems } = outcome;
  console.log(
    JSON.stringify({
      ...{ bench: 'registers', entities, relationships, series, points, rows, problemCount },
      ...{ problems: problems.slice(0, 3), processSeconds, databaseSeconds },
    }),
  );
  const bench = 'registers';
  report({ bench, name: 'memory of the import, MB', value: most / 1e6, target: 300, better: 'lower' });
  const rate = rows / Math.max(processSeconds, databaseSeconds);
  report({
    bench,
    name: 'rows a second of the longer processor time',
    value: rate,
    target: 20_000,
    better: 'higher',
  });
  process.disconnect();
}

async function main(): Promise<void> {
  if (!HAS_POSTGRES)
    throw new Error('Expected PostgreSQL on this machine (apt-get install postgresql), got none');
  console.log(JSON.stringify({ bench: 'registers', megabytes: MEGABYTES, postgresSettings: 'defaults' }));
  const folder = mkdtempSync(join(tmpdir(), 'ker-registers-'));
  const database = await createTestDatabase('');
  try {
    const files = await writeRegisters(folder, MEGABYTES * 1e6);
    const importing = fork(process.argv[1] ?? '', ['child']);
    importing.send({ ...files, url: database.url, postmaster: database.postmaster() } satisfies Asked);
    await once(importing, 'exit');
  } finally {
    database.remove();
    rmSync(folder, { recursive: true });
  }
}

void (process.argv[2] === 'child' ? child() : main());
