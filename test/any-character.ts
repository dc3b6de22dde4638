import { fc } from './fast-check';

/** The code points that are halves of a pair, and no character by themselves. */
const SURROGATES = { from: 0xd800, count: 0x800 };

/**
 * Any character of Unicode, as fast-check's `binary` is. That one makes a table of all million of them to tell whether a
 * character is one of its own, in two seconds for each file that uses it; this one calculates it.
 */
export const anyCharacter: fc.Arbitrary<string> = fc.nat({ max: 0x10ffff - SURROGATES.count }).map(
  (at) => String.fromCodePoint(at < SURROGATES.from ? at : at + SURROGATES.count),
  (character) => placeOf(character),
);

function placeOf(character: unknown): number {
  const code = typeof character === 'string' ? character.codePointAt(0) : undefined;
  if (code === undefined || String.fromCodePoint(code) !== character)
    throw new Error('Expected one character');
  if (code < SURROGATES.from) return code;
  if (code < SURROGATES.from + SURROGATES.count)
    throw new Error('Expected a whole character, got half of one');
  return code - SURROGATES.count;
}
