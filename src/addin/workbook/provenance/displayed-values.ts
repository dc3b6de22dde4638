/** What a history may divide amounts by. */
const SCALES = [1, 1e3, 1e6, 1e9];

/** Values that cells show: of a spill as many as a series has points, which are looked for among them. */
export class ShownValues {
  private readonly all: ReadonlySet<unknown>;
  private readonly numbers: Float64Array;

  constructor(shown: readonly unknown[]) {
    this.all = new Set(shown);
    const numbers = shown.flatMap((one) => (typeof one === 'number' ? SCALES.map((by) => one * by) : []));
    this.numbers = Float64Array.from(numbers).sort();
  }

  has(value: unknown): boolean {
    return this.all.has(value);
  }

  /** Whether a number is shown, perhaps in thousands, millions or billions. */
  hasNumber(value: unknown): boolean {
    if (typeof value !== 'number') return false;
    const near = Math.abs(value) * 1e-12;
    let [from, to] = [0, this.numbers.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((this.numbers[middle] ?? 0) < value - near) from = middle + 1;
      else to = middle;
    }
    return (this.numbers[from] ?? Number.NaN) <= value + near;
  }
}
