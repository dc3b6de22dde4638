import { changesSinceFreeze, listChanges } from '../../src/workbook/changes';
import { freeze } from '../../src/workbook/freeze';
import { UNWATCHED } from '../../src/workbook/progress';
import { startOffice } from './host/office-host';
import { WorkbookModel } from './host/model';
import { NOTHING_KNOWN } from './nothing-known';
import { quietActivity } from './quiet-activity';

test('frozen values are compared with what their formulas give now, and the model stays frozen', async () => {
  let version = 1;
  const model = new WorkbookModel((formula) => (formula.includes('moving') ? version : 'same'));
  model.type('A1', 'Apple');
  model.type('B1', '=KER.PROP(A1,"moving")');
  model.type('B2', '=KER.PROP($A$1,"still")');
  startOffice(model);
  await freeze({ scope: 'workbook', known: NOTHING_KNOWN, now: 0 }, UNWATCHED);
  const asked: string[] = [];
  model.answer = (formula) => {
    asked.push(formula);
    return formula.includes('moving') ? version : 'same';
  };
  version = 2;
  model.edit({ kind: 'rename', sheet: 'Model', to: 'My model' });
  const parts = { activity: quietActivity(model), wait: () => Promise.resolve() };
  expect(await changesSinceFreeze(parts, UNWATCHED)).toEqual({
    changed: [{ address: 'Model!B1', before: '1', after: '2' }],
    unchanged: 1,
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
  const outcome = await listChanges([{ address: 'Model!A1', before: '=1+1', after: '@SUM(A1)' }], 4);
  expect(outcome).toMatchObject({ sheet: 'KER Changes', unchanged: 4 });
  expect(model.formulas()).toEqual({});
  expect(model.valueOf(model.sheet('KER Changes'), 1, 1)).toBe('=1+1');
  expect(model.tables.size).toBe(1);
  expect(await listChanges([], 4)).toMatchObject({ sheet: undefined });
});
