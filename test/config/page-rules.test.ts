import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The lines that the rule refuses in a test. */
function refused(lines: readonly string[]): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'ker-rule-'));
  try {
    mkdirSync(join(folder, 'test'));
    const file = join(folder, 'test', 'page.ts');
    writeFileSync(file, lines.join('\n'));
    const program = ['node_modules/oxlint/bin/oxlint', '-c', 'test/config/oxlint.json', '-f', 'json', file];
    const { stdout } = spawnSync(process.execPath, program, { encoding: 'utf8' });
    const told = JSON.parse(stdout) as {
      diagnostics: { code: string; labels: { span: { line: number } }[] }[];
    };
    return told.diagnostics
      .filter(({ code }) => code === 'pages(waits)')
      .flatMap(({ labels }) => labels.map(({ span }) => span.line));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('what a page shows is expected where it is asked again, and at once only that there is none', () => {
  const lines: [line: string, isRefused: boolean][] = [
    ["expect(await list.allInnerTexts()).toEqual(['EDGAR']);", true],
    ["expect(await page.getByRole('tab').allTextContents()).toContain('Ask');", true],
    ['expect(await notice.isVisible()).toBe(true);', true],
    ['expect(await list.count()).toBe(3);', true],
    ['expect(await list.count()).toBeGreaterThan(0);', true],
    ['expect(await list.count()).toBe(0);', false],
    ['await until(async () => expect(await list.count()).toBe(3));', false],
    ['await until(async () => { expect(await notice.isHidden()).toBe(true); });', false],
    ["expect(await field.inputValue()).toBe('1');", false],
    ['const texts = await list.allInnerTexts();', false],
    ['expect(counts.count()).toBe(3);', false],
  ];
  const expected = lines.flatMap(([, isRefused], at) => (isRefused ? [at + 1] : []));
  expect(refused(lines.map(([line]) => line))).toEqual(expected);
});
