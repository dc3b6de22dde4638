import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const SCRIPT = resolve('tools/lint/check-prose.mjs');
const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prose-'));
  for (const name of ['docs', 'src']) mkdirSync(join(folder, name));
  for (const name of ['README', 'CHANGELOG', 'CONTRIBUTING', 'SECURITY']) write(`${name}.md`, `# ${name}\n`);
});

afterEach(() => rmSync(folder, { recursive: true }));

const write = (file: string, text: string) => writeFileSync(join(folder, file), text);

function check() {
  const { status, stderr } = spawnSync(process.execPath, [SCRIPT], { cwd: folder, encoding: 'utf8' });
  return { status, faults: stderr.trim() };
}

test('pages without faults pass', () => {
  write('docs/page.md', `# Page\n\nSee [below](#part-two) and [the readme](../README.md).\n\n## Part two\n`);
  expect(check()).toEqual({ status: 0, faults: '' });
});

test.each([
  ['a long sentence', `${words(20)}\n${words(16)}.\n`, 'a sentence of 36 words'],
  ['a long line', `${'a'.repeat(60)} ${'b'.repeat(60)}\n`, 'docs/page.md:3: a line of 121 characters'],
  ['a typed count', 'The service has 521 files of code.\n', '"521 files of" is typed'],
  ['a banned turn', 'It is told as no match.\n', '"is told"'],
  ['a link to no file', '[x](nothing.md)\n', 'the link nothing.md leads nowhere'],
  ['a link to no heading', '[x](#nothing)\n', 'the link #nothing leads nowhere'],
])('%s is a fault', (_, text, fault) => {
  write('docs/page.md', `# Page\n\n${text}`);
  expect(check()).toEqual({ status: 1, faults: expect.stringContaining(fault) as string });
});

test('tables, code and links may be long', () => {
  const long = 'a'.repeat(130);
  write(
    'docs/page.md',
    `# Page\n\n| ${long} |\n| --- |\n\n    ${long}\n\nSee \`${long}\` or [x](https://example.com/${long}).\n`,
  );
  expect(check().status).toBe(0);
});

test('a report of a benchmark has its command, date, machine and commit', () => {
  mkdirSync(join(folder, 'docs', 'reports'));
  const lines = ['- Command: `npm run bench x`', '- Date: 2026-11-28', '- Machine: 2 cores', '- Commit: abc'];
  write('docs/reports/x.md', `# X\n\n${lines.join('\n')}\n`);
  expect(check().status).toBe(0);
  write('docs/reports/x.md', `# X\n\n${lines.slice(0, 3).join('\n')}\n`);
  expect(check().faults).toBe('docs/reports/x.md: no line "- Commit: …"');
});

test('an entry of the changelog has at most 25 words, a release at most 120 entries', () => {
  write(
    'CHANGELOG.md',
    `# Changelog\n\n## 1.1.0\n\n- ${words(23)}\n  and end.\n${'- One.\n'.repeat(119)}\n## 1.0.0\n\n- One.\n`,
  );
  expect(check().status).toBe(0);
  write('CHANGELOG.md', `# Changelog\n\n## 1.0.0\n\n- ${words(26)}.\n${'- One.\n'.repeat(120)}`);
  expect(check().faults.split('\n')).toEqual([
    expect.stringContaining('a line of') as string,
    'CHANGELOG.md: 121 entries in 1.0.0',
    expect.stringContaining('an entry of 26 words') as string,
  ]);
});

test.each([
  ['/** One. Two. Three. */', 'a doc comment of 3 sentences, of at most 1 words'],
  [`/** ${words(36)}. */`, 'a doc comment of 1 sentences, of at most 36 words'],
  ['/** What a cell is told. */', '"is told"'],
])('the doc comment %s is a fault in any folder', (comment, fault) => {
  mkdirSync(join(folder, 'src', 'service', 'questions'), { recursive: true });
  write('src/service/questions/one.ts', `${comment}\nexport {};\n`);
  expect(check().faults).toBe(`src/service/questions/one.ts:1: ${fault}`);
});
