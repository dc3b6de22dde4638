import type { PointDetail, StoredSeries } from '../store/stored';
import { ownValue } from '../../shared/contract/own-value';
import { naturalId } from '../store/natural-id';

/**
 * The texts in which a dataset file holds a series' dates and values, as `generate/pack-points.ts` writes them, and to when
 * and in which other series of its measure there are later figures.
 */
export type PackedPoints = { dates: string; values: string; later?: string | undefined };

const CADENCES: Readonly<Record<string, string>> = {
  a: 'annual',
  q: 'quarterly',
  m: 'monthly',
  w: 'weekly',
  d: 'daily',
  '5y': 'every five years',
};

/** What the series of a measure have in common. */
export type Measure = Pick<StoredSeries, 'type' | 'name' | 'unit' | 'aliases' | 'taxonomy' | 'cadence'>;

/** A series whose points are unpacked when they are first asked for: most of them never are. */
export class PackedSeries implements StoredSeries {
  readonly #packed: PackedPoints;
  #points: { dates: readonly string[]; values: readonly number[] } | undefined;
  readonly #entity: string;
  #id: string | undefined;
  readonly type: string;
  readonly name: string;
  readonly unit: string;
  readonly aliases: readonly string[];
  readonly taxonomy: string;
  readonly cadence: string;
  readonly origin: StoredSeries['origin'];
  readonly detail: StoredSeries['detail'];

  /** The series of the entity of a natural key. Each point stands in an edition of its own, if `daily` gives its address. */
  constructor(
    entity: string,
    {
      measure,
      origin,
      daily,
    }: { measure: Measure; origin: StoredSeries['origin']; daily?: string | undefined },
    packed: PackedPoints,
  ) {
    this.#entity = entity;
    this.type = measure.type;
    this.name = measure.name;
    this.unit = measure.unit;
    this.aliases = measure.aliases;
    this.taxonomy = measure.taxonomy;
    this.cadence = measure.cadence;
    this.origin = origin;
    this.#packed = packed;
    this.detail = daily === undefined ? undefined : (at) => this.#editionOf(this.dates[at] ?? '', daily);
  }

  #editionOf(date: string, daily: string): PointDetail {
    const day = date.replace(/-0?/g, '.');
    return {
      origin: { ...this.origin, published_time: `${date}T00:00:00Z`, url: daily.replace('{day}', day) },
    };
  }

  get id(): string {
    const { type, name, taxonomy, cadence } = this;
    return (this.#id ??= naturalId(['series', this.#entity, type, name, taxonomy, cadence].join('|')));
  }

  get description(): string {
    const { later } = this.#packed;
    return `${this.name}, ${ownValue(CADENCES, this.cadence) ?? this.cadence}, in ${this.unit}, from ${this.origin.name}${later === undefined ? '' : `; there are later figures, to ${later}`}`;
  }

  get pointCount(): number {
    return this.#packed.values.split(' ').filter(Boolean).length;
  }

  get dates(): readonly string[] {
    return (this.#points ??= unpackPoints(this.#packed)).dates;
  }

  get values(): readonly number[] {
    return (this.#points ??= unpackPoints(this.#packed)).values;
  }
}

/** Dates and values of the packed texts: `1992-01-01/3` is every third month from there, an empty place no value; `2021-05-28+7` a day and the one a week after it. */
export function unpackPoints({ dates, values }: PackedPoints): { dates: string[]; values: number[] } {
  const [first = '', months] = dates.split('/');
  const listed = months === undefined ? datesOf(dates) : undefined;
  const points: { dates: string[]; values: number[] } = { dates: [], values: [] };
  values.split(' ').forEach((text, index) => {
    if (text === '') return;
    points.dates.push(listed?.[index] ?? monthsAfter(first, index * Number(months)));
    points.values.push(Number(text));
  });
  return points;
}

/** Listed dates, or the first of them and the days from each to the next. */
function datesOf(dates: string): string[] {
  const [first = '', ...gaps] = dates.split('+');
  if (gaps.length === 0) return dates.split(' ');
  let day = Date.parse(first);
  const after = gaps.map((days) => new Date((day += Number(days) * A_DAY)).toISOString().slice(0, 10));
  return [first, ...after];
}

const A_DAY = 86_400_000;

function monthsAfter(date: string, months: number): string {
  const month = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months;
  const year = String(Math.floor(month / 12)).padStart(4, '0');
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}
