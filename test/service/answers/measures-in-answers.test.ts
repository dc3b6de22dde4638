import { whole } from '../whole';

const say = (question: string): string => whole.engine.answer(question).content;

test.each([
  ['US GDP Q2 2022', 'Gross Domestic Product: at seasonally adjusted annual rates.'],
  ['Real Gross Domestic Product', 'Real Gross Domestic Product: at seasonally adjusted annual rates.'],
  ['Real Disposable Personal Income', 'at seasonally adjusted annual rates.'],
])('%s: that a quarter or month is told as if it were a year is said', (question, said) => {
  expect(say(question)).toContain(said);
});

test('four quarters of such a rate are on average the year, as another publisher gives it', () => {
  const quarters = whole.store.byName('GDP').find(({ type }) => type === 'MacroIndicator')?.series[0];
  const own = quarters?.values.filter((_, at) => quarters.dates[at]?.startsWith('2021')) ?? [];
  const year = whole.engine.rows('United States.gdp.at=2021').results[0]?.['gdp'];
  expect(own).toHaveLength(4);
  expect((own.reduce((sum, each) => sum + each, 0) / 4) * 1e9).toBeCloseTo(Number(year), -12);
});

test.each(['M2', 'Demand Deposits', 'unemployment rate', 'homeownership rate', 'Germany GDP'])(
  '%s is no such rate',
  (question) => {
    expect(say(question)).not.toContain('annual rates');
  },
);

test.each([
  ['MSCI Revenue (trailing twelve months)', 'for the twelve months that ended on 30 June 2026'],
  ['Fixed Private Investment', '**$4.5 trillion** in the third quarter of 2022'],
  ['Apple revenue Q1 2025', 'for the quarter of 29 March 2025, its fiscal Q2 2025'],
  ['Labour share of GDP of Jordan', 'The labour share of GDP of Jordan was **0.4943 (a share of 1)**'],
  ['Real Gross Domestic Product', 'trillion (chained 2012 dollars)**'],
  ['real GDP of Angola', '**278.2 billion international dollars of 2021** in 2024'],
  ['EUR/TRL', '**1,836,200 Turkish Lira'],
  ['exports of Fiji', 'of Fiji were **$2.4 billion**'],
  ['former names of Oneok', 'are **WAI (until 1997-11-28)**'],
])('%s is told with its period, its name and its unit', (question, said) => {
  expect(say(question)).toContain(said);
});

test('what a person is called is never what a company of theirs is called', () => {
  expect(say('aliases of Brad Beckham')).toContain('it has no aliases of Brad Beckham');
});

test('a website of who keeps the founding act is none of the organisation', () => {
  const hosts = [...whole.store.byType('IntergovernmentalOrganization'), ...whole.store.byType('Group')].map(
    ({ name, properties }) => `${name}: ${String(properties.get('website')?.value)}`,
  );
  expect(hosts).toContain('World Trade Organization: www.wto.org');
  expect(hosts).toContain('European Union: undefined');
  expect(hosts.filter((each) => /eur-lex|kremlin|gov\.uk|utoronto/.test(each))).toEqual([]);
});
