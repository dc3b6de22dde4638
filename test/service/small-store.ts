import type { EntityType } from '../../src/shared/contract/entity-type';
import type { Source } from '../../src/shared/contract/source';
import { createMemoryGraph } from '../../src/service/memory/memory-graph';
import type { EntityPart, RelationshipPart, StoreParts } from '../../src/service/store/store-parts';
import type { MemoryGraph } from '../../src/service/memory/memory-graph';
import type { StoredProperty, StoredSeries } from '../../src/service/store/stored';

const SOURCE: Source = {
  name: 'Form 10-K',
  date: '2024-11-01',
  document: 'https://www.sec.gov/cgi-bin/browse-edgar?CIK=320193',
};

type Sketch = {
  name: string;
  type: EntityType;
  aliases?: string[];
  prominence?: number;
  properties?: Record<string, StoredProperty['value']>;
  series?: StoredSeries[];
};

/** The `n`th id of a row, so that tests can name ids before the entities exist. */
export const idOf = (n: number): string => `abcdef00-0000-5000-8000-${String(n).padStart(12, '0')}`;

const series = (n: number, type: string, name: string): StoredSeries => ({
  id: idOf(n),
  type,
  name,
  description: `${name} as reported`,
  unit: 'USD',
  aliases: ['Net sales'],
  taxonomy: 'us-gaap',
  cadence: 'A',
  origin: { name: 'Form 10-K', published_time: '2024-11-01', source: 'SEC', url: 'https://www.sec.gov/' },
  pointCount: 3,
  dates: ['2022-09-24', '2023-09-30', '2024-09-28'],
  values: [394328000000, 383285000000, 391035000000],
});

const SKETCHES: Sketch[] = [
  {
    name: 'Apple Inc.',
    type: 'Company',
    aliases: ['AAPL', 'Apple', 'Apple Computer'],
    prominence: 1,
    properties: {
      registered_address: 'Cupertino, California',
      headquarters_address: 'One Apple Park Way, Cupertino',
      cik: '0000320193',
      lei: 'HWUPKR0MPOU8FGXBT394',
      bics: ['APLEUS66'],
      legal_name: 'Apple Inc.',
      employee_count: 164000,
      website: 'apple.com',
    },
    series: [
      series(901, 'FinancialMetric', 'Revenue'),
      series(902, 'FinancialMetric', 'Net income'),
      series(903, 'MacroIndicator', 'Weight'),
    ],
  },
  { name: 'Apple Hospitality REIT, Inc.', type: 'Company', prominence: 0.3 },
  { name: 'Apple', type: 'Plant', aliases: ['Malus domestica'], prominence: 0.05 },
  { name: 'Microsoft Corporation', type: 'Company', aliases: ['MSFT'], prominence: 0.95 },
  { name: 'Nestlé S.A.', type: 'Company', aliases: ['NESN'], prominence: 0.8 },
  { name: 'Société Générale', type: 'Company', aliases: ['GLE'], prominence: 0.6 },
  { name: 'J.P. Morgan Chase & Co.', type: 'Company', aliases: ['JPM', 'JPMorgan Chase'], prominence: 0.9 },
  {
    name: 'United States of America',
    type: 'Country',
    aliases: ['USA', 'US', 'United States'],
    prominence: 1,
  },
  { name: 'California', type: 'CountrySubdivision', prominence: 0.5, properties: { iso_code: 'US-CA' } },
  { name: 'Tim Cook', type: 'Person', aliases: ['Timothy D. Cook'], prominence: 0.5 },
  { name: 'Stanford University', type: 'EducationalInstitution', prominence: 0.4 },
  { name: 'Nasdaq', type: 'Exchange', prominence: 0.5 },
  {
    name: 'Volkswagen Aktiengesellschaft',
    type: 'Company',
    aliases: ['Volkswagen AG', 'VOW3'],
    prominence: 0.8,
  },
];

const entityPart = (sketch: Sketch, at: number): EntityPart => ({
  id: idOf(at + 1),
  name: sketch.name,
  type: sketch.type,
  ...(sketch.type === 'Company' ? { description: `${sketch.name}, a company` } : {}),
  aliases: sketch.aliases ?? [],
  prominence: sketch.prominence ?? 0,
  sources: [SOURCE],
  properties: Object.fromEntries(
    Object.entries(sketch.properties ?? {}).map(([name, value]) => [name, { value, sources: [SOURCE] }]),
  ),
});

const LINKS: [number, string, number][] = [
  [10, 'IS_CEO_OF', 1],
  [10, 'IS_BOARD_MEMBER_OF', 1],
  [1, 'IS_REGISTERED_IN', 8],
  [2, 'IS_REGISTERED_IN', 8],
  [4, 'IS_REGISTERED_IN', 8],
  [7, 'IS_REGISTERED_IN', 8],
  [1, 'HAS_HEADQUARTERS_IN', 9],
  [1, 'IS_DIRECT_PARENT_OF', 2],
  [1, 'IS_DIRECT_PARENT_OF', 4],
  [1, 'IS_DIRECT_PARENT_OF', 5],
];

const relationshipPart = ([from, type, to]: [number, string, number], at: number): RelationshipPart => ({
  id: idOf(500 + at),
  type,
  from: idOf(from),
  to: idOf(to),
  ...(type === 'IS_CEO_OF' ? { validSince: '2011-08-24', extra: { role: 'Chief Executive Officer' } } : {}),
  ...(type === 'IS_BOARD_MEMBER_OF' ? { validUntil: '2024-01-31' } : {}),
  sources: [SOURCE],
});

/** A store of a dozen entities written by hand; the first is Apple Inc. */
export function smallStore(): MemoryGraph {
  return createMemoryGraph(smallParts());
}

/** What the small store is made of. */
export function smallParts(): StoreParts {
  return {
    entities: SKETCHES.map(entityPart),
    relationships: LINKS.map(relationshipPart),
    series: SKETCHES.flatMap(({ series = [] }, at) =>
      series.map((one) => ({ entity: idOf(at + 1), series: one })),
    ),
  };
}
