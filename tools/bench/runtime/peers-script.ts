import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'esbuild';

/** Runs with the built script of the peers' page, in a folder that is gone afterwards. */
export async function withPeersScript(run: (peersScript: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ker-bench-'));
  const peersScript = join(folder, 'peers.js');
  try {
    await build({
      entryPoints: ['tools/bench/runtime/peers.ts'],
      bundle: true,
      minify: true,
      outfile: peersScript,
    });
    await run(peersScript);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
