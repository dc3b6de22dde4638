import { openDeliveryWatch } from '../../src/addin/workbook/lost/delivery-watch';
import { useRuntime } from '../../test/addin/functions/excel';
import { startAddIn, type Choices, type RunningAddIn } from '../../test/addin/runtime/running-add-in';
import { LossyExcel, type Fate } from './lossy-excel';

/** What Excel does with results, and how many cells it has. */
export type Scenario = {
  name: string;
  rows: number;
  /** The fate of every n-th result; the others arrive. */
  every: number;
  fate: Fate;
  /** Whether the cells had arrived once, and other ids are entered then. @default false */
  isRecalculated?: boolean;
  /** Whether results are lost again when their cells are calculated again. @default false */
  isLasting?: boolean;
  /** The setting. @default false */
  repairsStale?: boolean;
};

/** What came of one scenario. */
export type LossRow = {
  name: string;
  cells: number;
  dropped: number;
  delayed: number;
  swapped: number;
  /** Cells that did not show their result before the first check. */
  lost: number;
  repaired: number;
  /** Cells that do not show their result at the end. */
  wrong: number;
  /** Cells that the pane names. */
  remaining: number;
  /** Requests and round trips that the checks made. */
  requests: number;
  trips: number;
};

/** A workbook in an Excel that loses results, over the real add-in. */
export type LossyWorkbook = { addIn: RunningAddIn; excel: LossyExcel; settle: () => Promise<void> };

const PROPERTIES = ['cik', 'employee_count', 'name', 'website', 'lei'];
/** Several checks, each five seconds after the cells are quiet. */
const CHECKS_MS = 60_000;
const STEP_MS = 50;

/** Opens one. */
export async function openLossyWorkbook(choices: Choices): Promise<LossyWorkbook> {
  const addIn = await startAddIn(choices);
  const excel = new LossyExcel(addIn.clock);
  useRuntime(addIn.runtime);
  const { deliveries } = addIn.runtime;
  deliveries.watch(openDeliveryWatch(addIn.runtime, addIn.clock));
  const settle = async () => {
    do await pass(addIn, 10);
    while (excel.pending > 0);
  };
  return { addIn, excel, settle };
}

/** Lets so much time pass. */
export async function pass({ clock, pass: turn }: RunningAddIn, milliseconds: number): Promise<void> {
  for (let passed = 0; passed < milliseconds; passed += STEP_MS) {
    clock.advance(STEP_MS - 1);
    await turn(1);
  }
}

export const SCENARIOS: readonly Scenario[] = [
  { name: 'nothing lost', rows: 200, every: 1, fate: 'arrives' },
  { name: 'dropped, first calculation', rows: 200, every: 20, fate: 'dropped' },
  { name: 'dropped, first calculation, every cell', rows: 200, every: 1, fate: 'dropped' },
  { name: 'dropped twice', rows: 200, every: 20, fate: 'dropped', isLasting: true },
  { name: 'dropped, old value stays', rows: 200, every: 20, fate: 'dropped', isRecalculated: true },
  {
    name: 'dropped, old value stays, repaired by the setting',
    ...{ rows: 200, every: 20, fate: 'dropped', isRecalculated: true, repairsStale: true },
  },
  { name: 'delayed by 4 s', rows: 200, every: 20, fate: { delayMs: 4_000 } },
  { name: 'delayed by 20 s', rows: 200, every: 20, fate: { delayMs: 20_000 } },
  { name: 'swapped', rows: 200, every: 20, fate: 'swapped' },
  { name: 'swapped, repaired by the setting', rows: 200, every: 20, fate: 'swapped', repairsStale: true },
  { name: 'swapped, every cell: comparison stops', rows: 100, every: 1, fate: 'swapped', repairsStale: true },
  { name: '50,000 cells, nothing lost', rows: 10_000, every: 1, fate: 'arrives' },
  { name: '50,000 cells, 400 dropped', rows: 10_000, every: 125, fate: 'dropped' },
];

/** Runs one scenario over these entities. */
export async function runScenario(
  scenario: Scenario,
  ids: readonly string[],
  choices: Choices,
): Promise<LossRow> {
  const { rows, every, fate, isRecalculated = false, isLasting = false, repairsStale = false } = scenario;
  const { addIn, excel, settle } = await openLossyWorkbook(choices);
  await addIn.until(addIn.runtime.settings.set({ repairStaleCells: repairsStale }));
  const idOf = (row: number) => ids[row % ids.length] ?? '';
  if (isRecalculated) {
    for (let row = 0; row < rows; row++) excel.enter(row, idOf(row), PROPERTIES);
    await settle();
    await pass(addIn, CHECKS_MS);
  }
  let results = 0;
  const fated = new Set<string>();
  excel.fate = (address) => {
    if (fated.has(address)) return isLasting ? fate : 'arrives';
    if (results++ % every !== 0) return 'arrives';
    fated.add(address);
    return fate;
  };
  for (let row = 0; row < rows; row++) {
    if (isRecalculated) excel.change(row, idOf(row + 1));
    else excel.enter(row, idOf(row), PROPERTIES);
  }
  await settle();
  const before = { trips: excel.trips, requests: addIn.sent.length };
  const counts = { ...excel.counts };
  const lost = excel.wrong().length;
  await pass(addIn, CHECKS_MS);
  const { repaired, remaining } = addIn.runtime.deliveries.get();
  const row = {
    ...{ name: scenario.name, cells: rows * PROPERTIES.length, ...counts },
    ...{ lost, repaired, wrong: excel.wrong().length, remaining: remaining.length },
    ...{ requests: addIn.sent.length - before.requests, trips: excel.trips - before.trips },
  };
  useRuntime(undefined);
  await addIn.runtime.close();
  return row;
}
