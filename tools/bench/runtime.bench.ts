import { openAgain, type AddInPage, type Cost, type PageOptions } from './runtime/add-in-page';
import { compareBuilds } from './runtime/build-pairs';
import type { Pace, Sheet } from './runtime/host';
import { withPeersScript } from './runtime/peers-script';
import { launchProfile, type Profile } from './runtime/profile';
import { serveRuntime, startService, type RuntimeService } from './runtime/service';
import { report } from './target';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** An open pane may cost two per cent, and single pairs scatter by seven. */
const FIRST_TIME_ROUNDS = 4 * ROUNDS;
/** Recalculations in a row in one page: the first of them also compiles what runs again, whoever's it is. */
const AGAIN = 5;
const CELLS = Number(process.env['CELLS'] ?? 50_000);
/** The folder of an earlier build: then only the two builds are compared, in alternating pairs. */
const PREVIOUS_DIST = process.env['PREVIOUS_DIST'];
const ADD_IN: PageOptions = { file: 'taskpane.html', functions: 20 };
const PEERS: PageOptions = { file: 'peers.html', functions: 8 };

type Bench = { profile: Profile; service: RuntimeService };
type Costs = Map<string, Cost[]>;

/** Every contender under Microsoft's own custom-functions runtime, in alternating rounds of one run. */
async function main(peersScript: string): Promise<void> {
  const service = await startService({ peersScript });
  const profile = await launchProfile();
  const bench = { profile, service };
  try {
    await openedBefore(bench);
    const costs: Costs = new Map();
    for (let round = 0; round < FIRST_TIME_ROUNDS; round++) {
      await runFirstTimes(bench, costs, round);
      if (round % 4 === 3) await runRound(bench, costs);
    }
    const held = await heldBytes(bench);
    const orders = await runOrders(bench);
    await runSingles(bench, costs);
    printCosts(costs);
    reportTargets(costs, held, orders);
    reportBeside(costs);
    await reportPreflights(bench);
    if (process.env['GROWTH'] !== undefined) await runGrowth(bench);
  } finally {
    await profile.close();
    service.stop();
  }
}

/** On the first days a browser compiles a script and, seeing it again, keeps that; on the last it has it at hand. */
const EARLIER_DAYS = 3;

/** Opens and recalculates each add-in as on earlier days: who works with a workbook has hardly installed it just now. */
async function openedBefore(bench: Bench): Promise<void> {
  for (let day = 0; day < EARLIER_DAYS; day++) {
    for (const [, options, name] of FIRST_TIMES) {
      await inPage(bench, options, async (page) => {
        await page.recalculate({ name, cells: CELLS / 10 });
        return undefined;
      });
    }
  }
}

/** Runs in a page of its own, which is closed whatever happens. */
async function inPage(
  bench: Bench,
  options: PageOptions,
  run: (page: AddInPage) => Promise<AddInPage | undefined>,
) {
  const page = await openAgain(bench.profile.context, bench.service, options);
  let last: AddInPage | undefined;
  try {
    last = await run(page);
  } finally {
    await (last ?? page).close();
  }
}

function recorder(costs: Costs) {
  return async (name: string, page: AddInPage, sheet: Sheet, pace?: Pace) => {
    const cost = await page.recalculate(sheet, pace);
    if (cost.errors > 0) throw new Error(`${name}: ${cost.errors} cells failed: ${cost.sample}`);
    costs.set(name, [...(costs.get(name) ?? []), cost]);
    console.log(JSON.stringify({ bench: 'runtime', run: name, ...cost }));
    return cost;
  };
}

/** What is beside one another in a ratio, and told apart by a few per cent, runs so; each comes first in every third round. */
const FIRST_TIMES: readonly [run: string, options: PageOptions, name: string][] = [
  ['ours cold', ADD_IN, 'PROP'],
  ['ours cold, pane open', { ...ADD_IN, paneOpen: true }, 'PROP'],
  ['dataloader cold', PEERS, 'LOADER'],
];

