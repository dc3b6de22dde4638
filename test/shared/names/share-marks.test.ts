import { mayBearShareMarks, namesShareClass, withoutShareMarks } from '../../../src/shared/names/share-marks';

test.each([
  ['universal health services-b', 'universal health services'],
  ['novo nordisk-sp adr', 'novo nordisk'],
  ['novo nordisk-spons gdr', 'novo nordisk'],
  ['novo nordisk-adr', 'novo nordisk'],
  ['novo nordisk-pref', 'novo nordisk'],
  ['novo nordisk-reg', 'novo nordisk'],
  ['novo nordisk-nvdr', 'novo nordisk'],
  ["novo nordisk 'b'", 'novo nordisk'],
  ["novo nordisk 'd'", "novo nordisk 'd'"],
  ['novo nordisk-x', 'novo nordisk-x'],
  ['novo nordisk-b plan', 'novo nordisk-b plan'],
  ['zdr-b', 'zdr-b'],
  ['big company of-b', 'big company of-b'],
  ['novo nordisk-spon adr', 'novo nordisk'],
  ['linde ag in münchen 2', 'linde ag in münchen 2'],
  ['bp dl -,25', 'bp'],
  ['shell eo-,07', 'shell'],
  ['linde plc shs', 'linde plc'],
  ['linde plc usd0.50', 'linde plc'],
  ['linde ag in münchen', 'linde ag'],
  ['linde', 'linde'],
  ['vitamin a b', 'vitamin a b'],
  ['microsoft dl na', 'microsoft'],
  ['linde, plc shs', 'linde, plc'],
  ['lauder co shs', 'lauder co'],
  ['linde plc a5', 'linde plc a5'],
  ['linde plc 5p', 'linde plc 5p'],
  ['linde plc s.h.s.', 'linde plc'],
  ["big company 'b' three", "big company 'b' three"],
  ['linde plc s.hs', 'linde plc'],
  ['x five-b', 'x five-b'],
  ['acme in bonn ag', 'acme in bonn ag'],
])('%j without marks of its shares is %j', (name, expected) => {
  expect(withoutShareMarks(name)).toBe(expected);
});

test.each([
  ['linde', false],
  ['linde plc', false],
  ['linde plc shs', true],
  ['linde plc (s.h.s.)', true],
  ['shs', false],
  ['linde 50', true],
  ['linde ag in münchen', true],
])('%j may bear marks of shares: %j', (name, expected) => {
  expect(mayBearShareMarks(name)).toBe(expected);
});

test('a class of shares in words ends a name', () => {
  const texts = ['Alphabet class C', 'Alphabet CL a', 'Alphabet class D', 'Alphabet class CX', 'Class A'];
  expect(texts.map(namesShareClass)).toEqual([true, true, false, false, false]);
});
