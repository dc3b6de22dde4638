// Runs the suites of conformance, searches, expressions and questions, writes down what they ask of the built-in dataset and what
// they are answered, then asks PostgreSQL each of it: `node test/service/postgres/suites-on-postgres.mjs`, many minutes.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'ker-asked-'));
const file = join(folder, 'asked.jsonl');
const SUITES = ['conformance', 'service/search', 'service/query', 'service/answers', 'service/questions'];

const jest = (paths, settings) =>
  spawnSync(process.execPath, ['node_modules/jest/bin/jest.js', ...paths], {
    ...{ cwd: root, stdio: 'inherit', env: { ...process.env, ...settings } },
  }).status ?? 1;

try {
  const suites = jest(
    SUITES.map((path) => `test/${path}/`),
    { KER_ASKED_INTO: file },
  );
  console.log(`The suites asked ${readFileSync(file, 'utf8').split('\n').length - 1} times.`);
  const same = jest(['test/service/postgres/both-stores'], { KER_ASKED: file });
  process.exitCode = Math.max(suites, same);
} finally {
  rmSync(folder, { recursive: true });
}
