import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

import { build } from 'esbuild';

import { temporaryFolder } from './temporary-folder';

/** Bundles the importer as `npm run import` does, beside the built-in dataset; the program's path. */
export async function builtProgram(): Promise<string> {
  const folder = temporaryFolder('importer');
  const program = join(folder, 'importer/main.cjs');
  mkdirSync(join(folder, 'server'));
  symlinkSync(join(__dirname, '../../src/service/data'), join(folder, 'server/data'));
  await build({
    entryPoints: [join(__dirname, '../../src/importer/main.ts')],
    outfile: program,
    bundle: true,
    platform: 'node',
    target: 'node20',
    external: ['pg-native'],
    logLevel: 'error',
  });
  return program;
}
