import type { PointRow } from '../store/import-part';
import type { CopyValue } from './copy-rows';

/** Points that wait for those that follow them; a series that is longer comes in several runs. */
const MOST_POINTS = 20_000;

/** What a point is of: a number where that is known, else as it is written, and what its row says of its series. */
export type Of = { number: number | undefined; written: string | undefined; head: number };

/** Points of one series one after another, oldest first. */
type Run = Of & {
  /** The number of its first point. */
  no: number;
  dates: string[];
  values: string[];
  /** None where no point has any. */
  details: (string | undefined)[];
  /** One where all points come from one place. */
  places: string[];
};

/**
 * Gathers points into runs, so that a series whose points come in order is one row for the database and need not be
 * gathered there; those of several series may come in turns.
 */
export class SeriesRuns {
  readonly #put: (...values: readonly CopyValue[]) => void;
  readonly #open = new Map<string, Run>();
  #last: Run | undefined;
  #points = 0;

  constructor(put: (...values: readonly CopyValue[]) => void) {
    this.#put = put;
  }

  /** Takes the point of a number. */
  add(no: number, of: Of, { date, value, detail, where }: PointRow): void {
    const run = this.#runOf(no, of, date);
    run.dates.push(date);
    run.values.push(String(value));
    const count = run.dates.length;
    if (detail !== undefined && run.details.length === 0)
      run.details = Array.from({ length: count - 1 }, () => undefined);
    if (detail !== undefined || run.details.length > 0)
      run.details.push(detail === undefined ? undefined : JSON.stringify(detail));
    const [place = where] = run.places;
    if (run.places.length === 1 && place !== where)
      run.places = Array.from({ length: count - 1 }, () => place);
    if (run.places.length !== 1 || place !== where) run.places.push(where);
    if ((this.#points += 1) >= MOST_POINTS) this.flush();
  }

  /** Puts everything that waits. */
  flush(): void {
    for (const run of this.#open.values()) this.#close(run);
    this.#open.clear();
    this.#last = undefined;
    this.#points = 0;
  }

  /** The run that a point goes on with; most go on with that of the point before. */
  #runOf(no: number, of: Of, date: string): Run {
    const last = this.#last;
    const open = last !== undefined && areSame(last, of) ? last : this.#open.get(keyOf(of));
    if (open !== undefined && (open.dates.at(-1) ?? '') < date) return (this.#last = open);
    if (open !== undefined) this.#close(open);
    this.#last = { ...of, no, dates: [], values: [], details: [], places: [] };
    this.#open.set(keyOf(of), this.#last);
    return this.#last;
  }

  #close({ no, number, written, head, dates, values, details, places }: Run): void {
    const told = details.length > 0 ? `[${details.map((detail) => detail ?? 'null').join(',')}]` : undefined;
    this.#put(
      no,
      number,
      written,
      head,
      dates.length,
      dates.join(' '),
      values.join(' '),
      told,
      places.join('\n'),
    );
  }
}

const areSame = (one: Of, other: Of): boolean =>
  one.number === other.number && one.head === other.head && one.written === other.written;

const keyOf = ({ number, written, head }: Of): string => `${number ?? ''} ${head} ${written ?? ''}`;
