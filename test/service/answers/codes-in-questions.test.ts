import { whole } from '../whole';

const { engine } = whole;
const ran = (question: string): string =>
  /Evaluated as: (.*)/.exec(engine.answer(question).explainability?.at(-1)?.content ?? '')?.[1] ?? '';
const told = (question: string): string => engine.answer(question).content;
const rows = (question: string) => engine.rows(question).results;

test.each([
  ['country with code NOR', 'Norway'],
  ['country with ISO code XK', 'Kosovo'],
  ['country whose ISO code is PE', 'Peru'],
  ['Company with ticker PFE', 'Pfizer'],
  ['name the company behind ticker NKE', 'Nike, Inc.'],
  ['which firm is listed under the ticker INTC', 'Intel'],
  ['firm with LEI 8I5DZWZKVSZI1NUHU748', 'JPMorgan Chase'],
] as const)('what bears a code is told by it: %s', (question, name) => {
  expect(rows(question)).toHaveLength(1);
  expect(told(question)).toContain(name.replace(/ Systems$/, ''));
});

test.each([
  'company with ticker ZZZZ',
  'country with code QQQ',
  'what company trades under QXQXQ',
  'firm with LEI 12345',
])('a code that nobody bears is named: %s', (question) => {
  expect(rows(question)).toHaveLength(0);
});

test.each([
  ['PFE MRK revenue 2022', 'Pfizer OR Merck.revenue.at=2022'],
  ['net income FY23 of NFLX DIS', 'Netflix OR The Walt Disney Company.net_income.at=FY2023'],
  ['INTC AMD NVDA revenue 2021', 'Intel OR Advanced Micro Devices OR Nvidia.revenue.at=2021'],
] as const)('tickers one after the other are a list: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test.each(['XYZ QQX revenue 2022', 'WHO ECB members', 'PFE ZZZZ revenue 2022'])(
  'capitals that are no tickers are no list: %s',
  (question) => {
    expect(rows(question)).toHaveLength(0);
  },
);

test.each([
  [
    'How many loss-making years has Intel had since 2015?',
    'Intel.at=2015...count().is(net_income_history<0)',
  ],
  ['number of loss-making years of Boeing', 'Boeing.count().is(net_income_history<0)'],
  ['Number of years with a loss at Ford', 'Ford Motor Company.count().is(net_income_history<0)'],
  [
    'How many profitable years has Boeing had since 2015?',
    'Boeing.at=2015...count().is(net_income_history>0)',
  ],
  ['Wie viele Verlustjahre hatte Intel?', 'Intel.count().is(net_income_history<0)'],
  [
    'Welches Unternehmen hat 2023 in Ohio den höchsten Umsatz erzielt?',
    'companies.location=Ohio.order_by=revenue DESC.limit=1.at=2023',
  ],
] as const)('years are counted and stand where a language has them: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test.each([
  'How many loss-making quarters of churn has Netflix had?',
  'Number of years with a strike at Boeing',
])('years of something else are not counted: %s', (question) => {
  expect(rows(question)).toHaveLength(0);
});
