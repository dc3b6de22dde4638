import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';

let workbook: Workbook;
beforeAll(async () => {
  jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 10, 23, 12).getTime());
  workbook = await openWorkbook({ properties: true });
});
afterAll(() => jest.restoreAllMocks());

type Shown = { basicValue: number; numberFormat: string };

async function cellsOf(formula: string): Promise<Shown[][]> {
  return (await workbook.grid(evaluate(formula))) as Shown[][];
}

async function cellOf(formula: string): Promise<Shown> {
  return (await cellsOf(formula))[0]?.[0] as Shown;
}

describe('a price is converted by a rate of its day', () => {
  const gold = (month: string) => `=KER.HISTORY("Gold",,"${month}","${month}","M","currency=EUR;notes=yes")`;

  test('of one that was quoted on a day by the rate nearest to that day', async () => {
    const [, [, value, note] = []] = await workbook.shown(evaluate(gold('2024-03')));
    expect(value).toBeCloseTo(2083.65 / 1.083_632_8, 6);
    expect(note).toContain('÷ 1.08363 USD per EUR on 2024-03-02');
  });

  test('of an average of a month by that month, whose one fixing is called none', async () => {
    const [, [, , note] = []] = await workbook.shown(evaluate(gold('2014-03')));
    expect(note).toContain('÷ 1.3788 USD per EUR on 2014-03-31, ECB');
  });
});

describe('the rate of a pair is one kind of rate', () => {
  test.each([
    // The last day of these is one of a weekend, so that the month’s average ends later.
    ['=KER.LATEST("EUR/USD",,"2017-12-31")', 1.1993],
    ['=KER.LATEST("EUR/USD","rate",2011)', 1.2939],
    ['=KER.LATEST("EUR/USD",,2017)', 1.1993],
    ['=KER.LATEST("EUR/USD",,"2019-12-31")', 1.1234],
    ['=KER.LATEST("EUR/USD",,"2018-01-01")', 1.1993],
  ])('%s is the last fixing before the day', async (formula, rate) => {
    const { basicValue, numberFormat } = await cellOf(formula);
    expect(basicValue).toBe(rate);
    expect(numberFormat).not.toContain('(');
  });

  test('every year end is a fixing', async () => {
    const years = Array.from({ length: 20 }, (_, at) => 2005 + at);
    const line = 'Euro reference rate, USD per euro, last fixing of the month';
    for (const year of years) {
      const [any, named] = await Promise.all(
        ['', `"${line}"`].map((name) => cellOf(`=KER.LATEST("EUR/USD",${name},"${year}-12-31")`)),
      );
      expect([year, any?.basicValue]).toEqual([year, named?.basicValue]);
    }
  });

  test.each([
    ['=KER.SERIES("EUR/USD",,"2017-12","2017-12")'],
    ['=KER.SERIES("EUR/USD",,"2019-10","2020-04")'],
    ['=KER.HISTORY("EUR/USD",,2017,2017,"M")'],
  ])('%s shows fixings', async (formula) => {
    const [header] = await workbook.shown(evaluate(formula));
    expect(header?.[1]).toContain('last fixing of the month');
  });

  test('quotations of one year do not stand for fifteen that only averages span', async () => {
    const [header, ...rows] = await workbook.shown(evaluate('=KER.SERIES("USD/CHF",,1990,2004)'));
    expect(header?.[1]).toContain('Swiss Francs to U.S. Dollar Spot Exchange Rate');
    expect(rows).toHaveLength(180);
  });
});

describe('a level of a day is that of a central bank’s fixing', () => {
  test('whatever the first month of a table is', async () => {
    const [long, short] = await Promise.all(
      ['2024-01', '2024-04'].map((from) =>
        cellsOf(`=KER.HISTORY("USD/JPY","rate","${from}","2024-06","M","aggregate=last")`),
      ),
    );
    expect(long?.slice(-3)).toEqual(short?.slice(-3));
    // EUR/JPY 170.35 ÷ EUR/USD 1.0842 on 31 May 2024.
    expect(long?.at(-2)?.[1]).toEqual(
      expect.objectContaining({ basicValue: 157.13233, numberFormat: '#,##0.0000' }),
    );
  });

  test('and an average that stands for the last of a period says so', async () => {
    const table = '=KER.HISTORY("USD/JPY","rate","1990-01","1990-12"';
    const [, january] = await cellsOf(`${table},"M","aggregate=last")`);
    expect(january?.[1]?.numberFormat).toContain('"(average of 1990-01)"');
    const [, year] = await cellsOf(`${table},"A","aggregate=average")`);
    expect(year?.[1]?.numberFormat).not.toContain('(');
  });
});

