import { fc } from '../../fast-check';

import type { EntityType } from '../../../src/shared/contract/entity-type';
import type { EntityPart, RelationshipPart, StoreParts } from '../../../src/service/store/store-parts';
import type { StoredProperty, StoredSeries } from '../../../src/service/store/stored';

const SOURCES = [{ name: 'Register', date: '2026-01-31' }];

const idOf = (kind: number, at: number): string =>
  `0000000${kind}-0000-4000-8000-${String(at).padStart(12, '0')}`;

const TYPES: readonly EntityType[] = [
  'Company',
  'Company',
  'Company',
  'Person',
  'Country',
  'CountrySubdivision',
  'Continent',
  'Municipality',
  'Industry',
];
const WORDS = ['Alpha', 'Alphas', 'Beta', 'Gamma', 'Delta', 'Nordic', 'Capital', 'Works', 'Åland', 'Ibex'];
const FORMS = ['', '', ' Inc.', ' GmbH', ' AG'];
const EDGES = [
  'HAS_HEADQUARTERS_IN',
  'HAS_HEADQUARTERS_IN',
  'IS_LOCATED_IN',
  'IS_LOCATED_IN',
  'IS_SUBDIVISION_OF',
  'IS_PART_OF',
  'IS_REGISTERED_IN',
  'IS_DIRECT_PARENT_OF',
  'IS_CFO_OF',
  'OPERATES_IN_INDUSTRY',
  'IS_CEO_OF',
  'IS_SUBSIDIARY_OF',
];

const name = fc
  .tuple(fc.constantFrom(...WORDS), fc.constantFrom('', ...WORDS), fc.constantFrom(...FORMS))
  .map(([first, second, form]) => `${first}${second === '' ? '' : ` ${second}`}${form}`);

const entity = fc.record({
  type: fc.constantFrom(...TYPES),
  name,
  alias: fc.option(fc.constantFrom('ALP', 'BTA', 'US', 'Ibex 35', 'Nordic Works')),
  prominence: fc.integer({ min: 0, max: 4 }).map((tenth) => tenth / 10),
  staff: fc.option(fc.integer({ min: 0, max: 5 }).map((some) => some * 1000)),
  founded: fc.option(
    fc.constantFrom<string | number>('1999-04-01', '2004-02', '2004-11-30', 2004, 'spring 1990'),
  ),
  rating: fc.option(fc.constantFrom('A', 'B', 'Triple A')),
  tags: fc.option(fc.uniqueArray(fc.constantFrom('red', 'green', 'blue'), { minLength: 1 })),
  headquarters: fc.option(fc.constantFrom('Alpha', 'Beta, Gamma', 'Works Row 5; Delta, Nordic 12')),
  website: fc.option(fc.constantFrom('https://www.alpha.example/', 'beta.example')),
});

const link = fc.record({
  type: fc.constantFrom(...EDGES),
  from: fc.nat(40),
  to: fc.nat(40),
  since: fc.option(fc.constantFrom('2010-01-01', '2020-05-05')),
  isOver: fc.boolean(),
  role: fc.option(fc.constantFrom('Chief Executive Officer', 'Director')),
});

const series = fc.record({
  of: fc.nat(40),
  name: fc.constantFrom('Revenue', 'Net income'),
  unit: fc.constantFrom('USD', 'USD', 'millions of USD', 'EUR', 'EUR', 'JPY', 'EUR/share', 'GBP'),
  ends: fc.constantFrom('12-31', '12-31', '12-31', '01-01'),
  values: fc.array(fc.integer({ min: -3, max: 9 }), { minLength: 1, maxLength: 4 }),
});

/** A pair of currencies with what one cost in the other on the last days of years. */
function rate(pair: string, cost: number): { pair: EntityPart; series: StoredSeries } {
  const [of, price] = pair.split('/');
  const at = PAIRS.indexOf(pair);
  const ends = [0, 1, 2, 3, 4];
  return {
    pair: {
      ...{ id: idOf(4, at), type: 'ForeignExchangeRate', name: pair, prominence: 0.1, sources: SOURCES },
      properties: {},
    },
    series: {
      ...{
        id: idOf(5, at),
        type: 'ForeignExchangeRate',
        name: `${pair} rate`,
        description: pair,
        aliases: [],
      },
      ...{ unit: `${price} per ${of}`, taxonomy: 'own', cadence: 'd', pointCount: ends.length },
      dates: ends.map((year) => `${2019 + year}-12-31`),
      values: ends.map((year) => cost + year / 100),
      origin: {
        name: 'Bank',
        published_time: '2026-01-31T00:00:00Z',
        source: 'Bank',
        url: 'https://bank.example/',
      },
    },
  };
}

const PAIRS = ['EUR/USD', 'USD/JPY'];

/** The parts of a small store of any shape: namesakes, texts beside numbers, ended relationships, series in millions and in other currencies. */
export const randomParts: fc.Arbitrary<StoreParts> = fc
  .record({
    entities: fc.array(entity, { minLength: 1, maxLength: 25 }),
    links: fc.array(link, { maxLength: 40 }),
    series: fc.array(series, { maxLength: 15 }),
    rates: fc.subarray([rate('EUR/USD', 1.1), rate('USD/JPY', 150)]),
  })
  .map((drawn) => {
    const count = drawn.entities.length;
    return {
      entities: [...drawn.entities.map(partOf), ...drawn.rates.map((each) => each.pair)],
      relationships: drawn.links.map((each, at): RelationshipPart => ({
        ...{ id: idOf(2, at), type: each.type, sources: SOURCES },
        ...{ from: idOf(1, each.from % count), to: idOf(1, each.to % count) },
        ...(each.since === null ? {} : { validSince: each.since }),
        ...(each.isOver ? { validUntil: '2025-01-01' } : {}),
        ...(each.role === null ? {} : { extra: { role: each.role } }),
      })),
      series: [
        ...drawn.series.map((each, at) => ({
          entity: idOf(1, each.of % count),
          series: seriesOf(each, at),
        })),
        ...drawn.rates.map((each) => ({ entity: each.pair.id, series: each.series })),
      ],
    };
  });

