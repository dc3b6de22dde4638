import type { Evaluator } from '../query/evaluate';
import { entitiesOf, type Fact } from '../query/fact';
import { fieldSpec } from '../query/field-table';
import type { EntitySearch } from '../search/entity-search';
import type { Graph } from '../store/graph';
import type { StoredEntity } from '../store/stored';
import { typeAndAncestors } from '../store/subtypes';
import type { SetPart } from './parts';

/** What the stages ask the store. */
export type Knowledge = {
  graph: Graph;
  evaluator: Evaluator;
  search: EntitySearch;
  /** What an entity holds at the end of a path, today. */
  factsAt: (entity: StoredEntity, path: readonly string[]) => readonly Fact[];
  /** Whether a field of a set is known: of a named entity itself, of a collection one member's. */
  holds: (set: SetPart, path: readonly string[]) => boolean;
  /** Whether others of its type hold what a named entity does not. */
  mayHold: (set: SetPart, path: readonly string[]) => boolean;
  /** Whether a path leads to entities, so that fields of those may follow. */
  leadsToEntities: (set: SetPart, path: readonly string[]) => boolean;
  /** The types of what a path leads to. */
  typesAt: (set: SetPart, path: readonly string[]) => ReadonlySet<string>;
};

/** Makes what one reading knows; nothing is kept beyond it, since a remote graph may lack what it has not fetched. */
export function createKnowledge(graph: Graph, evaluator: Evaluator, search: EntitySearch): Knowledge {
  const { reader, topics, holds: anyHolds, factsOf } = evaluator;
  const known = new Map<StoredEntity, Map<string, readonly Fact[]>>();
  const factsAt = (entity: StoredEntity, path: readonly string[]): readonly Fact[] => {
    const byPath = known.get(entity) ?? new Map<string, readonly Fact[]>();
    known.set(entity, byPath);
    const key = path.join('.');
    const before = byPath.get(key);
    if (before !== undefined) return before;
    const facts = reader.read(entity, reader.steps(path));
    byPath.set(key, facts);
    return facts;
  };
  const samples = (set: SetPart, path: readonly string[]): readonly Fact[] => {
    if (set.names === undefined) {
      const collection = topics.collection(set.topic ?? '');
      return collection === undefined ? [] : factsOf(collection, reader.steps(path));
    }
    for (const entity of set.names.flatMap(({ bearers }) => bearers.slice(0, 3))) {
      const facts = factsAt(entity, path);
      if (facts.length > 0) return facts;
    }
    return [];
  };
  return {
    graph,
    evaluator,
    search,
    factsAt,
    holds: (set, path) => {
      if (set.names !== undefined)
        return set.names.every(({ bearers }) => bearers.some((entity) => factsAt(entity, path).length > 0));
      const collection = topics.collection(set.topic ?? '');
      return collection !== undefined && anyHolds(collection, reader.steps(path.slice(0, 1)));
    },
    mayHold: ({ names }, path) =>
      names !== undefined &&
      names.every(({ bearers }) =>
        bearers.some(({ type }) => anyHolds({ types: [type] }, reader.steps(path.slice(0, 1)))),
      ),
    leadsToEntities: (set, path) => {
      const facts = samples(set, path);
      return facts.length > 0
        ? facts.every(({ value }) => value.kind === 'entity')
        : fieldSpec(path.at(-1) ?? '')?.look.some((place) => /^[<>#@]/.test(place)) === true;
    },
    typesAt: (set, path) =>
      new Set(entitiesOf(samples(set, path)).flatMap(({ type }) => typeAndAncestors(type))),
  };
}
