import { evaluate } from '../formula';
import { bare, openMade, point, type MadeEntity } from './made-service';

/** Fiscal quarters of a company whose year ends in September. */
function quarter(year: number, number: number, value: number | null) {
  const ends = ['12-31', '03-31', '06-30', '09-30'];
  const starts = ['10-01', '01-01', '04-01', '07-01'];
  const of = number === 1 ? year - 1 : year;
  return point(value, {
    start: `${of}-${starts[number - 1] ?? ''}`,
    end: `${of}-${ends[number - 1] ?? ''}`,
    fiscal_year: year,
    fiscal_quarter: number,
  });
}

const sales = {
  name: 'Sales',
  unit: 'USD',
  cadence: 'q',
  points: [
    ...[1, 2, 3, 4].map((number) => quarter(2022, number, 10 * number)),
    ...[1, 2, 4].map((number) => quarter(2023, number, number)),
    ...[1, 2, 3, 4].map((number) => quarter(2024, number, 100)),
  ],
};
const assets = {
  name: 'Assets',
  unit: 'USD',
  cadence: 'q',
  points: [
    ['2022-12-31', 7],
    ['2023-03-31', 8],
    ['2023-06-30', 9],
    ['2023-09-30', 11],
    ['2023-12-31', 12],
  ].map(([end, value], at) =>
    point(Number(value), {
      end: String(end),
      fiscal_year: 2023 + (at === 4 ? 1 : 0),
      fiscal_quarter: at === 4 ? 1 : at + 1,
    }),
  ),
};
const yearly = {
  name: 'Yearly sales',
  unit: 'USD',
  cadence: 'a',
  points: [2022, 2023].map((year) =>
    point(year, { start: `${year - 1}-10-01`, end: `${year}-09-30`, fiscal_year: year }),
  ),
};
const price = {
  name: 'Price',
  unit: 'USD',
  cadence: 'd',
  points: ['2024-01-30', '2024-01-31', '2024-02-01', '2024-02-02', '2024-02-05'].map((day, at) =>
    bare(day, 10 + at),
  ),
};
const rate = {
  name: 'Jobless rate',
  unit: '%',
  cadence: 'm',
  points: ['2024-01-01', '2024-02-01', '2024-03-01', '2024-04-01'].map((day, at) => bare(day, 4 + at)),
};
const shares = {
  name: 'Shares',
  unit: 'shares',
  cadence: 'q',
  points: [1, 2, 3, 4].map((number) => quarter(2022, number, 1_000_000)),
};
const noCadence = {
  name: 'Odd',
  unit: 'USD',
  points: [bare('2024-01-10', 1), bare('2024-03-20', 3), bare('2024-05-01', 5)],
};

const ACME: MadeEntity = { name: 'Acme', series: [sales, assets, yearly, price, rate, shares, noCadence] };

const JAN = 45_322;
const FEB = 45_351;
const MAR = 45_382;

