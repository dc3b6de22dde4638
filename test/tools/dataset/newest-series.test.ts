import * as v from 'valibot';

import { Collection, type GivenSeries } from '../../../tools/dataset/collection';
import type { Inputs } from '../../../tools/dataset/inputs';
import { addNewestSeries } from '../../../tools/dataset/newest-series';
import { whole } from '../../service/whole';

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
