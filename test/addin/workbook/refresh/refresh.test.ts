import type { KnownKnowledge } from '../../../../src/addin/runtime/knowledge';
import type { Refresher } from '../../../../src/addin/runtime/refresher';
import { planRefresh, refresh } from '../../../../src/addin/workbook/refresh/refresh';
import type { Step } from '../../../../src/addin/workbook/excel/progress';
import { UNWATCHED } from '../unwatched';
import { startOffice } from '../host/office-host';
import { WorkbookModel } from '../host/model';
import { NOTHING_KNOWN } from '../nothing-known';
import { quietActivity } from '../quiet-activity';

function refresherOf(renewed: string[]): Refresher {
  const plan = (cells: readonly string[]) =>
    Promise.resolve({
      cells: cells.length,
      needs: cells.length,
      entities: 1,
      requests: 1,
      credits: 1,
      mostRequests: 1,
      unknownCells: 0,
    });
  return {
    plan,
    renew: (cells) => {
      renewed.push(...cells);
      return Promise.resolve();
    },
    unanswered: () => Promise.resolve({ cells: [], probe: () => undefined, take: () => undefined }),
    renewAll: () => undefined,
    clearStored: () => Promise.resolve(0),
    storedSize: () => Promise.resolve(0),
  };
}

const planParts = (refresher: Refresher) => ({ refresher, known: NOTHING_KNOWN });
const parts = { known: NOTHING_KNOWN, wait: () => Promise.resolve(), now: () => 1_000 };

test('only KER cells are renewed and called again, and the summary says what changed', async () => {
  let version = 1;
  const model = new WorkbookModel((formula) =>
    formula.includes('none') || (formula.includes('bad') && version > 1)
      ? '#N/A'
      : formula.includes('moving')
        ? version
        : 'same',
  );
  model.type('A1', 'Apple');
  model.type('B1', '=KER.PROP(A1,"moving")');
  model.type('B2', '=KER.PROP(A1,"still")');
  model.type('C1', '=B1*2');
  model.type('C2', '=KER.PROP(A1,"bad")');
  model.type('C3', '=KER.PROP(A1,"none")');
  model.add('My data');
  model.type("'My data'!A1", '=KER.SERIES(1)');
  startOffice(model);
  const renewed: string[] = [];
  const refresher = refresherOf(renewed);
  const { plan, ...planned } = await planRefresh(planParts(refresher), 'workbook', UNWATCHED);
  expect(plan.cells).toBe(5);
  expect(renewed).toEqual([]);
  version = 2;
  model.called = [];
  const steps: Step[] = [];
  const outcome = await refresh({ refresher, activity: quietActivity(model), ...parts }, planned, {
    ...UNWATCHED,
    report: (step) => steps.push(step),
  });
  expect([...renewed].sort()).toEqual(["'My data'!A1", 'Model!B1', 'Model!B2', 'Model!C2', 'Model!C3']);
  expect([...model.called].sort()).toEqual([...renewed].sort());
  expect(outcome).toEqual({
    changed: [{ address: 'Model!B1', before: '1', after: '2' }],
    unchanged: 3,
    failed: [{ address: 'Model!C2', before: 'same', after: '#N/A' }],
    kept: [],
    uncalled: [],
    edited: [],
    stopped: false,
  });
  expect(steps.at(-1)).toEqual({ phase: 'fetching', done: 5, total: 5 });
});

test('the scope is the selection, the sheet or the workbook', async () => {
  const model = new WorkbookModel();
  model.type('A1', '=KER.PROP(1)');
  model.type('A2', '=KER.PROP(2)');
  model.add('Other');
  model.type('Other!A1', '=KER.PROP(3)');
  startOffice(model);
  model.selection = { sheet: model.sheet('Model'), area: { row: 1, column: 0, rows: 1_000_000, columns: 2 } };
  const found = async (scope: 'selection' | 'sheet' | 'workbook') =>
    (await planRefresh(planParts(refresherOf([])), scope, UNWATCHED)).cells.map(({ address }) => address);
  expect(await found('selection')).toEqual(['Model!A2']);
  expect(await found('sheet')).toEqual(['Model!A1', 'Model!A2']);
  expect(await found('workbook')).toEqual(['Model!A1', 'Model!A2', 'Other!A1']);
});