test.each<[what: string, formula: string, rows: unknown[][]]>([
  [
    'a flow of quarters is summed into fiscal years, and not where a quarter is missing',
    '=KER.HISTORY("Acme","Sales",,,"A")',
    [
      ['fiscal year', 'Sales (USD)'],
      ['FY2022', 100],
      ['FY2023', '#N/A: FY2023 has 3 of 4 quarters: FY2023 Q3 missing'],
      ['FY2024', 400],
    ],
  ],
  [
    'the same by the calendar is another sum',
    '=KER.HISTORY("Acme","Sales",2022,2023,"A","periods=calendar")',
    [
      ['year to', 'Sales (USD)'],
      [44_926, 20 + 30 + 40 + 1],
      [45_291, '#N/A: 2023 has 3 of 4 quarters: 2023 Q2 missing'],
    ],
  ],
  [
    'a level of quarters is that of the last, and nothing where the last is missing',
    '=KER.HISTORY("Acme","Assets",,,"A","headers=no")',
    [['FY2023', 11]],
  ],
  [
    'the last rows alone',
    '=KER.HISTORY("Acme","Sales",,,"Q","last=2; headers=no")',
    [
      ['FY2024 Q3', 100],
      ['FY2024 Q4', 100],
    ],
  ],
  [
    'fiscal quarters, as reported, of series that have them',
    '=KER.HISTORY("Acme",{"Sales","Assets"},"FY2023Q1","FY2023Q2",,"headers=no")',
    [
      ['FY2023 Q1', 1, 7],
      ['FY2023 Q2', 2, 8],
    ],
  ],
  [
    'a fiscal year back from the last that is reported',
    '=KER.HISTORY("Acme","Sales","FY-2","FY-1","Q","headers=no")',
    [
      ['FY2022 Q1', 10],
      ['FY2022 Q2', 20],
      ['FY2022 Q3', 30],
      ['FY2022 Q4', 40],
      ['FY2023 Q1', 1],
      ['FY2023 Q2', 2],
      ['FY2023 Q3', '#N/A: No value for FY2023 Q3'],
      ['FY2023 Q4', 4],
    ],
  ],
  [
    'a gap is carried only where that was asked for, and the note says so',
    '=KER.HISTORY("Acme","Sales","FY2023Q2","FY2023Q3","Q","fill=carried; notes=yes; headers=no")',
    [
      ['FY2023 Q2', 2, 'to 2023-03-31; Filing, 2030-01-01'],
      ['FY2023 Q3', 2, 'carried from FY2023 Q2; to 2023-03-31; Filing, 2030-01-01'],
    ],
  ],
  [
    'two series have rows of their own where the calendar is theirs',
    '=KER.HISTORY("Acme",{"Sales","Assets"},"FY2023","FY2023","Q","headers=no")',
    [
      ['FY2023 Q1', 1, 7],
      ['FY2023 Q2', 2, 8],
      ['FY2023 Q3', '#N/A: No value for FY2023 Q3', 9],
      ['FY2023 Q4', 4, 11],
    ],
  ],
  [
    'dates across where it is turned',
    '=KER.HISTORY("Acme",{"Sales","Assets"},"FY2023Q1","FY2023Q2","Q","orientation=across")',
    [
      ['fiscal quarter', 'FY2023 Q1', 'FY2023 Q2'],
      ['Sales (USD)', 1, 2],
      ['Assets (USD)', 7, 8],
    ],
  ],
  [
    'daily prices by the month: the last of each',
    '=KER.HISTORY("Acme","Price",,,"M","aggregate=last")',
    [
      ['month to', 'Price (USD)'],
      [JAN, 11],
      [FEB, 14],
    ],
  ],
  [
    'their average',
    '=KER.HISTORY("Acme","Price",,,"M","agg=avg;headers=no")',
    [
      [JAN, 10.5],
      [FEB, 13],
    ],
  ],
  [
    'by the week from Monday to Sunday',
    '=KER.HISTORY("Acme","Price",,,"W","aggregate=last;headers=no")',
    [
      [45_326, 13],
      [45_333, 14],
    ],
  ],
  [
    'by the day: the days that have a value, and the one that was asked for where they end long before it',
    '=KER.HISTORY("Acme","Price","2024-02-01","2024-02-29","D","headers=no")',
    [
      [45_323, 12],
      [45_324, 13],
      [45_327, 14],
      [45_351, '#N/A: No value for 2024-02-29. Price ends with 2024-02-05'],
    ],
  ],
  [
    'months of a quarter as their average, and an unfinished quarter not at all',
    '=KER.HISTORY("Acme","Jobless rate",,,"Q","aggregate=average")',
    [
      ['quarter to', 'Jobless rate (%)'],
      [MAR, 5],
    ],
  ],
  [
    'what is asked as a range of names and values',
    '=KER.HISTORY("Acme","Sales","FY2024",,"A",{"scale","thousands";"headers","no"})',
    [['FY2024', 0.4]],
  ],
  [
    'what is asked as a range of texts',
    '=KER.HISTORY("Acme","Sales","FY2024",,"A",{"scale=thousands","headers=no"})',
    [['FY2024', 0.4]],
  ],
  [
    'what is asked as one text with spaces between',
    '=KER.HISTORY("Acme","Sales","FY2024",,"A","scale = thousands headers=no")',
    [['FY2024', 0.4]],
  ],
  [
    'a unit that names a scale keeps it, and so does a share of a hundred',
    '=KER.HISTORY("Acme",{"Jobless rate"},"2024-01","2024-01","M","scale=millions")',
    [
      ['month to', 'Jobless rate (%)'],
      [JAN, 4],
    ],
  ],
  [
    'shares in millions',
    '=KER.HISTORY("Acme","Shares",,,"Q","scale=mn;last=1")',
    [
      ['fiscal quarter', 'Shares (shares millions)'],
      ['FY2022 Q4', 1],
    ],
  ],
  [
    'an annual level or flow is carried into quarters where that is asked for',
    '=KER.HISTORY("Acme","Yearly sales","FY2023Q1","FY2023","Q","fill=carried;headers=no")',
    [
      ['FY2023 Q1', 2022],
      ['FY2023 Q2', 2022],
      ['FY2023 Q3', 2022],
      ['FY2023 Q4', 2023],
    ],
  ],
  [
    'as reported: every time that there is, in one column each',
    '=KER.HISTORY("Acme",{"Yearly sales","Assets"},2023,2023)',
    [
      ['time', 'Yearly sales (USD)', 'Assets (USD)'],
      [44_926, '#N/A: No value for 2022-12-31', 7],
      [45_016, '#N/A: No value for 2023-03-31', 8],
      [45_107, '#N/A: No value for 2023-06-30', 9],
      [45_199, 2023, 11],
    ],
  ],
])('%s', async (_what, formula, rows) => {
  const { shown } = await openMade([ACME]);
  expect(await shown(evaluate(formula))).toEqual(rows);
});

