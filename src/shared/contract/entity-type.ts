import * as v from 'valibot';

/** The 38 entity types of the interface, in the document's order (§2.1). */
export const ENTITY_TYPES = [
  'Entity',
  'Animal',
  'Award',
  'Organization',
  'Company',
  'EducationalInstitution',
  'IntergovernmentalOrganization',
  'Person',
  'Event',
  'GPE',
  'Country',
  'CountrySubdivision',
  'DependentTerritory',
  'Municipality',
  'Continent',
  'Currency',
  'Industry',
  'FinancialMetric',
  'Group',
  'CorporateEvent',
  'PrivateCompanyFundingRound',
  'Facility',
  'Location',
  'Organism',
  'Plant',
  'Product',
  'Sanction',
  'WorkOfArt',
  'Law',
  'Language',
  'Exchange',
  'Future',
  'Commodity',
  'PositioningMetric',
  'MacroIndicatorPublication',
  'MacroIndicator',
  'ForeignExchangeRate',
  'CountryRegion',
] as const;

/** One of the 38 entity types (§2.1). */
export type EntityType = (typeof ENTITY_TYPES)[number];

/** What a service may be asked with: exactly one of the 38 types. */
export const entityTypeSchema = v.picklist(ENTITY_TYPES);

/**
 * What a service may answer with: any text, so that a type added to the service later never breaks a workbook.
 */
export const answeredEntityTypeSchema = v.string();
