import { evaluate } from '../formula';
import { bare, openMade, point, type MadeEntity } from './made-service';
import { openWorkbook, type Workbook } from '../workbook';

describe('conversion of currencies', () => {
  const MONTHS = [
    ['2023-10-31', 1.1],
    ['2023-11-30', 1.2],
    ['2023-12-29', 1.3],
    ['2024-01-31', 1.25],
  ] as const;

  const PAIR: MadeEntity = {
    name: 'EUR/USD',
    type: 'ForeignExchangeRate',
    series: [
      {
        name: 'Fixing',
        unit: 'USD per EUR',
        cadence: 'm',
        points: MONTHS.map(([day, value]) => bare(day, value)),
      },
      { name: 'In words', unit: 'U.S. $ to 1 Euro', cadence: 'm', points: [bare('2023-10-01', 9)] },
    ],
  };

  const span = { start: '2023-10-01', end: '2023-12-30', fiscal_year: 2024, fiscal_quarter: 1 };
  const next = { start: '2023-12-31', end: '2024-03-30', fiscal_year: 2024, fiscal_quarter: 2 };

  const ACME: MadeEntity = {
    name: 'Acme',
    series: [
      { name: 'Sales', unit: 'USD', cadence: 'q', points: [point(12, span), point(13, next)] },
      {
        name: 'Assets',
        unit: 'USD',
        cadence: 'q',
        points: [point(13, { end: '2023-12-30', fiscal_year: 2024, fiscal_quarter: 1 })],
      },
      { name: 'Earnings per share', unit: 'USD/share', cadence: 'q', points: [point(2.4, span)] },
      {
        name: 'Trailing sales',
        unit: 'USD',
        cadence: 'q',
        points: [point(12, { start: '2023-01-01', end: '2023-12-30' })],
      },
      { name: 'Staff', unit: 'people', cadence: 'q', points: [point(100, span)] },
      { name: 'Budget', unit: 'Bil. of $', cadence: 'q', points: [point(5, span)] },
      { name: 'Debt', unit: 'US dollars', cadence: 'a', points: [bare('2023-01-01', 26)] },
      {
        name: 'GDP (current US dollars)',
        unit: 'US dollars',
        cadence: 'q',
        points: [bare('2023-10-01', 24)],
      },
      { name: 'Gold', unit: 'US dollars per ounce', cadence: 'm', points: [bare('2023-11-01', 2400)] },
    ],
  };

  /** What one series shows in the first row after the headings, with its note. */
  async function converted(series: string, options: string, frequency = 'Q') {
    const { shown } = await openMade([ACME, PAIR]);
    const formula = `=KER.HISTORY("Acme","${series}",,,"${frequency}","currency=EUR;notes=yes${options}")`;
    const [heading, first] = await shown(evaluate(formula));
    return { heading: heading?.[1], value: first?.[1], note: first?.[2] };
  }

  test('a flow is converted by the average of the months that it covers, and says so', async () => {
    const { heading, value, note } = await converted('Sales', '');
    expect(heading).toBe('Sales (EUR)');
    expect(value).toBeCloseTo(12 / 1.2, 12);
    expect(note).toBe(
      'to 2023-12-30; ÷ 1.2 USD per EUR, average of 3 months to 2023-12-29, Bank; Filing, 2030-01-01',
    );
  });

  test('a level is converted by the rate that is nearest to its day', async () => {
    const { value, note } = await converted('Assets', '');
    expect(value).toBe(13 / 1.3);
    expect(note).toBe('of 2023-12-30; ÷ 1.3 USD per EUR on 2023-12-29, Bank; Filing, 2030-01-01');
  });

  test('twelve months that are told each quarter are converted by the average of all twelve', async () => {
    const months = Array.from({ length: 12 }, (_, at) => {
      const end = new Date(Date.UTC(2023, at + 1, 0)).toISOString().slice(0, 10);
      return bare(end, at < 6 ? 1 : 1.5);
    });
    const fixing = { name: 'Fixing', unit: 'USD per EUR', cadence: 'm', points: months };
    const { shown } = await openMade([ACME, { ...PAIR, series: [fixing] }]);
    const formula = '=KER.HISTORY("Acme","Trailing sales",,,"Q","currency=EUR;headers=no")';
    expect(await shown(evaluate(formula))).toEqual([[45_291, 12 / 1.25]]);
  });

  test.each([
    [
      'GDP (current US dollars)',
      'Q',
      'of 2023-10-01; ÷ 1.2 USD per EUR, average of 3 months to 2023-12-29, Bank',
    ],
    ['Debt', 'A', 'of 2023-01-01; ÷ 1.3 USD per EUR on 2023-12-29, Bank'],
  ])('of %s nobody tells the periods, and its name says what it is', async (series, frequency, said) => {
    const { note } = await converted(series, '', frequency);
    expect(note).toContain(said);
  });

  test('either rule can be asked for', async () => {
    expect((await converted('Sales', ';rate=end')).value).toBe(12 / 1.3);
    // One day has the rate of its own month, whose average is that of one.
    expect((await converted('Assets', ';rate=average')).value).toBe(13 / 1.3);
  });

  test('a level is converted by the average of all days of its month where an average is asked for', async () => {
    const daily = { name: 'Fixing', unit: 'USD per EUR', cadence: 'd' };
    const points = [bare('2023-12-04', 1), bare('2023-12-29', 1.6)];
    const { shown } = await openMade([ACME, { ...PAIR, series: [{ ...daily, points }] }]);
    const formula = '=KER.HISTORY("Acme","Assets",,,"Q","currency=EUR;headers=no;rate=average")';
    expect((await shown(evaluate(formula))).map(([, value]) => value)).toEqual([13 / 1.3]);
  });

  test('amounts per share and per ounce are converted with their unit, heads and the like are not', async () => {
    expect(await converted('Earnings per share', '')).toMatchObject({
      heading: 'Earnings per share (EUR/share)',
    });
    const { heading, value } = await converted('Gold', '', 'M');
    expect([heading, value]).toEqual(['Gold (EUR per ounce)', 2400 / 1.2]);
    expect(await converted('Staff', '')).toMatchObject({ heading: 'Staff (people)', value: 100 });
  });

  test('a period without a rate shows what is lacking, beside those that have one', async () => {
    const { shown } = await openMade([ACME, PAIR]);
    const rows = await shown(evaluate('=KER.HISTORY("Acme","Sales",,,"Q","currency=EUR;headers=no")'));
    expect(rows[1]).toEqual(['FY2024 Q2', '#N/A: No rate from USD to EUR for 2023-12-31 to 2024-03-30']);
    // It is not covered up by carrying, and it does not move the years that count from the last reported.
    const carried = await shown(
      evaluate('=KER.HISTORY("Acme","Sales","FQ-1",,"Q","currency=EUR;headers=no;fill=carried")'),
    );
    expect(carried.map(([quarter]) => quarter)).toEqual(['FY2023 Q4', 'FY2024 Q1', 'FY2024 Q2']);
    expect(carried[2]).toEqual(rows[1]);
  });

  test.each([
    ['Budget', '', '#N/A: The unit "Bil. of $" has no currency to convert to EUR'],
    ['Sales', ';known=2023-11-15', '#N/A: Sales has no value published by 2023-11-15'],
  ])('%s%s cannot be converted: %s', async (series, options, sentence) => {
    const { error } = await openMade([ACME, PAIR]);
    const formula = `=KER.HISTORY("Acme","${series}",,,"Q","currency=EUR${options}")`;
    expect(await error(evaluate(formula))).toBe(sentence);
  });

  test('rates of later days than the known one do not count', async () => {
    const early = {
      ...ACME,
      series: [{ name: 'Assets', unit: 'USD', cadence: 'q', points: [bare('2023-12-01', 12)] }],
    };
    const { shown } = await openMade([early, PAIR]);
    const formula = '=KER.HISTORY("Acme","Assets",,,"Q","currency=EUR;rate=end;headers=no;known=2024-01-10")';
    expect(await shown(evaluate(formula))).toEqual([[45_291, 12 / 1.3]]);
    const before = formula.replace('2024-01-10', '2023-12-10');
    const { error } = await openMade([early, PAIR]);
    expect(await error(evaluate(before))).toBe('#N/A: No rate from USD to EUR for 2023-12-01');
  });

  test.each([
    ['"Acme"', ''],
    ['{"Acme","Other"}', ''],
    ['{"Acme","Other"}', ';rate=end'],
  ])(
    'where the service has no such pair, the cells say so and nothing is guessed: %s%s',
    async (names, options) => {
      const other = { ...ACME, name: 'Other', series: ACME.series.slice(0, 1) };
      const { error } = await openMade([ACME, other]);
      for (const span of ['', '"FY2030"', '"FQ-1"'])
        expect(
          await error(evaluate(`=KER.HISTORY(${names},"Sales",${span},,"Q","currency=CHF${options}")`)),
        ).toBe('#N/A: The service has no exchange rates from USD to CHF');
    },
  );

  test('a service that fails while rates are asked is told, not taken for one without rates', async () => {
    const { openWorkbook } = await import('../workbook');
    const { error } = await openWorkbook({
      intercept: ({ url }) =>
        url.includes('ForeignExchangeRate') ? new Response('{}', { status: 401 }) : undefined,
    });
    expect(await error(evaluate('=KER.HISTORY("Apple Inc.","Revenue","FY-1",,"A","currency=EUR")'))).toMatch(
      /^#N\/A: addin\.example rejected the API key/,
    );
  });

  test('a time of which there are no figures is told with when there are, whatever they are converted to', async () => {
    const { error } = await openMade([ACME, PAIR]);
    expect(await error(evaluate('=KER.HISTORY("Acme","Sales",1995,1996,"Q","currency=EUR")'))).toMatch(
      /^#N\/A: Sales has no values in that period\. It has quarterly values from \d{4}-/,
    );
  });

  test('where no figure could be converted, that is told and not the time', async () => {
    const { error } = await openMade([ACME]);
    expect(await error(evaluate('=KER.HISTORY("Acme","Sales","FQ-1","FQ0","Q","currency=CHF")'))).toMatch(
      /^#N\/A: The service has no exchange rates from USD to CHF$/,
    );
  });

  describe('of several series of a pair', () => {
    const firsts = {
      name: 'First days',
      unit: 'USD per EUR',
      cadence: 'm',
      points: [
        bare('2023-10-01', 2),
        bare('2023-11-01', 2),
        bare('2023-12-02', 2),
        bare('2024-01-01', 2),
        bare('2024-03-29', 2),
      ],
    };
    const [fixing, words] = PAIR.series;
    const pair = { ...PAIR, series: [firsts, fixing, words].flatMap((series) => series ?? []) };
    const value = async (series: string, options = '') => {
      const { shown } = await openMade([ACME, pair]);
      const call = `=KER.HISTORY("Acme","${series}",,,"Q","currency=EUR;headers=no${options}")`;
      return (await shown(evaluate(call)))[0]?.[1];
    };

    test('the one with the nearest day has the rate of a level', async () => {
      // 2023-12-29 is nearer to 2023-12-30 than 2024-01-01.
      expect(await value('Assets')).toBe(13 / 1.3);
    });

    test('that of first days of months is the last to tell an average', async () => {
      expect(await value('Sales')).toBeCloseTo(12 / 1.2, 12);
    });
  });

  test('where no series has all twelve months, ten of them are the average, and that is said', async () => {
    const months = Array.from({ length: 12 }, (_, at) => {
      const end = new Date(Date.UTC(2023, at + 1, 0)).toISOString().slice(0, 10);
      return at === 3 || at === 5 ? [] : [bare(end, at < 6 ? 1 : 1.5)];
    });
    const fixing = { name: 'Fixing', unit: 'USD per EUR', cadence: 'm', points: months.flat() };
    const { shown } = await openMade([ACME, { ...PAIR, series: [fixing] }]);
    const formula = '=KER.HISTORY("Acme","Trailing sales",,,"Q","currency=EUR;headers=no;notes=yes")';
    const [row] = await shown(evaluate(formula));
    expect(row?.[1]).toBeCloseTo(12 / 1.3, 12);
    expect(row?.[2]).toContain('÷ 1.3 USD per EUR, average of 10 of 12 months to 2023-12-31');
  });

  test('two prices of the euro tell what one currency costs in the other, of the days that both have', async () => {
    const francs: MadeEntity = {
      name: 'EUR/CHF',
      type: 'ForeignExchangeRate',
      series: [
        {
          name: 'Fixing',
          unit: 'CHF per EUR',
          cadence: 'm',
          points: [
            bare('2023-10-31', 0.99),
            bare('2023-11-30', 0.96),
            bare('2023-12-29', 0.91),
            bare('2024-01-30', 9),
          ],
        },
      ],
    };
    const { shown } = await openMade([ACME, PAIR, francs]);
    const call = (series: string) =>
      `=KER.HISTORY("Acme","${series}",,,"Q","currency=CHF;headers=no;notes=yes")`;
    const [flow] = await shown(evaluate(call('Sales')));
    expect(flow?.[1]).toBeCloseTo((12 * (0.9 + 0.8 + 0.7)) / 3, 12);
    expect(flow?.[2]).toContain('× 0.8 CHF per USD by way of EUR, average of 3 months to 2023-12-29, Bank');
    const [level] = await shown(evaluate(call('Assets')));
    expect(level?.[1]).toBeCloseTo(13 * 0.7, 12);
  });
});

describe('one rate in all functions', () => {
  let workbook: Workbook;
  beforeAll(async () => {
    workbook = await openWorkbook();
  });

  const shown = (formula: string): Promise<(readonly unknown[])[]> => workbook.shown(evaluate(formula));

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
      expect(await workbook.error(evaluate(call))).toBe(
        '#N/A: The service has no exchange rates from USD to XYZ',
      );
    },
  );
});

describe('kinds of rates', () => {
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
    const gold = (month: string) =>
      `=KER.HISTORY("Gold",,"${month}","${month}","M","currency=EUR;notes=yes")`;

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
      [
        '=KER.LATEST("EUR/USD","U.S. Dollars to Euro Spot Exchange Rate",2017)',
        1.1836,
        '(average of 2017-12)',
      ],
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
    expect(
      await workbook.error(evaluate('=KER.SERIES("USD/CHF","rate","2017-12-31","2017-12-31")')),
    ).toContain(
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
      [
        '=KER.HISTORY("EUR/USD",,1950,1951,"A","aggregate=average")',
        /It has monthly values from \S+ to \S+$/,
      ],
    ])('%s', async (formula, sentence) => {
      expect(await workbook.error(evaluate(formula))).toMatch(sentence);
    });
  });
});
