import { laterSeries } from '../../../tools/dataset/later-series';
import type { CollectedSeries } from '../../../tools/dataset/collection';
import { isSameMeasure } from '../../../src/shared/names/same-measure';
import { whole } from '../../service/whole';

const description = (entity: string, series: string): string | undefined =>
  whole.store.byName(entity)[0]?.series.find(({ name }) => name === series)?.description;

test.each([
  ['Germany', 'GDP (current US dollars)', '2025 in “Newest GDP (current US dollars, World Bank, July 2026)”'],
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
