import * as v from 'valibot';

import { Collection, type GivenSeries, type CollectedSeries } from '../../../tools/dataset/collection';
import type { Inputs } from '../../../tools/dataset/inputs';
import { addNewestSeries } from '../../../tools/dataset/newest-series';
import { whole } from '../../service/whole';
import { laterSeries } from '../../../tools/dataset/later-series';
import { isSameMeasure } from '../../../src/shared/names/same-measure';

describe('series that go on', () => {
  const OLDER: GivenSeries = {
    entity: 'indicator:UNRATE',
    type: 'MacroIndicator',
    name: 'Unemployment Rate',
    unit: '%',
    taxonomy: 'FRED',
    cadence: 'm',
    source: 'older',
    points: [
      ['1948-01-01', 3.4],
      ['1948-02-01', 3.8],
    ],
  };

  /** The series of an indicator after a newer table with these figures was added. */
  function after(data: [string, number][]) {
    const collection = new Collection();
    collection.entity('indicator:UNRATE', 'MacroIndicator', 'Unemployment', { sources: ['older'] });
    collection.addSeries(OLDER);
    const row = {
      entity_type: 'MacroIndicator',
      entity: 'Unemployment Rate',
      fred: 'UNRATE',
      observation_type: 'MacroIndicator',
      name: 'Unemployment Rate, newest',
      unit: 'Percent',
      aliases: [],
      taxonomy: 'FRED',
      cadence: 'm',
      origin: {
        name: 'FRED',
        published_time: '2026-08-21',
        source: 'FRED',
        url: 'https://fred.stlouisfed.org/',
      },
      data,
    };
    const inputs: Inputs = {
      json: () => {
        throw new Error('Expected lines only');
      },
      lines: (_name, schema) => [v.parse(schema, row)],
    };
    addNewestSeries(collection, inputs);
    return [...collection.series.values()].map(({ name, points }) => ({ name, points }));
  }

  test('a vintage that reaches as far back takes the place of the older one as a whole, under its name', () => {
    const newer: [string, number][] = [
      ['1948-01-01', 3.4],
      ['1948-02-01', 3.7],
      ['1948-03-01', 4],
    ];
    expect(after(newer)).toEqual([{ name: 'Unemployment Rate', points: newer }]);
  });

  test('a vintage that begins later stands beside the older one and is not joined to it', () => {
    const newer: [string, number][] = [['1948-03-01', 4]];
    expect(after(newer)).toEqual([
      { name: 'Unemployment Rate', points: OLDER.points },
      { name: 'Unemployment Rate, newest', points: newer },
    ]);
  });

  const { store } = whole;

  test.each(['UNRATE', 'CPIAUCSL', 'FEDFUNDS', 'GS10', 'M2SL', 'Brent', 'WTI', 'Henry Hub', 'EUR/USD'])(
    '%s reaches 2026',
    (name) => {
      const [entity] = store.byName(name);
      const last = entity?.series
        .map(({ dates }) => dates.at(-1) ?? '')
        .sort()
        .at(-1);
      expect((last ?? '') >= '2026-04').toBe(true);
    },
  );

  test('a rate of the Federal Reserve per dollar reaches the newest month, and one that it quotes the other way round is not turned', () => {
    const taxonomies = (pair: string) => store.byName(pair)[0]?.series.map(({ taxonomy }) => taxonomy) ?? [];
    expect(taxonomies('USD/JPY')).toContain('Federal Reserve H.10');
    expect(taxonomies('USD/JPY')).not.toContain('FRED');
    expect(taxonomies('GBP/USD')).toContain('FRED');
    const last = store.byName('USD/JPY')[0]?.series.find(({ taxonomy }) => taxonomy.endsWith('H.10'));
    expect([last?.dates.at(-1), last?.values.at(-1)]).toEqual(['2026-06-01', 160.77]);
  });
});

describe('series that a later one replaces', () => {
  const description = (entity: string, series: string): string | undefined =>
    whole.store.byName(entity)[0]?.series.find(({ name }) => name === series)?.description;

  test.each([
    [
      'Germany',
      'GDP (current US dollars)',
      '2025 in “Newest GDP (current US dollars, World Bank, July 2026)”',
    ],
    [
      'Germany',
      'GDP (current US dollars, CIA World Factbook)',
      '2025 in “Newest GDP (current US dollars, World Bank, July 2026)”',
    ],
    ['Germany', 'Population', '2025 in “Newest population (World Bank, July 2026)”'],
    ['Germany', 'Real GDP, expenditure side', '2024 in “Real GDP (purchasing power parity, 2021 dollars)”'],
    [
      'EUR/USD',
      'U.S. Dollars to Euro Spot Exchange Rate',
      '2026-09 in “EUR/USD reference rate of one day a month (1 ÷ USD/EUR)”',
    ],
  ])('%s, %s says where later figures stand', (entity, series, later) => {
    expect(description(entity, series)).toMatch(/; there are later figures, to /);
    expect(description(entity, series)).toContain(later);
  });

  test.each([
    ['Germany', 'Newest GDP (current US dollars, World Bank, July 2026)'],
    ['Germany', 'Unemployment rate'],
    ['Germany', 'Human capital index'],
  ])('%s, %s is the newest of its measure and says nothing', (entity, series) => {
    expect(description(entity, series)).toBeDefined();
    expect(description(entity, series)).not.toContain('later figures');
  });

  test('no series of a place ends in an earlier year than another of its measure without a word', () => {
    const silent = [...whole.store.byType('Country'), ...whole.store.byType('DependentTerritory')].flatMap(
      ({ name, series }) =>
        series
          .filter((one) =>
            series.some(
              (other) =>
                isSameMeasure(one, other) &&
                (other.dates.at(-1) ?? '').slice(0, 4) > (one.dates.at(-1) ?? '').slice(0, 4),
            ),
          )
          .filter((one) => !one.description.includes('there are later figures'))
          .map((one) => `${name}: ${one.name}`),
    );
    expect(silent).toEqual([]);
  });

  const made = (key: string, over: Partial<CollectedSeries>): CollectedSeries => ({
    ...{ key, entity: 'indicator:X', type: 'MacroIndicator', name: key, unit: '%', taxonomy: 'FRED' },
    ...{ cadence: 'm', source: 's', points: [['2020-05-01', 1]] },
    ...over,
  });

  test('another unit or another entity is another measure, and a year reaches to its last day', () => {
    const later = laterSeries([
      made('years', { cadence: 'a', points: [['2021-01-01', 1]] }),
      made('months', { points: [['2021-11-01', 1]] }),
      made('old months', {}),
      made('index', { unit: '2015 = 100', points: [['2010-01-01', 1]] }),
      made('elsewhere', { entity: 'indicator:Y', points: [['2010-01-01', 1]] }),
    ]);
    expect([...later]).toEqual([
      ['months', '2021 in “years”'],
      ['old months', '2021 in “years”'],
    ]);
  });
});
