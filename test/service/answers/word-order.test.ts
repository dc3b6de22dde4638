import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content;
const ran = (question: string): string => engine.answer(question).explainability?.at(-1)?.content ?? '';
const count = (question: string): number => engine.rows(question).results.length;

test.each([
  ['PepsiCo gross profit', 'gross_profit'],
  ['gross profit of PepsiCo', 'gross_profit'],
  ['Apple gross profit 2022', 'gross_profit'],
  ['PepsiCo gross margin', 'gross_profit_percent_of_revenue'],
  ['Coca-Cola operating income', 'operating_income'],
  ['Pfizer long-term debt', 'long_term_debt'],
  ['PepsiCo profit', 'net_income'],
  ['PepsiCo Gewinn', 'net_income'],
] as const)('a figure is the same before and after whose it is: %s', (question, field) => {
  const [row, ...others] = engine.rows(question).results;
  expect(others).toHaveLength(0);
  expect(typeof row?.[field]).toBe('number');
});

test.each(['Wie gross ist Deutschland?', 'Wie groß ist Deutschland?'])(
  'what is large in German stays so: %s',
  (question) => {
    expect(said(question)).toContain('population of Germany');
  },
);

test.each([
  ['Nvidia revenue FY20-FY25', 6],
  ['Nvidia revenue FY20-25', 6],
  ['Nvidia revenue FY2020 – FY2023', 4],
  ['Nvidia revenue FY2020-2023', 4],
  ['Nvidia revenue FY2020 to FY2023', 4],
  ['Apple net income 2018-2022', 5],
  ['Apple net income 2018 - 2022', 5],
  ['Apple net income 2018—2022', 5],
  ['Apple net income 2018-22', 5],
  ['Umsatz von Apple 2018 – 2022', 5],
  ['Apple net income 2018, 2022', 2],
  ['Apple net income 2018 vs 2022', 2],
  ['Apple revenue 2020-06', 1],
] as const)(
  'two years with a dash between them are every year from one to the other: %s',
  (question, years) => {
    expect(count(question)).toBe(years);
  },
);

test.each(['Apple – revenue 2022', 'Apple - revenue 2022', 'revenue – Apple – 2022'])(
  'any other dash says nothing: %s',
  (question) => {
    expect(ran(question)).toContain('Apple.revenue.at=2022');
  },
);

test.each([
  ['gold price 12 March 2020 - 15 March 2021', '12 March 2020 and 15 March 2021'],
  ["Apple's revenue 2022 - 2020", 'to **$394.3 billion** (24 September 2022)'],
])('a dash between what is no span of years leaves both ends: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test('a quarter without its year is one of the year that is said', () => {
  expect(ran('Apple revenue Q1-Q3 2024')).toContain('Apple.revenue.at=Q1 2024..Q3 2024');
});

test.each([
  ['Long-term debt of Verizon, AT&T and T-Mobile', 'no long-term debt of Verizon Communications.'],
  ['Long-term debt of Verizon and T-Mobile in 2023', 'no long-term debt of Verizon Communications for 2023.'],
  ['revenue of Apple, Microsoft and BMW', 'no revenue of BMW.'],
  ['revenue of Apple and BMW from 2020 to 2022', 'no revenue of BMW from 2020 to 2022.'],
  ['revenue and net income of Apple, BMW and Microsoft', 'no net income of BMW.'],
  ['CEO of Apple, Walmart and Toyota', 'no chief executive officer of Toyota.'],
] as const)('whoever has no such figure is named beside those that have: %s', (question, words) => {
  expect(said(question)).toContain(`The embedded dataset has ${words}`);
  expect(count(question)).toBeGreaterThan(0);
});

test.each(['revenue of Apple and Microsoft', 'CEO of Apple and Walmart', 'revenue of Apple'])(
  'nobody is named where nobody is lacking: %s',
  (question) => {
    expect(said(question)).not.toContain('has no');
  },
);

test.each([
  ['Who is the head of state of France?', 'head of state'],
  ["France's head of state", 'head of state'],
  ['heads of state in Europe', 'heads of state'],
  ['Who is the head of government of Japan?', 'head of government'],
  ['Wer ist das Staatsoberhaupt von Frankreich?', 'Staatsoberhaupt'],
] as const)('a state in a fixed phrase is no subdivision: %s', (question, phrase) => {
  expect(said(question)).toContain(`it does not recognise “${phrase}”`);
  expect(count(question)).toBe(0);
});

test.each([
  ['Who is the head of Apple?', 'Tim Cook'],
  ['state of Apple', 'California'],
  ['states of Germany', 'Bavaria'],
] as const)('a head and a state apart are what they were: %s', (question, words) => {
  expect(said(question)).toContain(words);
});

test.each([
  ["Amazon's acquisitions since 2017", 3],
  ['acquisitions of Amazon since 2017', 3],
  ['Amazon acquisitions since 2017', 3],
  ["Amazon's acquisitions since 2020", 2],
  ["Amazon's acquisitions in 2022", 1],
  ["Microsoft's acquisitions since 2020", 2],
  ['Übernahmen von Amazon seit 2017', 3],
  ['subsidiaries of Amazon', 3],
] as const)('what was bought since a year is told once, by its day: %s', (question, rows) => {
  expect(count(question)).toBe(rows);
});

test.each(['Amazon subsidiaries since 2017', 'EU members since 2004', 'CEO of Walmart since 2014'])(
  'what one thing leads to is told once for all years of a span: %s',
  (question) => {
    const names = engine.rows(question).results.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names).size).toBe(names.length);
  },
);

test('those that followed each other are not told as if they were together', () => {
  const answer = said('CEO of Walmart since 2014');
  expect(answer).toContain('since 2014');
  expect(answer).toContain('1 February 2026');
  expect(answer).not.toContain('are the chief executive officers');
});

test.each([
  ['lowest net income 2022 companies', 'limit=10.at=2022'],
  ['highest net income 2022 companies', 'limit=10.at=2022'],
  ['5 companies with the lowest net income 2022', 'limit=5.at=2022'],
  ['top 2000 companies by revenue', 'limit=2000'],
  ['top 5 companies by net income 2020', 'limit=5.at=2020'],
] as const)('a year beside a figure is no limit: %s', (question, words) => {
  expect(ran(question)).toContain(words);
});

test.each(['largest 2022 companies by revenue', '2022 largest companies by revenue'])(
  'a year before what is ranked is never a count: %s',
  (question) => {
    expect(ran(question)).not.toContain('limit=2022');
  },
);
