import type { FieldSpec } from './field-spec';

/** The entities of a kind that an entity leads to. */
export const COLLECTION_FIELDS: readonly FieldSpec[] = [
  {
    name: 'companies',
    label: 'company',
    plural: 'companies',
    also: ['firms', 'businesses', 'corporations', 'portfolio', 'listed_companies'],
    look: [
      '#Company',
      '<OPERATES_IN_INDUSTRY',
      '<LISTED_ON',
      '<IS_MEMBER_OF',
      '<IS_CONSTITUENT_OF',
      '>INVESTED_IN',
      '>IS_CEO_OF',
      '>IS_CFO_OF',
      '>IS_BOARD_MEMBER_OF',
      '>WORKS_AT',
      '>FOUNDED',
      '>AUDITS',
    ],
    everywhere: true,
  },
  {
    name: 'cities',
    label: 'city',
    plural: 'cities',
    also: ['towns', 'municipalities'],
    look: ['#Municipality'],
  },
  {
    name: 'countries',
    label: 'country',
    plural: 'countries',
    also: ['nations', 'users'],
    look: [
      '#Country',
      '<USES_CURRENCY',
      '<HAS_CURRENCY',
      '<HAS_OFFICIAL_LANGUAGE',
      '<IS_MEMBER_OF',
      '>IS_OFFICIAL_LANGUAGE_OF',
    ],
    everywhere: true,
  },
  {
    name: 'states',
    label: 'state or other subdivision',
    plural: 'states and other subdivisions',
    also: ['provinces', 'subdivisions', 'counties'],
    look: ['#CountrySubdivision'],
  },
  {
    name: 'universities',
    label: 'university',
    plural: 'universities',
    also: ['schools', 'colleges'],
    look: ['#EducationalInstitution'],
  },
  { name: 'exchanges_in', label: 'exchange', also: ['stock_exchanges'], look: ['#Exchange'] },
];
