import type { EntityType } from '../../shared/contract/entity-type';
import type { Operator } from '../query/tree';
import type { Light } from './question-parts';

/** What countries and companies are members of. */
export const GROUPS: ReadonlySet<EntityType> = new Set([
  'Group',
  'IntergovernmentalOrganization',
  'Organization',
]);

/** Parts of the world that hold countries. */
export const WORLD: ReadonlySet<EntityType> = new Set(['Continent', 'CountryRegion']);

/** Types of which an entity is what its series measures. */
export const MEASURES: ReadonlySet<EntityType> = new Set([
  'MacroIndicator',
  'Commodity',
  'ForeignExchangeRate',
]);

/** Types of which each happened on a day. */
export const DATED: ReadonlySet<EntityType> = new Set<EntityType>([
  ...(['CorporateEvent', 'PrivateCompanyFundingRound', 'Law', 'Sanction', 'Event'] as const),
]);

/** What `largest` and `larger` mean for a kind of entity where the question does not say. */
export const SIZE: Partial<Record<EntityType, string>> = {
  Company: 'revenue',
  Country: 'population',
  DependentTerritory: 'population',
  PrivateCompanyFundingRound: 'amount',
  Municipality: 'population',
};

/** Collections that are also fields, so that they can be counted: `the most universities`. */
export const COUNTED = new Set(['companies', 'cities', 'countries', 'states', 'universities']);

/** What an operator denies. */
export const OPPOSITE: Readonly<Record<Operator, Operator>> = {
  '=': '!=',
  '!=': '=',
  '>': '<=',
  '<': '>=',
  '>=': '<',
  '<=': '>',
};
/** Words that put a thing into another. */
export const PREPOSITIONS: ReadonlySet<Light> = new Set([
  'of',
  'in',
  'on',
  'at',
  'from',
  'outside',
  'possessive',
  'for',
  'to',
]);

/** Places that several joined names of widen: `in Texas and Maine` means either. */
export const PLACE_FIELDS = new Set([
  'location',
  'headquarters',
  'registered_in',
  'country',
  'continent',
  'exchange',
  'industry',
]);

/** What relationships lead to, where that tells namesakes apart. */
export const TYPE_OF_EDGE: ReadonlyMap<string, readonly EntityType[]> = new Map<
  string,
  readonly EntityType[]
>([
  ['>USES_CURRENCY', ['Currency']],
  ['>HAS_CURRENCY', ['Currency']],
  ['>HAS_OFFICIAL_LANGUAGE', ['Language']],
  ['>IS_MEMBER_OF', ['Group', 'IntergovernmentalOrganization', 'Organization']],
  ['>LISTED_ON', ['Exchange']],
  ['>HAS_HEADQUARTERS_IN', ['GPE']],
  ['>IS_REGISTERED_IN', ['GPE']],
  ['>OPERATES_IN_INDUSTRY', ['Industry']],
  ['>IS_CEO_OF', ['Organization']],
  ['>IS_BOARD_MEMBER_OF', ['Organization']],
  ['>AUDITS', ['Organization']],
  ['<AUDITS', ['Organization']],
  ['<IS_CEO_OF', ['Person']],
  ['>RECEIVED_AWARD', ['Award']],
  ['>CONCERNS', ['GPE', 'Group', 'Organization', 'IntergovernmentalOrganization', 'MacroIndicator']],
  ['>APPLIES_IN', ['GPE', 'Group', 'Organization', 'IntergovernmentalOrganization']],
  ['>HAS_CAPITAL', ['Municipality', 'GPE']],
  ['<HAS_OFFICIAL_LANGUAGE', ['Country', 'DependentTerritory']],
]);