test.each([
  [
    '=KER.HISTORY("Acme","Assets",,,"A","aggregate=sum")',
    '#N/A: Assets is a level and cannot be summed. Try aggregate=last or average',
  ],
  [
    '=KER.HISTORY("Acme","Jobless rate",,,"Q","aggregate=sum")',
    '#N/A: Jobless rate is in % and cannot be summed. Try aggregate=average',
  ],
  [
    '=KER.HISTORY("Acme","Jobless rate",,,"Q")',
    '#N/A: Jobless rate has monthly values. Set aggregate=last, average or sum',
  ],
  [
    '=KER.HISTORY("Acme","Shares",,,"A")',
    '#N/A: Shares has quarterly values. Set aggregate=last, average or sum',
  ],
  [
    '=KER.HISTORY("Acme","Sales",,,"A","aggregate=none")',
    '#N/A: Sales has quarterly values. Omit aggregate=none to combine them',
  ],
  [
    '=KER.HISTORY("Acme","Price",,,"M","aggregate=sum")',
    '#N/A: The values of Price may be incomplete, so they are not summed',
  ],
  [
    '=KER.HISTORY("Acme","Odd",,,"Q","aggregate=sum")',
    '#N/A: The values of Odd may be incomplete, so they are not summed',
  ],
  [
    '=KER.HISTORY("Acme","Yearly sales",,,"Q")',
    '#N/A: Yearly sales has annual values and no quarterly values',
  ],
  [
    '=KER.HISTORY("Acme","Yearly sales",,,"A","periods=calendar")',
    '#N/A: Yearly sales of Acme has fiscal periods, such as one ending 2023-09-30, not calendar ones. Try periods=fiscal',
  ],
  [
    '=KER.HISTORY("Acme","Jobless rate",,,"Q","periods=fiscal;aggregate=last")',
    '#N/A: The service does not number the fiscal periods of Jobless rate of Acme. Try periods=calendar',
  ],
  [
    '=KER.HISTORY("Acme","Sales",2030,2031,"A")',
    '#N/A: Sales has no values in that period. It has quarterly values from 2021-12-31 to 2024-09-30',
  ],
  [
    '=KER.HISTORY("Acme","Sales",,,"A","colour=red")',
    '#VALUE!: KER.HISTORY: colour is not an option. Options: aggregate, currency, fill, headers, known, last, notes, orientation, periods, rate, scale',
  ],
  [
    '=KER.HISTORY("Acme","Sales",,,"A","fill=guess")',
    '#VALUE!: KER.HISTORY: options: fill must be "none" or "carried", got "guess"',
  ],
  [
    '=KER.HISTORY("Acme","Sales",,,"A","fill")',
    '#VALUE!: KER.HISTORY: Option fill has no value. Write it as in "last=8"',
  ],
  ['=KER.HISTORY("Acme","Sales",,,"A","last=2;last=3")', '#VALUE!: KER.HISTORY: options lists last twice'],
  [
    '=KER.HISTORY("Acme","Sales",,,"A","last=0")',
    '#VALUE!: KER.HISTORY: options: last must be 1 or more, got "0"',
  ],
  [
    '=KER.HISTORY("Acme","Sales",,,"A","last=2.5")',
    '#VALUE!: KER.HISTORY: options: last must be a whole number, 1 or more, got "2.5"',
  ],
  [
    '=KER.HISTORY("Acme","Sales",,,"A","currency=euro")',
    '#VALUE!: KER.HISTORY: options: currency must be the code of a currency, such as "EUR", got "euro"',
  ],
  [
    '=KER.HISTORY("Acme","Sales",,,"A","currency=GBp")',
    '#VALUE!: KER.HISTORY: options: currency must be the code of a currency, such as "EUR", got "GBp"',
  ],
  [
    '=KER.HISTORY("Acme","Sales",,,"H")',
    '#VALUE!: KER.HISTORY: frequency must be "D", "W", "M", "Q", "A" or "as reported", got "H"',
  ],
  [
    '=KER.HISTORY("Acme",{"Sales","Price"},"FY2023")',
    '#VALUE!: KER.HISTORY: For fiscal years in from and to, set frequency to "A" or "Q"',
  ],
  [
    '=KER.HISTORY("Acme","Sales",,,"M","periods=fiscal")',
    '#VALUE!: KER.HISTORY: options: periods=fiscal needs frequency "Q" or "A"',
  ],
  [
    '=KER.HISTORY("Acme","Jobless rate","FY-1",,"Q","aggregate=last")',
    '#N/A: The service does not number the fiscal periods of Jobless rate of Acme. Try periods=calendar',
  ],
  [
    '=KER.HISTORY("Acme","Sales","soon",,"A")',
    '#VALUE!: KER.HISTORY: from must be a date, a year, "2024-12", "2024Q4", "FY2024", "FY-1", "-3Y" or "LTM", got "soon"',
  ],
  [
    '=KER.HISTORY("Acme","Sales",2024,2020,"A")',
    '#VALUE!: KER.HISTORY: from must not be after to, got 2024 and 2020',
  ],
])('%s says %s', async (formula, sentence) => {
  const { error } = await openMade([ACME]);
  expect(await error(evaluate(formula))).toBe(sentence);
});

