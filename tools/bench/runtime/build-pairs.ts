import { report } from '../target';
import { openAgain, type PageOptions } from './add-in-page';
import type { Profile } from './profile';
import type { RuntimeService } from './service';

const PAIRS = Number(process.env['PAIRS'] ?? 10);
/** Recalculations in a row; the median counts. */
const AGAIN = 3;
/** Earlier openings, after which the browser has stored the compiled scripts. */
const EARLIER = 3;

const RUNS = ['first time', 'again', 'reopened'] as const;
type Times = Record<(typeof RUNS)[number], number>;
type Builds = Record<'current' | 'previous', RuntimeService>;

/** Measures two builds in alternating pairs, and reports the ratio of their processor times. */
export async function compareBuilds(
  profile: Profile,
  builds: Builds,
  options: PageOptions,
  cells: number,
): Promise<void> {
  const measure = (service: RuntimeService, count: number) => measureBuild(profile, service, options, count);
  for (let day = 0; day < EARLIER; day++) {
    await measure(builds.previous, cells / 10);
    await measure(builds.current, cells / 10);
  }
  const pairs: Record<keyof Builds, Times>[] = [];
  for (let pair = 0; pair < PAIRS; pair++) {
    const times: Partial<Record<keyof Builds, Times>> = {};
    const order = ['previous', 'current'] as const;
    for (const build of pair % 2 === 0 ? order : order.toReversed())
      times[build] = await measure(builds[build], cells);
    const { current, previous } = times as Record<keyof Builds, Times>;
    pairs.push({ current, previous });
    const ratio = RUNS.map((run) => `${run} ${round(current[run] / previous[run])}`).join(', ');
    console.log(JSON.stringify({ bench: 'runtime', pair, current, previous, ratio }));
  }
  for (const run of RUNS)
    reportRatio(
      run,
      pairs.map(({ current, previous }) => current[run] / previous[run]),
    );
}

/** The spread is the median distance from the median: one disturbed pair does not widen it. */
function reportRatio(run: string, ratios: readonly number[]): void {
  const middle = median(ratios);
  const spread = median(ratios.map((ratio) => Math.abs(ratio - middle)));
  const [least, most] = [Math.min(...ratios), Math.max(...ratios)];
  console.log(
    JSON.stringify({ bench: 'runtime', run, spread: round(spread), least: round(least), most: round(most) }),
  );
  const name = `${run} ÷ previous build`;
  report({ bench: 'runtime', name, value: middle, target: round(1 + spread), better: 'lower' });
}

async function measureBuild(
  profile: Profile,
  service: RuntimeService,
  options: PageOptions,
  cells: number,
): Promise<Times> {
  let page = await openAgain(profile.context, service, options);
  const sheet = { name: 'PROP', cells };
  const cpu = async () => {
    const { errors, sample, cpu: seconds } = await page.recalculate(sheet);
    if (errors > 0) throw new Error(`${service.origin}: ${errors} cells failed: ${sample}`);
    return round(seconds);
  };
  try {
    const first = await cpu();
    const again: number[] = [];
    while (again.length < AGAIN) again.push(await cpu());
    page = await page.reopen();
    return { 'first time': first, again: median(again), reopened: await cpu() };
  } finally {
    await page.close();
  }
}

const round = (value: number) => Number(value.toFixed(3));

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const [left = NaN, right = NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return (left + right) / 2;
}
