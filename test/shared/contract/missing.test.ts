import { isMissing } from '../../../src/shared/contract/missing';

test.each([[null], [undefined], [''], ['<UNKNOWN>'], [[]], [['<UNKNOWN>', null, '']]])(
  '%p is no value',
  (value) => expect(isMissing(value)).toBe(true),
);

test.each([[0], [false], [' '], ['unknown'], [[0]], [['<UNKNOWN>', 'a']], [{}]])('%p is a value', (value) =>
  expect(isMissing(value)).toBe(false),
);
