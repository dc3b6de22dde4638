import type { Refresher } from '../../../../src/addin/runtime/refresher';
import { fillUnanswered } from '../../../../src/addin/workbook/unreachable/retry-cells';
import { startOffice } from '../host/office-host';
import { WorkbookModel } from '../host/model';

function partsFor(cells: readonly string[], done: string[] = []) {
  const refresher = {
    plan: (planned: readonly string[]) => Promise.resolve({ mostRequests: planned.length }),
    unanswered: () => Promise.resolve({ cells, probe: () => undefined, take: () => void done.push('taken') }),
  } as unknown as Refresher;
  return { refresher, budget: { agree: (requests: number) => void done.push(`agreed to ${requests}`) } };
}

/** A sheet of three hundred formulas, every third of which was told that the service does not answer. */
function sheet() {
  const model = new WorkbookModel(() => 7);
  for (let row = 1; row <= 300; row++) model.type(`B${row}`, `=KER.PROP(A${row},"cik")`);
  model.type('C1', '=B1*2');
  startOffice(model);
  model.called = [];
  const told = Array.from({ length: 100 }, (_, index) => `Model!B${index * 3 + 1}`);
  return { model, told };
}

test('only the cells that were told so are calculated again, each once, and what it costs is agreed to', async () => {
  const { model, told } = sheet();
  const done: string[] = [];
  await fillUnanswered(partsFor(told, done));
  expect([...model.called].sort()).toEqual([...told].sort());
  expect(done).toEqual(['agreed to 100', 'taken']);
});

test('a cell that is no KER cell any more, or is gone with its sheet, is left alone', async () => {
  const { model } = sheet();
  model.type('B4', 'typed over');
  model.called = [];
  await fillUnanswered(partsFor(['Model!B1', 'Model!B4', 'Gone!B2', 'Model!C1']));
  expect(model.called).toEqual(['Model!B1']);
});

test('where Excel cannot be asked now, they still count as unanswered', async () => {
  const { told } = sheet();
  const done: string[] = [];
  const run = jest.spyOn(Excel, 'run').mockRejectedValue(new Error('InvalidOperationInCellEditMode'));
  await expect(fillUnanswered(partsFor(told, done))).rejects.toThrow('InvalidOperationInCellEditMode');
  run.mockRestore();
  expect(done).not.toContain('taken');
});
