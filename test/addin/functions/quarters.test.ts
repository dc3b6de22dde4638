import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';

let workbook: Workbook;
beforeAll(async () => {
  workbook = await openWorkbook({ properties: true });
});

/** The cell as Excel gets it. */
async function cellOf(formula: string): Promise<{ basicValue: number; numberFormat: string }> {
  const [[cell] = []] = await workbook.grid(evaluate(formula));
  return cell as { basicValue: number; numberFormat: string };
}

describe('a quarter without FY is that of the calendar', () => {
  test.each([
    // Of 13 weeks that end on 28 December 2024, and on 1 July 2023.
    ['Apple Inc.', '2024Q4', 'FY2025Q1', 124_300_000_000],
    ['Apple Inc.', '2023Q2', 'FY2023Q3', 81_797_000_000],
    ['Microsoft', '2024Q4', 'FY2025Q2', 69_632_000_000],
    ['Alphabet', '2024Q4', 'FY2024Q4', 96_469_000_000],
  ])('of %s %s is %s, and says so where the two are not one', async (name, calendar, fiscal, value) => {
    const ofCalendar = await cellOf(`=KER.FIGURE("${name}","Revenue","${calendar}")`);
    const ofCompany = await cellOf(`=KER.FIGURE("${name}","Revenue","${fiscal}")`);
    const turned = await cellOf(
      `=KER.FIGURE("${name}","Revenue","${calendar.slice(4)} ${calendar.slice(0, 4)}")`,
    );
    expect([ofCalendar, ofCompany, turned].map(({ basicValue }) => basicValue)).toEqual([
      value,
      value,
      value,
    ]);
    expect(ofCompany.numberFormat).not.toContain('FY');
    const told = fiscal.slice(2) === calendar ? '' : `\\ "(${fiscal.replace('Q', ' Q')})"`;
    expect(ofCalendar.numberFormat).toBe(ofCompany.numberFormat + told);
    expect(turned.numberFormat).toBe(ofCalendar.numberFormat);
  });

  test('in the newest value as of it and in a list of points, too', async () => {
    const latest = await cellOf('=KER.LATEST("Apple Inc.","Revenue (quarterly)","2024Q4")');
    expect(latest).toMatchObject({ basicValue: 124_300_000_000 });
    expect(latest.numberFormat).toMatch(/"\(FY2025 Q1\)"$/);
    const plain = await cellOf('=KER.LATEST("Apple Inc.","Revenue (quarterly)","2024-12-31")');
    expect(plain.numberFormat).not.toContain('FY');
    const points = '=KER.SERIES("Apple Inc.","Revenue (quarterly)","2024Q4","2024Q4",,FALSE)';
    expect((await workbook.shown(evaluate(points))).map(([, value]) => value)).toEqual([124_300_000_000]);
  });

  test('in a table, whose rows are then those of the calendar', async () => {
    const rows = await workbook.shown(
      evaluate('=KER.HISTORY({"Apple Inc.";"Microsoft"},"Revenue","2024Q3","2024Q4","Q")'),
    );
    expect(rows).toEqual([
      ['quarter to', 'Apple Inc. (USD)', 'Microsoft (USD)'],
      [45_565, 94_930_000_000, 65_585_000_000],
      [45_657, 124_300_000_000, 69_632_000_000],
    ]);
  });
});

test('fiscal quarters are those that are named so, and those that end in the quarters of the calendar where fiscal rows are asked for', async () => {
  const firstColumn = async (formula: string) =>
    (await workbook.shown(evaluate(formula))).map(([label]) => label);
  expect(await firstColumn('=KER.HISTORY("Apple Inc.","Revenue","FY2024Q3","FY2024Q4","Q")')).toEqual([
    'fiscal quarter',
    'FY2024 Q3',
    'FY2024 Q4',
  ]);
  // That to 1 July 2023 is of the second quarter of the calendar.
  expect(
    await firstColumn('=KER.HISTORY("Apple Inc.","Revenue","2023Q2","2023Q3","Q","periods=fiscal")'),
  ).toEqual(['fiscal quarter', 'FY2023 Q3', 'FY2023 Q4']);
});

test('of a company whose quarters are not those of the calendar none is taken for one', async () => {
  for (const formula of [
    '=KER.FIGURE("Walmart","Revenue","2024Q4")',
    '=KER.HISTORY("Walmart","Revenue","2024Q1","2024Q4","Q")',
  ])
    expect(await workbook.error(evaluate(formula))).toMatch(
      /^#N\/A: Revenue \(quarterly\) of \w+ has fiscal periods, such as one ending 20\d\d-\d\d-\d\d, not calendar ones. (?:Write FY20\d\dQ\d|Try periods=fiscal)$/,
    );
  expect((await cellOf('=KER.FIGURE("Walmart","Revenue","FY2025Q3")')).basicValue).toBe(169_588_000_000);
});

test('years that end within those of the calendar name the quarters that may make them', async () => {
  expect(
    await workbook.error(evaluate('=KER.HISTORY("Oracle","Revenue",2022,2023,"A","periods=calendar")')),
  ).toMatch(/not calendar ones\. Try periods=fiscal, or "Revenue \(quarterly\)"$/);
});

test.each([
  ['1Q24', '2024Q1'],
  ["Q4'23", '2023Q4'],
  ['FY23', 'FY2023'],
])('%s is %s', async (typed, whole) => {
  const at = (period: string) => workbook.shown(evaluate(`=KER.FIGURE("Intel","Revenue","${period}")`));
  expect(await at(typed)).toEqual(await at(whole));
});

test('fiscal years that are turned round are told as those that are not', async () => {
  expect(await workbook.error(evaluate('=KER.HISTORY("Oracle","Revenue","FY2024","FY2023","A")'))).toBe(
    '#VALUE!: KER.HISTORY: from must not be after to, got FY2024 and FY2023',
  );
});
