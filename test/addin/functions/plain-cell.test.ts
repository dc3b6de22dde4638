import { prop } from '../../../src/addin/functions/properties';
import { called } from './excel';
import { openWorkbook } from './workbook';

const APPLE = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';
const UNKNOWN = '00000000-0000-4000-8000-000000000000';

type Asked = { entity: string; property: string; times: number };

/** What a cell shows that is calculated so often in a workbook of its own, and what is told of it afterwards. */
async function cellOf({ entity, property, times }: Asked) {
  const { addIn, requests } = await openWorkbook();
  const { activity, knowledge } = addIn.runtime;
  const shown: unknown[] = [];
  for (let time = 0; time < times; time++) {
    const failed = (error: unknown) => (error as Error).message;
    shown.push(
      await addIn.until(Promise.resolve(prop([[entity]], [[property]], null, called())).catch(failed)),
    );
  }
  const { total, failing } = activity.get();
  const asked = knowledge.known.cell('Sheet1!B2')?.map(({ kind }) => kind);
  return {
    shown,
    requests: requests(),
    total,
    failing: failing.map(({ cell, kind }) => `${cell} ${kind}`),
    asked,
  };
}

describe.each(['cik', 'website', 'founding_date', 'aliases', 'moons'])('a plain cell of %s', (property) => {
  test.each([
    ['as it is fetched', 1],
    ['once it is kept', 2],
  ])('shows %s what any other call shows, and is told of alike', async (_, times) => {
    const plain = await cellOf({ entity: APPLE.toUpperCase(), property, times });
    const any = await cellOf({ entity: APPLE, property: `${property} `, times });
    expect(plain).toEqual(any);
    expect(plain.asked).toEqual(['property']);
  });
});

test('a plain cell of an unknown id fails as any other call does', async () => {
  const plain = await cellOf({ entity: UNKNOWN, property: 'cik', times: 1 });
  expect(plain).toEqual(await cellOf({ entity: UNKNOWN, property: 'cik ', times: 1 }));
  expect(plain.failing).toEqual(['Sheet1!B2 unknown-entity']);
});

test('a plain cell that is cancelled asks nothing, and is no failing cell', async () => {
  const workbook = await openWorkbook();
  const call = called();
  const error = workbook.error(prop([[APPLE]], [['cik']], null, call));
  call.onCanceled?.();
  expect(await error).toContain('was stopped');
  expect(workbook.requests()).toBe(0);
  expect(workbook.addIn.runtime.activity.get().failing).toEqual([]);
});

test('a plain cell in a preview shows what is kept, and asks nothing', async () => {
  const workbook = await openWorkbook();
  const preview = () => prop([[APPLE]], [['cik']], null, called({ isInValuePreview: 'True' }));
  expect(await workbook.error(preview())).toContain('No preview, because this costs');
  expect(workbook.requests()).toBe(0);
  const fetched = await workbook.shown(prop([[APPLE]], [['cik']], null, called()));
  expect(await workbook.shown(preview())).toEqual(fetched);
});

test('two cells that ask the same at once share one request, and one may be cancelled', async () => {
  const workbook = await openWorkbook();
  const [first, second] = [called({ address: 'Sheet1!A1' }), called({ address: 'Sheet1!A2' })];
  const stopped = workbook.error(prop([[APPLE]], [['cik']], null, first));
  const kept = workbook.shown(prop([[APPLE]], [['cik']], null, second));
  first.onCanceled?.();
  expect(await stopped).toContain('was stopped');
  expect(await kept).toHaveLength(1);
  expect(workbook.requests()).toBe(1);
});
