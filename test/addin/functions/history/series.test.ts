import { evaluate } from '../formula';
import { openWorkbook, type Workbook } from '../workbook';
import { bare, openMade } from './made-service';

describe('finer series', () => {
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
      await workbook.error(
        evaluate('=KER.HISTORY("Apple","Research and development expense",2022,2024,"Q")'),
      ),
    ).toContain('has annual values and no quarterly values');
  });

  test('the figure of a quarter is that of the quarterly series', async () => {
    const [row] = await shown('=KER.HISTORY("Apple","Net income","FY2024Q1","FY2024Q1","Q","headers=no")');
    expect(row?.[1]).toBe(33_916_000_000);
  });
});

describe('another basis', () => {
  let workbook: Workbook;

  beforeAll(async () => {
    workbook = await openWorkbook();
  });

  const shown = (formula: string): Promise<unknown[][]> => workbook.shown(evaluate(formula));
  const SAID = 'not comparable with the one before';

  test('the note of a year on another basis says so, and no other does', async () => {
    const table = await shown('=KER.HISTORY("Dollar Tree","Revenue","FY2021","FY2023","A","notes=yes")');
    expect(table.slice(1).map((row) => String(row[2]).includes(SAID))).toEqual([false, true, false]);
  });

  test('so does the source of such a point of a series', async () => {
    const table = await shown('=KER.SERIES("Dollar Tree","Revenue",2021,2023,"source")');
    expect(table.slice(1).map((row) => String(row[2]).includes(SAID))).toEqual([false, true, false]);
  });

  test('so do the number format and the properties of such a value, and of no other, by default', async () => {
    const rich = await openWorkbook({ properties: true });
    for (const formula of [
      '=KER.SERIES("Dollar Tree","Revenue",2021,2023)',
      '=KER.HISTORY("Dollar Tree","Revenue","FY2021","FY2023","A")',
    ]) {
      const cells = (await rich.grid(evaluate(formula)))
        .slice(1)
        .map((row) => row[1] as Excel.DoubleCellValue);
      expect(cells.map(({ numberFormat }) => String(numberFormat).includes('new basis'))).toEqual([
        false,
        true,
        false,
      ]);
      expect(cells.map((cell) => JSON.stringify(cell.properties ?? {}).includes(SAID))).toEqual([
        false,
        true,
        false,
      ]);
    }
  });
});

describe('requests', () => {
  const APPLE = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';
  const MICROSOFT = '486b8844-6192-5871-a890-3e0419051c7e';

  test('any number of series of an entity costs one request beside that of what it lists', async () => {
    const { shown, requests } = await openWorkbook();
    const formula = `=KER.HISTORY({"${APPLE}";"${MICROSOFT}"},{"Revenue","Net income","Total assets","Gross profit"},2020,2024,"A")`;
    const rows = await shown(evaluate(formula));
    expect([rows.length, rows[0]?.length]).toEqual([6, 9]);
    // Two introspections and two projections.
    expect(requests()).toBe(4);
  });

  test('another frequency, window, order or scale of what is held costs nothing', async () => {
    const { shown, requests } = await openWorkbook();
    await shown(evaluate(`=KER.HISTORY("${APPLE}","Revenue (quarterly)",,,"Q")`));
    expect(requests()).toBe(2);
    await shown(evaluate(`=KER.HISTORY("${APPLE}","Revenue (quarterly)","FY-3",,"A","scale=millions")`));
    await shown(
      evaluate(`=KER.HISTORY("${APPLE}","Revenue (quarterly)",2020,2022,"A","periods=calendar;notes=yes")`),
    );
    await shown(evaluate(`=KER.SERIES("${APPLE}","Revenue (quarterly)")`));
    expect(requests()).toBe(0);
  });

  test('rates cost three requests a pair, whoever asks for them, and nothing after it', async () => {
    const { shown, requests } = await openWorkbook();
    const formula = (id: string) =>
      `=KER.HISTORY("${id}",{"Revenue","Total assets"},2020,2023,"A","currency=EUR")`;
    await shown(evaluate(formula(APPLE)));
    expect(requests()).toBe(2 + 3);
    await shown(evaluate(formula(MICROSOFT)));
    expect(requests()).toBe(2);
  });

  test('the conversion of the embedded service is by the fixings of the European Central Bank', async () => {
    const { grid } = await openWorkbook();
    const rows = await grid(
      evaluate(
        `=KER.HISTORY("${APPLE}","Revenue","FY2024","FY2024","A","currency=EUR;scale=millions;notes=yes")`,
      ),
    );
    expect(rows[1]?.[0]).toBe('FY2024');
    expect(rows[1]?.[1]).toMatchObject({ basicValue: expect.closeTo(359_682.661, 2) as number });
    expect(rows[1]?.[2]).toContain('÷ 1.08717 USD per EUR, average of 12 months to 2024-09-30, ECB');
  });

  test('what is too large is refused before anything is asked', async () => {
    const { error, requests } = await openWorkbook();
    const many = Array.from({ length: 2_000 }, (_, at) => `"Company ${at}"`).join(';');
    expect(await error(evaluate(`=KER.HISTORY({${many}},"Revenue",1950,2024,"M","notes=yes")`))).toBe(
      '#VALUE!: KER.HISTORY: The result is 899 × 4,001 cells; Excel allows 1,000,000 cells. Narrow it by date or range, or set a limit',
    );
    expect(requests()).toBe(0);
  });

  test('thousands of days of a dozen series come within what Excel takes', async () => {
    const days = Array.from({ length: 5_000 }, (_, at) =>
      new Date(Date.UTC(2010, 0, 1 + at)).toISOString().slice(0, 10),
    );
    const series = Array.from({ length: 12 }, (_, place) => ({
      name: `Price ${place}.`,
      unit: 'USD',
      cadence: 'd',
      points: days.map((day, at) => bare(day, at + place / 8)),
    }));
    const { grid } = await openMade([{ name: 'Acme', series }]);
    const names = series.map(({ name }) => `"${name}"`).join(',');
    const rows = await grid(evaluate(`=KER.HISTORY("Acme",{${names}},,,"D")`));
    expect([rows.length, rows[0]?.length]).toEqual([5_001, 13]);
    expect(JSON.stringify(rows).length).toBeLessThan(2 * 1024 * 1024);
    const monthly = await grid(
      evaluate(`=KER.HISTORY("Acme",{${names}},"-5Y","2023-06-30","M","aggregate=average")`),
    );
    expect(monthly).toHaveLength(61);
  });

  test('numbers carry their source where they are set to, converted ones with the rate', async () => {
    const workbook = await openWorkbook({ properties: true });
    await workbook.addIn.runtime.settings.set({ sourcedValues: 'all' });
    const behind = async (options: string) => {
      const rows = await workbook.grid(
        evaluate(`=KER.HISTORY("${APPLE}","Revenue","FY2024","FY2024","A","headers=no;${options}")`),
      );
      const { properties } = rows[0]?.[1] as { properties: Record<string, { basicValue: unknown }> };
      return Object.fromEntries(
        Object.entries(properties).map(([name, { basicValue }]) => [name, basicValue]),
      );
    };
    expect(await behind('scale=millions')).toMatchObject({
      source: 'SEC EDGAR',
      period: 'FY2024',
      unit: 'USD millions',
    });
    expect(await behind('currency=EUR')).toMatchObject({
      source: 'to 2024-09-28; ÷ 1.08717 USD per EUR, average of 12 months to 2024-09-30, ECB, SEC EDGAR',
      unit: 'EUR',
    });
  });
});
