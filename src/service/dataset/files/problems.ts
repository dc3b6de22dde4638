/** As many problems are kept as a person may read; a file of nothing else must not fill the memory. */
const KEPT = 1_000;

/** What could not be read, as `file:line: reason`: the first are kept, all are counted. */
export class Problems {
  readonly #kept: string[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** The first problems, without a word of those that were not kept. */
  get kept(): readonly string[] {
    return this.#kept;
  }

  /** The first problems, and how many there are beyond them. */
  get told(): readonly string[] {
    const further = this.#count - this.#kept.length;
    if (further === 0) return this.#kept;
    const counted = `Expected rows that can be read, got ${further.toLocaleString('en-US')} further problems, which are not listed`;
    return [...this.#kept, counted];
  }

  add(problem: string): void {
    this.#count += 1;
    if (this.#kept.length < KEPT) this.#kept.push(problem);
  }
}
