import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

test('a message is reworded with {} and with values, and nothing else is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ker-reword-'));
  const file = join(folder, 'message.ts');
  writeFileSync(
    file,
    "say('{} must not be blank', name);\n'KER.PROP: entity must not be blank';\n'not blank';\n",
  );
  execFileSync('git', ['init', '-q', folder]);
  execFileSync('git', ['-C', folder, 'add', '.']);
  const arguments_ = [resolve('tools/docs/reword.mjs'), '{} must not be blank', '{} must have a value'];
  const shown = execFileSync('node', arguments_, { cwd: folder, encoding: 'utf8' });
  expect(shown).toContain('message.ts\n1 files');
  expect(readFileSync(file, 'utf8')).toBe(
    "say('{} must have a value', name);\n'KER.PROP: entity must have a value';\n'not blank';\n",
  );
  rmSync(folder, { recursive: true });
});
