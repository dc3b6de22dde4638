import type { MemoryGraph } from '../../../src/service/memory/memory-graph';
import { columnReader } from '../../../src/service/query/column';
import { conditionOf } from '../../../src/service/query/conditions';
import { createEvaluator, type Evaluator } from '../../../src/service/query/evaluate';
import type { Fact } from '../../../src/service/query/fact';
import { rootFact } from '../../../src/service/query/navigate';
import { inOrder } from '../../../src/service/query/order';
import { sizeOf, summarise } from '../../../src/service/query/summarise';
import { createEntitySearch } from '../../../src/service/search/entity-search';
import type { Collection, Narrowing } from '../../../src/service/store/collection';
import type { Fetcher, Head, Lookups, Name } from '../../../src/service/store/fetcher';
import type { NameForm } from '../../../src/service/store/names';
import type { StoredEntity } from '../../../src/service/store/stored';

/** How much a fetcher compiles: nothing but types, or all that a reading asks. */
export type Skill = 'types' | 'everything';

/** What was fetched: of each round the kinds with how much was asked of them. */
export type Log = { rounds: Map<string, number>[] };

const headOf = ({ id, name, type, description, aliases, furtherNames, prominence }: StoredEntity): Head => ({
  id,
  name,
  type,
  description,
  aliases,
  furtherNames,
  prominence,
});

const nameOf = ({ entity, name, text, core, isAlias }: NameForm): Name => ({
  ...{ entity: headOf(entity), name, text, core, isAlias },
});

type Find = { [K in keyof Lookups]: (asked: Lookups[K]['asked']) => Lookups[K]['found'] };

/** A database made of a graph in memory: it gives what it is asked for and nothing else. */
export function memoryFetcher(graph: MemoryGraph, skill: Skill): { fetcher: Fetcher; log: Log } {
  const log: Log = { rounds: [] };
  const find = findIn(graph, createEvaluator(graph, createEntitySearch(graph)), skill);
  let open: Map<string, number> | undefined;
  const fetcher: Fetcher = {
    catalogue: graph.catalogue,
    dictionary: graph.names.dictionary,
    fetch: async (kind, asked) => {
      // All kinds of a round are asked for before any is answered.
      if (open === undefined) log.rounds.push((open = new Map<string, number>()));
      open.set(kind, asked.length);
      await new Promise(setImmediate);
      open = undefined;
      return asked.map(find[kind]);
    },
  };
  return { fetcher, log };
}

