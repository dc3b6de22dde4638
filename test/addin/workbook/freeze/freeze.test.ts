import { freeze } from '../../../../src/addin/workbook/freeze/freeze';
import { planUnfreeze, unfreeze } from '../../../../src/addin/workbook/freeze/unfreeze';
import type { Step } from '../../../../src/addin/workbook/excel/progress';
import { UNWATCHED } from '../unwatched';
import { unfreezeAll } from '../unfreeze-all';
import { startOffice } from '../host/office-host';
import { WorkbookModel, type Result } from '../host/model';
import { NOTHING_KNOWN } from '../nothing-known';
import { UNMARKED } from '../unmarked';

const frozen = (extra: { hideLog?: boolean } = {}) =>
  freeze(
    { scope: 'workbook', known: NOTHING_KNOWN, marker: UNMARKED, now: Date.UTC(2026, 0, 2), ...extra },
    UNWATCHED,
  );

function modelWith(cells: Record<string, Result>, answer?: (formula: string) => Result): WorkbookModel {
  const model = new WorkbookModel(answer);
  for (const [address, content] of Object.entries(cells)) model.type(address, content as string);
  return model;
}

test('freezing leaves values without formulas, and a visible log; unfreezing is its inverse', async () => {
  const model = modelWith(
    { A1: 'Apple', B1: '=KER.PROP(A1,"x")', C1: '=B1*2', B2: '=KER.ENTITY("A1")' },
    (f) => f.length,
  );
  startOffice(model);
  const before = model.formulas();
  expect(await frozen()).toEqual({
    frozen: 2,
    live: [],
    readers: [],
    stopped: false,
    failure: undefined,
  });
  expect(model.formulas('KER Freeze Log')).toEqual({ 'Model!C1': '=B1*2' });
  const log = model.sheet('KER Freeze Log');
  expect(log.visibility).toBe('Visible');
  expect([0, 1, 2, 3, 5].map((column) => model.valueOf(log, 1, column))).toEqual([
    'Model!B1',
    '=KER.PROP(A1,"x")',
    17,
    '1×1',
    46_024,
  ]);
  expect(model.tables.get('KER_Freeze_Log')?.area).toEqual({ row: 0, column: 0, rows: 3, columns: 11 });
  expect(await unfreezeAll()).toEqual({ restored: 2, left: [], stopped: false, failure: undefined });
  expect(model.formulas()).toEqual(before);
  expect(model.sheets.map(({ name }) => name)).toEqual(['Model']);
});

test('a very hidden log is found, and goes away when all is restored', async () => {
  const model = modelWith({ B1: '=KER.TYPES()' });
  startOffice(model, 1.9);
  await frozen({ hideLog: true });
  expect(model.sheet('KER Freeze Log').visibility).toBe('VeryHidden');
  expect(await unfreezeAll()).toMatchObject({ restored: 1 });
  expect(model.sheets).toHaveLength(1);
});

