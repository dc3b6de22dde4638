import { query } from '../../../src/addin/functions/queries';
import { called, shown } from './excel';
import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';

/** The failing cells that Activity lists, as `B2 absent`. */
function listed({ addIn }: Workbook): string[] {
  return addIn.runtime.activity.get().failing.map(({ cell, kind }) => `${cell} ${kind}`);
}

const totals = ({ addIn }: Workbook) => addIn.runtime.activity.get().total;

test('each #N/A of a 2×2 grid is counted and listed under its own cell', async () => {
  const workbook = await openWorkbook();
  await workbook.shown(evaluate('=KER.PROP({"Apple Inc.";"Microsoft"}, {"moons","rings"})'));
  expect(listed(workbook)).toEqual([
    'Sheet1!B2 absent',
    'Sheet1!C2 absent',
    'Sheet1!B3 absent',
    'Sheet1!C3 absent',
  ]);
  expect(totals(workbook)).toMatchObject({ calls: 1, failures: 4, misses: 4 });
});

test('a grid that the service fails is four failures, none of them a miss', async () => {
  const down = await openWorkbook({ intercept: () => new Response('{}', { status: 401 }) });
  await down.shown(evaluate('=KER.PROP({"Apple Inc.";"Microsoft"}, {"cik","lei"})'));
  expect(listed(down)).toEqual(['B2', 'C2', 'B3', 'C3'].map((cell) => `Sheet1!${cell} rejected-key`));
  expect(totals(down)).toMatchObject({ failures: 4, misses: 0 });
});

test('values beside a failing cell are not listed, and a good calculation clears the grid', async () => {
  const workbook = await openWorkbook();
  await workbook.shown(evaluate('=KER.PROP({"Apple Inc.";"Microsoft"}, {"cik","moons"})'));
  expect(listed(workbook)).toEqual(['Sheet1!C2 absent', 'Sheet1!C3 absent']);
  await workbook.shown(evaluate('=KER.PROP({"Apple Inc.";"Microsoft"}, {"cik","ticker"})'));
  expect(listed(workbook)).toEqual([]);
});

test('the failing need of a stacked table stands in the row where it is shown', async () => {
  const workbook = await openWorkbook();
  const rows = await workbook.shown(evaluate('=KER.SERIES({"Apple Inc.";"Qxzzy Vwk"}, "Revenue", 2024)'));
  const at = rows.findIndex(([entity]) => entity === 'Qxzzy Vwk');
  expect(listed(workbook)).toEqual([`Sheet1!C${at + 2} no-match`]);
});

test('a name that KER.MATCH does not match is a miss in its row', async () => {
  const workbook = await openWorkbook();
  await workbook.shown(evaluate('=KER.MATCH({"Apple Inc.";"Qxzzy Vwk"}, "Company")'));
  expect(listed(workbook)).toEqual(['Sheet1!B4 no-match']);
});

test('a single failing cell is listed once, whatever its sheet is called', async () => {
  const workbook = await openWorkbook();
  const address = "'Bob''s A1!'!AA10";
  await workbook.error(query('', null, called({ address })));
  expect(workbook.addIn.runtime.activity.get().failing).toMatchObject([
    {
      cell: address,
      kind: 'bad-argument',
      functionName: 'KER.QUERY',
      message: 'KER.QUERY: expression must not be blank',
    },
  ]);
});

test('cells of a stopped recalculation are no failing cells', async () => {
  const workbook = await openWorkbook({ intercept: () => new Promise<Response>(() => undefined) });
  const result = shown(evaluate('=KER.PROP({"Apple Inc.";"Microsoft"}, {"cik","lei"})'));
  await workbook.addIn.pass(100);
  workbook.addIn.runtime.activity.stop();
  await workbook.addIn.until(result);
  expect(listed(workbook)).toEqual([]);
  expect(totals(workbook)).toMatchObject({ failures: 0 });
});
