import { readFileSync } from 'node:fs';

import { cardProperty } from '../../../src/addin/cells/card/card-property';
import { COMPANY_PROPERTIES, COMPANY_TYPES } from '../../../src/addin/cells/card/company-properties';
import { relatedProperty } from '../../../src/addin/cells/card/related-property';
import { entityCard } from '../../../src/addin/cells/card/entity-card';
import { iconOf } from '../../../src/addin/cells/card/icon';
import type { PropertyValue, RelatedEntity } from '../../../src/shared/contract/entity';
import { ENTITY_TYPES } from '../../../src/shared/contract/entity-type';
import { PLAIN, RICH } from './test-host';

// A report of November 2024 is not yet older than 15 months.
beforeAll(() => jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2025, 5, 30)));
afterAll(() => jest.restoreAllMocks());

const TEN_K = { name: 'Form 10-K', date: '2024-11-01', document: 'https://x.example/k' };
const text = (basicValue: string) => ({ type: 'String', basicValue });

test('a card as Excel takes it', () => {
  const properties: [string, PropertyValue | undefined][] = [
    ['name', { value: 'other', sources: [TEN_K] }],
    ['employee_count', { value: 164_000, sources: [{ name: 'old', date: '2020-01-01' }, TEN_K] }],
    ['is_listed', { value: true, sources: [] }],
    ['website', { value: 'apple.com', sources: [] }],
    ['wiki', { value: 'HTTP://w.example', sources: [] }],
    ['motto', { value: 'see https://m.example', sources: [{ name: 'Desk', date: '' }] }],
    ['ticker', { value: 'AAPL', sources: [] }],
    ['', { value: 'nameless', sources: [] }],
    ['heir', undefined],
  ];
  const facts = { id: 'i', name: 'Apple', entityType: 'Company', description: 'Maker', provider: 'KER' };
  const attribution = [{ sourceText: 'Form 10-K, 2024-11-01', sourceAddress: 'https://x.example/k' }];
  expect(entityCard({ ...facts, properties: new Map(properties) }, RICH)).toEqual({
    ...{ type: 'Entity', text: 'Apple', basicType: 'Error', basicValue: '#VALUE!' },
    properties: {
      id: text('i'),
      name: { ...text('Apple'), propertyMetadata: { attribution } },
      entity_type: text('Company'),
      description: text('Maker'),
      employee_count: {
        ...{ type: 'Double', basicValue: 164_000, numberFormat: '#,##0' },
        propertyMetadata: { attribution: [{ sourceText: 'old, 2020-01-01' }, ...attribution] },
      },
      is_listed: { type: 'Boolean', basicValue: true },
      website: text('apple.com'),
      wiki: text('HTTP://w.example'),
      motto: {
        ...text('see https://m.example'),
        propertyMetadata: { attribution: [{ sourceText: 'Desk' }] },
      },
      ticker: text('AAPL'),
      heir: { type: 'Error', basicType: 'Error', basicValue: '#N/A', errorType: 'NotAvailable' },
      sources: {
        ...{ type: 'Entity', text: '2 properties have sources', basicType: 'Error', basicValue: '#VALUE!' },
        properties: {
          employee_count: text('Form 10-K, 2024-11-01, https://x.example/k'),
          motto: text('Desk'),
        },
      },
    },
    layouts: {
      compact: { icon: 'Building' },
      card: {
        title: { property: 'name' },
        subTitle: { property: 'entity_type' },
        sections: [
          section('About', 'description'),
          section('Figures', 'employee_count'),
          section('Details', 'is_listed', 'motto', 'heir'),
          section('Identity', 'id', 'entity_type', 'ticker'),
          section('Links', 'website', 'wiki', 'sources'),
        ],
      },
    },
    provider: { description: 'KER' },
  });
});

const section = (title: string, ...properties: string[]) => ({ layout: 'List', title, properties });

