/** What each key stands for, as numbers: most keys stand for one, which needs no list. */
export class Places {
  readonly #held = new Map<string, number | number[]>();

  /** Adds a place, once even where it comes again before another does. */
  add(key: string, place: number): void {
    const held = this.#held.get(key);
    if (held === undefined) this.#held.set(key, place);
    else if (typeof held === 'number') {
      if (held !== place) this.#held.set(key, [held, place]);
    } else if (held.at(-1) !== place) held.push(place);
  }

  of(key: string): readonly number[] {
    const held = this.#held.get(key);
    return held === undefined ? NONE : typeof held === 'number' ? [held] : held;
  }

  keys(): Iterable<string> {
    return this.#held.keys();
  }
}

const NONE: readonly number[] = [];
