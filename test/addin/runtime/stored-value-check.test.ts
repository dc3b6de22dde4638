import { isWholeValue } from '../../../src/addin/runtime/stored-value-check';

const ID = '2d8b6bd2-2a3b-4f64-9f5c-4e6cf3b6a5d1';
const head = { id: ID, name: 'Apple Inc.', entity_type: 'Company' };
const lei = { value: 'HWUPKR0MPOU8FGXBT394', sources: [{ name: 'GLEIF', date: '2024-01-31', document: '' }] };
const recorded = { value: 1, sources: [{ name: 'x', document: { endpoint: '/v1', params: {} } }] };
const owned = [{ id: ID, name: 'Beats', entity_type: 'Company', properties: { sources: [] } }];
const revenue = { id: ID, name: 'Revenue', type: 'FinancialMetric', properties: {}, data: [] };
const prose = { content: 'x', explainability: null, context: [], entities: null };

test.each([
  ['property', undefined],
  ['property', lei],
  ['property', recorded],
  ['property', { value: null, sources: null }],
  ['outgoing', undefined],
  ['incoming', owned],
  ['observation', revenue],
  ['head', head],
  ['profile', { ...head, properties: { lei }, relationships: { outgoing: {}, incoming: {} } }],
] as const)('a stored %s %j is taken', (kind, value) => {
  expect(isWholeValue({ entity: ID.toUpperCase(), kind }, value)).toBe(true);
});

test.each([
  ['property', null],
  ['property', 'HWUPKR0MPOU8FGXBT394'],
  ['property', { sources: [] }],
  ['property', { value: 1, sources: [{ date: '2024-01-31' }] }],
  ['property', { value: 1, sources: 'GLEIF' }],
  ['outgoing', {}],
  ['incoming', [{ name: 'Beats' }]],
  ['observation', { ...revenue, data: [{ time: 7 }] }],
  ['head', { ...head, name: undefined }],
  ['head', { ...head, id: '00000000-2a3b-4f64-9f5c-4e6cf3b6a5d1' }],
  ['profile', head],
  ['profile', undefined],
  ['inquiry', lei],
] as const)('a stored %s %j is not taken', (kind, value) => {
  expect(isWholeValue({ entity: ID, kind }, value)).toBe(false);
});

test.each([
  ['search', [head], true],
  ['search', { entities: [head] }, false],
  ['search', [{ name: 'x' }], false],
  ['introspection', { properties: ['lei'] }, true],
  ['introspection', {}, false],
  ['query', { results: [{ a: 1 }] }, true],
  ['query', {}, false],
  ['answer', prose, true],
  ['answer', { content: 'x' }, false],
  ['constructor', prose, false],
])('of the family %s, %j is whole: %p', (family, value, isWhole) => {
  expect(isWholeValue({ family }, value)).toBe(isWhole);
});
