import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { createTestDatabase, HAS_POSTGRES, type TestDatabase } from './test-database';

/** A database for what needs no more than SQL: neither processes to kill nor roles to log in as. */
export type SqlDatabase = Pick<TestDatabase, 'url' | 'remove'>;

/** Whether PGlite stands in for the server that is not installed here; `PGLITE=1` has it do so where one is. */
const IS_PGLITE = !HAS_POSTGRES || process.env['PGLITE'] === '1';

/** Makes one: PostgreSQL where it is installed, else PGlite, which is PostgreSQL as WebAssembly. */
export async function createSqlDatabase(): Promise<SqlDatabase> {
  return IS_PGLITE ? createPglite() : createTestDatabase();
}

/** It is a process of its own, which would else run inside of Jest's modules, and ends with this one. */
async function createPglite(): Promise<SqlDatabase> {
  const child = spawn(process.execPath, [join(__dirname, 'pglite-server.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { url, remove: () => void child.kill() };
}
