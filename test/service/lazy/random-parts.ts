import { fc } from '../../fast-check';

import type { StoreParts } from '../../../src/service/store/store-parts';

const sources = [{ name: 'Register', date: '2025-03-31', document: 'https://register.example/' }];
const origin = {
  name: 'Filing',
  published_time: '2025-03-31',
  source: 'Register',
  url: 'https://register.example/1',
};

/** A number of six digits as the end of an id. */
const idOf = (kind: number, at: number): string =>
  `00000000-0000-4000-8${String(kind)}00-${String(at).padStart(12, '0')}`;

/** Few words, so that names are shared and resemble each other. */
export const NAME_WORDS = ['Alpha', 'Alfa', 'Beta', 'Gamma', 'Delta', 'Omega Works', 'Nord Bank', 'Texas'];

const name = fc.tuple(
  fc.constantFrom(...NAME_WORDS),
  fc.constantFrom('', '', ' Inc.', ' GmbH', ' Holdings', ' City'),
);

const prominence = fc.constantFrom(0, 0.2, 0.5, 0.5, 0.9);

const company = fc.record({
  name,
  prominence,
  employees: fc.option(fc.constantFrom(5, 120, 120, 4000), { nil: undefined }),
  founded: fc.option(fc.constantFrom(1950, 1999, 2010), { nil: undefined }),
  ticker: fc.option(fc.constantFrom('ALF', 'BET', 'OMG'), { nil: undefined }),
  seat: fc.nat(3),
  trades: fc.uniqueArray(fc.nat(2), { maxLength: 2 }),
  parent: fc.option(fc.nat(9), { nil: undefined }),
  revenue: fc.array(fc.integer({ min: 1, max: 900 }), { maxLength: 3 }),
});

const person = fc.record({ name, prominence, leads: fc.nat(9), isPast: fc.boolean() });

type Value<T> = T extends fc.Arbitrary<infer V> ? V : never;

type Sketch = {
  companies: readonly Value<typeof company>[];
  people: readonly Value<typeof person>[];
  populations: readonly number[];
};

const PLACES = ['France', 'Germany', 'Paris', 'Berlin'];
const TRADES = ['Banking', 'Insurance', 'Software'];

const held = (value: string | number | undefined) => (value === undefined ? undefined : { value, sources });

const defined = <T>(values: Record<string, T | undefined>): Record<string, T> =>
  Object.fromEntries(Object.entries(values).filter((entry): entry is [string, T] => entry[1] !== undefined));

/** A small dataset: countries, cities in them, industries, companies there and who leads them. */
export const randomParts: fc.Arbitrary<StoreParts> = fc
  .record({
    companies: fc.array(company, { minLength: 1, maxLength: 10 }),
    people: fc.array(person, { maxLength: 4 }),
    populations: fc.array(fc.integer({ min: 1, max: 100_000_000 }), { minLength: 2, maxLength: 2 }),
  })
  .map(partsOf);

function partsOf({ companies, people, populations }: Sketch): StoreParts {
  let edges = 0;
  const edge = (type: string, from: string, to: string, more: object = {}) => ({
    ...{ id: idOf(9, (edges += 1)), type, from, to, sources },
    ...more,
  });
  return {
    entities: [
      ...PLACES.map((called, at) => ({
        ...{ id: idOf(1, at), name: called, sources, prominence: 0.8 - at / 10 },
        type: at < 2 ? ('Country' as const) : ('Municipality' as const),
        properties: defined({ population: at < 2 ? held(populations[at]) : undefined }),
      })),
      ...TRADES.map((called, at) => ({
        ...{ id: idOf(2, at), name: called, type: 'Industry' as const, sources },
      })),
      ...companies.map(({ name: [word, end], prominence: known, employees, founded, ticker }, at) => ({
        ...{ id: idOf(3, at), name: `${word}${end}`, type: 'Company' as const, sources, prominence: known },
        aliases: ticker === undefined ? [] : [ticker],
        description: `${word} of the register`,
        properties: defined({
          employee_count: held(employees),
          founded: held(founded),
          ticker: held(ticker),
        }),
      })),
      ...people.map(({ name: [word], prominence: known }, at) => ({
        ...{ id: idOf(4, at), name: `Ada ${word}`, type: 'Person' as const, sources, prominence: known },
      })),
    ],
    relationships: [
      edge('IS_LOCATED_IN', idOf(1, 2), idOf(1, 0)),
      edge('IS_LOCATED_IN', idOf(1, 3), idOf(1, 1)),
      ...companies.flatMap(({ seat, trades, parent }, at) => [
        edge('HAS_HEADQUARTERS_IN', idOf(3, at), idOf(1, seat)),
        ...trades.map((trade) => edge('OPERATES_IN_INDUSTRY', idOf(3, at), idOf(2, trade))),
        ...(parent === undefined || parent === at || parent >= companies.length
          ? []
          : [edge('IS_DIRECT_PARENT_OF', idOf(3, parent), idOf(3, at))]),
      ]),
      ...people.flatMap(({ leads, isPast }, at) =>
        leads >= companies.length
          ? []
          : [
              edge('IS_CEO_OF', idOf(4, at), idOf(3, leads), {
                validSince: '2015-01-01',
                ...(isPast ? { validUntil: '2020-12-31' } : {}),
              }),
            ],
      ),
    ],
    series: companies.flatMap(({ revenue }, at) =>
      revenue.length === 0
        ? []
        : [
            {
              entity: idOf(3, at),
              series: {
                ...{ id: idOf(5, at), type: 'FinancialMetric', name: 'Revenue', description: 'Revenue' },
                ...{ unit: 'USD millions', aliases: [], taxonomy: 'us-gaap', cadence: 'a', origin },
                pointCount: revenue.length,
                dates: revenue.map((_, year) => `${String(2020 + year)}-12-31`),
                values: revenue,
              },
            },
          ],
    ),
  };
}
