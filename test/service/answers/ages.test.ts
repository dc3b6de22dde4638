import { createKnowledgeEngine } from '../../../src/service/answers/engine';
import { DATASET_DAY } from '../../../src/service/dataset/dataset-day';
import { storeOf } from '../../../src/service/create-store';
import { whole } from '../whole';

describe('age', () => {
  const say = (question: string): string => whole.engine.answer(question).content;
  const LATER =
    /later (?:days|weeks|months|quarters|years|ones) are not in it|has no later years for|are old, since/;

  test.each([
    [
      'Wells Fargo revenue',
      'The newest revenue of Wells Fargo in the dataset is of the year to 31 December 2019; later years are not in it.',
    ],
    [
      'Umsatz von Wells Fargo',
      'The newest revenue of Wells Fargo in the dataset is of the year to 31 December 2019; later years are not in it.',
    ],
    [
      'Wells Fargo.revenue',
      'The newest revenue of Wells Fargo in the dataset is of the year to 31 December 2019; later years are not in it.',
    ],
    [
      'Wie hoch ist die Lebenserwartung in Deutschland?',
      'The newest life expectancy at birth of Germany in the dataset is of 2005; later years are not in it.',
    ],
    [
      'price of heating oil',
      'The newest price of Heating oil in the dataset is of September 2022; later months are not in it.',
    ],
    [
      'homeownership rate',
      'The newest figure of Homeownership Rate for the United States (not seasonally adjusted) in the dataset is of 2021; later years are not in it.',
    ],
    [
      'Wells Fargo net margin',
      'The newest revenue of Wells Fargo in the dataset is of the year to 31 December 2019; later years are not in it.',
    ],
    [
      'Which has more revenue, Wells Fargo or Apple?',
      'The newest revenue of Wells Fargo in the dataset is of the year to 31 December 2019; later years are not in it.',
    ],
    [
      'Wells Fargo revenue in euro',
      'The newest revenue of Wells Fargo in the dataset is of the year to 31 December 2019; later years are not in it.',
    ],
    [
      'human capital of Peru and Chile',
      'The dataset has no later years for these figures of human capital index: they are of 2017.',
    ],
    [
      'average revenue of banks',
      'Of the 11 figures of revenue 2 are old, since the dataset has no later ones: Wells Fargo (2019) and M&T Bank (2023).',
    ],
  ])('%s: an old figure asked for as of today is said to be the newest', (question, said) => {
    const answer = say(question);
    expect(answer).toContain(said);
    expect(answer.split('\n').filter((line) => line.startsWith('Note:'))).toHaveLength(1);
  });

  test.each([
    'Apple revenue',
    'unemployment rate',
    'Germany GDP',
    'EUR/USD',
    'Brent oil price',
    'top 10 companies by revenue',
    'Which has more revenue, Apple or Nvidia?',
    'latest quarterly revenue of Nvidia',
  ])('%s: a figure as new as its cadence lets it be is told without that', (question) => {
    expect(say(question)).not.toMatch(LATER);
  });

  test.each([
    'Wells Fargo revenue 2019',
    'Wells Fargo.revenue.at=2018..2019',
    'life expectancy in Germany in 2005',
    "Has Wells Fargo's revenue ever been above 80 billion?",
  ])('%s: whoever names a time is not told how old the figure is', (question) => {
    expect(say(question)).not.toMatch(LATER);
  });

  test.each([
    ['population of Kuwait', 'The population of Kuwait was **4,865,298 persons** in 2025'],
    ['Einwohnerzahl von Katar', 'was **2,972,215 persons** in 2025'],
  ])('%s: a population is the newest of a known year, with that year', (question, said) => {
    expect(say(question)).toContain(said);
    expect(say(question)).not.toMatch(/of which year|Note:/);
  });

  test('among figures of a year one of no known year is told, once', () => {
    const said = say('Compare the population of India and Taiwan');
    expect(said).toContain('Taiwan comes from Unicode CLDR 48.2 (cldr-core) and may be for another year');
    expect(said).not.toContain('of which year');
    expect(say('population of Taiwan')).toContain('does not date its figures of population.');
  });

  test('of many figures of a later publication it is said whose and of which year they are', () => {
    expect(say('total population of EU countries')).toContain('Note: Population: World Bank, 2025.');
    expect(say('GDP of Germany')).toContain('Note: GDP: current US dollars.');
  });

  test('what is new when the dataset was made is old by a later clock', async () => {
    const later = createKnowledgeEngine(whole.store, whole.search, () => '2027-06-01');
    expect(later.answer('Apple revenue').content).toContain(
      'is of the year to 27 September 2025; later years',
    );
    const store = storeOf(whole.store, { today: () => '2027-06-01' });
    expect((await store.answer('Apple revenue')).content).toContain('later years are not in it');
  });

  test('the day of the dataset is that of its newest source', () => {
    const days = whole.store
      .collection({ types: ['ForeignExchangeRate'] }, { conditions: [], orders: [], at: [] })
      .entities.flatMap(({ series }) => series.map(({ origin }) => origin.published_time.slice(0, 10)));
    const newest = days.sort().at(-1) ?? '';
    expect([newest.slice(0, 7), newest <= DATASET_DAY]).toEqual([DATASET_DAY.slice(0, 7), true]);
  });
});

