import type {
  EntityProfile,
  EntitySummary,
  PropertyValue,
  RelatedEntity,
} from '../../../../src/shared/contract/entity';
import type { Introspection } from '../../../../src/shared/contract/introspection';
import type { Answer, StructuredResult } from '../../../../src/shared/contract/knowledge';
import type { NumericalObservation } from '../../../../src/shared/contract/observation';

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** The source of most fixture values. */
const filing = { name: 'Form 10-K 2024', date: '2024-11-01', document: 'https://www.sec.gov/aapl-10k' };

const property = (value: unknown, sources = [filing]): PropertyValue => ({ value, sources });

/** The entities that the fixture runtime finds. */
export const ENTITIES: readonly EntitySummary[] = [
  {
    id: id(1),
    name: 'Apple Inc.',
    entity_type: 'Company',
    description: 'Maker of phones, computers and services',
  },
  { id: id(2), name: 'Microsoft Corporation', entity_type: 'Company', description: 'Maker of software' },
  { id: id(3), name: 'Tim Cook', entity_type: 'Person', description: null },
  { id: id(4), name: 'Apple Valley', entity_type: 'Municipality', description: 'Town in California' },
  {
    id: id(5),
    name: 'Evil <img src=x onerror="window.hacked=1"> Corp',
    entity_type: '<b>Type</b>',
    description: '<script>window.hacked=1</script>',
  },
];

/** Apple's properties, among them attempts to run script. */
export const PROPERTIES: Record<string, PropertyValue> = {
  name: property('Apple Inc.'),
  legal_name: property('Apple Inc.'),
  aliases: property(['AAPL', 'Apple Computer', 'Apple Computer, Inc.'], []),
  cik: property('0000320193'),
  lei: property('HWUPKR0MPOU8FGXBT394', [
    { ...filing, name: 'GLEIF', document: 'https://search.gleif.org/' },
  ]),
  headquarters_address: property('One Apple Park Way, Cupertino, California 95014'),
  employee_count: property(164_000, [filing, { name: 'Annual report', date: '2023-11-03', document: '' }]),
  founding_date: property('1976-04-01', [{ ...filing, date: '2015-01-01' }]),
  funding_rounds: property([
    {
      round_name: 'Series A',
      amount: 518_000,
      closed: '1979-11-01',
      lead: { name: 'Venrock', country: 'US', city: null },
    },
    { round_name: 'Series B', amount: null, investors: ['Arthur Rock', 'Sequoia'] },
  ]),
  website: property('https://www.apple.com/'),
  evil_link: property('=HYPERLINK("javascript:window.hacked=1")', [
    {
      name: '<img src=x onerror="window.hacked=1">',
      date: '2024-01-01',
      document: 'javascript:window.hacked=1',
    },
  ]),
  esg_policy: property('A long policy text that goes on. '.repeat(20)),
};

/** What may be asked of Apple. */
export const INTROSPECTION: Introspection = {
  properties: [...Object.keys(PROPERTIES), 'ticker'],
  relationships: { outgoing: ['IS_DIRECT_PARENT_OF', 'HAS_HEADQUARTERS_IN'], incoming: ['IS_CEO_OF'] },
  numerical_observations: {
    FinancialMetric: Array.from({ length: 12 }, (_, index) => ({
      id: id(100 + index),
      name: index === 0 ? 'Revenue' : index === 1 ? 'Net income' : `Metric ${index}`,
      description: 'As reported',
      unit: 'USD',
      taxonomy: 'us-gaap',
      cadence: 'a',
    })),
  },
};

/** 25 subsidiaries, a chief executive and a headquarters. */
export const RELATED: Record<string, readonly RelatedEntity[]> = {
  'outgoing/IS_DIRECT_PARENT_OF': Array.from({ length: 25 }, (_, index) => ({
    id: id(200 + index),
    name: `Apple Subsidiary ${index + 1}`,
    entity_type: 'Company',
    properties: { id: id(300 + index), sources: [filing], valid_since: '2010-05-01' },
  })),
  'outgoing/HAS_HEADQUARTERS_IN': [
    { id: id(4), name: 'Apple Valley', entity_type: 'Municipality', properties: { sources: [] } },
  ],
  'incoming/IS_CEO_OF': [
    {
      id: id(3),
      name: 'Tim Cook',
      entity_type: 'Person',
      properties: { sources: [filing], valid_since: '2011-08-24' },
    },
  ],
};

/** Sixty years of a series, some of them before 1970. */
export const SERIES: NumericalObservation = {
  id: id(100),
  name: 'Revenue',
  type: 'FinancialMetric',
  properties: { unit: 'USD', aliases: [], taxonomy: 'us-gaap', cadence: 'a' },
  data: Array.from({ length: 60 }, (_, index) => ({
    time: `${1965 + index}-09-30T00:00:00Z`,
    value: Math.round(1e9 * 1.1 ** index + 5e8 * Math.sin(index)),
    origin: {
      name: 'Form 10-K',
      published_time: '2024-11-01T00:00:00Z',
      source: 'SEC',
      url: 'https://www.sec.gov/',
    },
  })),
};

/** An answer whose Markdown, facts and addresses try to run script. */
export const ANSWER: Answer = {
  content:
    '**Tim Cook** is the CEO of Apple Inc. He has held the post since 2011.\n\n- one\n- two\n\n<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>\n\n[bad](javascript:window.hacked=1) [good](https://www.apple.com/) ![pixel](https://tracker.example/p.png)',
  explainability: [
    { content: 'He has held the post since 2011.', references: [id(401)] },
    { content: 'Apple names Tim Cook as chief executive.', references: [id(401), id(402)] },
  ],
  context: [
    {
      id: id(401),
      content: 'Tim Cook, Chief Executive Officer since August 2011.',
      origins: [
        {
          source: { name: 'SEC', url: 'https://www.sec.gov/' },
          document: { name: '10-K', url: 'javascript:window.hacked=1' },
        },
      ],
    },
    {
      ...{ id: id(402), content: 'Signed by <b>Tim Cook</b>.' },
      origins: [{ source: { name: 'EDGAR' }, document: { name: 'EDGAR', url: 'https://www.sec.gov/edgar' } }],
    },
  ],
  entities: [{ id: id(3), name: 'Tim Cook', entity_type: 'Person', mentions: ['Tim Cook', 'He'] }],
};

/** Rows with unlike fields, nested values and text that Excel would evaluate. */
export const ROWS: StructuredResult = {
  results: [
    { name: 'Apple Inc.', employee_count: 164_000, headquarters: { city: 'Cupertino' } },
    { name: 'Microsoft Corporation', employee_count: '~228,000', funding: null },
    { name: '=cmd|"/c calc"!A1', employee_count: 1, website: 'javascript:window.hacked=1', tags: ['a', 'b'] },
  ],
  entities: [{ id: id(1), name: 'Apple Inc.', entity_type: 'Company', mentions: ['Apple Inc.'] }],
};

/** The profile of an entity with a few of its properties. */
export function coarseProfile(summary: EntitySummary): EntityProfile {
  return {
    ...summary,
    properties: PROPERTIES,
    relationships: { outgoing: {}, incoming: {} },
    numerical_observations: [],
  };
}
