import type { EntityType } from '../../shared/contract/entity-type';

/** What rows show beside the name when an expression names no field at all. */
const BY_TYPE: Partial<Record<EntityType, readonly string[]>> = {
  Company: ['ticker', 'industry', 'headquarters', 'ceo', 'revenue', 'employee_count'],
  Person: ['company', 'role'],
  Country: ['capital', 'currency', 'population', 'continent'],
  DependentTerritory: ['capital', 'currency', 'population', 'continent'],
  CountrySubdivision: ['country'],
  Municipality: ['country', 'population'],
  Currency: ['code'],
  Exchange: ['country', 'code'],
  EducationalInstitution: ['country', 'website'],
  ForeignExchangeRate: ['rate'],
  Commodity: ['price'],
  MacroIndicator: ['latest_value'],
  PrivateCompanyFundingRound: ['date', 'amount'],
  CorporateEvent: ['date'],
};

/** The columns of a row about an entity of this type when nothing else was asked for. */
export function defaultColumns(type: EntityType): readonly string[] {
  return BY_TYPE[type] ?? ['description'];
}
