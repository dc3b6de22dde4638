import type { TextStorage } from '../../../../src/addin/runtime/text-storage';
import { failureOf } from '../../../shared/client/failure-of';
import { KEY } from '../../../service/small-service';
import { idOf } from '../../../service/small-store';
import { type RunningAddIn, startAddIn } from '../running-add-in';
import { cells, charging, MODEL, profile, spent } from './charging-service';

const settings = { askAbove: 5 };
const config = { policy: settings };

/** The workbooks that are known, once all that is being written of them is. */
async function remembered(addIn: RunningAddIn, texts: TextStorage): Promise<string | null> {
  await addIn.pass(1);
  return texts.getItem('ker.known-workbooks');
}

test('cells that would spend too much say what it costs and what to do, and nothing is sent', async () => {
  const addIn = await startAddIn(charging({ config }));
  const failures = await addIn.until(cells(addIn, 1, 9));
  expect(failures[0]).toMatchObject({
    kind: 'withheld',
    message:
      'Waiting for your approval: this workbook needs 8 requests. Open KER and choose Go or Stored values only.',
  });
  expect(new Set(failures.map((failure) => (failure as Error).message)).size).toBe(1);
  expect(spent(addIn)).toBe(0);
  expect(addIn.runtime.budget.get()).toMatchObject({ requests: 8, onlyStored: false });
});

test('listeners hear that something waits, and one click lets it through', async () => {
  const addIn = await startAddIn(charging({ config }));
  const heard: number[] = [];
  const { budget } = addIn.runtime;
  budget.subscribe(() => heard.push(budget.get().requests));
  await addIn.until(cells(addIn, 1, 9));
  expect(heard).toContain(8);
  expect(budget.go()).toHaveLength(8);
  expect(heard.at(-1)).toBe(0);
  await addIn.until(cells(addIn, 1, 9));
  expect(spent(addIn)).toBe(8);
});

test('the default lets 500 through and holds 501', async () => {
  const addIn = await startAddIn(charging());
  const failures = await addIn.until(cells(addIn, 1, 502));
  expect(failures).toHaveLength(501);
  expect(spent(addIn)).toBe(0);
  await addIn.until(addIn.runtime.settings.set({ freshness: 'hour' }));
  await addIn.pass(3_000);
  await addIn.until(cells(addIn, 1, 501));
  expect(spent(addIn)).toBe(500);
});

test.each([
  ['by the setting', undefined, { askAbove: 0 }],
  ['by the policy', { policy: { askAbove: 0 } }, undefined],
])('switched off %s, nothing waits', async (_, off, change) => {
  const addIn = await startAddIn(charging(off ? { config: off } : {}));
  if (change) await addIn.until(addIn.runtime.settings.set(change));
  await addIn.until(cells(addIn, 1, 601));
  expect(spent(addIn)).toBe(600);
});

test('the trial’s key never waits, and nobody is asked whether it costs', async () => {
  const addIn = await startAddIn(
    charging({
      key: '',
      config: { trialKey: KEY, policy: { ...settings, creditsPerDay: 3 } },
      workbook: () => MODEL,
    }),
  );
  await addIn.until(cells(addIn, 1, 9));
  await addIn.until(addIn.runtime.knowledge.answer('Who?', { cell: 'Sheet1!B1' }));
  expect(spent(addIn)).toBe(9);
  expect(addIn.sent.some(({ url }) => url.endsWith('/status'))).toBe(false);
  expect(addIn.runtime.budget.get().spentToday).toBeUndefined();
});

test('a key of the embedded service never waits either: the service says that it charges nothing', async () => {
  const addIn = await startAddIn({
    config: { policy: { ...settings, creditsPerDay: 6 } },
    workbook: () => MODEL,
  });
  await addIn.until(addIn.runtime.knowledge.answer('Who?', { cell: 'Sheet1!B1' }));
  await addIn.until(cells(addIn, 1, 9));
  expect(spent(addIn)).toBe(9);
  const asked = addIn.sent.filter(({ url }) => url.endsWith('/status'));
  expect(asked).toEqual([{ url: 'https://addin.example/status', body: '', key: null }]);
});

test('only what is stored: values that are held are shown, and what is not says so', async () => {
  const addIn = await startAddIn(charging({ config }));
  await addIn.until(cells(addIn, 1, 3));
  addIn.runtime.refresher.renewAll();
  await addIn.pass(3_000);
  await addIn.until(cells(addIn, 1, 9));
  addIn.runtime.budget.showStored();
  const [first, second, ...others] = await addIn.until(cells(addIn, 1, 9));
  expect(first).toMatchObject({ value: 'HWUPKR0MPOU8FGXBT394' });
  expect(second).not.toBeInstanceOf(Error);
  expect(others[5]).toMatchObject({
    kind: 'withheld',
    message: 'No stored value, and only stored values are shown. To fetch it, open KER and choose Go.',
  });
  expect(spent(addIn)).toBe(2);
});