function findIn(graph: MemoryGraph, evaluator: Evaluator, skill: Skill): Find {
  const { names } = graph;
  const heads = (entities: readonly StoredEntity[]): Head[] => entities.map(headOf);
  const entityOf = (id: string): StoredEntity => {
    const entity = graph.byId(id);
    if (entity === undefined) throw new Error(`Expected an id that was given, got ${id}`);
    return entity;
  };
  const isSkilled = skill === 'everything';
  return {
    groups: () => undefined,
    entity: (id) => {
      const entity = graph.byId(id);
      return entity && headOf(entity);
    },
    named: (name) => heads(graph.byName(name)),
    properties: (id) => {
      const properties = [...(graph.byId(id)?.properties ?? [])];
      const own = new Set(['id', 'name', 'aliases', 'description']);
      return {
        sources: properties.find(([name]) => name === 'name')?.[1].sources ?? [],
        properties: properties.filter(([name]) => !own.has(name)),
      };
    },
    edgeTypes: (id) => {
      const entity = graph.byId(id);
      return {
        outgoing: [...(entity?.outgoing.keys() ?? [])],
        incoming: [...(entity?.incoming.keys() ?? [])],
      };
    },
    edges: ({ id, direction, type, part: { offset, limit } }) => {
      const edges = graph.byId(id)?.[direction].get(type) ?? [];
      return edges
        .slice(offset, limit === undefined ? undefined : offset + limit)
        .map(({ id: own, from, to, ...edge }) => ({
          ...{ ...edge, id: own, other: headOf(direction === 'outgoing' ? to : from) },
        }));
    },
    series: (id) =>
      (graph.byId(id)?.series ?? []).map(
        ({ id: own, type, name, description, unit, aliases, taxonomy, cadence, origin, pointCount }) => ({
          ...{ id: own, type, name, description, unit, aliases, taxonomy, cadence, origin, pointCount },
        }),
      ),
    points: ({ id, series }) => {
      const found = entityOf(id).series.find((each) => each.id === series);
      if (found === undefined) throw new Error(`Expected a series of ${id}, got ${series}`);
      const { dates, values } = found;
      return { dates, values, ...(found.detail && { detail: (at: number) => found.detail?.(at) }) };
    },
    collection: ({ collection, narrowing }) => {
      if (!isSkilled || narrowing.within !== undefined)
        return { entities: heads(graph.collection(collection).entities), isExact: false };
      return { entities: heads(narrowed(graph, evaluator, collection, narrowing).entities), isExact: true };
    },
    count: ({ collection, narrowing }) => narrowed(graph, evaluator, collection, narrowing).total,
    held: ({ collection, path: { steps, at } }) => {
      if (!isSkilled) return undefined;
      const reader = evaluator.reader.at(at, false);
      const counts = graph
        .collection(collection)
        .entities.map((entity) => reader.follow(rootFact(entity), steps).length);
      return counts.some((count) => count > 1) ? 2 : counts.some((count) => count > 0) ? 1 : 0;
    },
    sum: ({ collection, narrowing, summing }) => {
      if (!isSkilled) return undefined;
      const { entities, total } = narrowed(graph, evaluator, collection, narrowing);
      const read = columnReader(evaluator.reader.at(narrowing.at, narrowing.at.length > 0));
      const found = matching(evaluator, entities, narrowing);
      const summarised = summarise(found, { ...summing }, { read, common: asTheyStand });
      if (summarised.refusal !== undefined) return undefined;
      const { count, fact } = summarised;
      const isExtreme = summing.summary === 'minimum' || summing.summary === 'maximum';
      const bearing = found.filter((each) =>
        read(each, summing.path).some((one) => sizeOf(one) !== undefined),
      );
      const number =
        fact?.value.kind === 'number' || fact?.value.kind === 'point' ? fact.value.number : undefined;
      return {
        ...{ total, count },
        ...(isExtreme || number === undefined || summing.summary === 'count' ? {} : { number }),
        rows: heads(entities.slice(0, 20)),
        bearing:
          summing.summary === 'count'
            ? []
            : isExtreme
              ? heads(fact === undefined ? [] : [fact.subject])
              : bearing
                  .slice(0, 100)
                  .flatMap(({ subject: { value } }) =>
                    value.kind === 'entity' ? [headOf(value.entity)] : [],
                  ),
      };
    },
    exact: (key) => names.exact(key).map(nameOf),
    candidates: (sought) => names.candidates(sought).map(nameOf),
    further: (key) =>
      names.further(key).map(({ entity, ...found }) => ({ ...found, entity: headOf(entity) })),
    registered: (key) => heads(names.registered(key)),
    ticker: (key) => heads(names.ticker(key)),
    asked: ({ key, tag }) => heads(names.asked(key, tag)),
    begins: ({ key, tag }) => names.begins(key, tag),
  };
}

function matching({ reader, means }: Evaluator, entities: readonly StoredEntity[], narrowing: Narrowing) {
  const then = reader.at(narrowing.at, false);
  const condition = conditionOf(
    narrowing.conditions.map(({ facet, field, operator, operand, isEither }) => ({
      ...{ facet, field, isEither },
      filter: { path: [], operator, operand: { ...operand, commas: false } },
    })),
    { reader: then, means: { ...means, reader: then } },
  );
  return entities.flatMap((entity) => {
    const subject = rootFact(entity);
    const matched = condition(subject);
    return matched === undefined ? [] : [{ subject, matched }];
  });
}

/** A database compares figures of several currencies as they stand. */
const asTheyStand = (fact: Fact): Fact => fact;

/** Exactly what a narrowing shows. */
function narrowed(
  graph: MemoryGraph,
  evaluator: Evaluator,
  collection: Collection,
  narrowing: Narrowing,
): { entities: StoredEntity[]; total: number } {
  const { at, orders, limit, offset = 0 } = narrowing;
  const found = matching(evaluator, graph.collection(collection).entities, narrowing);
  const read = columnReader(evaluator.reader.at(at, at.length > 0));
  const ordered = inOrder(
    found,
    { orders, ...(limit === undefined ? {} : { limit }) },
    { read, common: asTheyStand },
  );
  const shown = ordered.slice(offset, limit === undefined ? undefined : offset + limit);
  return {
    entities: shown.flatMap(({ subject: { value } }) => (value.kind === 'entity' ? [value.entity] : [])),
    total: ordered.length,
  };
}
