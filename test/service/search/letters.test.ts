import fc from 'fast-check';

import { editDistance } from '../../../src/shared/names/edit-distance';
import { lacksMore, lettersOf } from '../../../src/service/search/letters';

const letters = fc.string({
  unit: fc.constantFrom('a', 'b', 'c', 'e', 'h', 'i', 'n', 's', 't'),
  maxLength: 12,
});

test('texts that lack more letters of each other than so many are more edits away', () => {
  fc.assert(
    fc.property(letters, letters, fc.nat(4), (one, other, most) => {
      fc.pre(lacksMore(lettersOf(one), lettersOf(other), most));
      expect(editDistance(one, other)).toBeGreaterThan(most);
    }),
  );
});

test('a text of the same letters lacks none', () => {
  expect(lacksMore(lettersOf('listen'), lettersOf('silent'), 0)).toBe(false);
  expect(lacksMore(lettersOf('listen'), lettersOf('silken'), 0)).toBe(true);
});