test('a selection of several areas counts each cell once, also where they overlap', async () => {
  const model = new WorkbookModel();
  for (const cell of ['A1', 'A2', 'C5', 'D9']) model.type(cell, '=KER.PROP(1)');
  startOffice(model);
  model.selection = { sheet: model.sheet('Model'), area: { row: 0, column: 0, rows: 2, columns: 1 } };
  model.alsoSelected = [
    { row: 1, column: 0, rows: 4, columns: 3 },
    { row: 20, column: 20, rows: 1, columns: 1 },
  ];
  const { cells } = await planRefresh(planParts(refresherOf([])), 'selection', UNWATCHED);
  expect(cells.map(({ address }) => address)).toEqual(['Model!A1', 'Model!A2', 'Model!C5']);
  model.alsoSelected = [];
  model.selection = { sheet: model.sheet('Model'), area: { row: 30, column: 0, rows: 9, columns: 9 } };
  expect((await planRefresh(planParts(refresherOf([])), 'selection', UNWATCHED)).cells).toEqual([]);
});

test('a value that the service could not renew is told as kept, and not as unchanged', async () => {
  const model = new WorkbookModel(() => 7);
  for (const row of [1, 2, 3]) model.type(`A${row}`, `=KER.PROP(${row})`);
  startOffice(model);
  const refresher = refresherOf([]);
  const planned = await planRefresh(planParts(refresher), 'workbook', UNWATCHED);
  const fetched: Record<string, number> = { 'Model!A1': 999, 'Model!A2': 1_000 };
  const known: KnownKnowledge = {
    ...NOTHING_KNOWN,
    cell: (address) => {
      const fetchedAt = fetched[address];
      if (fetchedAt === undefined) return [{ kind: 'other', name: 'search', key: '' }];
      return [{ kind: 'property', id: 'x', name: 'y', held: { value: undefined, fetchedAt } }];
    },
  };
  const activity = quietActivity(model);
  expect(await refresh({ refresher, activity, ...parts, known }, planned, UNWATCHED)).toMatchObject({
    unchanged: 2,
    kept: ['Model!A1'],
  });
});

test('a cell that Excel did not calculate again is told so, and blamed on no service', async () => {
  const model = new WorkbookModel(() => 7);
  for (const row of [1, 2]) model.type(`A${row}`, `=KER.PROP(${row})`);
  startOffice(model);
  const refresher = refresherOf([]);
  const planned = await planRefresh(planParts(refresher), 'workbook', UNWATCHED);
  let recalculation = 4;
  const known: KnownKnowledge = {
    ...NOTHING_KNOWN,
    ran: (address) => (address === 'Model!A1' ? 4 : recalculation),
    cell: () => [{ kind: 'property', id: 'x', name: 'y', held: { value: undefined, fetchedAt: 999 } }],
  };
  const renewing: Refresher = {
    ...refresher,
    renew: () => {
      recalculation = 5;
      return Promise.resolve();
    },
  };
  const outcome = await refresh(
    { refresher: renewing, activity: quietActivity(model), ...parts, known },
    planned,
    UNWATCHED,
  );
  expect(outcome).toMatchObject({ unchanged: 0, kept: ['Model!A2'], uncalled: ['Model!A1'] });
});

test('stopping stops the recalculation', async () => {
  const model = new WorkbookModel();
  model.type('A1', '=KER.PROP(1)');
  startOffice(model);
  const refresher = refresherOf([]);
  const planned = await planRefresh(planParts(refresher), 'workbook', UNWATCHED);
  const activity = quietActivity(model);
  const controller = new AbortController();
  const outcome = await refresh({ refresher, activity, ...parts }, planned, {
    report: ({ phase }) => {
      if (phase === 'fetching') controller.abort();
    },
    signal: controller.signal,
  });
  expect(activity.stops).toBe(1);
  expect(outcome.stopped).toBe(true);
});