test('a series that fails has its error in each row beside the others, and is counted once', async () => {
  const { shown, addIn } = await openMade([ACME]);
  const rows = await shown(evaluate('=KER.HISTORY({"Acme","Nobody"},"Sales",,"FY2023","A")'));
  expect(rows[0]).toEqual(['fiscal year', 'Acme (USD)', 'Nobody']);
  expect(rows[1]?.[2]).toMatch(/^#N\/A: /);
  expect(rows[2]?.[2]).toBe(rows[1]?.[2]);
  expect(addIn.runtime.activity.get().total).toMatchObject({ failures: 1, misses: 1 });
});

test('an unfinished year at an open end is left out, at one that was typed it says what it lacks', async () => {
  const { shown } = await openMade([
    { name: 'Acme', series: [{ ...sales, points: sales.points.slice(0, 6) }] },
  ]);
  const open = await shown(evaluate('=KER.HISTORY("Acme","Sales",,,"A","headers=no")'));
  expect(open).toEqual([['FY2022', 100]]);
  expect(await shown(evaluate('=KER.HISTORY("Acme","Sales",,"FY2023","A","headers=no")'))).toEqual([
    ['FY2022', 100],
    ['FY2023', '#N/A: FY2023 has 2 of 4 quarters: FY2023 Q3, FY2023 Q4 missing'],
  ]);
});

test('twelve months that are told each quarter are levels, which a year takes the last of', async () => {
  const trailing = {
    name: 'Trailing sales',
    unit: 'USD',
    cadence: 'q',
    points: [3, 6, 9, 12].map((month) =>
      point(month, { start: dayOf(2023, month, 1), end: dayOf(2024, month, 0) }),
    ),
  };
  const { shown } = await openMade([{ name: 'Acme', series: [trailing] }]);
  expect(await shown(evaluate('=KER.HISTORY("Acme","Trailing sales",,,"A","headers=no")'))).toEqual([
    [45_657, 12],
  ]);
});

function dayOf(year: number, month: number, date: number): string {
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
}

test('what was published later than a known day is not shown, and revisions as they stood', async () => {
  const revised = {
    name: 'Sales',
    unit: 'USD',
    cadence: 'a',
    points: [
      point(1, { start: '2022-01-01', end: '2022-12-31', fiscal_year: 2022 }, '2023-02-01'),
      point(2, { start: '2022-01-01', end: '2022-12-31', fiscal_year: 2022 }, '2024-02-01'),
      point(3, { start: '2023-01-01', end: '2023-12-31', fiscal_year: 2023 }, '2024-02-01'),
    ],
  };
  const { shown } = await openMade([{ name: 'Acme', series: [revised] }]);
  const formula = (options: string) => `=KER.HISTORY("Acme","Sales","FY-1",,"A","headers=no${options}")`;
  expect(await shown(evaluate(formula('')))).toEqual([
    ['FY2022', 2],
    ['FY2023', 3],
  ]);
  expect(await shown(evaluate(formula(';known=2023-12-31')))).toEqual([
    ['FY2021', '#N/A: No value for FY2021. Sales begins with FY2022'],
    ['FY2022', 1],
  ]);
});
