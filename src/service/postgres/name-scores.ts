import { isMarked, mayHold, TYPE_SHIFT, type Marks } from './word-marks';

/** A name with what it is worth to a search, what it is worth at most with the words that it may hold, and its type. */
export type NameScore = { name: number; score: number; atMost: number; type: number };

/** What a list of names does for a search. */
export type ListWorth = {
  worth: number;
  /** Names of it that count. @default all */
  most?: number;
};

/** Words that raise what was found, by their marks. */
export type Raise = { marks: Marks; worth: number };

/** Bytes of a name in a list, and where its parts stand in them. */
export const BYTES = 20;
const [PROMINENCE, HIGH, LOW] = [4, 12, 16];

/** A name as it stands in a list. */
export type Listed = { name: number; prominence: number; type: number; marks: Marks };

const room = Buffer.alloc(BYTES);

/**
 * A name as it stands in a list, which a search reads by thousands: its number, its prominence, its type and the marks of its
 * words. The bytes are those of the next one too.
 */
export function packed({ name, prominence, type, marks }: Listed): Uint8Array {
  room.writeInt32BE(name);
  room.writeDoubleBE(prominence, PROMINENCE);
  room.writeInt32BE(marks.high | (type << TYPE_SHIFT), HIGH);
  room.writeInt32BE(marks.low, LOW);
  return room;
}

/** Bytes of a prominence before a name by which lists are put in order. */
export const ORDER_BYTES = 8;

const ordered = Buffer.alloc(ORDER_BYTES + BYTES);

/** A name after its prominence, by whose bytes the most prominent stands first; the bytes are those of the next one too. */
export function packedInOrder(name: Uint8Array, prominence: number): Uint8Array {
  // Numbers from 0 upwards are ordered as their bytes are.
  ordered.writeDoubleBE(prominence);
  for (let at = 0; at < ORDER_BYTES; at += 1) ordered[at] = ~(ordered[at] ?? 0);
  ordered.set(name, ORDER_BYTES);
  return ordered;
}

/** The same of a row whose words are not known. */
export const packedKey = (row: string): string =>
  `int4send(${row}.name) || float8send(${row}.prominence) || int4send(${row}.type << ${TYPE_SHIFT}) || int4send(0)`;

/** How many names a list holds. */
export const countIn = (list: Buffer): number => list.length / BYTES;

/**
 * What names are worth together by all that finds them, added up by their numbers: a search adds thousands, which would as
 * objects be most of what it leaves behind.
 */
export class NameScores {
  readonly #isWanted: (type: number) => boolean;
  readonly #mask: number;
  readonly #names: Int32Array;
  readonly #scores: Float64Array;
  readonly #highs: Int32Array;
  readonly #lows: Int32Array;
  readonly #used: Int32Array;
  #count = 0;

  /** For so many names at most, of the types that are wanted. */
  constructor(most: number, isWanted: (type: number) => boolean) {
    this.#isWanted = isWanted;
    // The next power of two.
    const places = 1 << (32 - Math.clz32(2 * most + 1));
    this.#mask = places - 1;
    this.#names = new Int32Array(places).fill(-1);
    this.#scores = new Float64Array(places);
    this.#highs = new Int32Array(places);
    this.#lows = new Int32Array(places);
    this.#used = new Int32Array(most);
  }

  /** Adds the first names of a list. */
  add(list: Buffer, { worth, most = Infinity }: ListWorth): void {
    const end = Math.min(countIn(list), most) * BYTES;
    for (let at = 0; at < end; at += BYTES) {
      const high = list.readInt32BE(at + HIGH);
      if (!this.#isWanted(high >>> TYPE_SHIFT)) continue;
      const place = this.#placeOf(list.readInt32BE(at), list.readDoubleBE(at + PROMINENCE));
      this.#scores[place] = (this.#scores[place] ?? 0) + worth;
      this.#highs[place] = high | (this.#highs[place] ?? 0);
      this.#lows[place] = list.readInt32BE(at + LOW) | (this.#lows[place] ?? 0);
    }
  }

  /** The best of what was found, were every word held that may be; with what they are worth without. */
  best(most: number, raises: readonly Raise[] = []): NameScore[] {
    const ranks = new Float64Array(this.#count);
    for (let at = 0; at < this.#count; at += 1) ranks[at] = this.#rankAt(this.#used[at] ?? 0, raises);
    const least = this.#count <= most ? -Infinity : largest(ranks.slice(), most);
    const found: (NameScore & { rank: number })[] = [];
    const all = raises.reduce((sum, { worth }) => sum + worth, 0);
    for (let at = 0; at < this.#count; at += 1) {
      const rank = ranks[at] ?? 0;
      if (rank < least) continue;
      const place = this.#used[at] ?? 0;
      const score = this.#scores[place] ?? 0;
      const high = this.#highs[place] ?? 0;
      const atMost = this.#isMarked(place) ? rank : score + all;
      found.push({ name: this.#names[place] ?? 0, score, rank, atMost, type: high >>> TYPE_SHIFT });
    }
    return found.sort((a, b) => b.rank - a.rank || a.name - b.name).slice(0, most);
  }

  /** Whether anything is known of the words of a name: one that only its key found may hold any. */
  #isMarked(place: number): boolean {
    return isMarked({ high: this.#highs[place] ?? 0, low: this.#lows[place] ?? 0 });
  }

  #rankAt(place: number, raises: readonly Raise[]): number {
    let rank = this.#scores[place] ?? 0;
    if (raises.length === 0) return rank;
    const own = { high: this.#highs[place] ?? 0, low: this.#lows[place] ?? 0 };
    for (const { marks, worth } of raises) if (mayHold(own, marks)) rank += worth;
    return rank;
  }

  /** Where a name stands; one that comes first is worth its prominence. */
  #placeOf(name: number, prominence: number): number {
    let place = (Math.imul(name, 0x9e3779b1) >>> 7) & this.#mask;
    while (this.#names[place] !== name && this.#names[place] !== -1) place = (place + 1) & this.#mask;
    if (this.#names[place] === name) return place;
    this.#names[place] = name;
    this.#scores[place] = prominence;
    this.#used[this.#count] = place;
    this.#count += 1;
    return place;
  }
}

/** The so manieth largest of some numbers, which come to stand in another order: to sort all of them takes many times as long. */
function largest(numbers: Float64Array, nth: number): number {
  const wanted = numbers.length - nth;
  const at = (place: number): number => numbers[place] ?? 0;
  for (let low = 0, high = numbers.length - 1; low < high;) {
    const middle = at((low + high) >> 1);
    let [from, to] = [low, high];
    while (from <= to) {
      while (at(from) < middle) from += 1;
      while (at(to) > middle) to -= 1;
      if (from > to) break;
      [numbers[from], numbers[to]] = [at(to), at(from)];
      from += 1;
      to -= 1;
    }
    if (wanted > to && wanted < from) break;
    if (wanted <= to) high = to;
    else low = from;
  }
  return at(wanted);
}
