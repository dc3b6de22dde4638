import { hash } from 'node:crypto';

/** The namespace of every id, in a build of the dataset and beside it. */
const NAMESPACE = Buffer.from('6f0a5b9e3f4c5d0a9b614b2f7c1d8e35', 'hex');

/** Longer keys have bytes of their own. */
const MOST_LETTERS = 200;

/** The namespace with room for a key, whose letters are of three bytes at most. */
const room = Buffer.concat([NAMESPACE, Buffer.alloc(MOST_LETTERS * 3)]);

/** Digits of the first two bits that RFC 9562 gives a variant, by the two that follow them. */
const VARIANTS = '89ab';

/**
 * The id of a natural key, a UUID of version 5 (RFC 9562 §5.5): the same key gives the same id in every build and on every
 * machine. An import makes one for each row, which a package for them takes three times as long for.
 */
export function naturalId(key: string): string {
  const bytes =
    key.length > MOST_LETTERS
      ? Buffer.concat([NAMESPACE, Buffer.from(key)])
      : room.subarray(0, NAMESPACE.length + room.write(key, NAMESPACE.length));
  const sum = hash('sha1', bytes);
  const variant = VARIANTS.charAt(parseInt(sum.charAt(16), 16) & 3);
  return `${sum.slice(0, 8)}-${sum.slice(8, 12)}-5${sum.slice(13, 16)}-${variant}${sum.slice(17, 20)}-${sum.slice(20, 32)}`;
}
