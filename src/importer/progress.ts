/** Where the time comes from, in milliseconds. */
export type Clock = () => number;

/** A line no more often than this: it is for a person to look at. */
const EVERY_MS = 1_000;

/** The share that must be read before a time left is shown. */
const LEAST_DONE = 0.02;

/** Tells how far an import is: rows, rate, and how long it will take by the bytes that are left. */
export class Progress {
  readonly #clock: Clock;
  readonly #tell: (line: string) => void;
  readonly #total: number;
  readonly #began: number;
  #told: number;
  #rows = 0;
  #bytes = 0;

  constructor(total: number, { clock, tell }: { clock: Clock; tell: (line: string) => void }) {
    this.#total = total;
    this.#clock = clock;
    this.#tell = tell;
    this.#began = clock();
    this.#told = this.#began;
  }

  get rows(): number {
    return this.#rows;
  }

  addBytes(count: number): void {
    this.#bytes += count;
  }

  addRow(): void {
    this.#rows += 1;
    // Rows come by the hundred thousand a second, and to ask the clock costs as much as to count.
    if (this.#rows % 512 === 0) this.#tick();
  }

  #tick(): void {
    const now = this.#clock();
    if (now - this.#told < EVERY_MS) return;
    this.#told = now;
    const done = this.#total === 0 ? 1 : Math.min(1, this.#bytes / this.#total);
    const seconds = (now - this.#began) / 1_000;
    // The first bytes do not show yet how fast the others come.
    const left =
      done >= LEAST_DONE && done < 1 ? `, ${duration((seconds / done) * (1 - done))} left to read` : '';
    const rate = Math.round(this.#rows / seconds).toLocaleString('en-US');
    this.#tell(
      `${this.#rows.toLocaleString('en-US')} rows, ${rate} a second, ${Math.floor(done * 100)} % read${left}`,
    );
  }
}

/** Seconds as a person reads them. */
export function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 90) return `${whole} s`;
  const minutes = Math.round(whole / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
