import {
  areOtherPersons,
  goesBy,
  maySharePerson,
  withoutTitles,
} from '../../../src/shared/names/given-names';

test('a given name has the others of its groups, and one in no group has none', () => {
  expect(goesBy('robert')).toEqual(expect.arrayContaining(['bob', 'rob']));
  expect(goesBy('robert')).not.toContain('robert');
  expect(goesBy('harry')).toEqual(['harold', 'hal', 'henry', 'hank']);
  expect(goesBy('zebulon')).toEqual([]);
});

test.each([
  [
    ['dr', 'jane', 'goodall'],
    ['jane', 'goodall'],
  ],
  [
    ['rt', 'hon', 'rishi'],
    ['rt', 'hon', 'rishi'],
  ],
  [
    ['jane', 'dr'],
    ['jane', 'dr'],
  ],
  [['dr'], ['dr']],
  [
    ['dr', 'prof'],
    ['dr', 'prof'],
  ],
])('%j without titles is %j', (words, expected) => {
  expect(withoutTitles(words)).toEqual(expected);
});

test.each([
  ['James Dimon', 'Jamie Dimon', true],
  ['Jamie Dimon', 'James Dimon', true],
  ['BERNANKE BEN S', 'Ben Bernanke', true],
  ['Ben S. Bernanke', 'Ben T. Bernanke', false],
  ['Ms. Mary Barra', 'Mary Barra', true],
  ['George Bush Sr.', 'George Bush', false],
  ['George Bush Jr.', 'George Bush', true],
  ['John Iiida', 'John', false],
  ['Mary Hawaii', 'Mary Hawaii', true],
  ['Mary Ivanova', 'Mary Ivanova', true],
  ['J Smith', 'J Smith', true],
  ['Mary Barra', 'John Barra', false],
  ['Mary Barra', 'Mary Teresa Barra', false],
  ['Mary', 'Mary', false],
])('%s may be %s: %j', (one, other, expected) => {
  expect(maySharePerson(one, other)).toBe(expected);
});

test.each([
  ['Ben S. Bernanke', 'Ben T. Bernanke', true],
  ['Ben S. Bernanke', 'Ben S. Bernanke', false],
  ['Ben S. Bernanke', 'Ben Bernanke', false],
  ['Ben Bernanke', 'Ben T. Bernanke', false],
])('%s is surely another than %s: %j', (one, other, expected) => {
  expect(areOtherPersons(one, other)).toBe(expected);
});
