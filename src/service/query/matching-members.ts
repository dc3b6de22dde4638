import type { Collection } from '../store/collection';
import type { Graph } from '../store/graph';
import type { StoredEntity } from '../store/stored';
import type { Condition, Placed } from './conditions';
import { rootFact } from './navigate';

/** Gives the entities of a collection that meet conditions of equality; `conditionOf` judges one condition at the times. */
export type MatchingMembers = (
  collection: Collection,
  placed: readonly Placed[],
  then: { at: readonly string[]; conditionOf: (placed: Placed) => Condition },
) => readonly StoredEntity[];

/** How many entities are remembered of all that was asked. */
const MOST_KEPT = 1_000_000;

/** Whether a condition is met by the entity itself, and by few enough to be remembered. */
export const testsMembers = ({ facet, filter: { operator } }: Placed): boolean =>
  facet.length === 0 && operator === '=';

/**
 * Caches which members meet a condition in a complete graph, because question reader, evaluator and missing-data notes check
 * the same condition several times per question.
 */
export function createMatchingMembers(graph: Graph): MatchingMembers {
  const known = new Map<string, readonly StoredEntity[]>();
  let kept = 0;
  const keep = (key: string, entities: readonly StoredEntity[]): void => {
    if (kept + entities.length > MOST_KEPT) {
      known.clear();
      kept = 0;
    }
    known.set(key, entities);
    kept += entities.length;
  };
  return (collection, placed, { at, conditionOf }) => {
    let { entities } = graph.collection(collection, { conditions: [], orders: [], at });
    let key = JSON.stringify([collection, at]);
    for (const one of placed) {
      const { filter, field, isEither } = one;
      key += JSON.stringify([field, filter.operand.text, filter.operand.anyOf, isEither]);
      const before = known.get(key);
      if (before === undefined) {
        const condition = conditionOf(one);
        entities = entities.filter((entity) => condition(rootFact(entity)) !== undefined);
        keep(key, entities);
      } else entities = before;
    }
    return entities;
  };
}
