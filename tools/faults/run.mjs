// Bundles the faults and runs them over the built add-in. With --report it writes the table to docs/reports.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { writeMeasured } from '../bench/write-report.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');
const outfile = join(root, 'dist/bench/faults.cjs');
const isReport = process.argv.includes('--report');
const words = process.argv.slice(2).filter((word) => word !== '--report');
await build({
  entryPoints: [join(here, 'main.ts')],
  outfile,
  bundle: true,
  platform: 'node',
  target: 'node20',
  external: ['esbuild'],
  logLevel: 'error',
});
const { status, stdout } = spawnSync(process.execPath, [outfile, ...words], {
  cwd: root,
  stdio: ['inherit', isReport ? 'pipe' : 'inherit', 'inherit'],
  encoding: 'utf8',
});
if (isReport) writeMeasured(join(root, 'docs/reports/faults.md'), 'npm run faults -- --report', stdout);
process.exitCode = status ?? 1;
