import type { EntityType } from '../../contract/entity-type';
import type { Extreme } from './quantity-phrase';

/** What `largest` means for a kind of entity where the question does not say. */
const SIZE: Partial<Record<EntityType, string>> = {
  Company: 'revenue',
  Country: 'population',
  DependentTerritory: 'population',
  Municipality: 'population',
};

const NAMED: Readonly<Record<string, Extreme>> = {
  'most populous': { field: 'population', direction: 'DESC' },
  'most populated': { field: 'population', direction: 'DESC' },
  'least populous': { field: 'population', direction: 'ASC' },
  'least populated': { field: 'population', direction: 'ASC' },
  'most profitable': { field: 'net_income', direction: 'DESC' },
  'least profitable': { field: 'net_income', direction: 'ASC' },
  richest: { field: 'gdp', direction: 'DESC' },
  poorest: { field: 'gdp', direction: 'ASC' },
  oldest: { field: 'founded', direction: 'ASC' },
  youngest: { field: 'founded', direction: 'DESC' },
  newest: { field: 'founded', direction: 'DESC' },
};

const LARGE = /^(?:largest|biggest|greatest|top|leading|major|highest|main)$/i;
const SMALL = /^(?:smallest|tiniest|lowest)$/i;

/** The words of a superlative adjective, the longer first. */
export const ADJECTIVES = [
  ...Object.keys(NAMED),
  'largest',
  'biggest',
  'greatest',
  'top',
  'leading',
  'major',
  'smallest',
  'tiniest',
  'lowest',
  'highest',
  'main',
];

/** The order that an adjective asks for among entities of a type; nothing where size means nothing there. */
export function extremeOf(adjective: string, type: EntityType | undefined): Extreme | undefined {
  const named = NAMED[adjective.toLowerCase()];
  if (named !== undefined) return named;
  const field = type === undefined ? undefined : SIZE[type];
  if (field === undefined) return undefined;
  if (LARGE.test(adjective)) return { field, direction: 'DESC' };
  return SMALL.test(adjective) ? { field, direction: 'ASC' } : undefined;
}
