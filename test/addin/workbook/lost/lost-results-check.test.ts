import { LostResultsCheck } from '../../../../src/addin/workbook/lost/lost-results';

/** Cells A1, A2, … with formula, shown value and delivered value; those without a function call PROP. */
type Row = { formula: string; value: unknown; delivered: unknown; name?: string };

function checking(rows: readonly Row[], { isManual = false, repairsStale = false } = {}) {
  const dirty: string[] = [];
  const cell = (index: number) => `Sheet1!A${index + 1}`;
  const check = new LostResultsCheck({
    cells: {
      read: () =>
        Promise.resolve(isManual ? undefined : new Map(rows.map((row, index) => [cell(index), row]))),
      markDirty: (cells) => Promise.resolve(void dirty.push(...cells)),
    },
    free: (cells) => Promise.resolve(new Set(cells)),
    repairsStale: () => repairsStale,
    report: (found) => void reports.push(found),
  });
  const reports: { compared: number; stale: number; busy: number; remaining: readonly string[] }[] = [];
  const delivered = new Map(
    rows.map(
      ({ delivered: value, name = 'PROP' }, index) => [cell(index), { name, place: index, value }] as const,
    ),
  );
  return { check, delivered, dirty, reports };
}

const right: Row = { formula: '=KER.PROP(B1,"cik")', value: 5, delivered: 5 };

test('a question is never asked again by itself', async () => {
  const ask = { formula: '=KER.ASK("Who?")', value: '#BUSY!', delivered: 'Tim', name: 'ASK' };
  const { check, delivered, dirty, reports } = checking([ask]);
  expect((await check.run(delivered)).size).toBe(0);
  expect(dirty).toEqual([]);
  expect(reports.at(-1)).toMatchObject({ busy: 1, remaining: ['Sheet1!A1'] });
});

test('while calculation is manual nothing is concluded', async () => {
  const { check, delivered, dirty, reports } = checking([{ ...right, value: '#BUSY!' }], { isManual: true });
  expect((await check.run(delivered)).size).toBe(0);
  expect([dirty, reports]).toEqual([[], []]);
});

test.each([
  '=KER.PROP(B1,"cik")*2',
  '=IF(C1,KER.PROP(B1,"cik"),0)',
  '=KER.PROP(B1,"a")&KER.PROP(B1,"b")',
  '=1',
])('the value of %s, which is more than one call, is not compared', async (formula) => {
  const { check, delivered, reports } = checking([right, { formula, value: 9, delivered: 5 }]);
  await check.run(delivered);
  expect(reports.at(-1)).toMatchObject({ compared: 1, stale: 0, remaining: [] });
});

test('numbers are the same by the fifteen digits that Excel keeps, texts by their line ends', async () => {
  const { check, delivered, reports } = checking([
    { ...right, value: 0.3, delivered: 0.1 + 0.2 },
    { ...right, value: 'a\nb', delivered: 'a\r\nb' },
    { ...right, value: '5', delivered: 5 },
  ]);
  await check.run(delivered);
  expect(reports.at(-1)).toMatchObject({ compared: 3, stale: 1, remaining: ['Sheet1!A3'] });
});

test('a cell is calculated again once for a formula and a result, and once more for another', async () => {
  const rows = [{ ...right, value: '#BUSY!' as unknown }];
  const { check, delivered, dirty } = checking(rows);
  expect((await check.run(delivered)).size).toBe(1);
  expect((await check.run(delivered)).size).toBe(0);
  rows[0] = { ...right, value: '#BUSY!', formula: '=KER.PROP(B1,"lei")' };
  expect((await check.run(delivered)).size).toBe(1);
  expect(dirty).toEqual(['Sheet1!A1', 'Sheet1!A1']);
});
