/** A name with what it is worth to a search. */
export type NameWorth = { name: number; score: number };

/** Bytes of a name in a list. */
const BYTES = 16;

/** A name of a row as it stands in a list of names, which a search reads by thousands: its number, the number of its type, its prominence. */
export const packedNames = (row: string): string =>
  `int4send(${row}.name) || int4send(${row}.type) || float8send(${row}.prominence)`;

/** How many names a list holds. */
export const countIn = (list: Buffer): number => list.length / BYTES;

/**
 * What names are worth together by all that finds or raises them, added up by their numbers: a search adds thousands, which
 * would as objects be most of what it leaves behind.
 */
export class NameWorths {
  readonly #isWanted: (type: number) => boolean;
  readonly #mask: number;
  readonly #names: Int32Array;
  readonly #scores: Float64Array;
  readonly #prominences: Float64Array;
  /** Whether a name was found, and is of a type that is wanted. */
  readonly #finds: Uint8Array;
  readonly #used: Int32Array;
  #count = 0;

  /** For so many names at most, of the types that are wanted. */
  constructor(most: number, isWanted: (type: number) => boolean) {
    this.#isWanted = isWanted;
    const places = 2 ** Math.ceil(Math.log2(2 * most + 2));
    this.#mask = places - 1;
    this.#names = new Int32Array(places).fill(-1);
    this.#scores = new Float64Array(places);
    this.#prominences = new Float64Array(places);
    this.#finds = new Uint8Array(places);
    this.#used = new Int32Array(most);
  }

  /** Adds the first names of a list; what only raises finds none. */
  add(
    list: Buffer,
    { worth, finds, most = Infinity }: { worth: number; finds: boolean; most?: number },
  ): void {
    const end = Math.min(countIn(list), most) * BYTES;
    for (let at = 0; at < end; at += BYTES) {
      const name = list.readInt32BE(at);
      let place = (Math.imul(name, 0x9e3779b1) >>> 7) & this.#mask;
      while (this.#names[place] !== name && this.#names[place] !== -1) place = (place + 1) & this.#mask;
      if (this.#names[place] === -1) {
        this.#names[place] = name;
        this.#prominences[place] = list.readDoubleBE(at + 8);
        this.#used[this.#count] = place;
        this.#count += 1;
      }
      this.#scores[place] = (this.#scores[place] ?? 0) + worth;
      if (finds && this.#finds[place] === 0 && this.#isWanted(list.readInt32BE(at + 4)))
        this.#finds[place] = 1;
    }
  }

  /** The best of what was found, the best first. */
  best(most: number): NameWorth[] {
    const found: NameWorth[] = [];
    const least = this.#leastOf(most);
    for (const place of this.#used.subarray(0, this.#count)) {
      const score = this.#scoreAt(place);
      if (this.#finds[place] === 1 && score >= least) found.push({ name: this.#names[place] ?? 0, score });
    }
    return found.sort((a, b) => b.score - a.score || a.name - b.name).slice(0, most);
  }

  /** What the last of so many is worth. */
  #leastOf(most: number): number {
    const scores = new Float64Array(this.#count);
    let found = 0;
    for (const place of this.#used.subarray(0, this.#count))
      if (this.#finds[place] === 1) scores[found++] = this.#scoreAt(place);
    return found <= most ? -Infinity : (scores.subarray(0, found).sort()[found - most] ?? -Infinity);
  }

  #scoreAt(place: number): number {
    return (this.#scores[place] ?? 0) + (this.#prominences[place] ?? 0);
  }
}