function partOf(
  drawn: typeof entity extends fc.Arbitrary<infer Drawn> ? Drawn : never,
  at: number,
): EntityPart {
  const { staff, founded, rating, tags, headquarters, website } = drawn;
  const held: [string, StoredProperty['value'] | null][] = [
    ['employee_count', staff],
    ['founding_date', founded],
    ['risk_rating', rating],
    ['tags', tags],
    ['headquarters', headquarters],
    ['website', website],
  ];
  return {
    ...{
      id: idOf(1, at),
      type: drawn.type,
      name: drawn.name,
      prominence: drawn.prominence,
      sources: SOURCES,
    },
    aliases: drawn.alias === null ? [] : [drawn.alias],
    properties: Object.fromEntries(
      held.flatMap(([key, value]) => (value === null ? [] : [[key, { value, sources: SOURCES }]])),
    ),
  };
}

function seriesOf(
  { name: called, unit, values, ends }: { name: string; unit: string; values: number[]; ends: string },
  at: number,
): StoredSeries {
  return {
    ...{ id: idOf(3, at), type: 'FinancialMetric', name: called, description: called, unit, aliases: [] },
    ...{ taxonomy: 'own', cadence: 'a', pointCount: values.length, values },
    origin: {
      name: 'Form',
      published_time: '2026-01-31T00:00:00Z',
      source: 'SEC',
      url: 'https://www.sec.gov/',
    },
    dates: values.map((_value, year) => `${2020 + year}-${ends}`),
  };
}

const TOPICS = [
  'companies',
  'people',
  'countries',
  'cities',
  'entities',
  'ceos',
  'Alpha',
  'Beta Works',
  'Nordic',
];
const FIELDS = [
  'employee_count',
  'revenue',
  'revenue',
  'net_income',
  'founded',
  'risk_rating',
  'tags',
  'headquarters',
  'industry',
  'ceo',
  'country',
  'name',
  'location',
  'city',
  'state',
  'continent',
  'registered_in',
  'parent',
  'subsidiaries',
  'officers',
  'company',
  'website',
];
/** Paths of several steps, some of which lead nowhere. */
const PATHS = [
  'parent.headquarters',
  'parent.country',
  'parent.parent',
  'parent.parent.employee_count',
  'parent.founded',
  'parent.risk_rating',
  'ceo.name',
  'ceo.country',
  'ceo.role',
  'ceo.since',
  'headquarters.country',
  'headquarters.city',
  'headquarters.location',
  'headquarters.risk_rating',
  'headquarters.state',
  'headquarters.country.continent',
  'headquarters.city.employee_count',
  'parent.headquarters.country',
  'location.country',
  'company.industry',
  'company.employee_count',
  'industry.location',
  'country.continent',
  'subsidiaries.tags',
  'founded.year',
  'parent.founded.year',
  'officers.location',
];
const VALUES = [
  '2',
  '1000',
  '2000',
  '0',
  '2004',
  '2004-11',
  'A',
  'Triple A',
  'red',
  'red,blue',
  'red OR green',
  '*',
  'Alpha',
  'Beta',
  'Nordic Works',
  'Capital',
  'Delta',
  'Alpha,Beta',
  'Alpha OR Gamma',
  'alpha.example',
  'US',
];

const filter = fc
  .tuple(
    fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...FIELDS) }, fc.constantFrom(...PATHS)),
    fc.constantFrom('=', '=', '!=', '>', '<', '>=', '<='),
    fc.constantFrom(...VALUES),
  )
  .map((parts) => `.${parts.join('')}`);

const tail = fc
  .tuple(
    fc.constantFrom(
      '',
      '',
      '.order_by=employee_count DESC',
      '.order_by=revenue',
      '.order_by=revenue DESC',
      '.order_by=net_income DESC.limit=3',
      '.order_by=founded',
      '.order_by=founded DESC',
      '.order_by=parent.employee_count DESC',
      '.order_by=name',
    ),
    fc.constantFrom('', '', '.limit=2', '.limit=3.offset=1', '.offset=2'),
    fc.constantFrom(
      '',
      '',
      '',
      '.count',
      '.sum(employee_count)',
      '.average(revenue)',
      '.maximum(revenue)',
      '.sum(net_income)',
      '.maximum(employee_count)',
      '.group_by=risk_rating',
      '.average(employee_count).group_by=industry',
    ),
    fc.constantFrom('', '', '', '', '.at=2021', '.at=2020..2022', '.at=FY2021', '.at=2021-06'),
  )
  .map((parts) => parts.join(''));

/** Expressions over such stores. */
export const randomExpression: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom(...TOPICS), fc.array(filter, { maxLength: 2 }), tail)
  .map(([topic, filters, rest]) => `${topic}${filters.join('')}${rest}`);

/** Names as they may be typed. */
export const randomTyped: fc.Arbitrary<string> = fc.oneof(
  name,
  name.map((one) => one.slice(0, 5)),
  name.map((one) => one.replace('l', '')),
  fc.constantFrom('ALP', 'alphaworks', 'Ibex 35', 'beta', '', '$'),
);
