import { evaluate } from '../formula';
import { openWorkbook } from '../workbook';

const workbook = openWorkbook();

const shown = async (formula: string): Promise<(readonly unknown[])[]> =>
  (await workbook).shown(evaluate(formula));

/** What HISTORY and QUERY give for one figure of Apple in a currency. */
async function bothWays(
  series: string,
  year: number,
  code: string,
): Promise<[history: number, query: number]> {
  const options = `"currency=${code};headers=no"`;
  const [history] = await shown(
    `=KER.HISTORY("Apple Inc.","${series}","FY${year}","FY${year}","A",${options})`,
  );
  const field = `${series.toLowerCase().replace(/ /g, '_')}_in_${code.toLowerCase()}`;
  const [, query] = await shown(`=KER.QUERY("Apple Inc..at=FY${year}.return(name, ${field})")`);
  return [Number(history?.[1]), Number(query?.[1])];
}

const FLOWS = ['Revenue', 'Net income', 'Operating cash flow'];
const LEVELS = ['Total assets', 'Cash and cash equivalents'];

test.each(
  [...FLOWS, ...LEVELS].flatMap((series) =>
    ['EUR', 'CHF', 'GBP', 'JPY'].map((code) => [series, code] as const),
  ),
)('%s in %s is the same wherever it is asked', async (series, code) => {
  for (const year of [2023, 2024, 2025]) {
    const [history, query] = await bothWays(series, year, code);
    expect(history).toBeGreaterThan(1e9);
    expect(query / history).toBeCloseTo(1, 6);
  }
});

test('the revenue of a year is converted at its average, wherever it is asked', async () => {
  const [history, query] = await bothWays('Revenue', 2025, 'EUR');
  expect([history / 1e9, query / 1e9].map((each) => each.toFixed(2))).toEqual(['376.25', '376.25']);
});

test('a balance is converted at the nearest quotation, worked out by the euro where that is of another currency', async () => {
  const note = async (options: string, year: number): Promise<string> => {
    const call = `=KER.HISTORY("Apple Inc.","Total assets","FY${year}","FY${year}","A","headers=no;notes=yes;${options}")`;
    return String((await shown(call))[0]?.[2]);
  };
  expect(await note('currency=EUR', 2025)).toContain('USD per EUR on 2025-09-30, ECB');
  expect(await note('currency=CHF', 2024)).toContain('CHF per USD on 2024-09-30, ECB');
  expect(await note('currency=GBP', 2024)).toContain('USD per GBP on 2024-09-30, ECB');
});

test.each(['"Apple Inc."', '{"Apple Inc.";"Microsoft Corporation"}'])(
  'a currency that nobody has rates of is told so, for %s',
  async (names) => {
    const call = `=KER.HISTORY(${names},"Revenue","FY2026","FY2026","A","currency=XYZ")`;
    expect(await (await workbook).error(evaluate(call))).toBe(
      '#N/A: The service has no exchange rates from USD to XYZ',
    );
  },
);