test('a card of little says no more than it has', () => {
  const facts = { id: 'i', name: 'Apple', entityType: 'Company', description: '', provider: 'KER' };
  const value = { value: 'x'.repeat(3_000), sources: [TEN_K] };
  const card = entityCard({ ...facts, properties: new Map([['a', value]]) }, RICH);
  expect(Object.keys(card.properties ?? {})).toEqual(['id', 'name', 'entity_type', 'a', 'sources']);
  expect(card.properties?.['sources']).toMatchObject({ text: '1 property has sources' });
  const bare = entityCard({ ...facts, properties: new Map() }, RICH);
  expect(Object.keys(bare.properties ?? {})).toEqual(['id', 'name', 'entity_type']);
  expect(bare.layouts?.card?.sections).toEqual([section('Identity', 'id', 'entity_type')]);
});

test('a property names at most three of its sources, and a number is bare where the host has no formats', () => {
  const sources = ['a', 'b', 'c', 'd'].map((name) => ({ name, date: null }));
  expect(cardProperty('n', { value: 5, sources }, PLAIN)).toEqual({
    ...{ type: 'Double', basicValue: 5 },
    propertyMetadata: { attribution: ['a', 'b', 'c'].map((sourceText) => ({ sourceText })) },
  });
  expect(cardProperty('founding_year', { value: 1976, sources: [] }, RICH)).toMatchObject({
    numberFormat: '0',
  });
});

test('what is left out is named, comma by comma', () => {
  const value = { value: 'x'.repeat(2_000), sources: [] };
  const properties = new Map(Array.from({ length: 30 }, (_, at) => [`p${at}`, value] as const));
  const facts = { id: 'i', name: 'Apple', entityType: 'Company', description: '', provider: 'KER' };
  const note = entityCard({ ...facts, properties }, RICH).properties?.['left_out'];
  expect(note).toMatchObject({
    basicValue: expect.stringMatching(/^Too many for a card: p\d+(, p\d+)+$/) as string,
  });
});

test('every type has an icon that Excel knows, and a new one a plain one', () => {
  const types = readFileSync(require.resolve('@types/office-js/index.d.ts'), 'utf8');
  const [list = ''] = /enum EntityCompactLayoutIcons \{[^}]*\}/.exec(types) ?? [];
  const known = new Set([...list.matchAll(/= "(\w+)"/g)].map(([, icon]) => icon));
  expect(known.size).toBeGreaterThan(100);
  expect(ENTITY_TYPES.filter((type) => !known.has(iconOf(type)))).toEqual([]);
  expect(['Company', 'Person', 'Robot', 'constructor'].map(iconOf)).toEqual([
    'Building',
    'Person',
    'Generic',
    'Generic',
  ]);
});

test('companies and their like show by default what people ask first', () => {
  expect([...COMPANY_TYPES]).toEqual(['Company', 'Organization', 'EducationalInstitution']);
  expect(COMPANY_PROPERTIES).toEqual(
    expect.arrayContaining(['employee_count', 'headquarters', 'revenue', 'chief_executive_officer']),
  );
});

