import type { EntityType } from '../../../src/shared/contract/entity-type';
import type { MemoryGraph } from '../../../src/service/memory/memory-graph';
import type { StoredEntity, StoredSeries } from '../../../src/service/store/stored';

/** Publications of the GDP in current US dollars, the World Bank's first. */
const GDP = [
  'Newest GDP (current US dollars, World Bank, July 2026)',
  'GDP (current US dollars)',
  'GDP (current US dollars, CIA World Factbook)',
];

/** Reads facts straight from what the store holds: the truth that answers are measured by, apart from the evaluator. */
export function truthOf(store: MemoryGraph) {
  const end = (held: StoredSeries): string => held.dates.at(-1) ?? '';
  return {
    named: (name: string, type: EntityType): StoredEntity => {
      const found = store.byName(name).find((entity) => entity.type === type);
      if (found === undefined) throw new Error(`Expected ${name} in the dataset`);
      return found;
    },
    number: (entity: StoredEntity, property: string): number | undefined => {
      const held = entity.properties.get(property)?.value;
      return typeof held === 'number' ? held : undefined;
    },
    /** Of the publications the one that reaches furthest. */
    gdp: (entity: StoredEntity): number | undefined => {
      const [best] = GDP.flatMap((name) => entity.series.find((each) => each.name === name) ?? []).sort(
        (a, b) => end(b).localeCompare(end(a)),
      );
      const scale = best !== undefined && /^bil/i.test(best.unit) ? 1e9 : 1;
      return best === undefined ? undefined : (best.values.at(-1) ?? Number.NaN) * scale;
    },
  };
}
