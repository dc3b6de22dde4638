import type { FieldSpec } from './field-spec';

/** Where an entity lies and what it belongs to. */
export const LOCATION_FIELDS: readonly FieldSpec[] = [
  {
    name: 'location',
    label: 'location',
    also: ['located_in', 'place', 'place_of_headquarters', 'where'],
    look: [
      '>HAS_HEADQUARTERS_IN',
      '>IS_LOCATED_IN',
      '>IS_SUBDIVISION_OF',
      '>IS_PART_OF',
      'headquarters',
      'headquarters_address',
      'location',
    ],
    contains: true,
  },
  {
    name: 'country',
    label: 'country',
    plural: 'countries',
    also: ['nation'],
    look: ['@Country', '@DependentTerritory', 'country'],
  },
  {
    name: 'state',
    label: 'state',
    also: ['subdivision', 'province', 'county', 'department'],
    look: ['@CountrySubdivision', 'state'],
  },
  {
    name: 'city',
    label: 'city',
    plural: 'cities',
    also: ['town', 'municipality'],
    look: ['@Municipality', 'city'],
  },
  {
    name: 'region',
    label: 'region',
    also: ['subregion', 'world_region'],
    look: ['@CountryRegion', '@Continent', 'region'],
  },
  { name: 'continent', label: 'continent', also: [], look: ['@Continent', 'continent'] },
  {
    name: 'member_of',
    label: 'membership',
    also: ['memberships', 'membership', 'member', 'belongs_to'],
    look: ['>IS_MEMBER_OF'],
  },
  {
    name: 'former_members',
    label: 'former member',
    also: ['past_members', 'ex_members'],
    look: ['<IS_MEMBER_OF!'],
  },
  {
    name: 'former_member_of',
    label: 'former membership',
    also: ['former_memberships', 'past_memberships'],
    look: ['>IS_MEMBER_OF!'],
  },
  {
    name: 'members',
    label: 'member',
    also: ['member_states', 'member_countries', 'constituents', 'components'],
    look: ['<IS_MEMBER_OF'],
  },
];
