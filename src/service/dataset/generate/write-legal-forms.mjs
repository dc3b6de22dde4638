// Writes src/shared/names/legal-form-table.ts from the list of ISO 20275 in ../inputs.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';

import { build } from 'esbuild';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const { outputFiles } = await build({
  entryPoints: [at('legal-forms.ts')],
  bundle: true,
  format: 'esm',
  platform: 'node',
  write: false,
});
const { legalFormModule } = await import(
  `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
);
writeFileSync(
  at('../../../shared/names/legal-form-table.ts'),
  legalFormModule(brotliDecompressSync(readFileSync(at('../inputs/elf-1.6.tsv.br'))).toString('utf8')),
);
