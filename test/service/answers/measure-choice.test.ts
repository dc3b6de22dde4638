import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');
const rows = (question: string) => engine.rows(question).results;

/** One firm's figure of a year as a share of another's. */
const shareOf = (field: string, year: number, [one, other]: readonly [string, string]): string => {
  const [part, all] = [one, other].map((name) => Number(rows(`${name}.${field}.at=${year}`)[0]?.[field]));
  return `${(((part ?? 0) / (all ?? 1)) * 100).toFixed(1)}%`;
};

test.each([
  ['Pepsi revenue as a % of Walmart revenue 2023', 'revenue', 2023, ['PepsiCo', 'Walmart']],
  ['Visa net income as a percentage of Apple net income 2022', 'net_income', 2022, ['Visa', 'Apple']],
  ['Microsoft revenue as % of Netflix revenue in 2023', 'revenue', 2023, ['Microsoft', 'Netflix']],
] as const)('a figure as a share of another firm’s is a percentage: %s', (question, field, year, firms) => {
  expect(said(question)).toContain(`is ${shareOf(field, year, firms)} of that of`);
});

test.each([
  ['basic EPS of Costco FY2023', 'Costco.basic_earnings_per_share.at=FY2023'],
  ['give me basic EPS of Walmart for 2022', 'Walmart.basic_earnings_per_share.at=2022'],
  ['EU members w/o the euro', 'countries.currency!=Euro.member_of=European Union'],
])('what is written short is read in full: %s', (question, expression) => {
  expect(rows(question).length).toBeGreaterThan(0);
  expect(rows(question)).toEqual(rows(expression));
});

test.each([
  ['NATO membership as of 31 December 2000', 'North Atlantic Treaty Organization.members.at=2000-12-31'],
  ['EU membership on 1 January 1990 - list', 'European Union.members.at=1990-01-01'],
  ['membership of OPEC', 'Organization of the Petroleum Exporting Countries.members'],
])('the membership of a union is who belongs to it: %s', (question, expression) => {
  expect(rows(question).length).toBeGreaterThan(5);
  expect(rows(question)).toEqual(rows(expression));
});

test.each([
  ['memberships of France', 'France.member_of'],
  ['membership of Japan', 'Japan.member_of'],
])('a country’s are what it belongs to: %s', (question, expression) => {
  expect(rows(question)).toEqual(rows(expression));
});

test.each([
  ['Target FY2023 revenue, in USD millions', 'Target.revenue.at=FY2023', 1e6, 'In millions: '],
  ['net income of Nvidia in fiscal 2024 in millions', 'Nvidia.net_income.at=FY2024', 1e6, 'In millions: '],
  ['Total assets of Boeing 2022 (USD bn)', 'Boeing.total_assets.at=2022', 1e9, 'In billions: '],
  ['Umsatz von Netflix 2023 in Mio. USD', 'Netflix.revenue.at=2023', 1e6, 'In millions: '],
])('a figure is told in the scale that was asked for: %s', (question, expression, size, words) => {
  const figure = Object.values(rows(expression)[0] ?? {}).find((value) => typeof value === 'number');
  const scaled = (Number(figure) / size).toLocaleString('en-US', {
    maximumFractionDigits: size > 1e6 ? 3 : 0,
  });
  expect(said(question)).toContain(`${words}${scaled}.`);
});

test('of several figures the scale is said to be left aside', () => {
  expect(said('revenue of Netflix and Disney in 2023, in USD millions')).toContain(
    'Ignored: “in USD millions”',
  );
});
