import { whole } from '../whole';

const { engine } = whole;
const ran = (question: string): string =>
  /Evaluated as: (.*)/.exec(engine.answer(question).explainability?.at(-1)?.content ?? '')?.[1] ?? '';
const told = (question: string): string => engine.answer(question).content;
const rows = (question: string) => engine.rows(question).results;

test.each([
  ['Just to double-check, who is the CEO of Merck?', 'Merck.ceo'],
  ['I was wondering whether you could pull Boeing’s net income for 2021', 'Boeing.net_income.at=2021'],
  ['I need Nvidia’s revenue in 2020 for my valuation model', 'Nvidia.revenue.at=2020'],
  ['Oracle net income 2023, roughly speaking?', 'Oracle Corporation.net_income.at=2023'],
  ['To be precise, what was Netflix’s revenue in 2022?', 'Netflix.revenue.at=2022'],
  ['I’d be grateful for the 2021 revenue of Costco', 'Costco.revenue.at=2021'],
  ['Any chance you could dig up the GDP of Peru in 2018?', 'Peru.gdp.at=2018'],
  ['Is it possible to get the population of Qatar in 2015?', 'Qatar.population.at=2015'],
  ['Long story short, what is the capital of Ghana?', 'Ghana.capital'],
  ['Weißt du zufällig, wie hoch der Umsatz von Intel 2021 war?', 'Intel.revenue.at=2021'],
  ['Nur zur Sicherheit: Wer ist CEO von Visa?', 'Visa.ceo'],
] as const)('what is said around a question asks nothing: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test.each([
  'Adjusted for inflation, what was the revenue of Boeing in 2020?',
  'Organically speaking, how much did the revenue of Costco grow in 2022?',
  'revenue of Nvidia for my gaming segment',
  'To the exclusion of one-offs, what was the net income of Boeing in 2022?',
])('what changes the figure is no such wrapping: %s', (question) => {
  expect(rows(question)).toHaveLength(0);
});

test.each([
  ['NASDAQ: NFLX revenue 2022', 'Netflix.revenue.at=2022'],
  ['NYSE:KO employees', 'The Coca-Cola Company.employee_count'],
  ['Netflix (NASDAQ: NFLX) net income 2021', 'Netflix.net_income.at=2021'],
  ['who runs NASDAQ: COST', 'Costco.ceo'],
  ['Nasdaq net income', '"Nasdaq, Inc.".net_income'],
  ['NYSE: XOM and NYSE: CVX revenue 2022', 'ExxonMobil OR Chevron Corporation.revenue.at=2022'],
] as const)('a market before a ticker says where it is listed: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test.each([
  ['What is the ticker of Costco and where is it headquartered?', 'Costco is headquartered in'],
  ['Where is Boeing based and how many people does it employ?', 'Boeing has **'],
  ['What is the ISIN of Siemens and where is it listed?', 'Siemens is listed on'],
  ['Who runs Pfizer and how large is its revenue?', 'revenue $'],
  ['Apple revenue 2022 and number of patents', 'Not answered: “number of patents”'],
  ['What was Netflix’s revenue in 2022 and its churn rate?', 'Not answered: “its churn rate?”'],
  ['GDP of Brazil and the population of Chile in 2010', 'The population of Chile was'],
  ['Netflix’s revenue and Intel’s net income in 2022', 'The net income of Intel was'],
  ['Hauptstadt von Ghana und Bevölkerung von Peru', 'The population of Peru'],
] as const)('what stands beside a question is answered, or said not to be: %s', (question, said) => {
  expect(rows(question).length).toBeGreaterThan(0);
  expect(told(question)).toContain(said);
});

test('a year behind two figures is meant of both', () => {
  expect(rows('GDP of Brazil and the population of Chile in 2010').map((row) => row['date'])).toEqual([
    '2010-01-01',
    '2010-01-01',
  ]);
});

test.each([
  ['Who owns LinkedIn and where is it headquartered?', 'where is it headquartered'],
  ['What is the capital of Peru and how big is it?', 'how big is it'],
  ['Who is the CEO of Ford and what is his salary?', 'what is his salary'],
])('an it that may be of two is not answered: %s', (question, left) => {
  expect(told(question)).toContain(`Not answered: “${left}`);
});

test.each([
  'difference between GDP of India and the population of China',
  'companies in Texas and their customer satisfaction',
  'revenue of Smith and Wesson',
  'Average revenue of Boeing and the net income of Ford',
])('what is asked of both together is not answered apart: %s', (question) => {
  expect(rows(question)).toHaveLength(0);
});

test.each([
  ['Average net margin of Adobe over 2020-2024', 5],
  ['average operating margin of Walmart from 2019 to 2023', 5],
  ['average GDP per capita of Chile from 2010 to 2015', 6],
  ['median net margin of Boeing 2016 to 2022', 7],
  ['average R&D as a percentage of revenue of Nvidia 2021-2023', 3],
  ['durchschnittliche Nettomarge von Netflix 2019 bis 2022', 4],
] as const)('a figure of two is averaged over its years: %s', (question, count) => {
  expect(rows(question)[0]).toMatchObject({ count });
});

test('the average of a margin is that of its years', () => {
  const margins = rows('Adobe.net_income_percent_of_revenue.at=2020..2024').map((row) =>
    Number(row['net_income_percent_of_revenue']),
  );
  const [average] = rows('Average net margin of Adobe over 2020-2024');
  expect(average?.['average_net_income_percent_of_revenue']).toBeCloseTo(
    margins.reduce((sum, each) => sum + each, 0) / margins.length,
    6,
  );
});

test('the best year of a margin is named', () => {
  expect(told('highest gross margin of Nvidia since 2015')).toContain('The gross margin of Nvidia was');
});

test.each([
  'average net margin of Toyota 2019-2023',
  'average churn rate of Netflix 2019-2023',
  'sum of the net margins of Apple 2020 to 2022',
  'average net margin of Apple excluding services 2020 to 2022',
])('an average of what is not held is none: %s', (question) => {
  expect(rows(question)).toHaveLength(0);
});

test.each([
  [
    'Welche Firmen aus Kalifornien haben mehr als 100.000 Mitarbeiter?',
    'companies.location=California.employee_count>100000',
  ],
  [
    'Welcher Konzern aus Ohio beschäftigt die meisten Leute?',
    'companies.location=Ohio.order_by=employee_count DESC.limit=1',
  ],
] as const)('firms out of a place are those in it: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});
