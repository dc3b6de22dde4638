import { fieldKey } from '../query/field-key';
import { unitScale } from '../query/quantity';
import type { PointRow } from '../store/import-part';
import type { CopyValue } from './copy-rows';

/** Series heads that are remembered; further ones are written again, which only costs rows. */
const MOST_HEADS = 20_000;

type Head = PointRow['series'] & { id?: string };

/** The numbers of what rows say of their series; many series say the same. */
export class SeriesHeads {
  readonly #heads = new Map<string, number>();
  readonly #series = new Map<string, number>();
  #last: { series: Head; head: number } | undefined;
  #head = 0;

  /** How many numbers were given. */
  get count(): number {
    return this.#head;
  }

  /** Goes on after numbers that were given, with the series that they are of. */
  goOn(head: number, known: readonly { series: number; own: string }[]): void {
    this.#head = head;
    for (const { series, own } of known) this.#series.set(own, series);
  }

  /** The number of what a row says of its series; what says it first is put as a row. */
  numberOf(series: Head, put: (...values: readonly CopyValue[]) => void): number {
    if (this.#last !== undefined && areSame(this.#last.series, series)) return this.#last.head;
    const key = keyOf(series);
    const head = this.#heads.get(key) ?? this.#note(key, series, put);
    this.#last = { series, head };
    return head;
  }

  #note(key: string, series: Head, put: (...values: readonly CopyValue[]) => void): number {
    if (this.#heads.size >= MOST_HEADS) this.#heads.clear();
    const { id, type, name, description, unit, aliases, taxonomy, cadence, origin } = series;
    const own = [type, name, taxonomy, cadence, id ?? ''].join('|');
    const number = this.#series.get(own) ?? this.#series.size;
    this.#series.set(own, number);
    const head = (this.#head += 1);
    this.#heads.set(key, head);
    const told = [type, name, description, unit, JSON.stringify(aliases), taxonomy, cadence];
    const keys = [...new Set([name, ...aliases].map(fieldKey))];
    const rest = [JSON.stringify(origin), origin.published_time, id, JSON.stringify(keys), unitScale(unit)];
    put(head, number, ...told, ...rest);
    return head;
  }
}

/** Whether two rows say the same of their series, as those that follow each other mostly do. */
function areSame(one: Head, other: Head): boolean {
  if (one === other) return true;
  return (
    TOLD.every((column) => one[column] === other[column]) &&
    PUBLISHED.every((column) => one.origin[column] === other.origin[column]) &&
    one.aliases.length === other.aliases.length &&
    one.aliases.every((alias, at) => alias === other.aliases[at])
  );
}

const TOLD = ['id', 'type', 'name', 'description', 'unit', 'taxonomy', 'cadence'] as const;
const PUBLISHED = ['name', 'published_time', 'source', 'url'] as const;

/** Everything that a row says of its series. */
function keyOf({ id = '', type, name, description, unit, aliases, taxonomy, cadence, origin }: Head): string {
  const published = [origin.name, origin.published_time, origin.source, origin.url];
  return [id, type, name, description, unit, ...aliases, taxonomy, cadence, ...published].join('|');
}
