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
  details: (string | undefined)[];
  places: string[];
};

/**
 * Gathers points into runs, so that a series whose points come in order is one row for the database and need not be
 * gathered there; those of several series may come in turns.
 */
export class SeriesRuns {
  readonly #put: (...values: readonly CopyValue[]) => void;
  readonly #open = new Map<string, Run>();
  #points = 0;

  constructor(put: (...values: readonly CopyValue[]) => void) {
    this.#put = put;
  }

  /** Takes the point of a number. */
  add(no: number, of: Of, { date, value, detail, where }: PointRow): void {
    const key = `${of.number ?? ''} ${of.head} ${of.written ?? ''}`;
    let run = this.#open.get(key);
    if (run !== undefined && (run.dates.at(-1) ?? '') >= date) {
      this.#close(run);
      run = undefined;
    }
    if (run === undefined)
      this.#open.set(key, (run = { ...of, no, dates: [], values: [], details: [], places: [] }));
    run.dates.push(date);
    run.values.push(String(value));
    run.details.push(detail === undefined ? undefined : JSON.stringify(detail));
    run.places.push(where);
    if ((this.#points += 1) >= MOST_POINTS) this.flush();
  }

  /** Puts everything that waits. */
  flush(): void {
    for (const run of this.#open.values()) this.#close(run);
    this.#open.clear();
    this.#points = 0;
  }

  #close({ no, number, written, head, dates, values, details, places }: Run): void {
    const isTold = details.some((detail) => detail !== undefined);
    const told = isTold ? `[${details.map((detail) => detail ?? 'null').join(',')}]` : undefined;
    const [place = ''] = places;
    const all = places.every((each) => each === place) ? place : places.join('\n');
    this.#put(no, number, written, head, dates.length, dates.join(' '), values.join(' '), told, all);
  }
}
