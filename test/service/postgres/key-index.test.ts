import { fc } from '../../fast-check';

import { KeyIndex } from '../../../src/service/postgres/key-index';

test('tells the number that a key got first, and none for a key that was not told', () => {
  const keys = new KeyIndex();
  const told = new Map<string, number>();
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string(), fc.nat()), { maxLength: 300 }), (pairs) => {
      for (const [key, number] of pairs) {
        keys.add(key, number + 1);
        if (!told.has(key)) told.set(key, number + 1);
      }
      for (const [key, number] of told) expect(keys.numberOf(key)).toBe(number);
    }),
  );
  expect(keys.numberOf('lei:never told')).toBeUndefined();
});

test('tells numbers beyond those of 31 bits', () => {
  const keys = new KeyIndex();
  for (const number of [0x7fff_ffff, 0x8000_0000, 0xffff_ffff]) keys.add(`${number}`, number);
  for (const number of [0x7fff_ffff, 0x8000_0000, 0xffff_ffff])
    expect(keys.numberOf(`${number}`)).toBe(number);
});

test('holds a hundred thousand keys that differ in one digit', () => {
  const keys = new KeyIndex();
  for (let at = 1; at <= 100_000; at += 1) keys.add(`lei:5493${at}`, at);
  for (let at = 1; at <= 100_000; at += 1)
    if (keys.numberOf(`lei:5493${at}`) !== at) throw new Error(`${at}`);
  expect(keys.numberOf('lei:5493100001')).toBeUndefined();
});
