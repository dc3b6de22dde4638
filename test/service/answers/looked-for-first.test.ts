import { whole } from '../whole';

const { engine } = whole;
const ran = (question: string): string =>
  /Evaluated as: (.*)/.exec(engine.answer(question).explainability?.at(-1)?.content ?? '')?.[1] ?? '';
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');
const counts = (question: string): unknown[] => engine.rows(question).results.map(({ count }) => count);

const NOT_HELD = /^This is not in the embedded dataset/;

describe('a word that says something is not passed over', () => {
  test.each([
    ['companies registered in Delaware', 'companies.registered_in=Delaware'],
    ['How many firms are registered in Delaware?', 'companies.registered_in=Delaware.count()'],
    ['companies organized under the laws of Delaware', 'companies.registered_in=Delaware'],
    ['Is Meta registered in Delaware?', 'Meta Platforms.is(registered_in=Delaware)'],
    ['Boeing registered a loss in 2020', 'Boeing.net_income.at=2020'],
    ['Which companies in Texas registered a loss in 2020', 'companies.location=Texas.net_income<0.at=2020'],
    ['what do people pay with in Poland', 'Poland.currency'],
    ['what do they speak in Brazil', 'Brazil.languages'],
  ])('%s', (question, expression) => {
    expect(ran(question)).toBe(expression);
  });

  test('who is registered in Delaware is seldom located there', () => {
    expect(counts('How many companies are registered in Delaware?')).not.toEqual(
      counts('companies.location=Delaware.count()'),
    );
  });
});

describe('before anything is denied it is looked for in other words', () => {
  test.each([
    ['Of which company is Mary Barra the chief executive?', 'Mary Barra.leads'],
    ['at which company is Mary Barra CEO', 'Mary Barra.leads'],
    ['of which company is LinkedIn a subsidiary', 'LinkedIn.parent'],
    ['how fast are prices rising in Poland', 'Poland.inflation_rate_consumer_prices'],
    ['how much did Apple pay its shareholders in dividends in 2023', 'Apple.dividends_paid.at=2023'],
    ["what percent of Apple's revenue is R&D", 'Apple.research_and_development_percent_of_revenue'],
    ['how much did Intel sell in 2023', 'Intel.revenue.at=2023'],
    ["where are Microsoft's shares traded", 'Microsoft.exchange'],
    ['which firm audits Walmart', 'Walmart.auditor'],
    ['which group does LinkedIn belong to', 'LinkedIn.parent'],
    ['how long do people live in Poland', 'Poland.life_expectancy'],
    ['what share of people in Poland are out of work', 'Poland.unemployment_rate'],
    ['womit zahlt man in Polen', 'Poland.currency'],
    ['was blieb Apple 2023 unterm Strich', 'Apple.net_income.at=2023'],
    ['wie lange ist Polen schon in der EU', 'Poland.member_of.name=European Union.since'],
  ])('%s', (question, expression) => {
    expect(ran(question)).toBe(expression);
  });

  test.each([
    ['how much oil did ExxonMobil sell in 2023', 'sell'],
    ['How many iPhones did Apple sell in 2023', 'iPhones'],
    ['how fast are rents rising in Poland', 'rents'],
    ['what percent of Apple’s revenue is iPhones', 'iPhones'],
  ])('which drops nothing that is asked: %s', (question, word) => {
    expect(said(question)).toMatch(NOT_HELD);
    expect(said(question)).toContain(word);
  });
});

describe('what was guessed is named and denies nothing', () => {
  test.each([
    ["American's net income in 2022", 'cannot tell what “American” means'],
    ['scientific name of the cat', 'cannot tell what “cat” means'],
    ['which EU regulations concern AI', 'cannot tell what “AI” means'],
    ['Is Ghana in the Commonwealth?', 'does not recognise “the Commonwealth”'],
    ['what is a basis point', 'point'],
    ['who makes Python', 'Python'],
    ['when did the GDPR take effect', 'take'],
  ])('%s', (question, words) => {
    expect(said(question)).toMatch(NOT_HELD);
    expect(said(question)).toContain(words);
  });

  test.each([
    ['headcount gm', 'General Motors.employee_count'],
    ['EU sanctions against Belarus', 'sanctions.concerns=Belarus.is_imposed_by=European Union'],
    ['population of the Commonwealth of Australia', 'Australia.population'],
    ['populaton of Frnace', 'France.population'],
  ])('while what it holds is told: %s', (question, expression) => {
    expect(ran(question)).toBe(expression);
  });

  test('what no kind of thing has is said to be of none', () => {
    expect(said('GDP of Texas')).toContain('it has no GDP of Texas, nor of anything else of its kind');
    expect(said('revenue of Siemens 1950')).not.toContain('of its kind');
  });

  test('what is lacking at the end of a way is lacking of what the way leads to', () => {
    expect(said('Who audits the firm headed by Lisa Su?')).toContain('no auditor of Advanced Micro Devices');
    const told = said('CEO of the company that bought LinkedIn in 2016');
    expect(told).toContain('Satya Nadella is the chief executive officer of Microsoft');
  });

  test('of what is narrowed it is not said that there is none', () => {
    expect(said('how many universities are in California')).toContain('whether there are any is not known');
  });
});

