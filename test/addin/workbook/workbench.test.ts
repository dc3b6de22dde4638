import type { Knowledge } from '../../../src/addin/runtime/knowledge';
import type { Plan } from '../../../src/addin/runtime/refresher';
import { createWorkbench, type Workbench, type WorkbenchParts } from '../../../src/addin/workbook/workbench';
import { startOffice } from './host/office-host';
import { WorkbookModel } from './host/model';
import { NOTHING_KNOWN } from './nothing-known';
import { UNMARKED } from './unmarked';
import { quietActivity } from './quiet-activity';

function planOf(cells: readonly string[]): Plan {
  const requests = cells.length;
  return {
    cells: requests,
    needs: requests,
    entities: 1,
    requests,
    credits: requests,
    mostRequests: requests,
    unknownCells: 0,
  };
}

const NOTHING_WAITS = {
  requests: 0,
  questions: 0,
  more: 0,
  onlyStored: false,
  isSpent: false,
  spentToday: undefined,
};

function benchOver(
  model: WorkbookModel,
  agreed: number[] = [],
  { admit, waiting = () => 0 }: { admit?: WorkbenchParts['admit']; waiting?: () => number } = {},
): Workbench {
  startOffice(model);
  return createWorkbench({
    refresher: {
      plan: (cells, also = []) => Promise.resolve(planOf([...cells, ...also.map(({ kind }) => kind)])),
      renew: () => Promise.resolve(),
      unanswered: () => Promise.resolve({ cells: [], probe: () => undefined, take: () => undefined }),
      renewAll: () => undefined,
      clearStored: () => Promise.resolve(0),
      storedSize: () => Promise.resolve(0),
    },
    budget: {
      agree: (requests) => agreed.push(requests),
      get: () => ({ ...NOTHING_WAITS, requests: waiting() }),
    },
    activity: quietActivity(model),
    knowledge: { known: NOTHING_KNOWN } as Knowledge,
    functions: () => undefined,
    marker: UNMARKED,
    admit,
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
    plan: expect.objectContaining({ cells: 1 }) as unknown,
    also: [{ kind: 'search', request: { name: '1' } }],
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

test('Go agrees to what the plan says at most, so that its cells do not wait for another click', async () => {
  const agreed: number[] = [];
  const model = new WorkbookModel(() => 7);
  model.type('A1', '=KER.PROP(1,"cik")');
  model.type('A2', '=KER.PROP(2,"cik")');
  const bench = benchOver(model, agreed);
  await bench.planRefresh('workbook');
  // Neither has run: each looks up its name, and may ask up to three times more to tell who is meant and for the value.
  expect(bench.get()).toMatchObject({ plan: { requests: 2, mostRequests: 8 } });
  expect(agreed).toEqual([]);
  await bench.go();
  expect(agreed).toEqual([8]);
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

test('a template with a function that is switched off makes no sheet, and says why', async () => {
  const model = new WorkbookModel(() => 7);
  const refused: string[] = [];
  const admit = (name: string) => {
    if (name !== 'HISTORY') return;
    refused.push(name);
    throw new Error('Switched off by your organisation.');
  };
  const bench = benchOver(model, [], { admit });
  await bench.template('statements');
  expect(bench.get()).toMatchObject({
    step: 'failed',
    failure: { message: 'Switched off by your organisation.' },
  });
  expect(refused).toEqual(['HISTORY']);
});

test('links wait for another Go where they need more requests than was agreed to', async () => {
  const model = new WorkbookModel();
  const agreed: number[] = [];
  const waiting = [3, 0];
  const bench = benchOver(model, agreed, { waiting: () => waiting.shift() ?? 0 });
  await bench.planLinks('workbook');
  expect(bench.get()).toMatchObject({ step: 'confirm', action: 'link' });
  await bench.go();
  expect(bench.get()).toMatchObject({ step: 'confirm', action: 'link' });
  await bench.go();
  expect(bench.get()).toEqual({ step: 'link-choice', proposals: [] });
  expect(agreed).toHaveLength(2);
});
