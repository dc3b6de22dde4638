import { ENTITY_TYPES } from '../../shared/contract/entity-type';
import type { EntityType } from '../../shared/contract/entity-type';

/**
 * The type directly above each type. The interface names the types but not their order; this one follows what live
 * services do with a filter (Organization finds companies and exchanges, GPE finds countries and their regions).
 */
const PARENT: Readonly<Record<Exclude<EntityType, 'Entity'>, EntityType>> = {
  Animal: 'Organism',
  Award: 'Entity',
  Organization: 'Entity',
  Company: 'Organization',
  EducationalInstitution: 'Organization',
  IntergovernmentalOrganization: 'Organization',
  Person: 'Entity',
  Event: 'Entity',
  GPE: 'Location',
  Country: 'GPE',
  CountrySubdivision: 'GPE',
  DependentTerritory: 'GPE',
  Municipality: 'GPE',
  Continent: 'Location',
  Currency: 'Entity',
  Industry: 'Entity',
  FinancialMetric: 'Entity',
  Group: 'Entity',
  CorporateEvent: 'Event',
  PrivateCompanyFundingRound: 'CorporateEvent',
  Facility: 'Location',
  Location: 'Entity',
  Organism: 'Entity',
  Plant: 'Organism',
  Product: 'Entity',
  Sanction: 'Entity',
  WorkOfArt: 'Entity',
  Law: 'Entity',
  Language: 'Entity',
  Exchange: 'Organization',
  Future: 'Entity',
  Commodity: 'Entity',
  PositioningMetric: 'Entity',
  MacroIndicatorPublication: 'Entity',
  MacroIndicator: 'Entity',
  ForeignExchangeRate: 'Entity',
  CountryRegion: 'GPE',
};

/** The type and every type above it, the nearest first: a company is also an organization and an entity. */
export function typeAndAncestors(type: EntityType): readonly EntityType[] {
  return type === 'Entity' ? [type] : [type, ...typeAndAncestors(PARENT[type])];
}

/** The type and every type below it, as a filter by the type means them. */
export function typeAndSubtypes(type: EntityType): readonly EntityType[] {
  return ENTITY_TYPES.filter((each) => typeAndAncestors(each).includes(type));
}
