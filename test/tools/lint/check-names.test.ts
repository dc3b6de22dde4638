import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const SCRIPT = resolve('tools/lint/check-names.mjs');

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'names-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function check(files: Record<string, string>) {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' });
  return { status, faults: stderr.trim() };
}

test('plain names pass, and names that recur in other folders or languages', () => {
  const files = [
    'src/addin/cells/text.ts',
    'src/addin/functions/text.ts',
    'src/shared/texts/de/a.ts',
    'src/shared/texts/en/a.ts',
  ];
  const text = 'export const withheld = 1;\nexport function takeover() {}\nexport { one as two };\n';
  expect(check(Object.fromEntries(files.map((file) => [file, text])))).toEqual({ status: 0, faults: '' });
});

test.each([
  ['a file name', { 'src/addin/said-in-vain.ts': '' }, 'said-in-vain.ts: "said"'],
  ['the name of a test', { 'test/addin/told.test.ts': '' }, '"told"'],
  ['a function', { 'src/a.ts': 'export async function readAsked() {}' }, '"Asked" in readAsked'],
  ['a type', { 'tools/a.ts': 'export type KeptKey = string;' }, '"Kept" in KeptKey'],
  ['a constant', { 'src/a.ts': "export const SAID_BY = '';" }, '"SAID" in SAID_BY'],
  ['a name in a list', { 'src/a.ts': 'export type { One, Two as Held };' }, '"Held" in Held'],
  [
    'a name that recurs in a folder',
    { 'src/a/b/c/name.ts': '', 'src/a/b/name.ts': '' },
    'src/a/b/name.ts: src/a/b/c/name.ts has the same name',
  ],
])('%s is refused', (_, files, fault) => {
  expect(check(files)).toEqual({ status: 1, faults: expect.stringContaining(fault) as string });
});