test('the pane’s own look-ups are sent while cells wait', async () => {
  const addIn = await startAddIn(charging({ config, workbook: () => MODEL }));
  void cells(addIn, 1, 9);
  const answer = addIn.runtime.knowledge.answer('Who?', { person: true });
  expect((await addIn.until(answer)).content).toContain('Tim Cook');
  expect(spent(addIn)).toBe(1);
});

describe('a workbook that this person has not run', () => {
  const ask = { cell: 'Sheet1!B1' };

  test('waits with its questions and queries, not with its values', async () => {
    const addIn = await startAddIn(charging({ workbook: () => MODEL }));
    const { knowledge, budget } = addIn.runtime;
    const failures = [knowledge.answer('Who?', ask), knowledge.query('Apple', { cell: 'Sheet1!B2' })].map(
      failureOf,
    );
    await addIn.until(cells(addIn, 1, 3));
    expect(await addIn.until(Promise.all(failures))).toMatchObject([
      {
        kind: 'withheld',
        message:
          'Waiting for your approval: this workbook is new here and asks 2 questions. Open KER and choose Go or Stored values only.',
      },
      { kind: 'withheld' },
    ]);
    expect(spent(addIn)).toBe(2);
    expect(budget.get()).toMatchObject({ requests: 2, questions: 2 });
    expect(budget.go()).toEqual(['Sheet1!B1', 'Sheet1!B2']);
    await addIn.until(knowledge.answer('Who?', ask));
    expect(spent(addIn)).toBe(3);
  });

  test('is asked about again at its next opening where nobody agreed, and not where somebody did', async () => {
    const { open, close, texts } = profile({ workbook: () => MODEL });
    const first = await open();
    await first.until(cells(first, 1, 2));
    await first.until(failureOf(first.runtime.knowledge.answer('Who?', ask)));
    expect(await remembered(first, texts)).toBe('[]');
    const second = await open();
    await second.until(failureOf(second.runtime.knowledge.answer('Who?', ask)));
    second.runtime.budget.go();
    expect(await remembered(second, texts)).not.toBe('[]');
    const third = await open();
    await third.until(third.runtime.knowledge.answer('Who?', ask));
    const other = await open({ workbook: () => 'https://books.example/received.xlsx' });
    expect((await other.until(failureOf(other.runtime.knowledge.answer('Who?', ask)))).kind).toBe('withheld');
    await close();
  });

  test('is known once its values have run, and where it lies is not readable in what is kept', async () => {
    const { open, close, texts } = profile({ workbook: () => MODEL });
    const first = await open();
    await first.until(cells(first, 1, 2));
    const kept = await remembered(first, texts);
    expect(kept).toHaveLength('["",""]'.length - 3 + 64);
    expect(kept).not.toContain('model');
    const second = await open();
    await second.until(second.runtime.knowledge.answer('Who?', ask));
    await close();
  });

  test.each([
    ['by the setting', { askNewWorkbooks: false }, {}],
    ['by the policy', {}, { policy: { askNewWorkbooks: false } }],
  ])('is not asked about where that is switched off %s', async (_, change, off) => {
    const addIn = await startAddIn(charging({ workbook: () => MODEL, config: off }));
    await addIn.until(addIn.runtime.settings.set(change));
    await addIn.until(addIn.runtime.knowledge.answer('Who?', ask));
    expect(spent(addIn)).toBe(1);
  });
});

test('what the deployment fixes cannot be set', async () => {
  const addIn = await startAddIn({ config: { policy: { askAbove: 7 } } });
  const { settings: store } = addIn.runtime;
  expect(await addIn.until(failureOf(store.set({ askAbove: 9 })))).toMatchObject({
    kind: 'bad-argument',
    message: '`askAbove` is set by your organisation.',
  });
  expect(store.get().askAbove).toBe(7);
});

test('an entity that a person looks at is not asked twice when a cell waits for it', async () => {
  const addIn = await startAddIn(charging({ config }));
  const waiting = cells(addIn, 1, 9);
  await addIn.pass(60);
  await addIn.until(addIn.runtime.knowledge.property(idOf(1), 'lei', { person: true }));
  const [first, second] = await addIn.until(waiting);
  expect(first).toMatchObject({ value: 'HWUPKR0MPOU8FGXBT394' });
  expect(second).toMatchObject({ kind: 'withheld' });
  expect(spent(addIn)).toBe(1);
});
