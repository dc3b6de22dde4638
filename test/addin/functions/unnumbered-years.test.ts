import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';

let workbook: Workbook;
beforeAll(async () => {
  workbook = await openWorkbook();
});

const UNNUMBERED = 'The service does not number the fiscal periods of Revenue of Best Buy';

describe('a company whose fiscal years nobody numbers', () => {
  test.each(['"FY2022","FY2024","A"', '"FY2022","FY2024"', ',,"A"', '2022,2024,"A"'])(
    'leaves its neighbours their values and is named: %s',
    async (times) => {
      const rows = await workbook.shown(
        evaluate(`=KER.HISTORY({"Apple";"Best Buy";"Microsoft"},"Revenue",${times})`),
      );
      const row = rows.find(([year]) => year === 'FY2023');
      expect(row?.[1]).toBe(383_285_000_000);
      expect(row?.[2]).toContain(`#N/A: ${UNNUMBERED}. Omit frequency, and enter from and to as dates`);
      expect(row?.[3]).toBe(211_915_000_000);
    },
  );

  test.each([
    ['"FY2022","FY2024","A"', `${UNNUMBERED}. Omit frequency, and enter from and to as dates`],
    ['2022,2026,"A","periods=fiscal"', `${UNNUMBERED}. Omit frequency, and enter from and to as dates`],
    [
      '2022,2026,"A"',
      'Revenue of Best Buy has fiscal periods, such as one ending 2026-01-31, not calendar ones. Omit frequency',
    ],
    [
      '2022,2026,"A","periods=calendar"',
      'Revenue of Best Buy has fiscal periods, such as one ending 2026-01-31, not calendar ones. Omit frequency',
    ],
  ])('is told what gives its values: %s', async (times, told) => {
    expect(await workbook.error(evaluate(`=KER.HISTORY("Best Buy","Revenue",${times})`))).toBe(
      `#N/A: ${told}`,
    );
  });

  test('and that does give them', async () => {
    const rows = await workbook.shown(evaluate('=KER.HISTORY("Best Buy","Revenue",2022,2026)'));
    expect(rows).toHaveLength(6);
  });
});

describe('bounds of the calendar make years of the calendar', () => {
  test.each(['"2024Q1","2024Q4"', '"2024-01-01","2024-12-31"', '"2024-01","2024-12"'])(
    'of what quarters make: %s',
    async (times) => {
      const rows = await workbook.shown(
        evaluate(`=KER.HISTORY({"Apple";"Microsoft"},"Revenue (quarterly)",${times},"A","headers=no")`),
      );
      expect(rows.map((row) => row.slice(1))).toEqual([[395_760_000_000, 261_802_000_000]]);
    },
  );

  test('unless fiscal ones are asked for, or the company ends its quarters beside those of the calendar', async () => {
    const fiscal =
      '=KER.HISTORY("Apple","Revenue (quarterly)","2024Q1","2024Q4","A","periods=fiscal; headers=no")';
    expect(await workbook.shown(evaluate(fiscal))).toEqual([['FY2024', 391_035_000_000]]);
    const beside = '=KER.HISTORY("Nvidia","Revenue (quarterly)","2023Q1","2023Q4","A")';
    expect(await workbook.error(evaluate(beside))).toContain(
      'Revenue (quarterly) of Nvidia has fiscal periods',
    );
  });

  test('and what is reported by the year is of the fiscal years that end within days', async () => {
    const years = '=KER.HISTORY("Apple","Revenue","2022-01-01","2023-12-31","A","headers=no")';
    expect((await workbook.shown(evaluate(years))).map(([year]) => year)).toEqual(['FY2022', 'FY2023']);
  });
});

describe('a figure advises what its function can take', () => {
  test.each([
    [
      '"Unemployment Rate","Unemployment Rate",2023',
      'Unemployment Rate has monthly values. Specify one of their periods, or use KER.HISTORY with aggregate=last or average',
    ],
    [
      '"Kroger","Revenue",2023',
      'Revenue of Kroger has fiscal periods, such as one ending 2026-01-31, not calendar ones. Enter the last day of the period',
    ],
    [
      '"Dell Technologies","Revenue","FY2025"',
      'The service does not number the fiscal periods of Revenue of Dell Technologies. Enter the last day of the period',
    ],
  ])('%s', async (given, told) => {
    expect(await workbook.error(evaluate(`=KER.FIGURE(${given})`))).toBe(`#N/A: ${told}`);
  });

  test('and that gives it', async () => {
    expect(await workbook.shown(evaluate('=KER.FIGURE("Kroger","Revenue","2026-01-31")'))).toEqual([
      [147_642_000_000],
    ]);
    expect(
      await workbook.shown(evaluate('=KER.FIGURE("Unemployment Rate","Unemployment Rate","2023-12")')),
    ).toEqual([[3.8]]);
  });
});

describe('a fourth quarter per share that is not there says why', () => {
  const why = 'Companies rarely file a fourth quarter, and per-share figures cannot be subtracted';

  test.each(['FY2024Q4', '2024Q3'])('as %s', async (period) => {
    const call = `=KER.FIGURE("Apple","Diluted earnings per share (quarterly)","${period}")`;
    expect(await workbook.error(evaluate(call))).toContain(why);
  });

  test('as a row of a history, and no other row', async () => {
    const call =
      '=KER.HISTORY("Microsoft","Diluted earnings per share (quarterly)","FY2023Q3","FY2024Q1","Q","headers=no")';
    const rows = await workbook.shown(evaluate(call));
    expect(rows.map(([, value]) => String(value).includes(why))).toEqual([false, true, false]);
  });
});
