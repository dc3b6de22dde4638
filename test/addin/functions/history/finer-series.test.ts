import { evaluate } from '../formula';
import { openWorkbook, type Workbook } from '../workbook';

let workbook: Workbook;

beforeAll(async () => {
  workbook = await openWorkbook();
});

const shown = (formula: string): Promise<unknown[][]> => workbook.shown(evaluate(formula));

test.each([
  ['by its own name', 'Revenue'],
  ['in other order', 'quarterly revenue'],
])(
  'quarters of a line that is also kept by years come from its quarterly series, called %s',
  async (_, name) => {
    const quarters = await shown(`=KER.HISTORY("Apple","${name}","2024-01-01","2024-12-31","Q")`);
    const reported = await shown('=KER.SERIES("Apple","Revenue (quarterly)","2024-01-01","2024-12-31")');
    const values = (grid: unknown[][]): unknown[] => grid.slice(1).map((row) => row[1]);
    expect(values(quarters)).toHaveLength(4);
    expect(values(quarters)).toEqual(values(reported));
  },
);

test('years come from the yearly series as before', async () => {
  const years = await shown('=KER.HISTORY("Apple","Revenue",2022,2024,"A")');
  expect(years.slice(1).map((row) => row[1])).toEqual([394_328_000_000, 383_285_000_000, 391_035_000_000]);
});

test('where nothing finer is kept it is said, and nothing is made up', async () => {
  expect(
    await workbook.error(evaluate('=KER.HISTORY("Apple","Research and development expense",2022,2024,"Q")')),
  ).toContain('has annual values and no quarterly values');
});

test('the figure of a quarter is that of the quarterly series', async () => {
  const [row] = await shown('=KER.HISTORY("Apple","Net income","FY2024Q1","FY2024Q1","Q","headers=no")');
  expect(row?.[1]).toBe(33_916_000_000);
});
