import { typoDistance } from '../../../src/service/search/typo-distance';

test.each([
  ['apple', 'apple', 0],
  ['aple', 'apple', 1],
  ['appel', 'apple', 1],
  ['nkie', 'nike', 1],
  ['apples', 'apple', 1],
  ['elppa', 'apple', 4],
  ['abcd', 'badc', 3],
])('%s is so many slips from %s: %i', (a, b, slips) => {
  expect(typoDistance(a, b)).toBe(slips);
});
