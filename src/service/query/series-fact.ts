import type { EntityType } from '../../shared/contract/entity-type';
import type { StoredEntity, StoredSeries } from '../store/stored';
import { seriesSource, sourcedLater, type Fact, type FactValue } from './fact';
import { fieldKey } from './field-key';
import { round, unitScale } from './quantity';

/** The series of a name, by its own name or an alias; `*` is whichever the entity has that reaches furthest. */
export function findSeries(entity: StoredEntity, name: string): StoredSeries | undefined {
  if (name === '*') return newestFirst(entity)[0];
  const { series } = entity;
  if (series.length === 0) return undefined;
  const known = found.get(series) ?? new Map<string, StoredSeries | undefined>();
  const before = known.get(name);
  if (before !== undefined || known.has(name)) return before;
  const key = seriesKey(name);
  const own =
    series.find((each) => seriesKey(each.name) === key) ??
    series.find((each) => each.aliases.some((alias) => seriesKey(alias) === key));
  found.set(series, known.set(name, own));
  return own;
}

/** What was found among the series of an entity: of each company of a list the same few are looked for again. */
const found = new WeakMap<readonly StoredSeries[], Map<string, StoredSeries | undefined>>();

/** Types whose series are each of another measure, so that none of them is *the* price or value. */
const MANY_MEASURES: ReadonlySet<EntityType> = new Set<EntityType>(['Company', 'Country']);

/** The series of an entity that has one measure, that which reaches furthest first. */
export function newestFirst({ type, series }: StoredEntity): StoredSeries[] {
  if (MANY_MEASURES.has(type)) return [];
  return [...series].sort((a, b) => lastDate(b).localeCompare(lastDate(a)));
}

/** Whether the points of a line by month are each of one day, and none of a whole month. */
export const isOfDays = ({ cadence, dates }: Pick<StoredSeries, 'cadence' | 'dates'>): boolean =>
  cadence === 'm' && [dates[0], dates.at(-1)].some((date) => date?.endsWith('-01') === false);

/** Whether they are mostly of a month's first day, which says little of the month; its last fixing is one that people ask for. */
export const isOfFirstDays = (series: StoredSeries): boolean =>
  isOfDays(series) && series.dates.filter((date) => date.endsWith('-01')).length * 2 > series.dates.length;

function lastDate({ dates }: StoredSeries): string {
  return dates.at(-1) ?? '';
}

const keys = new Map<string, string>();

/** Caches keys of series names, because each entity needs them and there are few. */
function seriesKey(name: string): string {
  const known = keys.get(name);
  if (known !== undefined) return known;
  const key = fieldKey(name);
  if (keys.size < 10_000) keys.set(name, key);
  return key;
}

/** The fact of the last point of a series. */
export function latest(subject: StoredEntity, series: StoredSeries | undefined, field: string): Fact[] {
  return series === undefined ? [] : pointFact(subject, { series, at: series.dates.length - 1, field });
}

/** The fact of one point of a series; nothing where it has no such point. */
export function pointFact(
  subject: StoredEntity,
  { series, at, field }: { series: StoredSeries; at: number; field: string },
): Fact[] {
  const [date, number] = [series.dates[at], series.values[at]];
  if (date === undefined || number === undefined) return [];
  const value: FactValue = { kind: 'point', number: round(number * unitScale(series.unit)), date, series };
  return [sourcedLater({ subject, field, value }, () => [seriesSource(series, at)])];
}
