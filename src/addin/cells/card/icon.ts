import { ENTITY_TYPES } from '../../../shared/contract/entity-type';
import type { EntityType } from '../../../shared/contract/entity-type';

/** Excel's own icon names, as text: the enumeration itself exists only inside Excel. */
type Icon = `${Excel.EntityCompactLayoutIcons}`;

const ICONS: Readonly<Record<EntityType, Icon>> = {
  Entity: 'Generic',
  Animal: 'Animal',
  Award: 'Trophy',
  Organization: 'PeopleTeam',
  Company: 'Building',
  EducationalInstitution: 'HatGraduation',
  IntergovernmentalOrganization: 'Globe',
  Person: 'Person',
  Event: 'CalendarLtr',
  GPE: 'Globe',
  Country: 'Flag',
  CountrySubdivision: 'Map',
  DependentTerritory: 'Flag',
  Municipality: 'City',
  Continent: 'Globe',
  Currency: 'Money',
  Industry: 'BuildingFactory',
  FinancialMetric: 'ArrowTrendingLines',
  Group: 'People',
  CorporateEvent: 'CalendarLtr',
  PrivateCompanyFundingRound: 'Savings',
  Facility: 'BuildingFactory',
  Location: 'Location',
  Organism: 'LeafTwo',
  Plant: 'TreeDeciduous',
  Product: 'Box',
  Sanction: 'Gavel',
  WorkOfArt: 'Art',
  Law: 'Gavel',
  Language: 'LocalLanguage',
  Exchange: 'Bank',
  Future: 'ArrowTrendingLines',
  Commodity: 'Cube',
  PositioningMetric: 'ArrowTrendingLines',
  MacroIndicatorPublication: 'News',
  MacroIndicator: 'ArrowTrendingLines',
  ForeignExchangeRate: 'CurrencyDollarEuro',
  CountryRegion: 'Map',
};

/** The icon of an entity type; a plain one for a type that is new to the service. */
export function iconOf(entityType: string): Icon {
  const known = ENTITY_TYPES.find((type) => type === entityType);
  return known === undefined ? 'Generic' : ICONS[known];
}
