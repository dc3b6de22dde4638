import { launchBrowser } from '../../test/browser/browser';
import { openAddIn, type Cost } from './runtime/add-in-page';
import { withPeersScript } from './runtime/peers-script';
import { serveRuntime, startService } from './runtime/service';
import { report } from './target';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
const CELLS = Number(process.env['CELLS'] ?? 50_000);
/** What Excel on the web takes in one message. */
const EXCEL_BYTES = 5 * 1024 * 1024;

/** Held values are cheap, so that what else the machine does weighs more: each page tells them several times. */
const WARM_RUNS = 3;

type Round = { cold: Cost[]; warm: Cost[] };

/** What it costs that values carry their source, under Microsoft's own runtime, in alternating rounds of one run. */
async function main(peersScript: string): Promise<void> {
  const service = await startService({ peersScript });
  const browser = await launchBrowser();
  const recalculated = async (sourcedValues: 'off' | 'latest'): Promise<Round> => {
    await service.set({ policy: { sourcedValues } });
    const page = await openAddIn(browser, service, { file: 'taskpane.html', functions: 20 });
    try {
      // The first run of a page also compiles what it runs.
      await page.recalculate({ name: 'PROP', cells: 50 });
      const cold = [await page.recalculate({ name: 'PROP', cells: CELLS })];
      const warm: Cost[] = [];
      while (warm.length < WARM_RUNS) warm.push(await page.recalculate({ name: 'PROP', cells: CELLS }));
      console.log(JSON.stringify({ bench: 'sourced', run: sourcedValues, cold, warm }));
      return { cold, warm };
    } finally {
      await page.close();
    }
  };
  /** What Office.js alone takes of functions that give a number, and one that carries what ours does. */
  const withoutUs = async (costs: Map<string, number[]>): Promise<void> => {
    const page = await openAddIn(browser, service, { file: 'peers.html', functions: 6 });
    try {
      await page.recalculate({ name: 'PROMISED', cells: 1_000 });
      for (let run = 0; run < WARM_RUNS; run++) {
        for (const name of ['PROMISED', 'CARRYING']) {
          const { cpu } = await page.recalculate({ name, cells: CELLS });
          costs.set(name, [...(costs.get(name) ?? []), cpu]);
        }
      }
    } finally {
      await page.close();
    }
  };
  try {
    const [plain, sourced]: [Round[], Round[]] = [[], []];
    const constants = new Map<string, number[]>();
    for (let round = 0; round < ROUNDS; round++) {
      await withoutUs(constants);
      plain.push(await recalculated('off'));
      sourced.push(await recalculated('latest'));
    }
    for (const run of ['cold', 'warm'] as const) {
      const cpu = (rounds: readonly Round[]) =>
        median(rounds.flatMap((round) => round[run].map((cost) => cost.cpu)));
      report({
        bench: 'sourced',
        name: `processor time of values with their source ÷ plain, ${run}`,
        value: cpu(sourced) / cpu(plain),
        target: 1.5,
        better: 'lower',
      });
    }
    const alone = median(constants.get('CARRYING') ?? []) / median(constants.get('PROMISED') ?? []);
    console.log(JSON.stringify({ bench: 'sourced', constantsOfOfficeAlone: Number(alone.toFixed(2)) }));
    const seen = sourced.flatMap(({ cold, warm }) => [...cold, ...warm]);
    const largest = Math.max(...seen.map(({ largestSync }) => largestSync));
    report({
      ...{ bench: 'sourced', name: 'bytes of the largest message to Excel', value: largest },
      ...{ target: EXCEL_BYTES, better: 'lower' },
    });
    const lost = seen.reduce((sum, { settled, errors }) => sum + (CELLS - settled) + errors, 0);
    report({ bench: 'sourced', name: 'cells lost', value: lost, target: 0, better: 'lower' });
  } finally {
    await browser.close();
    service.stop();
  }
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[values.length >> 1] ?? NaN;
}

const [, , role, peersScript, dist] = process.argv;
if (role === 'serve') serveRuntime(peersScript ?? '', dist ?? '');
else void withPeersScript(main).then(() => process.exit());
