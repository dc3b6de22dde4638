import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SCRIPT = resolve('tools/lint/readability.mjs');
const PLAIN = 'The cell shows the name of the bank and the day of its last sale. You can read it at once.';
const HARD =
  'Organisational considerations necessitate comprehensive interoperability documentation, notwithstanding infrastructural heterogeneity.';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'readability-'));
  execFileSync('git', ['init', '-q', folder]);
  mkdirSync(join(folder, 'docs'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function faultsOf(page: string, text: string): string {
  writeFileSync(join(folder, page), text);
  return spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' }).stderr.trim();
}

test.each([
  ['docs/glossary.md', `${PLAIN}\n`, ''],
  ['docs/glossary.md', `${HARD}\n`, 'docs/glossary.md: a reading ease of'],
  ['docs/glossary.md', `${PLAIN}\n`.repeat(40), 'docs/glossary.md: 3640 bytes, at most 3000'],
  ['docs/other.md', `${PLAIN}\n`.repeat(2_000), 'All pages: 182000 bytes, at most 165000'],
])('of %s is said what is too long or too hard (%#)', (page, text, fault) => {
  const faults = faultsOf(page, text);
  expect(faults.slice(0, fault.length)).toBe(fault);
  if (fault === '') expect(faults).toBe('');
});
