import { faultsOfAnswer } from './answer-check';

const SEARCH = ['GET', '/v1/entities', 200] as const;
const apple = {
  id: 'abcdef00-0000-5000-8000-000000000001',
  name: 'Apple Inc.',
  entity_type: 'Company',
  description: null,
};

test('an answer as the document states it has no fault', () => {
  expect(faultsOfAnswer(...SEARCH, { entities: [apple] })).toEqual([]);
});

test.each<[string, unknown]>([
  ['a missing list', {}],
  ['null for a list', { entities: null }],
  ['an id that is no UUID', { entities: [{ ...apple, id: 'apple' }] }],
  ['a type outside the 38', { entities: [{ ...apple, entity_type: 'Robot' }] }],
  ['a missing name', { entities: [{ ...apple, name: undefined }] }],
])('%s is a fault', (_name, body) => {
  expect(faultsOfAnswer(...SEARCH, body)).not.toEqual([]);
});

test('a status that the description does not hold is a fault', () => {
  expect(faultsOfAnswer('GET', '/v1/entities', 418, {})).toEqual([
    'status 418 is not described for GET /v1/entities',
  ]);
});

test('what a reader forgives, the description does not', () => {
  const lenient = { ...apple, properties: null, relationships: {}, numerical_observations: null };
  expect(faultsOfAnswer('POST', `/v1/entities/${apple.id}`, 200, lenient)).not.toEqual([]);
});
