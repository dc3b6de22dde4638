import { inWords, kindOf } from '../../../src/shared/names/name-kind';

test.each([
  ['company', 'Company Organization EducationalInstitution IntergovernmentalOrganization Exchange Group'],
  [
    'place',
    'GPE Country CountrySubdivision DependentTerritory Municipality Continent CountryRegion Location Facility',
  ],
  ['person', 'Person'],
  ['unknown', 'Entity'],
  ['other', 'Law Robot constructor'],
])('names of a %s are those of %s', (kind, types) => {
  expect(new Set(types.split(' ').map(kindOf))).toEqual(new Set([kind]));
});

test('what is easily mistaken for a company is called by its kind', () => {
  const types = ['Municipality', 'Country', 'CountrySubdivision', 'DependentTerritory', 'Person', 'Company'];
  expect(types.map(inWords)).toEqual([
    'a city',
    'a country',
    'a part of a country',
    'a territory',
    'a person',
    undefined,
  ]);
});
