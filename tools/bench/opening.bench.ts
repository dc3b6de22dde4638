import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { build } from 'esbuild';

import { launchBrowser } from '../../test/browser/browser';
import { openAddIn, type PageOptions } from './runtime/add-in-page';
import { serveRuntime, startService } from './runtime/service';
import { report } from './target';

const ROUNDS = Number(process.env['ROUNDS'] ?? 7);
/** As the laptops of those who open the workbook, beside a server's processor. */
const SLOWDOWN = 4;
const ADD_IN: PageOptions = { file: 'taskpane.html', functions: 20, slowdown: SLOWDOWN };
/** As Microsoft's template makes it: office.js, and a script with its polyfills and five small functions. */
const TEMPLATE: PageOptions = { file: 'peers.html', functions: 5, slowdown: SLOWDOWN };

/** What opening the add-in costs the main thread before its first cell, beside an add-in as the template makes it. */
async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'ker-bench-'));
  const peersScript = join(folder, 'peers.js');
  await build({
    entryPoints: ['tools/bench/runtime/template.ts'],
    bundle: true,
    minify: true,
    outfile: peersScript,
  });
  const service = await startService({ peersScript });
  const browser = await launchBrowser();
  const opened = async (options: PageOptions): Promise<number> => {
    const page = await openAddIn(browser, service, options);
    await page.close();
    return page.opening;
  };
  try {
    const [ours, template]: [number[], number[]] = [[], []];
    // The first page also starts what the browser shares among its pages.
    await opened(TEMPLATE);
    for (let round = 0; round < ROUNDS; round++) {
      template.push(await opened(TEMPLATE));
      ours.push(await opened(ADD_IN));
      console.log(JSON.stringify({ bench: 'opening', template: template.at(-1), ours: ours.at(-1) }));
    }
    report({
      bench: 'opening',
      name: `main thread until quiet at ${SLOWDOWN} × slowdown ÷ template add-in`,
      value: median(ours) / median(template),
      target: 1,
      better: 'lower',
    });
  } finally {
    await browser.close();
    service.stop();
    rmSync(folder, { recursive: true });
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
}

const [, , role, peersScript, dist] = process.argv;
if (role === 'serve') serveRuntime(peersScript ?? '', dist ?? '');
else void main().then(() => process.exit());
