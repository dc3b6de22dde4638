/** Problems that are named; all are counted. */
const MOST_NAMED = 1000;

type Kept = { count: number; named: readonly string[] };

/** What went wrong in an import: the first problems by name, and how many there are. */
export class ImportProblems {
  readonly named: string[];
  #count: number;

  constructor({ count, named }: Kept = { count: 0, named: [] }) {
    this.#count = count;
    this.named = [...named];
  }

  /** What another goes on from. */
  get kept(): Kept {
    return { count: this.#count, named: this.named };
  }

  get count(): number {
    return this.#count;
  }

  /** How many may still be named. */
  get room(): number {
    return MOST_NAMED - this.named.length;
  }

  add(problem: string): void {
    this.#count += 1;
    if (this.room > 0) this.named.push(problem);
  }

  /** Adds what was counted in the database, with the first of them. */
  addAll(count: number, first: readonly string[]): void {
    this.#count += count;
    this.named.push(...first.slice(0, this.room));
  }
}
