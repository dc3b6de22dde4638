import { ENTITY_TYPES } from '../../shared/contract/entity-type';
import type { Collected, Collection, Narrowing } from '../store/collection';
import type { Graph } from '../store/graph';
import { isOfCollection } from '../store/collection-test';
import type { StoredEntity } from '../store/stored';
import { ownValue } from '../../shared/contract/own-value';
import { fieldKey } from './field-key';
import type { Namer } from './namer';

/** What an expression is about: a whole collection, or the entities that bear a name, the likeliest first. */
export type Topic =
  | { kind: 'collection'; collection: Collection }
  | { kind: 'named'; entities: readonly StoredEntity[] };

/** Finds what topics mean. */
export type TopicFinder = {
  /** A collection or the entities of a name; nothing where the topic is neither. */
  find(topic: string): Topic | undefined;
  /** Which entities a collection has; nothing where there is no such collection. */
  collection(topic: string): Collection | undefined;
  /** The most prominent entity of a collection. */
  first(topic: string): StoredEntity | undefined;
  /** Whether an entity is of a collection. */
  isOf(topic: string, entity: StoredEntity): boolean;
  /** What a plan may show of a collection. */
  collected(collection: Collection, narrowing: Narrowing): Collected;
};

const INDEX = { words: ['index', 'indices', 'constituents'], isBegun: false };

/**
 * Collections that are not simply an entity type in the plural. Startups are the companies with a funding round: nothing
 * else in a dataset of facts says what a startup is.
 */
const COLLECTIONS: Readonly<Record<string, Collection>> = {
  entities: { types: ENTITY_TYPES },
  everything: { types: ENTITY_TYPES },
  firms: { types: ['Company'] },
  businesses: { types: ['Company'] },
  corporations: { types: ['Company'] },
  startups: { types: ['Company'], beside: 'PrivateCompanyFundingRound' },
  people: { types: ['Person'] },
  executives: {
    types: ['Person'],
    edges: ['IS_CEO_OF', 'IS_CFO_OF', 'IS_COO_OF', 'IS_CTO_OF', 'IS_OFFICER_OF'],
  },
  ceos: { types: ['Person'], edges: ['IS_CEO_OF'] },
  cfos: { types: ['Person'], edges: ['IS_CFO_OF'] },
  directors: { types: ['Person'], edges: ['IS_BOARD_MEMBER_OF'] },
  nations: { types: ['Country'] },
  territories: { types: ['DependentTerritory'] },
  cities: { types: ['Municipality'] },
  towns: { types: ['Municipality'] },
  states: { types: ['CountrySubdivision'] },
  provinces: { types: ['CountrySubdivision'] },
  subdivisions: { types: ['CountrySubdivision'] },
  regions: { types: ['CountryRegion'] },
  places: { types: ['GPE', 'Location'] },
  universities: { types: ['EducationalInstitution'] },
  schools: { types: ['EducationalInstitution'] },
  sectors: { types: ['Industry'] },
  stock_exchanges: { types: ['Exchange'] },
  markets: { types: ['Exchange'] },
  fx: { types: ['ForeignExchangeRate'] },
  fx_rates: { types: ['ForeignExchangeRate'] },
  exchange_rates: { types: ['ForeignExchangeRate'] },
  currency_pairs: { types: ['ForeignExchangeRate'] },
  indicators: { types: ['MacroIndicator'] },
  funding_rounds: { types: ['PrivateCompanyFundingRound'] },
  funds: {
    types: ['Organization'],
    isStrict: true,
    called: { words: ['fund', 'funds', 'etf'], isBegun: false },
  },
  indices: { types: ['Group', 'Organization'], called: INDEX },
  indexes: { types: ['Group', 'Organization'], called: INDEX },
  acquisitions: {
    types: ['CorporateEvent'],
    called: { words: ['acqui', 'takeover', 'merge'], isBegun: true },
  },
  metrics: { types: ['FinancialMetric'] },
  works: { types: ['WorkOfArt'] },
};

/** The entity types under their names, singular and plural: `currencies`, `Country`, `exchange_rates`. */
const TYPES = new Map(
  ENTITY_TYPES.flatMap((type) => {
    const singular = fieldKey(type);
    const plural = singular.endsWith('y') ? `${singular.slice(0, -1)}ies` : `${singular}s`;
    return [singular, plural].map((key) => [key, { types: [type] }] as const);
  }),
);

/** All of a collection. */
export const EVERYTHING: Narrowing = { conditions: [], orders: [], at: [] };

function collection(topic: string): Collection | undefined {
  const key = fieldKey(topic);
  return ownValue(COLLECTIONS, key) ?? TYPES.get(key);
}

/** Whether a topic is a whole collection, such as `companies`. */
export const isCollection = (topic: string): boolean => collection(topic) !== undefined;

/** Makes the finder of a graph's topics. */
export function createTopicFinder(graph: Graph, namer: Namer): TopicFinder {
  return {
    collection,
    collected: (...asked) => graph.collection(...asked),
    first: (topic) => {
      const found = collection(topic);
      return found && graph.collection(found, { ...EVERYTHING, limit: 1 }).entities[0];
    },
    isOf: (topic, entity) => {
      const found = collection(topic);
      return found !== undefined && isOfCollection(found)(entity);
    },
    find: (topic) => {
      const all = collection(topic);
      if (all !== undefined) return { kind: 'collection', collection: all };
      const entity = graph.byId(topic.trim());
      const entities = entity === undefined ? [...namer(topic)] : [entity];
      return entities.length === 0 ? undefined : { kind: 'named', entities };
    },
  };
}
