// Bundles the benchmarks named on the command line (all without names) and runs each in a process of its own.
import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { build } from 'esbuild';

const here = fileURLToPath(new URL('.', import.meta.url));
const root = join(here, '../..');
const wanted = process.argv.slice(2);
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
  const { status } = spawnSync(process.execPath, ['--expose-gc', outfile], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
