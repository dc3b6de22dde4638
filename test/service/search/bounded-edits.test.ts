import { fc } from '../../fast-check';

import { edits } from '../../../src/shared/names/edit-distance';
import { isWithinSlips } from '../../../src/service/search/bounded-edits';
import { propertyRuns } from '../../property-runs';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });

test('as many slips are within reach as are counted', () => {
  fc.assert(
    fc.property(word, word, fc.nat(3), (a, b, slips) => {
      expect(isWithinSlips(a, b, slips)).toBe(edits(a, b) <= slips);
    }),
    { numRuns: propertyRuns(20_000) },
  );
});

test('a word with its own slips is within reach', () => {
  expect(isWithinSlips('holdings', 'hodlings', 1)).toBe(true);
  expect(isWithinSlips('holdings', 'holdnig', 1)).toBe(false);
  expect(isWithinSlips('holdings', 'holdnig', 2)).toBe(true);
});
