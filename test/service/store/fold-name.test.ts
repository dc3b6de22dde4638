import fc from 'fast-check';

import { foldName } from '../../../src/service/store/fold-name';

test('a name of ASCII alone is folded as any other', () => {
  const spaced = fc.array(fc.constantFrom('A', 'b', ' ', '  ', "'", 'É', '-'), { maxLength: 9 });
  fc.assert(
    fc.property(
      spaced.map((all) => all.join('')),
      (name) => {
        // With a letter outside ASCII it goes the other way.
        const folded = foldName(`é${name}`);
        expect(foldName(`e${name}`)).toBe(folded);
        expect(foldName(`${name}e`)).toBe(foldName(`${name}é`));
      },
    ),
  );
});
