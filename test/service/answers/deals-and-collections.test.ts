import { whole } from '../whole';

const { engine } = whole;
const NOT_HELD = /^This is not in the embedded dataset/;
const ran = (question: string): string =>
  /Evaluated as: (.*)/.exec(engine.answer(question).explainability?.at(-1)?.content ?? '')?.[1] ?? '';
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

describe('a whole collection', () => {
  test.each([
    ['list all countries', 'countries'],
    ['show me all the exchanges', 'exchanges'],
    ['give me a list of all currencies', 'currencies'],
    ['which commodities do you cover', 'commodities'],
    ['what laws are there?', 'laws'],
    ['which futures exist', 'futures'],
  ])('%s', (question, expression) => {
    expect(ran(question)).toBe(expression);
  });

  test.each(['which companies are big', 'important companies', 'rank companies', 'name five countries'])(
    '%s says not which',
    (question) => {
      expect(said(question)).toMatch(NOT_HELD);
    },
  );
});

describe('when somebody was bought', () => {
  test.each([
    ['when was GitHub acquired', 'GitHub', '26 October 2018'],
    ['When was WhatsApp sold?', 'WhatsApp', '6 October 2014'],
    ['when did the Red Hat acquisition close', 'Red Hat', '9 July 2019'],
    ['when was the Whole Foods deal with Amazon completed', 'Whole Foods Market', '28 August 2017'],
    ["when did Microsoft's purchase of Nuance go through", 'Nuance', '4 March 2022'],
  ])('%s', (question, name, day) => {
    expect(said(question)).toContain(name);
    expect(said(question)).toContain(day);
  });

  test.each([
    'when was Apple acquired',
    'when was GitHub sold by Microsoft',
    'when did the Siemens deal close',
  ])('%s is not told', (question) => {
    expect(said(question)).toMatch(NOT_HELD);
  });
});

test.each([
  ['walmart ceo at christmas 2025', 'Walmart.ceo.at=2025-12-25'],
  ["who led Target on New Year's Eve 2025", 'Target Corporation.ceo.at=2025-12-31'],
  ['Microsoft long-term debt, last FY', 'Microsoft.long_term_debt'],
  ['new CEO of Target', 'Target Corporation.ceo'],
])('%s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test.each([
  ['average annual revenue of Boeing from 2021 to 2024', 'Boeing.at=2021..2024.average(revenue_history)'],
  [
    'average annual inflation in Spain 2019 to 2022',
    'Spain.at=2019..2022.average(inflation_rate_consumer_prices_history)',
  ],
])('of figures of whole years one average is told: %s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test('of figures of months each year has an average of its own', () => {
  expect(ran('annual average USD/JPY 2021 to 2022')).toContain('at=2021, 2022.average(');
});

describe('two that are named beside each other', () => {
  test.each([
    ['which country is larger, Italy or Poland', 'Italy OR Poland.order_by=population DESC'],
    ['which city is smaller, Hamburg or Munich', 'Hamburg OR Munich.order_by=population ASC'],
    ['which bank is larger, Citigroup or JPMorgan', 'Citigroup OR JPMorgan Chase.order_by=revenue DESC'],
    ['which was founded first, Meta or Tesla', 'Meta Platforms OR Tesla.order_by=founded ASC'],
  ])('%s', (question, expression) => {
    expect(ran(question)).toBe(expression);
  });

  test.each(['which country is larger, Ohio or Utah', 'which state is bigger, Texas or Utah'])(
    'what is a place is no more of one than another: %s',
    (question) => {
      expect(said(question)).toMatch(NOT_HELD);
    },
  );

  test('the earlier is told, whichever is asked of', () => {
    expect(said('was Meta founded before Tesla')).toMatch(/^No\./);
    expect(said('was Tesla founded before Meta')).toMatch(/^Yes\./);
  });
});

