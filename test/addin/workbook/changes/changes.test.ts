import { changesSinceFreeze, listChanges, planChanges } from '../../../../src/addin/workbook/changes/changes';
import { freeze } from '../../../../src/addin/workbook/freeze/freeze';
import { UNWATCHED } from '../unwatched';
import { startOffice } from '../host/office-host';
import { WorkbookModel } from '../host/model';
import { NOTHING_KNOWN } from '../nothing-known';
import { UNMARKED } from '../unmarked';
import { quietActivity } from '../quiet-activity';

test('frozen values are compared with what their formulas give now, and the model stays frozen', async () => {
  let version = 1;
  const model = new WorkbookModel((formula) => (formula.includes('moving') ? version : 'same'));
  model.type('A1', 'Apple');
  model.type('B1', '=KER.PROP(A1,"moving")');
  model.type('B2', '=KER.PROP($A$1,"still")');
  startOffice(model);
  await freeze({ scope: 'workbook', known: NOTHING_KNOWN, marker: UNMARKED, now: 0 }, UNWATCHED);
  const asked: string[] = [];
  model.answer = (formula) => {
    asked.push(formula);
    return formula.includes('moving') ? version : 'same';
  };
  version = 2;
  model.edit({ kind: 'rename', sheet: 'Model', to: 'My model' });
  expect(await compare(model)).toEqual({
    since: 'freeze',
    changed: [{ address: 'Model!B1', before: '1', after: '2' }],
    unchanged: 1,
    failed: [],
    skipped: [],
    refused: [],
    sheet: 'KER Changes',
    stopped: false,
  });
  expect(asked).toEqual([`=KER.PROP('My model'!A1,"moving")`, `=KER.PROP('My model'!$A$1,"still")`]);
  expect(model.sheets.map(({ name }) => name)).toEqual(['My model', 'KER Freeze Log', 'KER Changes']);
  expect(model.formulas('KER Freeze Log')).toEqual({});
});

test('changes are listed as text', async () => {
  const model = new WorkbookModel();
  startOffice(model);
  const outcome = await listChanges({
    changed: [{ address: 'Model!A1', before: '=1+1', after: '@SUM(A1)' }],
    unchanged: 4,
    failed: [],
  });
  expect(outcome).toMatchObject({ sheet: 'KER Changes', unchanged: 4 });
  expect(model.formulas()).toEqual({});
  expect(model.valueOf(model.sheet('KER Changes'), 1, 1)).toBe('=1+1');
  expect(model.tables.size).toBe(1);
  expect(await listChanges({ changed: [], unchanged: 4, failed: [] })).toMatchObject({ sheet: undefined });
});

/** Compares as a person does who looks at the formulas and says Go. */
async function compare(model: WorkbookModel) {
  const seen = await planChanges({
    refresher: { plan: () => Promise.resolve(NO_COST) },
    known: NOTHING_KNOWN,
  });
  const parts = {
    activity: quietActivity(model),
    wait: () => Promise.resolve(),
    refresher: { renew: () => Promise.resolve() },
    known: NOTHING_KNOWN,
  };
  return changesSinceFreeze(seen, parts, UNWATCHED);
}

const NO_COST = {
  cells: 0,
  needs: 0,
  entities: 0,
  requests: 0,
  credits: 0,
  mostRequests: 0,
  unknownCells: 0,
};

const freezeAll = () =>
  freeze({ scope: 'workbook', known: NOTHING_KNOWN, marker: UNMARKED, now: 0 }, UNWATCHED);

