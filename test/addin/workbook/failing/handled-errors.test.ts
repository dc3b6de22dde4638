import type { FailedCell } from '../../../../src/addin/runtime/activity';
import { createFailingCells } from '../../../../src/addin/runtime/failing-cells';
import { forgetCaught } from '../../../../src/addin/workbook/failing/handled-errors';
import { WorkbookModel } from '../host/model';
import { startOffice } from '../host/office-host';

/** A workbook whose KER formulas give what stands behind `//` in them, with the list of its failing cells. */
function setUp(apiVersion = 1.17) {
  const model = new WorkbookModel((formula) => /\/\/(.*)$/.exec(formula)?.[1] ?? '#N/A');
  startOffice(model, apiVersion);
  const failing = createFailingCells();
  const fails = (...cells: string[]): void =>
    cells.forEach((cell) => {
      const failed: FailedCell = { cell, functionName: 'KER.PROP', kind: 'absent', message: 'None', at: 0 };
      failing.settled(cell, [failed], failing.started());
    });
  const get = () => ({ failing: failing.list() }) as ReturnType<Parameters<typeof forgetCaught>[0]['get']>;
  const end = forgetCaught({ get, forget: (cells) => failing.forget(cells) });
  const listed = async () => {
    // Reading a sheet takes a few turns and no time.
    for (let turns = 0; turns < 50; turns++) await Promise.resolve();
    return failing.list().map(({ cell }) => cell);
  };
  return { model, fails, listed, end };
}

test('a cell whose formula catches the failure is not listed once it is calculated', async () => {
  const { model, fails, listed } = setUp();
  model.type('Model!A1', '=KER.PROP("Apple","moons")//#BUSY!');
  model.type('Model!A2', '=KER.PROP("Apple","moons")//#BUSY!');
  fails('Model!A1', 'Model!A2');
  model.type('Model!Z1', 1);
  expect(await listed()).toEqual(['Model!A1', 'Model!A2']);
  model.type('Model!A1', '=IFERROR(KER.PROP("Apple","moons"),"none")//none');
  model.type('Model!A2', '=KER.PROP("Apple","moons")//#N/A');
  expect(await listed()).toEqual(['Model!A2']);
});

test.each([
  ['deleted', { kind: 'remove', sheet: 'Data' }],
  ['renamed', { kind: 'rename', sheet: 'Data', to: 'Facts' }],
] as const)('a %s sheet leaves no cell in the list', async (_, edit) => {
  const { model, fails, listed } = setUp();
  model.add('Data');
  model.type('Data!A1', '=KER.PROP("Apple","moons")');
  model.type('Model!A1', '=KER.PROP("Apple","moons")');
  fails('Data!A1', 'Model!A1');
  model.type('Model!Z1', 1);
  expect(await listed()).toEqual(['Data!A1', 'Model!A1']);
  model.edit(edit);
  expect(await listed()).toEqual(['Model!A1']);
});

test('an older Excel, which does not tell of renamed sheets, is asked when it has calculated', async () => {
  const { model, fails, listed } = setUp(1.16);
  model.add('Data');
  model.type('Data!A1', '=KER.PROP("Apple","moons")');
  fails('Data!A1');
  expect(await listed()).toEqual(['Data!A1']);
  model.edit({ kind: 'rename', sheet: 'Data', to: 'Facts' });
  model.type('Model!Z1', 1);
  expect(await listed()).toEqual([]);
});

test('nothing is read, and nobody listens, once it has ended', async () => {
  const { model, fails, listed, end } = setUp();
  await listed();
  expect(model.handlers.size).toBe(3);
  end();
  fails('Model!A1');
  expect(await listed()).toEqual(['Model!A1']);
  expect(model.handlers.size).toBe(0);
});
