import type { Collection, Path } from '../store/collection';
import type { Graph } from '../store/graph';
import type { Holding } from './conditions';
import type { Fact } from './fact';
import { rootFact, type Subjects } from './navigate';
import type { PathReader } from './read-path';

/** Knows what the entities of collections hold. */
export type Holdings = {
  /** What the most prominent entity that has something at the end of a path holds there. */
  factsOf: (collection: Collection, steps: readonly string[]) => readonly Fact[];
  /** Whether any entity has something at the end of a path. */
  holds: (collection: Collection, steps: readonly string[]) => boolean;
  /** The same of what rows may be about, read at times. */
  of: (subjects: readonly Subjects[], reader: PathReader, at: readonly string[]) => Holding;
};

/** Any value will do. */
const ANY = { operator: '=', operand: { text: '*', anyOf: [['*']] }, isEither: false } as const;

/** How many paths are remembered for a graph that is all there. */
const REMEMBERED = 2000;

/** Makes what knows the holdings of a graph. */
export function createHoldings(graph: Graph, today: PathReader): Holdings {
  const known = new Map<string, readonly Fact[]>();
  const held = (collection: Collection, path: Path) => graph.answers?.held(collection, path);

  const firstFacts = (collection: Collection, { steps, at }: Path, reader: PathReader): readonly Fact[] => {
    const condition = { ...ANY, facet: [], field: steps };
    const { entities } = graph.collection(collection, { conditions: [condition], orders: [], limit: 1, at });
    for (const entity of entities) {
      const facts = reader.follow(rootFact(entity), steps);
      if (facts.length > 0) return facts;
    }
    return [];
  };

  const remembered = (collection: Collection, path: Path, reader: PathReader): readonly Fact[] => {
    const key = `${JSON.stringify(collection)} ${path.steps.join('.')} ${path.at.join()}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const facts = firstFacts(collection, path, reader);
    if (known.size >= REMEMBERED) known.clear();
    known.set(key, facts);
    return facts;
  };

  const factsOf = (collection: Collection, steps: readonly string[]): readonly Fact[] =>
    remembered(collection, { steps, at: [] }, today);

  return {
    factsOf,
    holds: (collection, steps) => {
      const most = held(collection, { steps, at: [] });
      return most === undefined ? factsOf(collection, steps).length > 0 : most > 0;
    },
    of: (subjects, reader, at) => {
      const some =
        (steps: readonly string[], test: (facts: readonly Fact[]) => boolean) =>
        (each: Subjects): boolean =>
          ('facts' in each
            ? each.facts
            : graph.collection(each.collection, { conditions: [], orders: [], at }).entities.map(rootFact)
          ).some((subject) => test(reader.follow(subject, steps)));
      const most = (each: Subjects, steps: readonly string[]) =>
        'facts' in each ? undefined : held(each.collection, { steps, at });
      return {
        holds: (steps) =>
          subjects.some((each) => {
            const count = most(each, steps);
            if (count !== undefined) return count > 0;
            if ('facts' in each) return each.facts.some((fact) => reader.follow(fact, steps).length > 0);
            // What a graph lacks that is not all there may be fetched by then.
            return graph.answers === undefined
              ? remembered(each.collection, { steps, at }, reader).length > 0
              : firstFacts(each.collection, { steps, at }, reader).length > 0;
          }),
        isSingle: (steps) =>
          !subjects.some((each) => {
            const count = most(each, steps);
            return count === undefined ? some(steps, (facts) => facts.length > 1)(each) : count > 1;
          }),
      };
    },
  };
}