describe('prices of years', () => {
  const { engine, store } = whole;
  const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

  /** The mean of the twelve months of a year, of the line of whole months that a name begins with. */
  function meanOf(entity: string, line: string, year: string): number {
    const held = [...store.byName(entity)]
      .flatMap(({ series }) => series)
      .find(({ name, cadence }) => name.startsWith(line) && cadence === 'm');
    const values =
      held?.dates.flatMap((date, at) => (date.startsWith(year) ? [held.values[at] ?? 0] : [])) ?? [];
    expect(values).toHaveLength(12);
    return values.reduce((sum, value) => sum + value, 0) / 12;
  }

  test.each([
    ['oil price in 2008', 'Crude oil (WTI)', 'Crude Oil Prices', '2008'],
    ['Brent 2008', 'Crude oil (Brent)', 'Crude Oil Prices', '2008'],
    ['gold price in 2020', 'Gold', 'Gold price, monthly average', '2020'],
    ['gold price in 2025', 'Gold', 'Gold price, monthly average', '2025'],
    ['Goldpreis 2020', 'Gold', 'Gold price, monthly average', '2020'],
  ])('the price of a year is its average, as a rate of a year is: %s', (question, entity, line, year) => {
    const [row] = engine.rows(question).results;
    const figure = Object.entries(row ?? {}).find(([column]) => column.startsWith('average_'))?.[1];
    expect(figure).toBeCloseTo(meanOf(entity, line, year), 2);
    expect(said(question)).toMatch(new RegExp(`The average of 12 figures of .* in ${year} is`));
  });

  test('a year that is not over has its newest price', () => {
    expect(said('gold price in 2026')).toMatch(/ on 29 September 2026 /);
    expect(said('gold price in 2026')).not.toContain('alone');
  });

  test.each(['gold price at the end of 2020', 'price of gold in December 2020'])(
    'a month that was asked for is that month: %s',
    (question) => {
      expect(said(question)).toMatch(/ in December 2020 /);
      expect(said(question)).not.toContain('alone');
    },
  );

  test('an exchange rate of a year says that it is of one day, and what it was on average', () => {
    const mean = meanOf('EUR/USD', 'U.S. Dollars to Euro', '2020').toPrecision(6);
    expect(said('EUR/USD in 2020')).toContain(
      `on 31 December 2020 (European Central Bank, 13 April 2026). That is one day only; over the 12 months of 2020 it was ${mean} on average (FRED`,
    );
    expect(said('EUR/USD in 2020')).not.toContain('several series');
    expect(said('USD/CHF in 2020')).toMatch(
      /on 31 December 2020 .* That is one day only; over the 12 months/,
    );
    expect(said('EUR/CHF in 2020')).toContain('That is one day only; the average of 2020 is not available.');
    expect(said('EUR/USD at the end of 2020')).not.toContain('alone');
  });

  test.each([
    ['how much did prices rise in Germany between 2019 and 2023', 'Germany', [2020, 2021, 2022, 2023]],
    ['cumulative inflation in Germany from 2020 to 2023', 'Germany', [2021, 2022, 2023]],
    ['cumulative inflation in Turkey over the last three years', 'Türkiye', [2022, 2023, 2024]],
    [
      'wie stark stiegen die Preise in Deutschland zwischen 2019 und 2023',
      'Germany',
      [2020, 2021, 2022, 2023],
    ],
    ['by how much have prices gone up in Japan since 2022', 'Japan', [2023, 2024]],
  ])(
    'what prices rose by over several years is what their rates make together: %s',
    (question, name, years) => {
      const rates = [...store.byName(name)]
        .flatMap(({ series }) => series)
        .find((series) => series.name === 'Inflation rate (consumer prices)');
      const factor = years
        .map((year) => rates?.values[rates.dates.findIndex((date) => date.startsWith(String(year)))] ?? NaN)
        .reduce((product, rate) => product * (1 + rate / 100), 1);
      const [row] = engine.rows(question).results;
      expect(row?.['inflation_rate_consumer_prices_compounded']).toBeCloseTo((factor - 1) * 100, 6);
      expect(said(question)).toMatch(/compound to .*: .*\(World Bank/);
    },
  );

  test('of one year that is its rate, and where a year is not held there is nothing', () => {
    const year = 'how much did prices rise in Germany in 2022';
    expect(engine.rows(year).results[0]).toHaveProperty('inflation_rate_consumer_prices');
    expect(engine.rows('Germany.inflation_compounded.at=2019..2030').results).toHaveLength(0);
    expect(engine.rows('Germany.unemployment_rate_compounded.at=2022..2024').results).toHaveLength(0);
  });
});

describe('shares at a time', () => {
  const said = (question: string): string => whole.engine.answer(question).content;

  describe('a share of a time for which one of its figures is lacking', () => {
    test.each([
      ['net margin of Apple 2009', '2009', 'net income'],
      ['equity ratio of 3M 2014', '2014', "stockholders' equity"],
      ['3M.equity_percent_of_total_assets.at=2014', '2014', "stockholders' equity"],
      ['debt to equity of Apple 2011', '2011', "stockholders' equity"],
    ])('is none, and not the newest: %s', (question, year, lacking) => {
      expect(said(question)).toMatch(
        new RegExp(`^This is not in the embedded dataset: .* for ${year}, because it has no`),
      );
      expect(said(question)).toContain(lacking);
    });

    test('is left out where those of other years are held', () => {
      const years = said('ROE of Lockheed Martin for each year 2017-2021');
      for (const year of [2018, 2019, 2020, 2021])
        expect(years).toContain(`for the year that ended on 31 December ${year}`);
      expect(years).not.toContain('2025');
    });

    test('is that of the period where both are held, and the newest where no time is asked for', () => {
      expect(said('net margin of Microsoft 2023')).toContain('34.1%');
      expect(said('gross margin of Apple')).toContain('2025');
    });
  });

  test.each([
    // In German, whose “gross” is large, nothing was left unsaid.
    ['amd gross proft q4 2021', 'gross profit of Advanced Micro Devices'],
    // The measure behind “as % of” was taken for one of those that are compared.
    [
      'capex as % of operating cash flow, Chevron vs ConocoPhillips, 2014 through 2020',
      'capital expenditure as a percentage of operating cash flow of ConocoPhillips',
    ],
    ['population growth annualised of Nigeria 1990-2020', '+2.7%'],
  ])('every word counts: %s', (question, expected) => {
    expect(said(question)).toContain(expected);
  });

  test('a total of several named over several years is told year by year, and not as that of the last', () => {
    const total = said('total revenue of Apple and Microsoft 2020 to 2022');
    for (const year of [2020, 2021, 2022]) expect(total).toContain(String(year));
    expect(total).toContain('of Apple Inc. and Microsoft');
    expect(total).not.toContain('from 2020 to 2022 is');
    expect(total).not.toContain('no such figure');
  });
});
