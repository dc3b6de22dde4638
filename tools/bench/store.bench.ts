import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import {
  createTestDatabase,
  HAS_POSTGRES,
  type TestDatabase,
} from '../../test/service/postgres/test-database';
import type { Imported } from './store/import-world';
import { importWorld } from './store/import-world';
import { NAMES, serveWorld, type Kind, type Served } from './store/serve-world';
import { typedNames, type Typed } from './store/world';
import { report } from './target';

/** `SIZES=13000,100000,1000000 npm run bench store`; a million takes some minutes. */
const SIZES = (process.env['SIZES'] ?? '13000,100000').split(',').map(Number);
/** Above this the memory store needs gigabytes and minutes. */
const MOST_IN_MEMORY = 200_000;
/** The size that the targets are for. */
const TARGET_SIZE = 1_000_000;

/** Beside PostgreSQL's own; an operator may set others: `POSTGRES_SETTINGS='-c max_wal_size=4GB' npm run bench store`. */
const POSTGRES_SETTINGS = process.env['POSTGRES_SETTINGS'] ?? '';

type Asked = { what: 'import' | Kind; size: number; url: string; postmaster: number; names: Typed[] };

/** Runs one measurement in a process of its own, so that its memory is its own. */
async function inProcess<Result>(asked: Asked): Promise<Result> {
  const child: ChildProcess = fork(process.argv[1] ?? '', ['child'], { execArgv: ['--expose-gc'] });
  child.send(asked);
  const [result] = (await once(child, 'message')) as [Result];
  await once(child, 'exit');
  return result;
}

async function measured(size: number, database: TestDatabase): Promise<void> {
  const names = typedNames(size, NAMES);
  const of = { size, url: database.url, postmaster: database.postmaster(), names };
  const imported = await inProcess<Imported>({ what: 'import', ...of });
  console.log(JSON.stringify({ bench: 'store', size, import: imported }));
  const kinds: Kind[] = size > MOST_IN_MEMORY ? ['postgres'] : ['memory', 'postgres'];
  let served: Served | undefined;
  for (const kind of kinds) {
    served = await inProcess<Served>({ what: kind, ...of });
    console.log(JSON.stringify({ bench: 'store', size, kind, ...served }));
  }
  if (size !== TARGET_SIZE || served === undefined) return;
  const target = (name: string, value: number, wanted: number, better: 'lower' | 'higher' = 'lower') =>
    report({
      bench: 'store',
      name: `${name}, ${size} entities in PostgreSQL`,
      value,
      target: wanted,
      better,
    });
  target('seconds until ready', served.readySeconds, 5);
  target('megabytes of the service process', served.megabytes, 300);
  target('p99 of a search, milliseconds of processor time', served.search.p99, 10);
  target('first hits for exact names', served.hits.exact, 0.995, 'higher');
  target('first hits with one slip', served.hits.oneSlip, 0.9, 'higher');
  target('first hits for begun names', served.hits.begun, 0.85, 'higher');
  target('p99 of the slowest kind of filter, milliseconds of processor time', served.slowestFilter, 50);
  target('p99 of the slowest kind of count, milliseconds of processor time', served.slowestCount, 200);
  target('entities imported a second of processor time', imported.entitiesASecond, 20_000, 'higher');
  target('megabytes of the import', imported.megabytes, 300);
}

async function main(): Promise<void> {
  if (!HAS_POSTGRES)
    throw new Error('Expected PostgreSQL on this machine (apt-get install postgresql), got none');
  console.log(JSON.stringify({ bench: 'store', postgresSettings: POSTGRES_SETTINGS || 'defaults' }));
  for (const size of SIZES) {
    const database = await createTestDatabase(POSTGRES_SETTINGS);
    try {
      await measured(size, database);
    } finally {
      database.remove();
    }
  }
}

async function child(): Promise<void> {
  const [{ what, names, ...of }] = (await once(process, 'message')) as [Asked];
  process.send?.(what === 'import' ? await importWorld(of) : await serveWorld(what, of, names));
  process.disconnect();
}

void (process.argv[2] === 'child' ? child() : main()).then(() => process.exit());
