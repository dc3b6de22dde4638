import { fc } from '../../fast-check';

import { editDistance } from '../../../src/shared/names/edit-distance';
import { isWithinEdits } from '../../../src/service/search/bounded-edits';
import { propertyRuns } from '../../property-runs';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });

test('as many slips are within reach as are counted', () => {
  fc.assert(
    fc.property(word, word, fc.nat(3), (a, b, slips) => {
      expect(isWithinEdits(a, b, slips)).toBe(editDistance(a, b) <= slips);
    }),
    { numRuns: propertyRuns(20_000) },
  );
});

test('a word with its own slips is within reach', () => {
  expect(isWithinEdits('holdings', 'hodlings', 1)).toBe(true);
  expect(isWithinEdits('holdings', 'holdnig', 1)).toBe(false);
  expect(isWithinEdits('holdings', 'holdnig', 2)).toBe(true);
});
