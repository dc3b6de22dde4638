import fc from 'fast-check';

import { nameText } from '../../../src/shared/names/name-text';
import { again } from '../../../src/service/store/name-keys';
import { coreTextOf } from '../../../src/service/store/core-text';

const words = fc.constantFrom(
  ...[
    'The',
    'Class',
    'Cl',
    'A',
    'B',
    'Corp',
    'corporation',
    'Labs',
    'S.A.',
    'GmbH',
    'Foo',
    '&',
    '/',
    "O'Neil",
  ],
  ...['Zürich', 'the', '(the)', 'Intl.', '3M', 'Ελλάς', 'bar,', 'Inc', 'and', 'cl', '-', 'x', ''],
);

test('a text that names are compared by is taken again as it would be were it a name', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words, { maxLength: 7 }).map((all) => all.join(' ')),
      ),
      (name) => {
        const text = nameText(name);
        for (const each of [text, coreTextOf(text), text.replace(/^the /, '')])
          expect(again(each)).toBe(nameText(each));
      },
    ),
    { numRuns: 5000 },
  );
});
