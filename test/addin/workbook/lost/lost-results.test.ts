import { openLossyWorkbook, pass, runScenario, SCENARIOS } from '../../../../tools/lost-cells/scenarios';
import { companies } from '../../../../tools/faults/companies';
import { whole } from '../../../service/whole';
import { useRuntime } from '../../functions/excel';

const ids = companies(100);
const choices = () => ({ service: whole.service });

afterEach(() => useRuntime(undefined));

const run = (name: string) => {
  const scenario = SCENARIOS.find((one) => one.name === name);
  if (scenario === undefined) throw new Error(`Expected a scenario named ${name}`);
  return runScenario(scenario, ids, choices());
};

test('cells that stay #BUSY! are calculated again, without a request', async () => {
  expect(await run('dropped, first calculation')).toMatchObject({
    ...{ dropped: 50, lost: 50, repaired: 50, wrong: 0, remaining: 0, requests: 0 },
  });
});

test('more than 500 of them are calculated again in packs', async () => {
  expect(await run('dropped, first calculation, every cell')).toMatchObject({
    ...{ lost: 1_000, repaired: 1_000, wrong: 0, remaining: 0, requests: 0 },
  });
});

test('a result that is lost again is not tried once more, but shown in the pane', async () => {
  expect(await run('dropped twice')).toMatchObject({ repaired: 0, wrong: 50, remaining: 50, requests: 0 });
});

test('an old value is counted and named, and replaced where the setting says so', async () => {
  const { lost, ...row } = await run('dropped, old value stays');
  expect(lost).toBeGreaterThan(0);
  expect(row).toMatchObject({ repaired: 0, wrong: lost, remaining: lost, requests: 0 });
  const repaired = await run('dropped, old value stays, repaired by the setting');
  expect(repaired).toMatchObject({ lost, repaired: lost, wrong: 0, remaining: 0, requests: 0 });
});

test('what comes late and what is swapped is repaired as well', async () => {
  expect(await run('delayed by 4 s')).toMatchObject({ wrong: 0, remaining: 0, requests: 0 });
  expect(await run('delayed by 20 s')).toMatchObject({ wrong: 0, remaining: 0, requests: 0 });
  expect(await run('swapped, repaired by the setting')).toMatchObject({
    ...{ swapped: 50, wrong: 0, remaining: 0, requests: 0 },
  });
});

test('where over half of the values differ the comparison is taken for wrong', async () => {
  const row = await run('swapped, every cell: comparison stops');
  expect(row.wrong).toBeGreaterThan(row.cells / 2);
  expect(row).toMatchObject({ repaired: 0, remaining: 0, requests: 0 });
});

test.each(['50,000 cells, nothing lost', '50,000 cells, 400 dropped'])(
  '%s: at most five round trips, no request',
  async (name) => {
    const row = await run(name);
    expect(row).toMatchObject({ cells: 50_000, wrong: 0, requests: 0 });
    expect(row.trips).toBeLessThanOrEqual(5);
  },
);

/** A workbook whose one cell, B1, lost its result. */
async function oneLost() {
  const workbook = await openLossyWorkbook(choices());
  workbook.excel.fate = () => 'dropped';
  workbook.excel.enter(0, ids[0] ?? '', ['cik']);
  await workbook.settle();
  workbook.excel.fate = () => 'arrives';
  expect(workbook.excel.shown('Model!B1')).toBe('#BUSY!');
  return workbook;
}

test('a cell whose formula was replaced meanwhile is left alone', async () => {
  const { addIn, excel } = await oneLost();
  excel.overwrite('Model!B1', '#BUSY!');
  await pass(addIn, 30_000);
  expect(excel.shown('Model!B1')).toBe('#BUSY!');
  expect(addIn.runtime.deliveries.get()).toMatchObject({ busy: 0, remaining: [] });
});

test('a cell whose value has expired is named, not asked again by itself', async () => {
  const { addIn, excel } = await oneLost();
  addIn.runtime.refresher.renewAll();
  const sent = addIn.sent.length;
  await pass(addIn, 30_000);
  expect(addIn.sent).toHaveLength(sent);
  expect(excel.shown('Model!B1')).toBe('#BUSY!');
  expect(addIn.runtime.deliveries.get().remaining).toEqual(['Model!B1']);
  addIn.runtime.deliveries.dismiss();
  expect(addIn.runtime.deliveries.get().remaining).toEqual([]);
});

test('while a cell is being edited the check waits, and runs afterwards', async () => {
  const { addIn, excel } = await oneLost();
  const { run: open } = Excel;
  Object.assign(Excel, { run: () => Promise.reject(new Error('InvalidOperationInCellEditMode')) });
  await pass(addIn, 20_000);
  expect(excel.shown('Model!B1')).toBe('#BUSY!');
  Object.assign(Excel, { run: open });
  await pass(addIn, 20_000);
  expect(excel.shown('Model!B1')).not.toBe('#BUSY!');
});