async function runFirstTimes(bench: Bench, costs: Costs, round: number): Promise<void> {
  const first = round % FIRST_TIMES.length;
  for (const [run, options, name] of [...FIRST_TIMES.slice(first), ...FIRST_TIMES.slice(0, first)]) {
    await inPage(bench, options, async (page) => {
      await recorder(costs)(run, page, { name, cells: CELLS, shape: 'cell' });
      return undefined;
    });
  }
}

async function runRound(bench: Bench, costs: Costs): Promise<void> {
  const record = recorder(costs);
  const sheet = (name: string, shape: Sheet['shape'] = 'cell'): Sheet => ({ name, cells: CELLS, shape });
  /** Each in a page of its own, after a first time there and as often as every other: so they are beside one another. */
  const recordAgain = async (run: string, page: AddInPage, name: string) => {
    for (let again = 0; again < AGAIN; again++) await record(run, page, sheet(name));
  };
  // The floor comes last, right before what is divided by it: the machine's speed changes within a round.
  for (const [run, name] of [
    ['constant', 'CONSTANT'],
    ['kept values', 'KEPT'],
    ['dataloader warm', 'LOADER'],
    ['promised constant', 'PROMISED'],
  ] as const) {
    await inPage(bench, PEERS, async (page) => {
      await page.recalculate(sheet(name));
      await recordAgain(run, page, name);
      return undefined;
    });
  }
  await inPage(bench, ADD_IN, async (page) => {
    await page.recalculate(sheet('PROP'));
    await recordAgain('ours warm', page, 'PROP');
    await page.addFloor();
    await recordAgain('promised constant, page in use', page, 'PROMISED');
    const reopened = await page.reopen();
    await record('ours reopened', reopened, sheet('PROP'));
    await record('ours grid warm', reopened, sheet('PROP', 'grid'));
    await record('ours row grids warm', reopened, sheet('PROP', 'row'));
    return reopened;
  });
  await inPage(bench, PEERS, async (page) => {
    // As a reopened workbook begins: with scripts that nothing has compiled yet.
    await record('promised constant, page just opened', page, sheet('PROMISED'));
    return undefined;
  });
  await inPage(bench, ADD_IN, async (page) => {
    await record('ours grid cold', page, sheet('PROP', 'grid'));
    return undefined;
  });
  await inPage(bench, ADD_IN, async (page) => {
    await record('ours row grids cold', page, sheet('PROP', 'row'));
    return undefined;
  });
  await inPage(bench, PEERS, async (page) => {
    await record('requests alone', page, sheet('ROW', 'row'));
    return undefined;
  });
  await inPage(bench, PEERS, async (page) => {
    await record('timer pattern', page, sheet('TIMER'));
    return undefined;
  });
}

/** One request a cell, on fewer cells, because all would take minutes. */
async function runSingles(bench: Bench, costs: Costs): Promise<void> {
  await inPage(bench, PEERS, async (page) => {
    await recorder(costs)('one fetch a cell, 1,000 cells', page, { name: 'SINGLE', cells: 1_000 });
    return undefined;
  });
}

/** Bytes that a held cell takes, with its sources. */
async function heldBytes(bench: Bench): Promise<number> {
  let bytes = 0;
  await inPage(bench, ADD_IN, async (page) => {
    // What is loaded and made once, whatever the number of cells, is no cell's.
    await page.recalculate({ name: 'PROP', cells: 50 });
    const before = await page.heap();
    await page.recalculate({ name: 'PROP', cells: CELLS });
    bytes = ((await page.heap()) - before) / CELLS;
    return undefined;
  });
  return bytes;
}

type Order = { name: string; sheet: Partial<Sheet>; pace: Pace; target: number };