test('a block whose answer is too large is read in halves', async () => {
  const model = new WorkbookModel(() => 'x'.repeat(30_000));
  for (let row = 1; row <= 400; row++) model.type(`A${row}`, `=KER.PROP(${row})`);
  const { counters } = startOffice(model);
  const refresher = refresherOf([]);
  const planned = await planRefresh(planParts(refresher), 'workbook', UNWATCHED);
  const outcome = await refresh({ refresher, activity: quietActivity(model), ...parts }, planned, UNWATCHED);
  expect(outcome.unchanged).toBe(400);
  // The host counts an answer also where it refuses it.
  expect(counters.largestResponse).toBeGreaterThan(5 * 1024 * 1024);
});

test('an edit of her own during a refresh is no changed value, nor one that a service could not give', async () => {
  let version = 1;
  const model = new WorkbookModel((formula) => (formula.includes('still') ? 'same' : version));
  model.type('A1', 'Apple');
  model.type('B1', '=KER.PROP(A1,"moving")');
  model.type('B2', '=KER.PROP("Tesla","moving")');
  model.type('B3', '=KER.PROP("Tesla","still")');
  model.type('C1', '=A1&" Inc."');
  model.type('C2', '=KER.PROP(C1,"moving")');
  model.type('C3', '=KER.PROP(A1.ceo,"moving")');
  startOffice(model);
  const property = (id: string) =>
    ({ kind: 'property', id, name: 'x', held: { value: undefined, fetchedAt: 0 } }) as const;
  // C2 reads A1 through another formula: what it asks is what tells that it was led to another company.
  let id = 'apple';
  const known: KnownKnowledge = {
    ...NOTHING_KNOWN,
    cell: (address) => (address === 'Model!C2' ? [property(id)] : []),
  };
  const refresher = refresherOf([]);
  const planned = await planRefresh(planParts(refresher), 'workbook', UNWATCHED);
  version = 2;
  let waits = 0;
  const wait = () => {
    waits += 1;
    if (waits === 1) {
      model.retype('A1', 'Microsoft');
      model.retype('B3', '=KER.PROP("Ford","moving")');
      id = 'microsoft';
    }
    return Promise.resolve();
  };
  const activity = quietActivity(model);
  const outcome = await refresh({ refresher, activity, ...parts, known, wait }, planned, UNWATCHED);
  expect({ ...outcome, edited: [...outcome.edited].sort() }).toEqual({
    changed: [{ address: 'Model!B2', before: '1', after: '2' }],
    unchanged: 0,
    failed: [],
    kept: [],
    uncalled: [],
    edited: ['Model!B1', 'Model!B3', 'Model!C2', 'Model!C3'],
    stopped: false,
  });
  expect(changeHandlers(model)).toEqual([]);
});

test('a refresh that fails no longer listens to edits', async () => {
  const model = new WorkbookModel();
  model.type('A1', '=KER.PROP(1)');
  startOffice(model);
  const refresher = refresherOf([]);
  const planned = await planRefresh(planParts(refresher), 'workbook', UNWATCHED);
  let listening = 0;
  const failing: Refresher = {
    ...refresher,
    renew: () => {
      listening = changeHandlers(model).length;
      return Promise.reject(new Error('No storage'));
    },
  };
  const activity = quietActivity(model);
  await expect(refresh({ refresher: failing, activity, ...parts }, planned, UNWATCHED)).rejects.toThrow(
    'No storage',
  );
  expect(listening).toBe(1);
  expect(changeHandlers(model)).toEqual([]);
});

const changeHandlers = (model: WorkbookModel) =>
  [...model.handlers].filter(({ event }) => event === 'changed');
