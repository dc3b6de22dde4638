import { evaluate } from '../formula';
import { bare, openMade, point, type MadeEntity } from './made-service';

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
    { name: 'GDP (current US dollars)', unit: 'US dollars', cadence: 'q', points: [bare('2023-10-01', 24)] },
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
