import type { PointRow } from '../../store/import-part';
import { naturalId } from '../../store/natural-id';
import type { SeriesPart } from '../../store/store-parts';
import type { PointDetail } from '../../store/stored';

type Point = { value: number; detail: PointDetail | undefined };

/** The rows of one series: what the newest of them says of it, and its points by day. */
type Gathered = { entity: string; told: PointRow['series']; points: Map<string, Point> };

/** Gathers points into series, oldest first; the newest source of a series is its origin. */
export class GatheredSeries {
  readonly #byKey = new Map<string, Gathered>();

  /**
   * Takes a point of an entity. Of two of one day the one that was published last counts; where nothing is known of
   * them but their series, a second one is a problem, which is given back.
   */
  add(entity: string, { series, date, value, detail, where }: PointRow): string | undefined {
    const key = seriesKey(entity, series);
    const gathered = this.#byKey.get(key) ?? { entity, told: series, points: new Map<string, Point>() };
    this.#byKey.set(key, gathered);
    const known = gathered.points.get(date);
    if (known !== undefined && (detail === undefined || known.detail === undefined))
      return `${where}: Expected each \`date\` once, got "${date}" again`;
    if (series.origin.published_time > gathered.told.origin.published_time) gathered.told = series;
    if (known === undefined || publishedOf({ value, detail }) >= publishedOf(known))
      gathered.points.set(date, { value, detail });
    return undefined;
  }

  /** How many points there are. */
  get pointCount(): number {
    return [...this.#byKey.values()].reduce((sum, { points }) => sum + points.size, 0);
  }

  /** Whether points of a series of this name came. */
  has(entity: string, series: PointRow['series']): boolean {
    return this.#byKey.has(seriesKey(entity, series));
  }

  series(): SeriesPart[] {
    return [...this.#byKey].map(([key, gathered]) => seriesOf(key, gathered));
  }
}

function seriesKey(entity: string, { type, name, taxonomy, cadence }: PointRow['series']): string {
  return [entity, type, name, taxonomy, cadence].join('|');
}

function publishedOf({ detail }: Point): string {
  return detail?.origin.published_time ?? '';
}

function seriesOf(key: string, { entity, told, points }: Gathered): SeriesPart {
  const days = [...points].sort(([a], [b]) => (a < b ? -1 : 1));
  const details = days.map(([, { detail }]) => detail);
  return {
    entity,
    series: {
      ...told,
      id: naturalId(`own-series|${key}`),
      pointCount: days.length,
      dates: days.map(([date]) => date),
      values: days.map(([, { value }]) => value),
      ...(details.some((detail) => detail !== undefined) ? { detail: (at: number) => details[at] } : {}),
    },
  };
}
