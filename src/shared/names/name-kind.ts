/** What a name may be a name of; a property of one kind is seldom one of another. */
export type NameKind = 'company' | 'place' | 'person' | 'other' | 'unknown';

const KINDS: ReadonlyMap<string, NameKind> = new Map([
  ...[
    'Company',
    'Organization',
    'EducationalInstitution',
    'IntergovernmentalOrganization',
    'Exchange',
    'Group',
  ].map((type) => [type, 'company'] as const),
  ...[
    ...[
      'GPE',
      'Country',
      'CountrySubdivision',
      'DependentTerritory',
      'Municipality',
      'Continent',
      'CountryRegion',
    ],
    ...['Location', 'Facility'],
  ].map((type) => [type, 'place'] as const),
  ['Person', 'person'],
  ['Entity', 'unknown'],
]);

/** What an entity of a type is; a type that a service adds is something else, and `Entity` may be anything. */
export function kindOf(entityType: string): NameKind {
  return KINDS.get(entityType) ?? 'other';
}

/** Each has its word in every language of the messages. */
type Called = 'a city' | 'a country' | 'a part of a country' | 'a territory' | 'a person';

const CALLED: ReadonlyMap<string, Called> = new Map<string, Called>([
  ['Municipality', 'a city'],
  ['Country', 'a country'],
  ['CountrySubdivision', 'a part of a country'],
  ['DependentTerritory', 'a territory'],
  ['Person', 'a person'],
]);

/** What an entity of a type is in words, for those that are easily mistaken for companies; undefined for others. */
export function inWords(entityType: string): Called | undefined {
  return CALLED.get(entityType);
}
