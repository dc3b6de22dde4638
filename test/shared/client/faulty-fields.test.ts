import { findFaultyFields } from '../../../src/shared/client/faulty-fields';

const SERIES = '2d8b6bd2-2a3b-4f64-9f5c-4e6cf3b6a5d1';
const sent = {
  properties: ['lei', 'shoe_size'],
  relationships: { outgoing: { IS_PARENT_OF: { limit: 5 } }, incoming: {} },
  numerical_observations: { FinancialMetric: [SERIES] },
};

test.each([
  ['by position', ['body', 'properties', 1], 'unknown', ['shoe_size']],
  ['by position as text', ['body', 'properties', '1'], 'unknown', ['shoe_size']],
  [
    'by name in its place',
    ['body', 'relationships', 'outgoing', 'IS_PARENT_OF', 'limit'],
    'too large',
    ['IS_PARENT_OF'],
  ],
  ['by the id of a series', ['body', 'numerical_observations', 'FinancialMetric', 0], 'unknown', [SERIES]],
  ['by quoting it', ['body'], 'Unknown property "shoe_size"', ['shoe_size']],
  ['not at all', ['body'], 'Too much leisure', []],
  ['not in the path', ['path', 'properties', 1], 'bad', []],
  ['not beyond what was sent', ['body', 'properties', 1, 'length', 'x'], 'bad', []],
  ['not beneath what was not sent', ['body', 'filters', 0, 'name'], 'bad', []],
])('a fault names what it objects to %s', (_, loc, msg, expected) => {
  expect(findFaultyFields([{ loc, msg }], sent)).toEqual(expected);
});

test('a fault beneath what was sent as null names nothing', () => {
  const faults = [{ loc: ['body', 'filters', 'name'], msg: 'bad' }];
  expect(findFaultyFields(faults, { ...sent, filters: null })).toEqual([]);
});

test('a fault of a request without a projection names nothing', () => {
  expect(findFaultyFields([{ loc: ['query', 'limit'], msg: 'x' }], undefined)).toEqual([]);
});

test('faults name together what each of them objects to', () => {
  const faults = [
    { loc: ['body', 'properties', 1], msg: 'unknown' },
    { loc: ['body'], msg: "Unknown relationship 'IS_PARENT_OF'" },
  ];
  expect(findFaultyFields(faults, sent)).toEqual(['shoe_size', 'IS_PARENT_OF']);
});