/** 10,000 cells of 200 entities, as Excel may bring them. */
const ORDERS: readonly Order[] = [
  { name: 'rows at once', sheet: {}, pace: {}, target: 1.02 },
  { name: 'columns at once', sheet: { order: 'column' }, pace: {}, target: 1.02 },
  { name: 'random at once', sheet: { order: 'random' }, pace: {}, target: 1.02 },
  {
    name: 'columns, 200 a message, 20 ms apart',
    sheet: { order: 'column', chunk: 200 },
    pace: { gapMs: 20 },
    target: 1.05,
  },
  {
    name: 'columns, 200 a message, 50 ms apart',
    sheet: { order: 'column', chunk: 200 },
    pace: { gapMs: 50 },
    target: 1.25,
  },
];

async function runOrders(bench: Bench): Promise<(Order & { cost: Cost })[]> {
  const results: (Order & { cost: Cost })[] = [];
  for (const order of ORDERS) {
    await inPage(bench, ADD_IN, async (page) => {
      const cost = await page.recalculate({ name: 'PROP', cells: 10_000, ...order.sheet }, order.pace);
      console.log(JSON.stringify({ bench: 'runtime', run: order.name, ...cost }));
      results.push({ ...order, cost });
      return undefined;
    });
  }
  return results;
}

/** Cost a cell by the size of the sheet: linear where the last column stays level. */
async function runGrowth(bench: Bench): Promise<void> {
  for (const cells of [1_000, 10_000, 50_000, 200_000]) {
    await inPage(bench, ADD_IN, async (page) => {
      const cold = await page.recalculate({ name: 'PROP', cells });
      const warm = await page.recalculate({ name: 'PROP', cells });
      const microseconds = ({ cpu }: Cost) => Number(((cpu / cells) * 1e6).toFixed(1));
      console.log(
        JSON.stringify({
          bench: 'runtime',
          run: 'growth',
          cells,
          coldUs: microseconds(cold),
          warmUs: microseconds(warm),
        }),
      );
      return undefined;
    });
  }
}

/** A service of another origin: the browser asks leave once for a path, and not again. */
async function reportPreflights(bench: Bench): Promise<void> {
  const { service } = bench;
  await service.set({ serviceAddress: service.elsewhere });
  const sheet: Sheet = { name: 'PROP', cells: 1_000, fields: 5 };
  await inPage(bench, ADD_IN, async (page) => {
    const first = await page.recalculate(sheet);
    // Other properties of the same entities: the requests go to the same addresses.
    const again = await page.recalculate({ ...sheet, fields: 10, cells: 2_000 });
    console.log(JSON.stringify({ bench: 'runtime', run: 'another origin', first, again }));
    report({
      bench: 'runtime',
      name: 'preflights of repeated requests',
      value: again.preflights,
      target: 0,
      better: 'lower',
    });
    return undefined;
  });
  await service.set({ serviceAddress: service.origin });
}

async function comparePrevious(peersScript: string): Promise<void> {
  const current = await startService({ peersScript });
  const previous = await startService({ peersScript, dist: PREVIOUS_DIST ?? '' });
  const profile = await launchProfile();
  try {
    await compareBuilds(profile, { current, previous }, ADD_IN, CELLS);
  } finally {
    await profile.close();
    for (const { stop } of [current, previous]) stop();
  }
}

const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  const [left = NaN, right = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (left + right) / 2;
};
const cpuOf = (costs: Costs, name: string) => median((costs.get(name) ?? []).map(({ cpu }) => cpu));
/** The median of each round, of what ran once or several times in it. */
const byRound = (costs: Costs, name: string, rounds: number) => {
  const all = (costs.get(name) ?? []).map(({ cpu }) => cpu);
  const each = all.length / rounds;
  return Array.from({ length: rounds }, (_, round) => median(all.slice(round * each, (round + 1) * each)));
};
/** The ratio of what ran in the same rounds, round by round: a machine that is busy for a while is so for both. */
const pairedRatio = (costs: Costs, run: string, base: string, rounds = ROUNDS) => {
  const bases = byRound(costs, base, rounds);
  return median(byRound(costs, run, rounds).map((cpu, round) => cpu / (bases[round] ?? NaN)));
};
const worstTask = (costs: Costs, name: string) =>
  median((costs.get(name) ?? []).map(({ longestTaskMs }) => longestTaskMs));

