import { existsSync, readdirSync, readFileSync } from 'node:fs';

import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

import { hidePane, installHost, type HostWindow, type Pace, type Seen, type Sheet } from './host';
import { forgetStored } from './profile';
import type { RuntimeService, Traffic } from './service';

/** What one recalculation cost. */
export type Cost = Seen &
  Traffic & {
    /** Processor time of the process that runs the add-in, in seconds; the ratios are of these. */
    cpu: number;
  };

/** One page with an add-in under Microsoft's runtime. */
export type AddInPage = {
  recalculate: (sheet: Sheet, pace?: Pace) => Promise<Cost>;
  /** Lets this add-in have a function PROMISED, which promises a constant. */
  addFloor: () => Promise<void>;
  /** Bytes that the page holds after a collection of garbage, the harness's own messages aside. */
  heap: () => Promise<number>;
  /** Opens the same add-in anew, with what the browser stored. */
  reopen: () => Promise<AddInPage>;
  /** Milliseconds of the main thread until the add-in had registered its functions and was quiet. */
  opening: number;
  close: () => Promise<void>;
};

/** Which page: the built add-in, or its peers. */
export type PageOptions = {
  file: 'taskpane.html' | 'peers.html';
  /** How many functions it must have registered before it is asked. */
  functions: number;
  /** @default false */
  paneOpen?: boolean;
  /** How many times slower than this machine the page's is. @default 1 */
  slowdown?: number;
};

/** Requirement sets as a current Excel gives them; without them every question of the add-in throws, some 50 µs each. */
const REQUIREMENT_SETS = {
  customfunctions: '1.9',
  customfunctionsruntime: '1.5',
  excelapi: '1.19',
  sharedruntime: '1.1',
  ribbonapi: '1.2',
  dialogapi: '1.2',
  keyboardshortcuts: '1.1',
};

/** Opens an add-in for the first time on a machine: in a profile of its own, in memory. */
export async function openAddIn(
  browser: Browser,
  service: RuntimeService,
  options: PageOptions,
): Promise<AddInPage> {
  // The pane's policy allows no worker; the host stand-in needs one so that its work is not counted.
  const context = await browser.newContext({ bypassCSP: true });
  const browserSession = await browser.newBrowserCDPSession();
  return openIn({ context, service, options, browserSession, leave: () => context.close() });
}

/** Opens an add-in in a profile that has opened it before, and holds no value of it any more. */
export async function openAgain(
  context: BrowserContext,
  service: RuntimeService,
  options: PageOptions,
): Promise<AddInPage> {
  const browserSession = await context.browser()?.newBrowserCDPSession();
  if (browserSession === undefined) throw new Error('Expected the profile to be of a browser');
  await forgetStored(context, [service.origin, service.elsewhere]);
  return openIn({ context, service, options, browserSession });
}

type Place = {
  context: BrowserContext;
  service: RuntimeService;
  options: PageOptions;
  browserSession: CDPSession;
  /** What is closed with the page. @default the page alone */
  leave?: () => Promise<void>;
};

async function openIn(place: Place): Promise<AddInPage> {
  const { context, service, options, browserSession } = place;
  const page = await context.newPage();
  await page.addInitScript(installHost);
  if (options.paneOpen !== true) await page.addInitScript(hidePane);
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: options.slowdown ?? 1 });
  await page.goto(
    `${service.origin}/${options.file}?_host_Info=${encodeURIComponent('Excel$Web$16.01$en-US$$$$0')}`,
  );
  await page.waitForFunction(registered, options.functions, { polling: 20 });
  await page.evaluate(giveRequirements, REQUIREMENT_SETS);
  await quiet(page);
  const metric = async (wanted: string) => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === wanted)?.value ?? 0;
  };
  const opening = (await metric('TaskDuration')) * 1000;

  const recalculate = async (sheet: Sheet, pace: Pace = {}) => {
    await page.evaluate((given) => (window as unknown as HostWindow).KerHost.prepare(given), sheet);
    await service.traffic();
    const before = await rendererCpu(browserSession);
    const seen = await page.evaluate((given) => (window as unknown as HostWindow).KerHost.go(given), pace);
    const cpu = (await rendererCpu(browserSession)) - before;
    const cost = { ...seen, ...(await service.traffic()), cpu };
    await quiet(page);
    return cost;
  };
  const heap = async () => {
    await page.evaluate(() => (window as unknown as HostWindow).KerHost.forget());
    await session.send('HeapProfiler.collectGarbage');
    await session.send('HeapProfiler.collectGarbage');
    return metric('JSHeapUsedSize');
  };
  const reopen = async () => {
    await page.close();
    return openIn(place);
  };
  const addFloor = () => page.evaluate(associateFloor);
  return { recalculate, addFloor, heap, reopen, opening, close: place.leave ?? (() => page.close()) };
}

/** How long a page is left to write what it holds: longer than the add-in waits before it stores. */
const QUIET_MS = 2_000;

const quiet = (page: Page) => page.waitForTimeout(QUIET_MS);

/** Processor seconds of all renderers without what plays Excel's part; the page under test is the only one. */
async function rendererCpu(session: CDPSession): Promise<number> {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  return processInfo
    .filter(({ type }) => type === 'renderer')
    .reduce((total, { id, cpuTime }) => total + cpuTime - workerCpu(id), 0);
}

/** Processor seconds of a process's workers; 0 on a system that does not tell of threads as Linux does. */
function workerCpu(process: number): number {
  const tasks = `/proc/${process}/task`;
  if (!existsSync(tasks)) return 0;
  return readdirSync(tasks).reduce((total, task) => {
    if (!readFileSync(`${tasks}/${task}/comm`, 'utf8').startsWith('DedicatedWorker')) return total;
    const [nanoseconds] = readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ');
    return total + Number(nanoseconds) / 1e9;
  }, 0);
}

function registered(functions: number): boolean {
  const { CustomFunctions } = globalThis as unknown as {
    CustomFunctions?: { _association?: { mappings?: object } };
  };
  return Object.keys(CustomFunctions?._association?.mappings ?? {}).length >= functions;
}

function associateFloor(): void {
  // eslint-disable-next-line @typescript-eslint/require-await -- a function that promises, as every one that asks must
  CustomFunctions.associate('PROMISED', (async () => [[1]]) as () => unknown);
}

function giveRequirements(sets: Record<string, string>): void {
  const { OfficeExt } = globalThis as unknown as {
    OfficeExt: { Requirement: { RequirementMatrix: new (given: { _sets: object }) => object } };
  };
  const requirements = new OfficeExt.Requirement.RequirementMatrix({ _sets: sets });
  Object.defineProperty(Office.context, 'requirements', { configurable: true, value: requirements });
}
