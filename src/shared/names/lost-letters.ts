/** What stands where an export could not write a letter: `Nestl? SA`, `Z��rich`. */
const LOST = /[?\uFFFD]{1,2}/g;

/** Letters that an export in ASCII loses. */
const BEYOND_ASCII = /(?![a-z])\p{Script=Latin}/giu;

/** A letter that no name has, in the place of each. */
const MARK = 'ʘ';

/** Whether letters of a text may have been lost. */
export function hasLostLetters(written: string): boolean {
  return /[?\uFFFD]/.test(written) && /\p{L}/u.test(written);
}

/** A text with a mark for each letter that was lost. */
export function withLostMarked(written: string): string {
  return written.replace(LOST, MARK);
}

/** A name as such a text would have it, each Latin letter outside ASCII marked; undefined for one that could lose none. */
export function asLost(name: string): string | undefined {
  const marked = name.normalize('NFC').replace(BEYOND_ASCII, MARK);
  return marked.includes(MARK) ? marked : undefined;
}

/** How many letters a word with marks has lost, and what it may have been, as `nameText` writes it. */
export function lostIn(word: string): { count: number; pattern: RegExp } {
  const parts = word.split(MARK);
  return { count: parts.length - 1, pattern: new RegExp(`^${parts.join('[a-z]')}$`) };
}
