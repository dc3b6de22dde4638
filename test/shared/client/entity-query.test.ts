import { queryOf } from '../../../src/shared/client/entity-query';

const none = { properties: [], relationships: [], observations: [] };

test('a body names properties, and nothing else where nothing else is asked', () => {
  expect(queryOf(none)).toEqual({ properties: [] });
  expect(queryOf({ ...none, properties: ['lei', 'website'] })).toEqual({ properties: ['lei', 'website'] });
});

test('relationships stand by their direction and type, each with its slice', () => {
  const relationships = [
    { direction: 'outgoing', type: 'OWNS', slice: { limit: 5, offset: 10 } },
    { direction: 'outgoing', type: 'IS_PARENT_OF' },
    { direction: 'incoming', type: 'OWNS' },
  ] as const;
  expect(queryOf({ ...none, relationships })).toEqual({
    properties: [],
    relationships: {
      outgoing: { OWNS: { limit: 5, offset: 10 }, IS_PARENT_OF: {} },
      incoming: { OWNS: {} },
    },
  });
  expect(queryOf({ ...none, relationships: relationships.slice(2) })).toEqual({
    properties: [],
    relationships: { outgoing: {}, incoming: { OWNS: {} } },
  });
});

test('series stand by their type, in the order in which they were asked', () => {
  const observations = [
    { type: 'FinancialMetric', id: 'a' },
    { type: 'Rate', id: 'b' },
    { type: 'FinancialMetric', id: 'c' },
  ];
  expect(queryOf({ ...none, observations })).toEqual({
    properties: [],
    numerical_observations: { FinancialMetric: ['a', 'c'], Rate: ['b'] },
  });
});

test('a relationship may have the name of what every object has', () => {
  const relationships = [{ direction: 'outgoing', type: '__proto__' }] as const;
  expect(JSON.stringify(queryOf({ ...none, relationships }).relationships)).toBe(
    '{"outgoing":{"__proto__":{}},"incoming":{}}',
  );
});
