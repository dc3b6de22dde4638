import type { Knowledge } from '../../src/runtime/knowledge';
import type { Plan } from '../../src/runtime/refresher';
import { createWorkbench, type Workbench } from '../../src/workbook/workbench';
import { startOffice } from './host/office-host';
import { WorkbookModel } from './host/model';
import { NOTHING_KNOWN } from './nothing-known';
import { UNMARKED } from './unmarked';
import { quietActivity } from './quiet-activity';

function planOf(cells: readonly string[]): Plan {
  const requests = cells.length;
  return { cells: requests, needs: requests, entities: 1, requests, credits: requests, unknownCells: 0 };
}

function benchOver(model: WorkbookModel): Workbench {
  startOffice(model);
  return createWorkbench({
    refresher: {
      plan: planOf,
      renew: () => undefined,
      renewAll: () => undefined,
      clearStored: () => Promise.resolve(0),
      storedSize: () => Promise.resolve(0),
    },
    activity: quietActivity(model),
    knowledge: { known: NOTHING_KNOWN } as Knowledge,
    marker: UNMARKED,
    wait: () => Promise.resolve(),
    now: () => 0,
  });
}

test('what changed since the freeze says its cost and runs only after Go', async () => {
  const model = new WorkbookModel(() => 7);
  model.type('A1', '=KER.PROP(1)');
  const bench = benchOver(model);
  await bench.freeze('workbook', false);
  model.called = [];
  await bench.changes('freeze');
  expect(bench.get()).toEqual({
    step: 'confirm',
    action: 'changes',
    plan: planOf(['Model!A1']),
    formulas: [{ address: 'Model!A1', formula: '=KER.PROP(1)' }],
  });
  bench.dismiss();
  await bench.go();
  expect(bench.get()).toEqual({ step: 'idle' });
  expect(model.called).toEqual([]);
  await bench.changes('freeze');
  await bench.go();
  expect(bench.get()).toMatchObject({
    step: 'done',
    outcome: { action: 'changes', result: { unchanged: 1 } },
  });
  expect(model.called).toHaveLength(1);
});

test('where nothing is frozen it says so without asking', async () => {
  const bench = benchOver(new WorkbookModel());
  await bench.changes('freeze');
  expect(bench.get()).toMatchObject({
    step: 'done',
    outcome: { action: 'changes', result: { since: 'freeze', unchanged: 0, skipped: [] } },
  });
});

test('the changes of the last refresh are those that Go of a refresh brought', async () => {
  let version = 1;
  const model = new WorkbookModel(() => version);
  model.type('A1', '=KER.PROP(1)');
  const bench = benchOver(model);
  await bench.planRefresh('workbook');
  expect(bench.get()).toMatchObject({ step: 'confirm', action: 'refresh' });
  version = 2;
  await bench.go();
  await bench.changes('refresh');
  const changed = [{ address: 'Model!A1', before: '1', after: '2' }];
  expect(bench.get()).toMatchObject({ step: 'done', outcome: { result: { since: 'refresh', changed } } });
});

test('what Excel refuses is kept with its reason, and the next action runs', async () => {
  const model = new WorkbookModel();
  const bench = benchOver(model);
  const { Excel } = globalThis as unknown as { Excel: { run: unknown } };
  const { run } = Excel;
  Excel.run = () =>
    Promise.reject(
      Object.assign(new Error('Excel is in edit mode'), { code: 'InvalidOperationInCellEditMode' }),
    );
  await bench.planRefresh('selection');
  expect(bench.get()).toMatchObject({ step: 'failed', action: 'refresh', failure: { refusal: 'editing' } });
  Excel.run = run;
  await bench.planRefresh('selection');
  expect(bench.get()).toMatchObject({ step: 'confirm', plan: { cells: 0 } });
});
