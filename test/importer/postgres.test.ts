import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Pool } from 'pg';

import { currentDataset } from '../../src/service/postgres/datasets';
import { createPool } from '../../src/service/postgres/pool';
import { describeWithPostgres } from '../service/postgres/describe-with-postgres';
import { createTestDatabase, type TestDatabase } from '../service/postgres/test-database';
import { builtProgram } from './built-program';
import { sample } from './imported';
import { temporaryFolder } from './temporary-folder';

describeWithPostgres('the importer before PostgreSQL', () => {
  let database: TestDatabase;
  let pool: Pool;
  let program: string;

  beforeAll(async () => {
    program = await builtProgram();
    database = await createTestDatabase();
    pool = createPool({ url: database.url });
  });

  afterAll(async () => {
    await pool.end();
    database.remove();
  });

  async function run(args: readonly string[], whenTold?: (kill: () => void, told: string) => void) {
    const env = { PATH: process.env['PATH'], KER_STORE: database.url };
    const child = spawn(process.execPath, [program, ...args], { env });
    let [out, err] = ['', ''];
    child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
    child.stderr.on('data', (chunk: Buffer) => {
      err += chunk.toString();
      whenTold?.(() => child.kill('SIGINT'), err);
    });
    return new Promise<{ code: number | null; out: string; err: string }>((resolve) =>
      child.on('close', (code) => resolve({ code, out, err })),
    );
  }

  const GLEIF = ['gleif', sample('gleif-lei-records.csv'), sample('gleif-relationships.csv')];
  const SEC = [
    ...['sec', sample('sec/company_tickers.json'), sample('sec/submissions-CIK0000320193.json')],
    sample('sec/companyfacts-CIK0000320193.json'),
  ];

  test('registers are loaded together, and a parent and a figure with its filing are in the database', async () => {
    const { code, out, err } = await run([...GLEIF, ...SEC, '--only']);
    expect({ code, err }).toEqual({ code: 0, err: expect.stringContaining('All rows are read') as string });
    expect(out).not.toContain('Not read');
    const { version, schema, figures } = await currentDataset(pool);
    expect(version).toBe(1);
    expect(figures['entities']).toBeGreaterThan(10);
    const { rows: parents } = await pool.query(
      `select f.name as parent, t.name as child from ${schema}.relationship r join ${schema}.entity f on f.no = r."from"
       join ${schema}.entity t on t.no = r."to" join ${schema}.kind k on k.no = r.kind where k.type = 'IS_ULTIMATE_PARENT_OF' order by t.name`,
    );
    expect(parents).toContainEqual({ parent: 'Citigroup Inc.', child: 'Citicorp LLC' });
  });

  test('a register that is loaded next takes the place of the one before, and a rollback brings that back', async () => {
    expect((await run([...SEC, '--only'])).code).toBe(0);
    expect((await currentDataset(pool)).version).toBe(2);
    const { code, out } = await run(['--rollback']);
    expect({ code, out }).toEqual({ code: 0, out: 'Version 1, the previous one, is served again.\n' });
    expect((await currentDataset(pool)).version).toBe(1);
  });

  test('an import that would leave nothing is refused, and what is served and the one before it stay', async () => {
    const folder = temporaryFolder('none');
    writeFileSync(join(folder, 'entities.csv'), '');
    const { code, err } = await run(['own', folder, '--only']);
    expect(err).toContain('--allow-loss loads it all the same');
    expect(err).toContain('Nothing was changed: the previous dataset is still served.');
    expect(code).toBe(1);
    expect((await currentDataset(pool)).version).toBe(1);
  });

  test('an import that a person ends goes on by the same command; another command, or one that fails, leaves nothing of it', async () => {
    const folder = temporaryFolder('own');
    const rows = Array.from(
      { length: 300_000 },
      (_, at) => `k${at},Company,Firm ${at},Register,2026-01-01\n`,
    );
    writeFileSync(join(folder, 'entities.csv'), `key,type,name,source_name,source_date\n${rows.join('')}`);
    // A second signal ends the process at once.
    const once = (word: string): ((kill: () => void, told: string) => void) => {
      let isKilled = false;
      return (kill, told) => {
        if (told.includes(word) && !isKilled) kill();
        isKilled ||= told.includes(word);
      };
    };
    const ended = await run(['own', folder, '--only'], once('rows, '));
    expect(ended.err).toContain('The import was ended\nNothing was changed');
    expect(ended.err).toContain('To resume, run the same command again');
    expect(ended.code).toBe(130);
    expect((await currentDataset(pool)).version).toBe(1);
    const goneOn = await run(['own', folder, '--only'], once('rows are already loaded'));
    expect(goneOn.err).toMatch(/Resuming the import: [\d,]+ rows are already loaded/);
    expect(goneOn.code).toBe(130);
    const broken = await run(['gleif', sample('fred-UNRATE.csv'), '--only']);
    expect(broken.code).toBe(1);
    expect((await currentDataset(pool)).version).toBe(1);
    const { rows: schemas } = await pool.query<{ name: string }>(
      "select nspname as name from pg_namespace where nspname ~ '^ker_[0-9]' order by 1",
    );
    expect(schemas.map(({ name }) => name)).toEqual(['ker_1', 'ker_2']);
  });

  test('a dry run finds what the import of the same files does', async () => {
    const folder = temporaryFolder('again');
    const files = {
      'entities.csv':
        'key,type,name,source_name,source_date\na,Company,A,R,2026-01-01\na,Company,B,R,2026-01-01\nc,Company,C,R,2026-01-01\n',
      'relationships.csv': `type,from,to,source_name,source_date\n${'OWNS,a,C,R,2026-01-01\n'.repeat(2)}OWNS,a,nobody,R,2026-01-01\n`,
      'series.csv': `entity,name,unit,date,value,source_name,source_date\n${'A,Revenue,EUR,2025-12-31,1,R,2026-01-01\n'.repeat(2)}a,Revenue,EUR,2025-12-31,2,R,2026-01-01\n`,
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const [dry, whole] = [
      await run(['own', folder, '--only', '--dry-run']),
      await run(['own', folder, '--only']),
    ];
    expect([dry.code, whole.code]).toEqual([3, 0]);
    const found = ({ out }: { out: string }) =>
      out
        .split('\n')
        .filter((line) => /^(?: {2}|Made one|In doubt|Not read)/.test(line))
        .sort();
    expect(found(dry)).toEqual(found(whole));
    expect(found(dry)).toHaveLength(6);
  });

  test('an update changes the records that it names, and all else stays', async () => {
    expect((await run([...GLEIF, '--only'])).code).toBe(0);
    const { figures } = await currentDataset(pool);
    const { code, out } = await run(['--update', ...SEC]);
    expect({ code, out }).toEqual({ code: 0, out: expect.stringContaining('Imported: ') as string });
    const after = await currentDataset(pool);
    expect(after.figures.entities).toBeGreaterThan(figures.entities ?? Infinity);
    expect(after.figures.series).toBeGreaterThan(0);
    expect((await run(['--update', ...GLEIF])).code).toBe(0);
    expect((await currentDataset(pool)).figures).toMatchObject({ entities: after.figures.entities });
  });
});
