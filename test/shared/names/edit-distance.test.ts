import { fc } from '../../fast-check';

import { editDistance } from '../../../src/shared/names/edit-distance';
import { propertyRuns } from '../../property-runs';

test.each([
  ['apple', 'apple', 0],
  ['aple', 'apple', 1],
  ['appel', 'apple', 1],
  ['nkie', 'nike', 1],
  ['apples', 'apple', 1],
  ['elppa', 'apple', 4],
  ['abcd', 'badc', 2],
  ['ca', 'abc', 3],
  ['', 'abc', 3],
  ['', '', 0],
  ['microsoft', 'mircosoft', 1],
  ['kitten', 'sitting', 3],
])('%j is so many slips from %j: %i', (a, b, slips) => {
  expect(editDistance(a, b)).toBe(slips);
});

test('is the least that any order of edits comes to, in either direction, whatever was compared before', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 });
  fc.assert(
    fc.property(text, text, (a, b) => {
      expect([editDistance(a, b), editDistance(b, a)]).toEqual([leastEdits(a, b), leastEdits(a, b)]);
    }),
    { numRuns: propertyRuns(1000) },
  );
});

/** Every way to spend the texts letter by letter is tried. */
function leastEdits(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [firstOfA, secondOfA, firstOfB, secondOfB] = [a[0], a[1], b[0], b[1]];
  const ways = [
    leastEdits(a.slice(1), b) + 1,
    leastEdits(a, b.slice(1)) + 1,
    leastEdits(a.slice(1), b.slice(1)) + (firstOfA === firstOfB ? 0 : 1),
  ];
  if (secondOfA !== undefined && firstOfA === secondOfB && secondOfA === firstOfB)
    ways.push(leastEdits(a.slice(2), b.slice(2)) + 1);
  return Math.min(...ways);
}
