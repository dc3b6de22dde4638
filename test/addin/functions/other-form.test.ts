import { evaluate } from './formula';
import { openWorkbook } from './workbook';

test.each([
  ['Deutsche Bank Ltd', 'Deutsche Bank (0.70)'],
  ['Merck KGaA', 'Merck & Co. (0.70)'],
  ['Microsoft GmbH', 'Microsoft (0.70)'],
  ['Apple Ltd', 'Apple Inc. (0.70)'],
])('%s is no match, and the body of that name in another country is named', async (typed, nearest) => {
  const { shown } = await openWorkbook();
  const [row] = await shown(evaluate(`=KER.MATCH("${typed}", "Company", FALSE)`));
  const [reason, ...cells] = row ?? [];
  expect(cells.slice(0, 3)).toEqual(['no match', '', 0.7]);
  expect(String(cells[3]).split('; ')[0]).toBe(nearest);
  expect(reason).toContain(`No Company named "${typed}". Closest: `);
});

test.each([
  ['Zzyzxq', 1],
  // By its whole name, and without its form.
  ['Zzyzxq GmbH', 2],
])('%s, as which nothing is called, has no runner-up and costs %i', async (typed, cost) => {
  const { shown, requests } = await openWorkbook();
  const [row] = await shown(evaluate(`=KER.MATCH("${typed}", "Company", FALSE)`));
  expect(row?.slice(1)).toEqual(['no match', '', 0, '']);
  expect(requests()).toBe(cost);
});

test('a code before another form is looked for as a name, and never taken', async () => {
  const { shown } = await openWorkbook();
  const [row] = await shown(evaluate('=KER.MATCH("AIG GmbH", "Company", FALSE)'));
  expect(row?.[1]).toBe('no match');
  expect(row?.[3]).toBeLessThanOrEqual(0.7);
});