describe('what an entity is related to', () => {
  const cook = {
    ...{ id: 'c', name: 'Tim Cook', entity_type: 'Person' as const },
    properties: { sources: [TEN_K], valid_since: '2011-08-24T00:00:00Z' },
  };
  const facts = { id: 'i', name: 'Apple', entityType: 'Company', description: '', provider: 'KER' };
  const cardOf = (related: Record<string, (typeof cook)[]>, properties: [string, PropertyValue][] = []) =>
    entityCard(
      { ...facts, properties: new Map(properties), related: new Map(Object.entries(related)) },
      RICH,
    );

  test('is a card within the card, with its icon, since when, and its source', () => {
    const card = cardOf({ ceo: [cook], industry: [] });
    expect(card.properties?.['ceo']).toEqual({
      ...{ type: 'Entity', text: 'Tim Cook', basicType: 'Error', basicValue: '#VALUE!' },
      properties: {
        ...{ name: text('Tim Cook'), entity_type: text('Person'), id: text('c'), since: text('2011-08-24') },
        source: text('Form 10-K, 2024-11-01, https://x.example/k'),
      },
      layouts: {
        compact: { icon: 'Person' },
        card: { title: { property: 'name' }, subTitle: { property: 'entity_type' } },
      },
      propertyMetadata: {
        attribution: [{ sourceText: 'Form 10-K, 2024-11-01', sourceAddress: 'https://x.example/k' }],
      },
    });
    expect(card.layouts?.card?.sections).toContainEqual(section('Related', 'ceo'));
    expect(card.properties).not.toHaveProperty('industry');
  });

  test('shows who is, not who was; several as a card of cards', () => {
    const past = {
      ...cook,
      id: 'j',
      name: 'Steve Jobs',
      properties: { valid_until: '2011-08-24', sources: [] },
    };
    const other = { ...cook, id: 'o', name: 'Other' };
    const both = cardOf({ ceo: [past as never, cook, other] }).properties?.['ceo'];
    expect(both).toMatchObject({ text: 'Tim Cook; Other' });
    expect(Object.keys((both as Excel.EntityCellValue).properties ?? {})).toEqual(['Tim Cook', 'Other']);
    expect(cardOf({ ceo: [past as never] }).properties?.['ceo']).toMatchObject({
      properties: { until: text('2011-08-24') },
    });
  });

  test('says until when somebody was, and for which day an old report knew who is', () => {
    const old = [{ ...TEN_K, date: '2020-01-31T00:00:00Z' }];
    const factsOf = (properties: RelatedEntity['properties']) =>
      (relatedProperty('is_CEO_of', [{ ...cook, properties }]) as Excel.EntityCellValue).properties;
    expect(factsOf({ sources: old })).toMatchObject({ last_known: text('2020-01-31') });
    expect(factsOf({ sources: [TEN_K], valid_until: '2011-08-24T00:00:00Z' })).toMatchObject({
      until: text('2011-08-24'),
    });
    expect(factsOf({ sources: old, valid_until: '2011-08-24' })).not.toHaveProperty('last_known');
    expect(factsOf({ sources: null })).toEqual({
      name: text('Tim Cook'),
      entity_type: text('Person'),
      id: text('c'),
    });
    const nameless = [
      { ...cook, name: '' },
      { ...cook, id: 'o', name: 'Other' },
    ];
    const both = relatedProperty('ceo', nameless) as Excel.EntityCellValue;
    expect(Object.keys(both.properties ?? {})).toEqual(['c', 'Other']);
    expect(both.layouts).toEqual({ compact: { icon: 'Person' } });
  });

  test('is all there where two have one name', () => {
    const namesake = { ...cook, id: 'n' };
    const both = cardOf({ ceo: [cook, namesake, { ...cook, id: 'o', name: 'Other' }] }).properties?.['ceo'];
    expect((both as Excel.EntityCellValue).properties).toMatchObject({
      'Tim Cook (c)': { properties: { id: text('c') } },
      'Tim Cook (n)': { properties: { id: text('n') } },
      Other: { properties: { id: text('o') } },
    });
  });

  test('stands behind a property of the same name, and is named where it does not fit', () => {
    const own = cardOf({ ceo: [cook] }, [['ceo', { value: 'own', sources: [] }]]);
    expect(own.properties?.['ceo']).toEqual(text('own'));
    const long = Array.from({ length: 60 }, (_, at): [string, PropertyValue] => [
      `p${at}`,
      { value: 'x'.repeat(680), sources: [] },
    ]);
    const full = cardOf(
      { ceo: Array.from({ length: 5 }, (_, at) => ({ ...cook, name: `${at}`.repeat(800) })) },
      long,
    );
    expect(full.properties?.['left_out']).toMatchObject({
      basicValue: expect.stringContaining('ceo') as string,
    });
  });
});
