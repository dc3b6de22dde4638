import { NEXT_REPORT_DAYS } from '../../../src/shared/contract/series-staleness';
import type { EntityType } from '../../../src/shared/contract/entity-type';
import type { MemoryGraph } from '../../../src/service/memory/memory-graph';
import type { StoredEntity, StoredSeries } from '../../../src/service/store/stored';

/** Reads facts straight from what the store holds: the truth that answers are measured by, apart from the evaluator. */
export function truthOf(store: MemoryGraph) {
  const byType = (type: EntityType): StoredEntity[] =>
    store
      .byType(type)
      .filter((entity) => entity.type === type)
      .sort((a, b) => b.prominence - a.prominence);
  const value = (entity: StoredEntity, property: string): string | number | undefined => {
    const held = entity.properties.get(property)?.value;
    return typeof held === 'object' ? undefined : held;
  };
  const out = (entity: StoredEntity, type: string): StoredEntity[] =>
    (entity.outgoing.get(type) ?? [])
      .filter(({ validUntil }) => validUntil === undefined)
      .map(({ to }) => to);
  const into = (entity: StoredEntity, type: string): StoredEntity[] =>
    (entity.incoming.get(type) ?? [])
      .filter(({ validUntil }) => validUntil === undefined)
      .map(({ from }) => from);
  const scale = (unit: string): number =>
    /^mil/i.test(unit) ? 1e6 : /^thous/i.test(unit) ? 1e3 : /^bil/i.test(unit) ? 1e9 : 1;
  const series = (entity: StoredEntity, name: string): StoredSeries | undefined =>
    entity.series.find(
      (each) => each.name.toLowerCase().startsWith(name.toLowerCase()) && !each.name.includes('quarterly'),
    );
  const at = (held: StoredSeries | undefined, year: string): number | undefined => {
    const index = held?.dates.findLastIndex((date) => date.startsWith(year)) ?? -1;
    return held === undefined || index < 0 ? undefined : (held.values[index] ?? 0) * scale(held.unit);
  };
  const latest = (held: StoredSeries | undefined): number | undefined => {
    const last = held?.values.at(-1);
    return held === undefined || last === undefined ? undefined : last * scale(held.unit);
  };
  /** Every place around an entity, outwards. */
  const around = (entity: StoredEntity): Set<StoredEntity> => {
    const found = new Set<StoredEntity>();
    const visit = (each: StoredEntity): void => {
      for (const type of ['HAS_HEADQUARTERS_IN', 'IS_LOCATED_IN', 'IS_SUBDIVISION_OF', 'IS_PART_OF'])
        for (const place of out(each, type))
          if (!found.has(place)) {
            found.add(place);
            visit(place);
          }
    };
    visit(entity);
    return found;
  };
  const number = (entity: StoredEntity, property: string): number | undefined => {
    const held = value(entity, property);
    return typeof held === 'number' ? held : undefined;
  };
  /** A property that was published long after the series ends. */
  const laterNumber = (
    entity: StoredEntity,
    name: string,
    held: StoredSeries | undefined,
  ): number | undefined => {
    const [source] = entity.properties.get(name)?.sources ?? [];
    const days = (Date.parse(source?.date ?? '') - Date.parse(held?.dates.at(-1) ?? '')) / 86_400_000;
    return days > NEXT_REPORT_DAYS ? number(entity, name) : undefined;
  };
  const revenue = (entity: StoredEntity): number | undefined =>
    laterNumber(entity, 'revenue', series(entity, 'Revenue')) ??
    latest(series(entity, 'Revenue')) ??
    number(entity, 'revenue');
  const named = (name: string, type: EntityType): StoredEntity => {
    const found = store.byName(name).find((entity) => entity.type === type);
    if (found === undefined) throw new Error(`Expected ${name} in the dataset`);
    return found;
  };
  // Of some companies the seat is held as a text only: `Bloomfield, Connecticut`.
  const isIn = (entity: StoredEntity, place: StoredEntity): boolean =>
    around(entity).has(place) ||
    new RegExp(`, ${place.name}(?:;|$)`).test(String(value(entity, 'headquarters') ?? ''));
  const inPlace = (place: StoredEntity, entities: readonly StoredEntity[]): StoredEntity[] =>
    entities.filter((entity) => isIn(entity, place));
  const ranked = (
    entities: readonly StoredEntity[],
    by: (entity: StoredEntity) => number | undefined,
    sign = -1,
  ): StoredEntity[] =>
    entities
      .filter((entity) => by(entity) !== undefined)
      .sort((a, b) => ((by(a) ?? 0) - (by(b) ?? 0)) * sign);
  /** Of the publications of one measure the one that reaches furthest, the World Bank's before another's. */
  const gdp = (entity: StoredEntity): number | undefined => {
    const held = [
      'Newest GDP (current US dollars, World Bank, July 2026)',
      'GDP (current US dollars)',
      'GDP (current US dollars, CIA World Factbook)',
    ].flatMap((name) => series(entity, name) ?? []);
    const end = (each: StoredSeries): string => each.dates.at(-1) ?? '';
    return latest(
      held.reduce<StoredSeries | undefined>(
        (best, each) => (best && end(best) >= end(each) ? best : each),
        undefined,
      ),
    );
  };
  return {
    ...{ byType, value, out, into, series, at, latest, around, number, revenue, named },
    ...{ isIn, inPlace, ranked, gdp },
  };
}

/** The truth of one store. */
export type Truth = ReturnType<typeof truthOf>;
