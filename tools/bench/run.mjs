// Bundles the benchmarks named on the command line (all without names) and runs each in a process of its own. With
// --report each writes what it printed to docs/reports.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

import { writeReport } from './write-report.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');
const isReport = process.argv.includes('--report');
const wanted = process.argv.slice(2).filter((word) => word !== '--report');
const benches = readdirSync(here)
  .filter((file) => file.endsWith('.bench.ts'))
  .filter((file) => wanted.length === 0 || wanted.some((name) => file.startsWith(name)));

for (const bench of benches) {
  const outfile = join(root, 'dist/bench', bench.replace(/\.ts$/, '.cjs'));
  await build({
    entryPoints: [join(here, bench)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['esbuild', 'playwright-core', '@sparticuz/chromium', 'pg-native'],
    logLevel: 'error',
  });
  const { status, stdout } = spawnSync(process.execPath, ['--expose-gc', outfile], {
    cwd: root,
    stdio: ['inherit', isReport ? 'pipe' : 'inherit', 'inherit'],
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  if (isReport) writeReport(bench.replace('.bench.ts', ''), stdout);
  if (status !== 0) process.exitCode = 1;
}