test('the plan names the frozen cells and sends nothing', async () => {
  const model = new WorkbookModel(() => 7);
  model.type('B1', '=KER.PROP(A1,"x")');
  model.type('B2', `=KER.PROP(${Array.from({ length: 251 }, (_, row) => `A${row + 1}`).join(',')})`);
  startOffice(model);
  await freezeAll();
  model.called = [];
  const planned = await planChanges({
    refresher: { plan: () => Promise.resolve(NO_COST) },
    known: NOTHING_KNOWN,
  });
  expect(planned.plan.cells).toBe(1);
  expect(planned.formulas).toEqual([{ address: 'Model!B1', formula: '=KER.PROP(Model!A1,"x")' }]);
  expect(model.called).toEqual([]);
});

test.each([
  ['more references than the log holds on to', `=KER.PROP(${'A1,'.repeat(250)}A1)`],
  ['a length beyond what a formula may have elsewhere', `=KER.PROP(A1,"${'x'.repeat(8_175)}")`],
  ['a reference to its own row of a table', '=KER.PROP([@Name],"x")'],
  ['a column of its own table', '=KER.ENTITY([Name])'],
])('a formula with %s is skipped and named, and the others are compared', async (_why, formula) => {
  const model = new WorkbookModel(() => 7);
  model.type('B1', formula);
  model.type('B2', '=KER.PROP(Table1[Name],"x")');
  startOffice(model);
  await freezeAll();
  model.called = [];
  expect(await compare(model)).toMatchObject({
    skipped: ['Model!B1'],
    unchanged: 1,
    changed: [],
    failed: [],
  });
  expect(model.called).toHaveLength(1);
});

test('a formula that gives an error now has failed, unless it did so when it was frozen', async () => {
  const model = new WorkbookModel((formula) => (formula.includes('old') ? '#N/A' : 7));
  model.type('B1', '=KER.PROP("old")');
  model.type('B2', '=KER.PROP("new")');
  startOffice(model);
  await freezeAll();
  model.answer = () => '#N/A';
  expect(await compare(model)).toMatchObject({
    unchanged: 1,
    changed: [],
    failed: [{ address: 'Model!B2', before: '7', after: '#N/A' }],
  });
});

test('spills are compared whole, also where they read another frozen spill with #', async () => {
  let last = 3;
  const model = new WorkbookModel((formula) => {
    if (formula.includes('SEARCH')) return [['id'], [1], [2]];
    return [['time'], [last]];
  });
  model.type('A5', '=KER.SEARCH("x")');
  model.type('C5', '=KER.SERIES($A$5#)');
  startOffice(model);
  await freezeAll();
  const asked: string[] = [];
  const { answer } = model;
  model.answer = (formula, address) => {
    asked.push(formula);
    return answer(formula, address);
  };
  expect(await compare(model)).toMatchObject({ unchanged: 2, changed: [], failed: [] });
  expect(asked).toEqual(['=KER.SEARCH("x")', '=KER.SERIES(Model!A5:A7)']);
  last = 4;
  model.answer = (formula) => (formula.includes('SEARCH') ? [['id'], [1], [2]] : [['time'], [last]]);
  expect(await compare(model)).toMatchObject({
    unchanged: 1,
    changed: [{ address: 'Model!C5', before: 'time (2 rows)', after: 'time (2 rows)' }],
  });
});

test("a card's field is read from the sheet that it stood on", async () => {
  const model = new WorkbookModel(() => 7);
  model.type('C2', '=KER.PROP(A2.ceo,"birth_date")');
  startOffice(model);
  await freezeAll();
  const asked: string[] = [];
  model.answer = (formula) => {
    asked.push(formula);
    return 7;
  };
  expect(await compare(model)).toMatchObject({ unchanged: 1 });
  expect(asked).toEqual(['=KER.PROP(Model!A2.ceo,"birth_date")']);
});

test('nothing frozen is told apart from nothing changed', async () => {
  const model = new WorkbookModel();
  startOffice(model);
  expect(await compare(model)).toEqual({
    since: 'freeze',
    changed: [],
    unchanged: 0,
    failed: [],
    skipped: [],
    refused: [],
    sheet: undefined,
    stopped: false,
  });
  expect(model.sheets).toHaveLength(1);
});
