import { IDBFactory } from 'fake-indexeddb';

import { ExcelPage, type CellCall, type Shown } from './excel-page';
import { chanceOf, FaultProxy, pass } from './fault-proxy';
import type { Fault } from './faults';
import { judged, type Tally } from './judge';
import { moodyDatabase, spoil } from './moody-database';
import { VirtualTime } from './virtual-time';
import { Wire } from './wire';

/** The sheet that every fault meets. */
export type Sheet = { cells: readonly CellCall[]; entities: number };

/** What a run needs. */
export type Bench = {
  service: (request: Request) => Response | Promise<Response>;
  key: string;
  sheet: Sheet;
  /** How often each formula stands on the sheet. @default 1 */
  copies?: number;
  seed: number;
  /** The language of Office's texts. @default 'en-US' */
  language?: string;
};

/** What a row may cost that the service does not refuse. */
export const MOST_REQUESTS = 1.35;

/** One row of the table. */
export type Row = Tally & {
  fault: string;
  cells: number;
  settled: number;
  requests: number;
  /** Virtual seconds until the last cell had settled. */
  seconds: number;
  samples: string[];
};

/** A sheet over these entities: two properties and a question of relationships each, and a few questions. */
export function sheetOf(entities: readonly string[], questions: number): Sheet {
  const prop = (id: string, row: number, [column, property]: readonly [string, string]): CellCall => ({
    name: 'PROP',
    given: [[[id]], [[property]], null],
    address: `Sheet1!${column}${row + 2}`,
  });
  const cells = entities.flatMap((id, row): CellCall[] => [
    prop(id, row, ['B', 'cik']),
    prop(id, row, ['C', 'employee_count']),
    prop(id, row, ['D', 'name']),
    {
      ...{ name: 'RELATED', address: `Sheet1!F${row * 40 + 2}` },
      given: [[[id]], [['HAS_HEADQUARTERS_IN']], null, null, null, null],
    },
  ]);
  const asked = Array.from({ length: questions }, (_, index): CellCall => ({
    name: 'QUERY',
    given: [`companies.employee_count>${(index + 1) * 100_000}`, null],
    address: `Sheet2!A${index * 100 + 1}`,
  }));
  return { cells: [...cells, ...asked], entities: entities.length + questions };
}

/** What one run showed, and what it cost. */
export type Ran = { shown: (Shown | 'deleted' | undefined)[]; requests: number; seconds: number };

/** What the sheet shows where nothing fails; every other run is judged by it. */
export async function faultless(bench: Bench): Promise<Ran> {
  return ran(bench, { group: 'mixed', name: 'none', act: () => pass });
}

/** Puts one fault between the built add-in and the service. */
export async function runFault(bench: Bench, fault: Fault, expected: Ran): Promise<Row> {
  const { shown, requests, seconds } = await ran(bench, fault);
  const cells = shown.flatMap((one, place) => {
    const should = expected.shown[place];
    if (typeof should !== 'object') throw new Error('Expected each cell to settle where nothing fails');
    return one === 'deleted' ? [] : [{ shown: one, expected: should }];
  });
  const { tally, samples } = judged(cells, fault.says ?? []);
  return {
    fault: `${fault.group}: ${fault.name}`,
    cells: cells.length,
    settled: cells.length - tally.unsettled,
    ...tally,
    requests: requests / expected.requests,
    seconds,
    samples,
  };
}

/** Whether the row is as the fault must end. */
export function isAsExpected(
  { wrong, misleading, unsettled, requests }: Row,
  { most = MOST_REQUESTS }: Fault,
): boolean {
  return wrong + misleading + unsettled === 0 && requests <= most;
}

/** What the cells show under a fault, unjudged. */
export async function ran(
  { service, key, sheet, seed, language, copies = 1 }: Bench,
  fault: Fault,
): Promise<Ran> {
  const { downMs = 0, withinMs = 60_000, storage, clockBy, edit, configMs, loss } = fault;
  const time = new VirtualTime();
  const wire = new Wire(time);
  const proxy = new FaultProxy({ time, wire, seed, service, act: fault.act(time) });
  const address = await proxy.listen();
  const factory = new IDBFactory();
  const open = () =>
    ExcelPage.open({
      ...{ time, wire, service: address, key },
      ...{ indexedDB: moodyDatabase(factory, storage), random: dice(seed), language, configMs, loss },
    });
  let page = await open();
  if (storage === 'corrupt') {
    page.call(sheet.cells);
    await page.settle(withinMs);
    await page.pass(5_000);
    if ((await spoil(factory)) === 0) throw new Error('Expected the add-in to have stored its values');
    page = await open();
  }
  const before = proxy.exchanges.length;
  proxy.begin();
  if (downMs > 0) await proxy.close();
  const started = time.elapsed;
  const cells = Array.from({ length: copies }, () => sheet.cells).flat();
  const first = page.call(cells);
  const calls = (await edit?.(page, cells, first)) ?? first;
  if (clockBy !== undefined) {
    await page.settle(100);
    time.set(clockBy);
  }
  if (downMs > 0 && downMs < withinMs) {
    await page.settle(downMs);
    await proxy.listen();
  }
  await page.settle(withinMs);
  // The cells are read some seconds after they are quiet.
  if (loss !== undefined) await page.pass(60_000);
  const seconds = Math.round((time.elapsed - started) / 1000);
  if (downMs < withinMs) await proxy.close();
  return {
    shown: calls.map((call) => (call === undefined ? 'deleted' : page.shown.get(call))),
    requests: proxy.exchanges.length - before,
    seconds,
  };
}

/** Chance that is the same in every run. */
function dice(seed: number): () => number {
  let count = 0;
  return () => chanceOf(`${seed} ${count++}`);
}
