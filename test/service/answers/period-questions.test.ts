import { whole } from '../whole';
import { truthOf } from './question-truth';

const { store, engine } = whole;
const { named } = truthOf(store);

/** The figure of a company's own fiscal year or quarter, read from the filings' points. */
function filed(company: string, line: string, year: number, quarter?: number): number | undefined {
  const name = quarter === undefined ? line : `${line} (quarterly)`;
  const series = named(company, 'Company').series.find((each) => each.name === name);
  const at = series?.dates.findIndex((_date, place) => {
    const period = series.detail?.(place)?.period;
    return period?.fiscal_year === year && period.fiscal_quarter === quarter;
  });
  return at === undefined ? undefined : series?.values[at];
}

const figureOf = (question: string, column: string): unknown => engine.rows(question).results[0]?.[column];
const content = (question: string): string => engine.answer(question).content;

test.each([
  ['revenue of Home Depot in fiscal 2025', 'The Home Depot', 2025, undefined],
  ['Home Depot revenue FY2025', 'The Home Depot', 2025, undefined],
  ['Nvidia sales FY26', 'Nvidia', 2026, undefined],
  ['Umsatz von Microsoft im Geschäftsjahr 2025', 'Microsoft', 2025, undefined],
  ['Apple revenue fiscal Q1 2026', 'Apple Inc.', 2026, 1],
  ['Apple revenue Q1 2026 (fiscal)', 'Apple Inc.', 2026, 1],
  ['revenue of Nvidia in the third quarter of fiscal 2026', 'Nvidia', 2026, 3],
  ['Umsatz von Nvidia im dritten Quartal des Geschäftsjahres 2026', 'Nvidia', 2026, 3],
] as const)("%s is the company's own period", (question, company, year, quarter) => {
  const expected = filed(company, 'Revenue', year, quarter);
  expect(expected).toBeDefined();
  expect(figureOf(question, 'revenue')).toBe(expected);
});

test('a quarter of the calendar is said with what the company calls it', () => {
  expect(figureOf('Apple revenue Q1 2025', 'revenue')).toBe(filed('Apple Inc.', 'Revenue', 2025, 2));
  expect(content('Apple revenue Q1 2025')).toContain('the quarter of 29 March 2025, its fiscal Q2 2025');
});

test('where no quarter ends with the calendar, a quarter is none of a month either', () => {
  expect(content('Nvidia revenue in the quarter that ended in September 2025')).toMatch(
    /it has no revenue of Nvidia for the quarter that ended in September 2025/,
  );
});

test('the quarters of a year are not its latest quarter', () => {
  const told = content('Apple cash quarterly 2024');
  for (const day of ['30 March', '29 June', '28 September', '28 December'])
    expect(told).toContain(`${day} 2024`);
});

test.each([
  ["Costco's revenue in the quarter that ended in May 2026", 'the quarter of 10 May 2026'],
  ['latest quarterly revenue of Nvidia', 'the quarter of 26 April 2026, its fiscal Q1 2027'],
  [
    'Operating income of Walmart for the year that ended in January 2026',
    'the year that ended on 31 January 2026',
  ],
])('%s is of the period that is named', (question, period) => {
  expect(content(question)).toContain(period);
});

test('average annual growth is compound, and refused where it has no two ends', () => {
  const [from, to] = [2021, 2024].map((year) => filed('Apple Inc.', 'Revenue', year) ?? NaN) as [
    number,
    number,
  ];
  const growth = ((to / from) ** (1 / 3) - 1) * 100;
  const question = "average annual growth of Apple's revenue from 2021 to 2024";
  expect(figureOf(question, 'revenue_annual_growth')).toBeCloseTo(growth, 8);
  expect(content(question)).toContain('compound annual growth of revenue');
  expect(content("average annual growth of Apple's revenue")).toMatch(/^This is not in the embedded dataset/);
});

test.each([
  'By how much did the revenue of Kimberly-Clark grow from 2022 to 2023?',
  'revenue growth of IBM from 2018 to 2020',
  'average annual growth of the revenue of AT&T from 2018 to 2021',
])('%s says that a restatement lies between the figures', (question) => {
  expect(content(question)).toContain('so these figures are not comparable.');
});

test('growth on one side of a restatement needs no such word', () => {
  expect(content('revenue growth of IBM from 2019 to 2020')).not.toContain('comparable');
});

test.each(['Which has more revenue, Ford or Berkshire Hathaway?', 'companies in Nebraska by revenue'])(
  '%s tells a ranking’s figure of no named year from those of filings',
  (question) => {
    expect(content(question)).toMatch(
      /Berkshire Hathaway.* comes from Fortune 500 \(2025\) and may be for another year/,
    );
  },
);

test('figures of filings alone are not told from each other by their sources', () => {
  expect(content('Which has more revenue, Apple or Microsoft?')).not.toContain('another year');
});

test.each(['inflation in Germany yoy 2022', 'Inflation in Deutschland gegenüber dem Vorjahr 2022'])(
  'what prices rose by is over the year before anyway: %s',
  (question) => {
    expect(whole.engine.answer(question).explainability?.at(-1)?.content).toContain(
      'Evaluated as: Germany.inflation_rate_consumer_prices.at=2022',
    );
  },
);

test('German asks for growth over a year by “im Jahresvergleich”', () => {
  expect(
    whole.engine.answer('US-Inflation im Jahresvergleich im März 2023').explainability?.at(-1)?.content,
  ).toContain('CPI-U nsa.latest_value_growth.at=2023-03');
});