describe('a price that is not that of the day says what it is', () => {
  test.each([
    ['=KER.LATEST("EUR/USD",,"2019-12-15")', 1.0982, '(2019-11-29)'],
    ['=KER.LATEST("USD/CHF",,"2026-06-30")', 0.78308352, '(2026-06-01)'],
    ['=KER.LATEST("USD/CHF",,"2024-12-15")', 0.88136717, '(2024-11-29)'],
    ['=KER.LATEST("USD/CHF",,1990)', 1.2814, '(average of 1990-12)'],
    ['=KER.LATEST("Gold",,2020)', 1858, '(average of 2020-12)'],
    ['=KER.LATEST("EUR/USD","U.S. Dollars to Euro Spot Exchange Rate",2017)', 1.1836, '(average of 2017-12)'],
  ])('%s: %d %s', async (formula, value, kind) => {
    const { basicValue, numberFormat } = await cellOf(formula);
    expect(basicValue).toBe(value);
    expect(numberFormat).toContain(`\\ "${kind}"`);
  });

  test('its source says so too', async () => {
    await workbook.addIn.runtime.settings.set({ sourcedValues: 'latest' });
    expect(await cellOf('=KER.LATEST("USD/CHF",,1990)')).toHaveProperty(
      'properties.note.basicValue',
      'average of 1990-12',
    );
    await workbook.addIn.runtime.settings.set({ sourcedValues: 'off' });
  });

  test('a month is not headed by its last day over a rate of its first without a word', async () => {
    const [, january] = await cellsOf('=KER.HISTORY("EUR/USD",,2025,2026,"M")');
    expect(january?.[1]?.numberFormat).toContain('"(2025-01-01)"');
    const [, first] = await cellsOf('=KER.HISTORY("EUR/USD",,2017,2017,"M")');
    expect(first?.[1]?.numberFormat).not.toContain('(');
    const [, quarter] = await cellsOf('=KER.HISTORY("EUR/USD",,2025,2026,"Q","aggregate=average")');
    expect(quarter?.[1]?.numberFormat).not.toContain('(');
  });
});

test('a time without points is answered by the series that spans it', async () => {
  expect(await workbook.error(evaluate('=KER.SERIES("USD/CHF","rate","2017-12-31","2017-12-31")'))).toContain(
    'Swiss Francs to U.S. Dollar Spot Exchange Rate has no points from 2017-12-31 to 2017-12-31. It has monthly values from',
  );
});

describe('what a history has not says where else it may be, without a request', () => {
  test.each([
    [
      '=KER.HISTORY("USD/TRY",,2021,2021,"A")',
      /Via the euro, use EUR\/TRY divided by EUR\/USD, if both have that date$/,
    ],
    ['=KER.HISTORY("USD/ARS",,"2023-03","2023-06","M")', /EUR\/ARS divided by EUR\/USD, if/],
    [
      '=KER.HISTORY("10-year Treasury yield",,"2023-11-20","2023-11-30","W")',
      /has monthly values and no weekly values\. ".+, daily" may have them$/,
    ],
    [
      '=KER.HISTORY("10-year Treasury yield",,"2023-11-20","2023-11-30","D")',
      /has monthly values and no daily values\. ".+ at 10-Year Constant Maturity, daily" may have them$/,
    ],
    ['=KER.HISTORY("EUR/USD",,1950,1951,"A","aggregate=average")', /It has monthly values from \S+ to \S+$/],
  ])('%s', async (formula, sentence) => {
    expect(await workbook.error(evaluate(formula))).toMatch(sentence);
  });
});
