import { ENTITY_TYPES, type EntityType } from '../../contract/entity-type';
import type { Store, StoredEntity } from '../store/stored';
import { fieldKey } from './field-key';
import type { Namer } from './namer';
import { ownValue } from '../../contract/own-value';

/** What an expression is about: a whole collection, or the entities that bear a name, the likeliest first. */
export type Topic =
  | { kind: 'collection'; entities: readonly StoredEntity[] }
  | { kind: 'named'; entities: readonly StoredEntity[] };

/** Finds what topics mean. */
export type TopicFinder = {
  /** A collection or the entities of a name; nothing where the topic is neither. */
  find(topic: string): Topic | undefined;
  /** The entities of a collection, the most prominent first; nothing where there is no such collection. */
  collection(topic: string): readonly StoredEntity[] | undefined;
};

type Collection = { types: readonly EntityType[]; only?: (entity: StoredEntity) => boolean };

const hasEdge =
  (...types: string[]) =>
  (entity: StoredEntity): boolean =>
    types.some((type) => entity.outgoing.has(type) || entity.incoming.has(type));

const isCalled =
  (pattern: RegExp) =>
  ({ name, description }: StoredEntity): boolean =>
    pattern.test(name) || pattern.test(description ?? '');

const raisedPrivately = (entity: StoredEntity): boolean =>
  [...entity.outgoing.values(), ...entity.incoming.values()].some((edges) =>
    edges.some(({ from, to }) => [from, to].some(({ type }) => type === 'PrivateCompanyFundingRound')),
  );

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
  startups: { types: ['Company'], only: raisedPrivately },
  people: { types: ['Person'] },
  executives: {
    types: ['Person'],
    only: hasEdge('IS_CEO_OF', 'IS_CFO_OF', 'IS_COO_OF', 'IS_CTO_OF', 'IS_OFFICER_OF'),
  },
  ceos: { types: ['Person'], only: hasEdge('IS_CEO_OF') },
  cfos: { types: ['Person'], only: hasEdge('IS_CFO_OF') },
  directors: { types: ['Person'], only: hasEdge('IS_BOARD_MEMBER_OF') },
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
    only: (entity) => entity.type === 'Organization' && isCalled(/\b(fund|funds|etf)\b/i)(entity),
  },
  indices: { types: ['Group', 'Organization'], only: isCalled(/\b(index|indices|constituents)\b/i) },
  indexes: { types: ['Group', 'Organization'], only: isCalled(/\b(index|indices|constituents)\b/i) },
  acquisitions: { types: ['CorporateEvent'], only: isCalled(/\b(acqui|takeover|merge)/i) },
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

const byProminence = (a: StoredEntity, b: StoredEntity): number => b.prominence - a.prominence;

/** Makes the finder of a store's topics; a collection is gathered once, the most prominent first. */
export function createTopicFinder(store: Store, namer: Namer): TopicFinder {
  const gathered = new Map<string, readonly StoredEntity[]>();
  const gather = (key: string, { types, only }: Collection): readonly StoredEntity[] => {
    const known = gathered.get(key);
    if (known !== undefined) return known;
    const all = [...new Set(types.flatMap((type) => store.byType(type)))];
    const entities = (only === undefined ? all : all.filter(only)).sort(byProminence);
    gathered.set(key, entities);
    return entities;
  };
  const collection = (topic: string): readonly StoredEntity[] | undefined => {
    const key = fieldKey(topic);
    const found = ownValue(COLLECTIONS, key) ?? TYPES.get(key);
    return found === undefined ? undefined : gather(key, found);
  };
  return {
    collection,
    find: (topic) => {
      const all = collection(topic);
      if (all !== undefined) return { kind: 'collection', entities: all };
      const entity = store.byId(topic.trim());
      const entities = entity === undefined ? [...namer(topic)] : [entity];
      return entities.length === 0 ? undefined : { kind: 'named', entities };
    },
  };
}
