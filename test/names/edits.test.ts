import { edits } from '../../src/names/edits';

test.each([
  ['apple', 'apple', 0],
  ['aple', 'apple', 1],
  ['appel', 'apple', 1],
  ['nkie', 'nike', 1],
  ['apples', 'apple', 1],
  ['elppa', 'apple', 4],
  ['abcd', 'badc', 2],
  ['', 'abc', 3],
  ['microsoft', 'mircosoft', 1],
  ['kitten', 'sitting', 3],
])('%s is so many slips from %s: %i', (a, b, slips) => {
  expect(edits(a, b)).toBe(slips);
});
