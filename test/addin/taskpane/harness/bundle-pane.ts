import path from 'node:path';

import { build, stop } from 'esbuild';

/** The pane with its fixtures as one script. */
export async function bundlePane(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'page.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    jsx: 'automatic',
    minify: true,
    write: false,
    outfile: 'pane.js',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  await stop();
  const script = outputFiles.find((file) => file.path.endsWith('pane.js'));
  if (script === undefined) throw new Error('Expected esbuild to give pane.js');
  return script.text;
}