describe('what is spent, paid out or given back', () => {
  test.each([
    [
      'Which companies invested more than 50 billion in capex in 2025',
      'companies.capital_expenditure>50000000000.at=2025',
    ],
    ['Has Microsoft ever paid dividends?', 'Microsoft.is(dividends_paid_history>0)'],
    ['how much money did Visa return to its shareholders in 2024', 'Visa.shareholder_payouts.at=2024'],
    [
      'when did Meta first pay a dividend',
      'Meta Platforms.order_by=date ASC.limit=1.is(dividends_paid_history>0)',
    ],
  ])('%s', (question, expression) => {
    expect(ran(question)).toBe(expression);
  });

  test('of a firm without such figures nothing is claimed', () => {
    expect(said('Has Tesla ever paid a dividend')).toMatch(NOT_HELD);
  });
});

test.each([
  ['year with the lowest Boeing net income', 'Boeing.minimum(net_income_history)'],
  ['Alphabet capex 2025 minus 2023', 'Alphabet.capital_expenditure.at=2023, 2025'],
  ["yoy change in Amazon's Q1 2026 revenue", 'Amazon.revenue_growth.at=Q1 2026'],
  [
    'R&D per dollar of sales at Meta 2024',
    'Meta Platforms.research_and_development_percent_of_revenue.at=2024',
  ],
  ['Delaware companies headquartered in Georgia', 'companies.registered_in=Delaware.headquarters=US-GA'],
  ['which laws did the EU adopt in 2022', 'laws.date=2022.concerns=European Union'],
])('%s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test.each(['oldest revenue figure of Chevron', 'what is the oldest GDP of Japan'])(
  'the oldest figure is not the lowest: %s',
  (question) => {
    expect(said(question)).toMatch(NOT_HELD);
  },
);

test('of groups of which the first are asked for the groups are ranked', () => {
  expect(ran('companies per state, top 5')).toBe('states.order_by=companies_count DESC.limit=5');
});

test('a year of two digits behind a quarter', () => {
  expect(ran('Netflix 2Q25 revenue')).toBe('Netflix.revenue.at=Q2 2025');
});

test.each([
  ["last quarter's net income of Amazon", 'Amazon.net_income.at=latest quarter'],
  ['how much money did Intel make in 2021', 'Intel.net_income.at=2021'],
  ['how much did Visa sell last quarter', 'Visa.revenue.at=latest quarter'],
])('%s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

test('what somebody makes is no figure', () => {
  expect(said('what does Boeing make')).toMatch(NOT_HELD);
});

test.each([
  ['Which company has the ISIN DE0007164600', 'SAP'],
  ['issuer of LEI 7LTWFZYICNSX8D621K86', 'Deutsche Bank'],
  ['which firm is behind HWUPKR0MPOU8FGXBT394?', 'Apple Inc.'],
])('%s', (question, name) => {
  expect(said(question)).toContain(name);
});

test.each([
  ['When does the fiscal year of Micron Technology end?', 'Micron Technology.fiscal_year_end'],
  ['How much cash did Visa hand out as dividends in 2024', 'Visa.dividends_paid.at=2024'],
  ['Which countries does the Rhine flow through?', 'Rhine River.country'],
  ['what were AMD sales in the June quarter 2025', 'Advanced Micro Devices.revenue.at=quarter to 2025-06'],
  ['net margin of Visa in its last full fiscal year', 'Visa.net_income_percent_of_revenue'],
])('%s', (question, expression) => {
  expect(ran(question)).toBe(expression);
});

describe('words beside a name that nothing explains are no former name, income or place of it', () => {
  test.each([
    'Has Meta ever been fined',
    'Was Apple ever sued by Samsung',
    'was Ford once bigger than GM',
    'Was Elon Musk once CEO of PayPal',
    'Has Apple ever paid a fine',
    'how much did Tim Cook make in 2024',
    'how much money did Elon Musk make last year',
    'which companies flow through Texas',
    'Welche Firmen fließen durch Bayern',
  ])('%s', (question) => {
    expect(said(question)).toMatch(NOT_HELD);
    expect(said(question)).not.toMatch(/has no (?:former|net)/);
  });

  test.each([['is the CEO of Ford older than the CEO of GM', /has no chief|^No/]])(
    'which of two is the larger leads to neither: %s',
    (question, denied) => {
      expect(said(question)).toMatch(NOT_HELD);
      expect(said(question)).not.toMatch(denied);
    },
  );

  test('who was ever called something is told by his former names', () => {
    expect(ran('was Apple ever called Apple Computer and until when')).toBe('Apple.former_names');
  });
});