describe('a time that stands with a verb is of what is asked', () => {
  test.each([
    [
      'revenue of the company that acquired Activision Blizzard, FY2023',
      'Activision Blizzard.parent.revenue.at=FY2023',
    ],
    ['which companies did Microsoft acquire in 2023', 'Microsoft.subsidiaries.since=2023.subsidiaries'],
  ])('%s', (question, expression) => {
    expect(ran(question)).toBe(expression);
  });
});

describe('the newest months are those of a line that has them', () => {
  test.each([
    ['US unemployment in the last 12 months', 'Unemployment Rate.latest_value.at=2025-08..2026-07'],
    ['gold price over the past 3 months', 'Gold.price.at=2026-04..2026-06'],
    [
      'Arbeitslosenquote der USA in den letzten 6 Monaten',
      'Unemployment Rate.latest_value.at=2026-02..2026-07',
    ],
  ])('%s', (question, expression) => {
    expect(ran(question)).toBe(expression);
  });

  test('and what is of years has none', () => {
    expect(said('population of Poland over the last 6 months')).toMatch(NOT_HELD);
  });
});

describe('which of several that are called so was taken is said', () => {
  test.each(['population of New York', 'Einwohnerzahl von Washington'])('%s', (question) => {
    expect(said(question)).toContain('(Subdivision of United States)');
  });

  test.each(['population of New York City', 'population of Washington, D.C.'])(
    'unless it was said in full: %s',
    (question) => {
      expect(said(question)).not.toContain('there is also New York');
    },
  );
});

describe('those of what was counted are counted', () => {
  test.each([
    [
      'wie viele EU-Länder gibt es und wie viele davon haben den Euro',
      ['countries.member_of=European Union', 'countries.member_of=European Union.currency=Euro'],
    ],
    [
      'Wie viele Unternehmen sitzen in Texas und wie viele davon sind in Delaware eingetragen?',
      ['companies.headquarters=Texas', 'companies.headquarters=Texas.registered_in=Delaware'],
    ],
  ])('%s', (question, expressions) => {
    expect(counts(question)).toEqual(expressions.flatMap((each) => counts(`${each}.count()`)));
  });

  test('two unions are not counted as one', () => {
    expect(engine.rows('G7 vs G20 members count').results).toHaveLength(0);
  });
});

describe('what would answer another question answers none', () => {
  test.each([
    ['CEO pay at Disney', 'pay'],
    ['how much does Tim Cook earn', 'earn'],
    ['CELEX number of the GDPR', 'CELEX'],
    ['which airlines made a profit in 2020', 'net income above $0 for 2020'],
  ])('%s', (question, words) => {
    expect(said(question)).toMatch(NOT_HELD);
    expect(said(question)).toContain(words);
  });

  test.each([
    ['what did Apple spend on R&D in 2023', 'Apple.research_and_development.at=2023'],
    ['which airlines made a loss in 2020', 'companies.industry=Airlines.net_income<0.at=2020'],
    ['revenue of Nvidia in the last quarter', 'Nvidia.revenue.at=latest quarter'],
    [
      'top 10 companies by R&D as % of revenue 2023',
      'companies.order_by=research_and_development_percent_of_revenue DESC.limit=10.at=2023',
    ],
    ['unemployment in % in Spain', 'Spain.unemployment_rate'],
    ['when did Facebook become Meta', 'Meta Platforms.former_names'],
    ['when was Meta founded', 'Meta Platforms.founded'],
    ['When did Meta change its name', 'Meta Platforms.former_names'],
    ['is Lima the capital of Peru or of Chile?', 'Lima.capital_of'],
    ['Is Apple or Microsoft based in California?', 'Apple OR Microsoft.location'],
    [
      'how much richer is Switzerland than Germany per head',
      'Switzerland OR Germany.order_by=gdp_per_population DESC',
    ],
  ])('%s', (question, expression) => {
    expect(ran(question)).toBe(expression);
  });
});

describe('what is left out, and when, may stand before what is asked', () => {
  test.each([
    ['besides Germany, which countries use the euro', 'countries.currency=Euro.name!=Germany'],
    [
      'before 2010, which countries joined the EU',
      'countries.member_of.name=European Union.member_of.since<2010',
    ],
  ])('%s', (question, expression) => {
    expect(ran(question)).toBe(expression);
  });
});

describe('a place that is known more closely is known', () => {
  test.each([
    ['Is it right that Meta is incorporated in California?', /^No/],
    ['Is Meta registered in the United States?', /^Yes/],
    ['Is Siemens headquartered in Bavaria?', /^Yes/],
    ['Is Siemens headquartered in Hesse?', /^No/],
    ['Is Santander headquartered in Andalusia?', NOT_HELD],
  ])('%s', (question, verdict) => {
    expect(said(question)).toMatch(verdict);
  });
});

test.each([
  ['fed funds target range at end of 2023', '5.25–5.50%'],
  ['meta Q2-2022 sales vs q2 2021', '−0.9%'],
  ['growth in Home Depot dividends paid, FY2018 to FY2023, annualised', '+12.3%'],
])('%s', (question, words) => {
  expect(said(question)).toContain(words);
});
