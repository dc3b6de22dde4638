import { whole } from '../whole';

const { engine } = whole;
const ran = (question: string): string =>
  /Evaluated as: (.*)/.exec(engine.answer(question).explainability?.at(-1)?.content ?? '')?.[1] ?? '';
const rows = (question: string) => engine.rows(question).results;

test.each([
  [
    'Total assets less total liabilities of Boeing, 2022',
    'Boeing.total_assets_minus_total_liabilities.at=2022',
  ],
  ['Revenue minus operating income of Walmart 2021', 'Walmart.revenue_minus_operating_income.at=2021'],
  ['Difference between revenue and net income of Visa 2022', 'Visa.revenue_minus_net_income.at=2022'],
  ['Differenz zwischen Umsatz und Gewinn von Pfizer 2021', 'Pfizer.revenue_minus_net_income.at=2021'],
  ['gap between total assets and equity of Adobe in 2022', 'Adobe.total_assets_minus_equity.at=2022'],
] as const)('of two figures of one firm the one less the other: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test('it is worked out from figures of one day', () => {
  const [both] = rows('Boeing.at=2022.return(name, total_assets, total_liabilities)');
  const [found] = rows('Total assets less total liabilities of Boeing, 2022');
  expect(found?.['total_assets_minus_total_liabilities']).toBe(
    Number(both?.['total_assets']) - Number(both?.['total_liabilities']),
  );
  expect(engine.answer('Total assets less total liabilities of Boeing, 2022').content).toMatch(
    /\$\S+ billion less \$\S+ billion/,
  );
});

test.each([
  [
    "Ratio of Netflix's revenue to Disney's revenue in 2023",
    'Netflix OR The Walt Disney Company.order_by=revenue DESC.at=2023',
  ],
  [
    "Intel's net income as a multiple of Nvidia's in 2021",
    'Intel OR Nvidia.order_by=net_income DESC.at=2021',
  ],
  ['Walmart revenue minus Costco revenue 2022', 'Walmart OR Costco.order_by=revenue DESC.at=2022'],
  [
    'difference between Pfizer revenue and Merck revenue in 2022',
    'Pfizer OR Merck.order_by=revenue DESC.at=2022',
  ],
  [
    "By how much did Boeing's revenue exceed Ford's in 2018?",
    'Boeing OR Ford Motor Company.order_by=revenue DESC.at=2018',
  ],
  ['GDP per capita of Norway divided by that of Spain', 'Norway OR Spain.order_by=gdp_per_population DESC'],
  ['Boeing revenue in 2021 divided by Intel’s', 'Boeing OR Intel.order_by=revenue DESC.at=2021'],
] as const)('one figure of two firms by each other: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test('a figure is no share of itself', () => {
  expect(ran("Ratio of Netflix's revenue to Disney's revenue in 2023")).not.toContain('percent_of');
});

test.each([
  'difference between revenue and headcount of Apple',
  'Difference between goodwill and churn of Netflix',
  "Ratio of Boeing's revenue to Zyzzyx's revenue in 2023",
  'Revenue minus returns and allowances of Walmart 2021',
  "Boeing's backlog as a multiple of Ford's",
])('what is not held of both is worked out of none: %s', (question) => {
  expect(
    rows(question).filter((row) => Object.values(row).some((value) => typeof value === 'number')),
  ).toHaveLength(0);
});

test.each([
  ['Wer war 2019 Chef von Microsoft?', 0],
  ['Wer war 2015 Chef von Boeing?', 0],
] as const)('a year before a thing is no number of them: %s', (question, count) => {
  expect(rows(question)).toHaveLength(count);
});

test.each([
  ['Welche Währung gilt in Ungarn?', 'Hungary.currency'],
  ['Welche Währung galt 2020 in Peru?', 'Peru.currency'],
  ['Zu welchem Konzern gehört LinkedIn?', 'LinkedIn.parent'],
  ['Zu welcher Firma gehört WhatsApp?', 'WhatsApp.parent'],
] as const)('German verbs of being and belonging: %s', (question, expression) => {
  expect(ran(question).replace(/\.at=2020$/, '')).toBe(expression);
});

test('the difference of two at several times is told of each of them', () => {
  const { content } = engine.answer('difference between the revenue of Apple and Microsoft in 2022 and 2023');
  expect(content).toContain(
    'Difference, Apple Inc. less Microsoft: +$196.1 billion (2022) and +$171.4 billion (2023).',
  );
});
