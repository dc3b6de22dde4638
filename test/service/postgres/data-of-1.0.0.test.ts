import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Pool } from 'pg';

import { createService } from '../../../src/service/app';
import { currentDataset } from '../../../src/service/postgres/datasets';
import { createPool } from '../../../src/service/postgres/pool';
import { createPostgresStore } from '../../../src/service/postgres/postgres-store';
import { answerNow, FIRST_VERSION, recordedAnswers } from '../../fixtures/recorded-answers';
import { builtProgram } from '../../importer/built-program';
import { describeWithPostgres } from './describe-with-postgres';
import { createTestDatabase, type TestDatabase } from './test-database';

const KEY = 'ker-test-key';

describeWithPostgres('a database that version 1.0.0 filled', () => {
  let database: TestDatabase;
  let owner: Pool;

  beforeAll(async () => {
    database = await createTestDatabase();
    owner = createPool({ url: database.url });
    await owner.query(readFileSync(join(FIRST_VERSION, 'postgres.sql'), 'utf8'));
  });
  afterAll(async () => {
    await owner.end();
    database.remove();
  });

  test('is served with the same answers', async () => {
    const postgres = createPostgresStore({ url: database.url, connections: 3 });
    const { fetch } = createService({ ...postgres, keys: [KEY] });
    const send = (path: string, init: RequestInit) => fetch(new Request(`http://localhost${path}`, init));
    try {
      for (const recorded of recordedAnswers('postgres-answers.jsonl'))
        expect(await answerNow(recorded, { key: KEY, send })).toEqual(recorded);
    } finally {
      await postgres.close();
    }
  });

  test('takes the next import, and a rollback serves the old data again', async () => {
    const program = await builtProgram();
    const run = async (...args: string[]): Promise<unknown> => {
      const env = { PATH: process.env['PATH'], KER_STORE: database.url };
      const child = spawn(process.execPath, [program, ...args], { env, stdio: 'ignore' });
      return (await once(child, 'exit'))[0];
    };
    expect(await run('own', join(FIRST_VERSION, 'own-data'), '--only')).toBe(0);
    expect((await currentDataset(owner)).version).toBe(2);
    expect(await run('--rollback')).toBe(0);
    expect((await currentDataset(owner)).version).toBe(1);
  });
});
