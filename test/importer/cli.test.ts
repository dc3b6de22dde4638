import { spawn } from 'node:child_process';
import { join } from 'node:path';

import { readArguments } from '../../src/importer/arguments';
import { builtProgram } from './built-program';
import { sample, written } from './imported';

let program: string;

beforeAll(async () => {
  program = await builtProgram();
});

type Ended = { code: number | null; out: string; err: string };

async function run(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Ended> {
  const child = spawn(process.execPath, [program, ...args], { env: { PATH: process.env['PATH'], ...env } });
  let [out, err] = ['', ''];
  child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, out, err })));
}

const GLEIF = [sample('gleif-lei-records.csv'), sample('gleif-relationships.csv')];

test('a dry run of several registers counts what would be imported beside the built-in dataset', async () => {
  const { code, out, err } = await run([
    'gleif',
    ...GLEIF,
    'own',
    join(__dirname, '../service/own-data-example'),
    '--dry-run',
  ]);
  expect(err).toContain('All rows are read');
  expect(out).toMatch(/^Read and checked, nothing written: 13,[89]\d\d entities, /);
  expect(out).not.toContain('Not read');
  expect(code).toBe(0);
});

test('a dry run alone names what names nothing, and says by its exit code that there is such', async () => {
  const { code, out } = await run(['gleif', GLEIF[1] ?? '', '--dry-run', '--only']);
  expect(out).toContain('Not read: ');
  expect(out).toContain(
    'gleif-relationships.csv:2: Expected `from` to name an entity, got "lei:549300J43MRRHUL8JX64"',
  );
  expect(code).toBe(3);
});

test('a dry run of a register that would give next to nothing says so, and by its exit code', async () => {
  const [file = ''] = written({ 'entities.csv': 'typ,nam,quelle\nCompany,A,Register\n' });
  const { code, out } = await run(['own', file, '--dry-run', '--only']);
  expect(out).toContain(
    'own: Expected more rows that can be read than rows that cannot, got 0 and 1; --allow-loss loads it all the same',
  );
  expect(code).toBe(3);
});

test('German files are read by what their cells prove, which the log says', async () => {
  const { code, out, err } = await run([
    ...['own', join(__dirname, '../service/own-data-german'), '--dry-run', '--only'],
  ]);
  expect(err).toContain('series.csv: decimal commas ("1.199,50" in series.csv:4), dates with the day first');
  expect(out).toMatch(
    /^Read and checked, nothing written: 3 entities, 0 relationships, 1 series with 4 points/,
  );
  expect(code).toBe(0);
});

test('a number that can be read in two ways is named, and read with --locale', async () => {
  const files = written({
    'entities.csv':
      'type;name;staff;source_name;source_date\nCompany;A;980;Register;2026-01-31\nCompany;B;1.250;Register;2026-01-31\n',
  });
  const { code, out } = await run(['own', ...files, '--dry-run', '--only']);
  expect(out).toContain('entities.csv:3: Expected `staff` to be a number that can be read in one way');
  expect(code).toBe(3);
  const set = await run(['own', ...files, '--dry-run', '--only', '--locale', 'de-DE']);
  expect(set.err).toContain('entities.csv: read as de-DE writes numbers and dates');
  expect([set.code, set.out]).toEqual([0, expect.stringContaining('2 entities')]);
});

test('the built-in dataset is imported alone where no register is named', () => {
  expect(readArguments(['built-in'], {})).toMatchObject({ groups: [], only: false, rollback: false });
});

test('a file that breaks off ends the import, and says that nothing was changed', async () => {
  const [file = ''] = written({ 'records.csv.gz': Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3, 1]) });
  const { code, err } = await run(['gleif', file, '--dry-run', '--only']);
  expect(err).toContain('unexpected end of file\nNothing was changed');
  expect(code).toBe(1);
});

test.each([
  [[], 'Expected one of own, gleif, sec, sdmx, worldbank, fred, ecb, or built-in, got nothing'],
  [['built-in', '--only'], 'Expected built-in without --only, got both: nothing would be imported'],
  [['fred', 'unrate.csv', '--update'], 'Expected --update with gleif or sec, got fred: import it as a whole'],
  [['built-in', '--update'], 'Expected --update with gleif or sec, got built-in: import it as a whole'],
  [
    ['gleif', 'lei2.csv', '--update', '--dry-run'],
    'Expected --update without --only and --dry-run, got both',
  ],
  [['records.csv'], 'Expected one of own, gleif, sec, sdmx, worldbank, fred, ecb first, got "records.csv"'],
  [['gleif', '--dry-run'], 'Expected files after gleif, got none'],
  [['gleif', '/nowhere.csv', '--dry-run'], 'Expected /nowhere.csv to be a file or a folder, got nothing'],
  [['gleif', '--download'], 'Expected --contact with an address at which a register can reach you, got none'],
  [['gleif', '--download', '--contact', 'me'], 'Expected --contact to be an e-mail address, got "me"'],
  [
    ['own', 'x', '--locale', 'German'],
    'Expected --locale to be a language and region such as de-DE, got "German"',
  ],
  [['gleif', 'x', '--dryrun'], "Unknown option '--dryrun'"],
  [['own', sample('gleif-elf.csv'), '--dry-run'], 'to be called entities…, relationships… or series…'],
  [['gleif', sample('gleif-elf.csv')], 'Expected --store postgres://…, KER_STORE or --dry-run, got none'],
])('%j is refused with a reason and the usage', async (args, reason) => {
  const { code, err } = await run(args);
  expect(err).toContain(reason);
  expect(err).toContain('npm run import -- REGISTER FILES');
  expect(code).toBe(2);
});
