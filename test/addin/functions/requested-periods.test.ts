import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';

let workbook: Workbook;
beforeAll(async () => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 25, 12).getTime());
  workbook = await openWorkbook({ properties: true });
});
afterAll(() => jest.restoreAllMocks());

const rowsOf = (formula: string) => workbook.shown(evaluate(formula));

/** The newest value of a measure by which the others are judged. */
const newest = async (entity: string, name: string) =>
  (await rowsOf(`=KER.LATEST("${entity}","${name}")`))[0]?.[0];

describe('every period that is asked for is told', () => {
  test('of fiscal years that the company has not reported yet', async () => {
    expect(await rowsOf('=KER.HISTORY("Apple Inc.","Revenue","FY2024","FY2027","A","headers=no")')).toEqual([
      ['FY2024', 391_035_000_000],
      ['FY2025', 416_161_000_000],
      ['FY2026', '#N/A: No value for FY2026. Revenue ends with FY2025'],
      ['FY2027', '#N/A: No value for FY2027. Revenue ends with FY2025'],
    ]);
  });

  test('of a year that lacks a month, with the next one begun, also where no end is typed', async () => {
    const rows = await rowsOf('=KER.HISTORY("UNRATE",,2024,,"A","aggregate=average;headers=no")');
    expect(rows.map(([, value]) => value)).toEqual([
      expect.closeTo(4.025, 6),
      '#N/A: 2025 has 11 of 12 months: 2025-10 missing',
    ]);
  });

  test('and no year that has only begun, also where gaps are filled', async () => {
    const rows = await rowsOf(
      '=KER.HISTORY("UNRATE",,2024,,"A","aggregate=average;fill=carried;headers=no")',
    );
    expect(rows.map(([, value]) => value)).toEqual([expect.closeTo(4.025, 6), expect.closeTo(4.025, 6)]);
  });

  test('of fiscal years before its first', async () => {
    const rows = await rowsOf('=KER.HISTORY("Apple Inc.","Revenue","FY2013","FY2015","A","headers=no")');
    expect(rows.map(([label]) => label)).toEqual(['FY2013', 'FY2014', 'FY2015']);
    expect(rows[0]?.[1]).toBe('#N/A: No value for FY2013. Revenue begins with FY2015');
  });

  test('of months that are not published yet, and of the end where rows are as reported', async () => {
    const months = await rowsOf('=KER.HISTORY("UNRATE",,"2026-06","2026-09","M","headers=no")');
    expect(months.length).toBe(4);
    expect(months[3]?.[1]).toBe('#N/A: No value for 2026-09. Unemployment Rate ends with 2026-07');
    const reported = await rowsOf('=KER.HISTORY("UNRATE",,"2026-06","2026-12",,"headers=no")');
    expect(reported.at(-1)?.[1]).toBe(
      '#N/A: No value for 2026-12-31. Unemployment Rate ends with 2026-07-01',
    );
  });

  test('and a time in which there is nothing at all still says when there is', async () => {
    expect(
      await workbook.error(evaluate('=KER.HISTORY("Apple Inc.","Revenue","FY2030","FY2031","A")')),
    ).toMatch(/^#N\/A: Revenue has no values in that period\. It has annual values from /);
  });
});

describe('of several publications of one measure', () => {
  test('a figure of the newest year is that of the newest value', async () => {
    expect((await rowsOf('=KER.FIGURE("Germany","GDP",2025)'))[0]?.[0]).toBe(await newest('Germany', 'GDP'));
    expect((await rowsOf('=KER.FIGURE("Japan","Population",2025)'))[0]?.[0]).toBe(
      await newest('Japan', 'Population'),
    );
  });

  test.each(['2019,2025,"A"', '2019,,"A"', '2019,2025', '2019'])(
    'a table from %s is of one, and names the other that goes on',
    async (asked) => {
      const [header, ...rows] = await rowsOf(`=KER.HISTORY("Germany","GDP",${asked})`);
      expect(header?.[1]).toBe('GDP (current US dollars) (US dollars)');
      expect(rows.slice(0, 5).every(([, value]) => typeof value === 'number')).toBe(true);
      expect(rows.at(-1)?.[1]).toMatch(
        /^#N\/A: No 2025(?:-01-01)? value in GDP \(current US dollars\); see Newest GDP \(/,
      );
    },
  );

  test('years that count back end with the newest of all', async () => {
    const rows = await rowsOf('=KER.HISTORY("Japan","Population","-3Y",,"A","headers=no")');
    expect(rows.length).toBe(3);
    expect(rows.at(-1)?.[1]).toMatch(/see Newest population/);
    const [last] = await rowsOf('=KER.HISTORY("Japan","Population","-1Y",,"A","headers=no")');
    expect(last?.[1]).toBe(await newest('Japan', 'Population'));
  });

  test('a series by its id stands for itself', async () => {
    const listed = await rowsOf('=KER.FIELDS("Germany","observations",FALSE)');
    const id = listed.find(([, name]) => name === 'GDP (current US dollars)')?.[5];
    const rows = await rowsOf(`=KER.HISTORY("Germany","${String(id)}",2022,,"A","headers=no")`);
    expect(rows.length).toBe(2);
  });
});