function printCosts(costs: Costs): void {
  for (const [run, rounds] of costs) {
    const of = (key: 'cpu' | 'wallMs' | 'longestTaskMs' | 'requests') =>
      median(rounds.map((cost) => cost[key]));
    const line = {
      cpu: Number(of('cpu').toFixed(3)),
      wallMs: of('wallMs'),
      longestTaskMs: of('longestTaskMs'),
    };
    console.log(JSON.stringify({ bench: 'runtime', median: run, ...line, requests: of('requests') }));
  }
}

/** What the same runtime takes where nothing of ours runs: with a page as old as ours, with results as long, with our requests. */
function reportBeside(costs: Costs): void {
  const beside = (run: string, base: string) => {
    const ratio = pairedRatio(costs, run, base).toFixed(2);
    console.log(JSON.stringify({ bench: 'runtime', run, beside: base, ratio }));
  };
  // A reopened workbook's first calculation also compiles Office.js; so does this floor's.
  beside('ours reopened', 'promised constant, page just opened');
  beside('ours warm', 'promised constant, page in use');
  beside('ours warm', 'kept values');
  beside('ours warm', 'dataloader warm');
  beside('kept values', 'promised constant');
  beside('dataloader cold', 'requests alone');
  beside('ours cold', 'requests alone');
}

function reportTargets(costs: Costs, held: number, orders: readonly (Order & { cost: Cost })[]): void {
  const told = (name: string, value: number, target: number) =>
    report({ bench: 'runtime', name, value, target, better: 'lower' });
  const ratio = (name: string, run: string, base: string, target: number) =>
    told(name, cpuOf(costs, run) / cpuOf(costs, base), target);
  const paired = (name: string, run: string, base: string, target: number) =>
    told(name, pairedRatio(costs, run, base), target);
  const firstTimes = (name: string, run: string, base: string, target: number) =>
    told(name, pairedRatio(costs, run, base, FIRST_TIME_ROUNDS), target);
  const FLOOR = 'promised constant';
  paired('warm ÷ floor', 'ours warm', FLOOR, 1.5);
  paired('reopened ÷ floor', 'ours reopened', FLOOR, 2.5);
  firstTimes('cold ÷ dataloader cold', 'ours cold', 'dataloader cold', 1);
  paired('warm grid ÷ floor', 'ours grid warm', FLOOR, 1);
  ratio('cold grid ÷ cold cells', 'ours grid cold', 'ours cold', 1.2);
  firstTimes('cold with the pane open ÷ cold', 'ours cold, pane open', 'ours cold', 1.02);
  const longest = worstTask(costs, 'ours grid cold');
  report({
    bench: 'runtime',
    name: 'longest task of a cold grid, ms',
    value: longest,
    target: 200,
    better: 'lower',
  });
  report({ bench: 'runtime', name: 'bytes held a cell', value: held, target: 450, better: 'lower' });
  for (const { name, cost, target } of orders) {
    report({
      bench: 'runtime',
      name: `requests ÷ minimum: ${name}`,
      value: cost.requests / 200,
      target,
      better: 'lower',
    });
    if (name.includes('apart'))
      report({
        bench: 'runtime',
        name: `first value, ms: ${name}`,
        value: cost.firstMs,
        target: 500,
        better: 'lower',
      });
  }
}

const [, , role, peersScript, dist] = process.argv;
if (role === 'serve') serveRuntime(peersScript ?? '', dist ?? '');
else void withPeersScript(PREVIOUS_DIST === undefined ? main : comparePrevious).then(() => process.exit());
