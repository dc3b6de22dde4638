import { textSums } from '../store/text-sums';

/** Keys at most; references to what lies beyond them are looked up by the database. Two thirds of the places are used. */
const MOST_PLACES = 1 << 22;

const SHARE = 0.65;

/**
 * The numbers of entities by the keys that rows refer to them by, so that most references need not be looked up by their
 * texts afterwards. Of a key only a sum of 64 bits is kept, 12 bytes in all: 50 MB at most, and of two million keys two have
 * the same sum once in nine million imports.
 */
export class KeyIndex {
  #places = 1 << 12;
  #high = new Int32Array(this.#places);
  #low = new Int32Array(this.#places);
  #numbers = new Uint32Array(this.#places);
  #count = 0;
  readonly #most: number;

  /** For so many keys at most. */
  constructor(most = Infinity) {
    this.#most = most;
  }

  /** Keeps the number of a key, and tells whether it surely had none; the first of those that a key gets counts. */
  add(key: string, number: number): boolean {
    const [high, low] = textSums(key);
    return this.#add(high, low, number);
  }

  /** The number of a key; undefined for one that was not told yet, or was too many. */
  numberOf(key: string): number | undefined {
    const [high, low] = textSums(key);
    const number = this.#numbers[this.#placeOf(high, low)];
    return number === 0 ? undefined : number;
  }

  #add(high: number, low: number, number: number): boolean {
    if (this.#count >= this.#most || (this.#count >= this.#places * SHARE && !this.#grow())) return false;
    const place = this.#placeOf(high, low);
    if (this.#numbers[place] !== 0) return false;
    this.#high[place] = high;
    this.#low[place] = low;
    this.#numbers[place] = number;
    this.#count += 1;
    return true;
  }

  /** Where a sum stands, or would. */
  #placeOf(high: number, low: number): number {
    const mask = this.#places - 1;
    let place = (high ^ (low << 7)) & mask;
    while (this.#numbers[place] !== 0 && (this.#high[place] !== high || this.#low[place] !== low))
      place = (place + 1) & mask;
    return place;
  }

  #grow(): boolean {
    if (this.#places >= MOST_PLACES) return false;
    const [highs, lows, numbers] = [this.#high, this.#low, this.#numbers];
    this.#places *= 2;
    this.#high = new Int32Array(this.#places);
    this.#low = new Int32Array(this.#places);
    this.#numbers = new Uint32Array(this.#places);
    this.#count = 0;
    for (const [at, number] of numbers.entries())
      if (number !== 0) this.#add(highs[at] ?? 0, lows[at] ?? 0, number);
    return true;
  }
}
