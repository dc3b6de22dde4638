import { isEntityRow, isRelationshipRow, isSeriesRow } from '../../src/service/dataset/rows';

const entity = { key: 'k', name: 'N', prominence: 0.5, sources: ['s'], properties: { revenue: [1, 's'] } };

test.each([
  ['as few as there may be', { key: 'k', name: 'N', properties: {} }],
  ['that is told whole', entity],
  ['with all that it may have', { ...entity, aliases: ['A'], also: 'B|C', description: 'D' }],
  ['with a list for a value', { ...entity, properties: { tickers: [['A', 'B']] } }],
])('an entity %s is a row', (_what, row) => {
  expect(isEntityRow(row)).toBe(true);
});

test.each([
  ['no object', ['k']],
  ['without a key', { ...entity, key: undefined }],
  ['with a number for a name', { ...entity, name: 1 }],
  ['with an alias that is no text', { ...entity, aliases: [1] }],
  ['with a list for further names', { ...entity, also: ['B'] }],
  ['with a text for its prominence', { ...entity, prominence: '1' }],
  ['with a source that is no text', { ...entity, sources: [null] }],
  ['with a property that is no list', { ...entity, properties: { revenue: 1 } }],
  ['with a property without a value', { ...entity, properties: { revenue: [] } }],
  ['with a source of a property that is no text', { ...entity, properties: { revenue: [1, 2] } }],
])('an entity %s is none', (_what, row) => {
  expect(isEntityRow(row)).toBe(false);
});

test('a relationship has two ends and sources, and may have days and a role', () => {
  expect(isRelationshipRow(['a', 'b', ['s']])).toBe(true);
  expect(isRelationshipRow(['a', 'b', ['s'], { since: '2020-01-01', role: 'Chair' }])).toBe(true);
  expect(isRelationshipRow(['a', 'b'])).toBe(true);
  expect(isRelationshipRow(['a'])).toBe(false);
  expect(isRelationshipRow(['a', 'b', null])).toBe(false);
  expect(isRelationshipRow(['a', 1, ['s']])).toBe(false);
  expect(isRelationshipRow(['a', 'b', ['s'], { until: 2020 }])).toBe(false);
});

test('a line of series is a measure, or a series with its dates and values', () => {
  const measure = { name: 'GDP', unit: 'USD', taxonomy: 'x', cadence: 'a', source: 's' };
  expect(isSeriesRow(measure)).toBe(true);
  expect(isSeriesRow({ ...measure, unit: 1 })).toBe(false);
  expect(isSeriesRow(['e', '2020-01-01/1', '1 2'])).toBe(true);
  expect(isSeriesRow(['e', '2020-01-01/1'])).toBe(false);
  expect(isSeriesRow(['e', '2020-01-01/1', 1])).toBe(false);
});
