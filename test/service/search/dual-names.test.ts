import { readSecondName, readCodeBehindName, shortAhead } from '../../../src/service/search/dual-names';
import { whole } from '../whole';

test.each([
  ['Acme Corp. d/b/a Blitz', ['Acme Corp.', 'Blitz']],
  ['Acme (formerly Blitz & Co)', ['Acme', 'Blitz & Co']],
  ['Acme, doing business as Blitz', ['Acme', 'Blitz']],
  ['Acme Nowhere', []],
  ['Formerly Acme', []],
])('%s has the names %p', (typed, names) => {
  expect(readSecondName(typed)).toEqual(names);
});

const found = (typed: string) => whole.search(typed, { limit: 3 }).map(({ entity }) => entity.name);

test('a body told with two names is the one that bears either, and none where they are of two', () => {
  expect(found('Citigroup Inc. d/b/a Zorblax')).toEqual(['Citigroup']);
  expect(found('Altria (formerly Philip Morris)')[0]).not.toBe('Philip Morris International');
  expect(found('Pfizer aka Merck')).toEqual([]);
});

test('a code is told from the name beside it, and a short name from what follows', () => {
  expect(readCodeBehindName('1810 - Xiaomi')).toEqual(['1810', 'Xiaomi']);
  expect(readCodeBehindName('School of Trade STV')).toEqual(['STV', 'School of Trade']);
  expect(shortAhead('Oxy')).toEqual([]);
});

test('known short names are found, and those of places mean nothing else', () => {
  const named = (name: string): string[] =>
    whole.search(name, { limit: 3, isExact: true }).map(({ entity }) => entity.name);
  expect(['Thames', 'Harvard', 'Yale', 'Rhine'].map((name) => named(name)[0])).toEqual([
    'River Thames',
    'Harvard University',
    'Yale University',
    'Rhine River',
  ]);
  expect(['Jena', 'Mobile', 'Bath', 'Warwick', 'Somme'].flatMap(named)).toEqual([]);
});