describe('where Excel can take several syncs back as one step', () => {
  test('a freeze is one, and only hiding the log is another', async () => {
    const model = modelWith({ B1: '=KER.TYPES()' });
    const host = startOffice(model, '1.20');
    await frozen({ hideLog: true });
    expect(host.groups).toBe(1);
    expect(model.sheet('KER Freeze Log').visibility).toBe('VeryHidden');
    expect(await unfreezeAll()).toMatchObject({ restored: 1 });
    startOffice(model, '1.19').refusesGroup = () => true;
    expect(await frozen()).toMatchObject({ frozen: 1, failure: undefined });
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
    'one that it refuses at sync %i ends as if never asked',
    async (at) => {
      const long = 'x'.repeat(30_000);
      const model = new WorkbookModel(() => long);
      for (let row = 1; row <= 80; row++) model.type(`A${row}`, `=KER.PROP(${row})`);
      const before = model.formulas();
      const host = startOffice(model, '1.20');
      host.refusesGroup = (sync) => sync === at;
      expect(await frozen()).toEqual({
        frozen: 80,
        live: [],
        readers: [],
        stopped: false,
        failure: undefined,
      });
      expect(model.formulas('KER Freeze Log')).toEqual({});
      expect(model.tables.get('KER_Freeze_Log')?.area.rows).toBe(81);
      expect(await unfreezeAll()).toMatchObject({ restored: 80, left: [] });
      expect(model.formulas()).toEqual(before);
    },
  );
});

test('texts that look like formulas stay text in the model and in the log', async () => {
  const texts = [
    '=HYPERLINK("http://evil.example","x")',
    '+cmd|calc',
    '@SUM(A1)',
    '-2+3',
    '\t=1',
    '0012',
    "'tis",
    'TRUE',
  ];
  const model = new WorkbookModel((formula) => texts[Number(/\d+/.exec(formula)![0])]!);
  startOffice(model);
  texts.forEach((_, index) => model.type(`B${index + 1}`, `=KER.PROP(${index})`));
  const before = model.formulas();
  await frozen();
  texts.forEach((text, index) => {
    expect(model.valueOf(model.sheet('Model'), index, 1)).toBe(text);
    expect(model.valueOf(model.sheet('KER Freeze Log'), index + 1, 2)).toBe(text);
  });
  expect(Object.keys(model.formulas()).every((name) => /^KER Freeze Log!J/.test(name))).toBe(true);
  expect(await unfreezeAll()).toMatchObject({ restored: texts.length, left: [] });
  expect(model.formulas()).toEqual(before);
});

test('a spill is frozen whole and comes back, also after rows were inserted above it', async () => {
  const grid = [
    ['id', 'name'],
    [1, 'Apple'],
    [2, '=1+1'],
  ];
  const model = modelWith({ B2: '=KER.SEARCH(A1)' }, () => grid);
  startOffice(model);
  expect(await frozen()).toMatchObject({ frozen: 1 });
  expect(model.valueOf(model.sheet('Model'), 3, 2)).toBe('=1+1');
  model.edit({ kind: 'insert', sheet: 'Model', side: 'rows', at: 0, count: 2 });
  expect(await unfreezeAll()).toMatchObject({ restored: 1, left: [] });
  expect(model.formulas()).toEqual({ 'Model!B4': '=KER.SEARCH(A3)' });
  expect(model.sheet('Model').spills.size).toBe(1);
});

test("a card's field follows its cell, and a name that has the look of one stays", async () => {
  const model = modelWith(
    { A2: 'Apple Inc.', C2: '=KER.PROP(A2.ceo,"birth_date")', D2: '=KER.PROP(FY24.Sales,"x")' },
    () => 7,
  );
  model.names.set('FY24.Sales', '=Model!$A$2');
  startOffice(model);
  await frozen();
  expect(Object.values(model.formulas('Model'))).toContain('=CHOOSE(1,Model!$C$2,Model!$A$2)');
  model.edit({ kind: 'insert', sheet: 'Model', side: 'rows', at: 1, count: 1 });
  expect(await unfreezeAll()).toMatchObject({ restored: 2, left: [] });
  expect(model.formulas()).toEqual({
    'Model!C3': '=KER.PROP(A3.ceo,"birth_date")',
    'Model!D3': '=KER.PROP(FY24.Sales,"x")',
  });
});

test('formulas that read a frozen spill with # are named', async () => {
  const model = modelWith(
    { A5: '=KER.SEARCH("x")', A9: '=KER.PROP(A5#)', C1: '=SUM(A5#)', C2: '=A5&"A5#"', C3: '=SUM(A9#)' },
    (formula) => (formula.includes('SEARCH') ? [[1], [2]] : 7),
  );
  model.add('Other');
  model.type('Other!A1', '=ROWS(Model!$A$5#)');
  startOffice(model);
  expect(await frozen()).toMatchObject({ frozen: 2, readers: ['Model!C1', 'Other!A1'] });
});

test('what was deleted, changed or reshaped is named and left as it is', async () => {
  const model = modelWith(
    { A1: '=KER.PROP(1)', A2: '=KER.PROP(2)', A4: '=KER.SEARCH(3)', A8: '=KER.PROP(4)' },
    (formula) => (formula.includes('SEARCH') ? [[1], [2], [3]] : formula.length),
  );
  startOffice(model);
  await frozen();
  model.edit({ kind: 'delete', sheet: 'Model', side: 'rows', at: 0, count: 1 });
  model.type('A1', 'mine');
  model.edit({ kind: 'insert', sheet: 'Model', side: 'rows', at: 4, count: 1 });
  const outcome = await unfreezeAll();
  expect(outcome).toEqual({
    restored: 1,
    left: [
      { address: 'Model!A1', reason: 'deleted' },
      { address: 'Model!A3', reason: 'reshaped' },
      { address: 'Model!A1', reason: 'changed' },
    ],
    stopped: false,
    failure: undefined,
  });
  expect(model.formulas('KER Freeze Log')).toEqual({ 'Model!A8': '=KER.PROP(4)' });
  expect(model.valueOf(model.sheet('Model'), 0, 0)).toBe('mine');
  expect(model.sheet('KER Freeze Log').used()?.rows).toBe(4);
});

test('cells are named where they are now, though another sheet has the name that theirs had', async () => {
  const model = modelWith({ A1: '=KER.PROP(1)', A2: '=KER.PROP(2)', A3: '=KER.PROP(3)' }, (f) => f.length);
  startOffice(model);
  await frozen();
  model.edit({ kind: 'rename', sheet: 'Model', to: 'Renamed' });
  model.add('Model');
  model.edit({ kind: 'insert', sheet: 'Renamed', side: 'rows', at: 0, count: 1 });
  model.type('Renamed!A3', 'mine');
  const plan = await planUnfreeze(UNMARKED, UNWATCHED);
  expect(plan.formulas.map(({ address }) => address)).toEqual(['Renamed!A2', 'Renamed!A4']);
  expect(plan.left).toEqual([{ address: 'Renamed!A3', reason: 'changed' }]);
  expect(await unfreeze(plan, UNWATCHED)).toMatchObject({ restored: 2, left: plan.left });
  expect(model.formulas('KER Freeze Log')).toEqual({
    'Renamed!A2': '=KER.PROP(1)',
    'Renamed!A4': '=KER.PROP(3)',
  });
});

test('cells that are busy or have no add-in stay live, and are named', async () => {
  const model = modelWith({ A1: '=KER.PROP(1)', A2: '=KER.PROP(2)', A3: '=KER.PROP(3)' }, (formula) =>
    formula.includes('1') ? '#BUSY!' : formula.includes('2') ? '#N/A' : 5,
  );
  startOffice(model);
  expect(await frozen()).toMatchObject({
    frozen: 2,
    live: [{ address: 'Model!A1', value: '#BUSY!', isProtected: false }],
  });
  expect(model.formulas('KER Freeze Log')).toEqual({ 'Model!A1': '=KER.PROP(1)' });
});

test('a failure half-way says what was frozen, and unfreezing restores it', async () => {
  const model = new WorkbookModel((formula) => formula + 'x'.repeat(20_000));
  startOffice(model);
  for (let row = 1; row <= 300; row++) model.type(`A${row}`, `=KER.PROP(${row})`);
  const before = model.formulas();
  const sheet = model.sheet('Model');
  const report = ({ phase }: Step) => {
    if (phase === 'writing') sheet.isProtected = true;
  };
  const options = { scope: 'workbook', known: NOTHING_KNOWN, marker: UNMARKED, now: 0 } as const;
  const outcome = await freeze(options, { ...UNWATCHED, report });
  expect(outcome.failure?.message).toBe('The sheet "Model" is protected');
  expect(outcome.frozen).toBeGreaterThan(0);
  expect(outcome.frozen).toBeLessThan(300);
  expect(Object.keys(model.formulas('KER Freeze Log'))).toHaveLength(300 - outcome.frozen);
  sheet.isProtected = false;
  expect(await unfreezeAll()).toMatchObject({ restored: outcome.frozen, left: [] });
  expect(model.formulas()).toEqual(before);
});

test('cells of a protected sheet stay formulas, and frozen ones stay in the log', async () => {
  const model = modelWith({ A1: '=KER.PROP(1)' }, () => 5);
  model.add('Locked');
  model.type('Locked!A1', '=KER.PROP(2)');
  startOffice(model);
  model.sheet('Locked').isProtected = true;
  expect(await frozen()).toMatchObject({
    frozen: 1,
    live: [{ address: 'Locked!A1', value: '5', isProtected: true }],
    failure: undefined,
  });
  model.sheet('Locked').isProtected = false;
  model.sheet('Model').isProtected = true;
  expect(await unfreezeAll()).toMatchObject({
    restored: 0,
    left: [{ address: 'Model!A1', reason: 'protected' }],
  });
  model.sheet('Model').isProtected = false;
  expect(await unfreezeAll()).toMatchObject({ restored: 1, left: [] });
});

test('a log with columns of a person loses whole rows, and one that was rearranged is refused', async () => {
  const model = modelWith({ A1: '=KER.PROP(1)', A2: '=KER.PROP(2)' }, () => 5);
  startOffice(model);
  await frozen();
  const log = model.tables.get('KER_Freeze_Log')!;
  log.area = { ...log.area, columns: 11 };
  model.type("'KER Freeze Log'!K1", 'Signed');
  model.type("'KER Freeze Log'!K2", 'Ann');
  model.type("'KER Freeze Log'!K3", 'Bob');
  model.type('Model!A1', 'mine');
  expect(await unfreezeAll()).toMatchObject({ restored: 1, left: [{ reason: 'changed' }] });
  expect(model.valueOf(model.sheet('KER Freeze Log'), 1, 10)).toBe('Ann');
  expect(model.sheet('KER Freeze Log').used()?.rows).toBe(2);
  model.type("'KER Freeze Log'!B1", 'Formel');
  await expect(unfreezeAll()).rejects.toThrow(
    'Expected the table on the sheet KER Freeze Log to begin in A1 with the columns Cell, Formula,',
  );
});
