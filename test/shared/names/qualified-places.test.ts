import { isOfKind, liesIn, parseQualifiedPlace } from '../../../src/shared/names/qualified-places';

test.each([
  ['Birmingham (UK)', { name: 'Birmingham', place: 'UK' }],
  ['Perth, Western Australia', { name: 'Perth', place: 'Western Australia' }],
  ['Winnipeg, Manitoba, Canada', { name: 'Winnipeg', place: 'Manitoba, Canada' }],
  ['San José CRI', { name: 'San José', place: 'CRI' }],
  ['China, P.R.: Hong Kong', { name: 'Hong Kong', place: 'China, P.R.' }],
  ['China: Mainland', { name: 'China', place: 'Mainland' }],
  [' Birmingham (UK) ', { name: 'Birmingham', place: 'UK' }],
  [' China: Hong Kong ', { name: 'Hong Kong', place: 'China' }],
  ['China: Hong Kong (old)', { name: 'China: Hong Kong', place: 'old' }],
  ['(Old) Birmingham (UK)', undefined],
  ['Birmingham (UK) Airport', undefined],
  ['Far (East) China: Hong Kong', undefined],
  ['Birmingham', undefined],
  ['Birmingham uk', undefined],
])('%s is read as %p', (typed, expected) => {
  expect(parseQualifiedPlace(typed)).toEqual(expected);
});

test.each([
  ['City in Germany', 'Germany', true],
  ['City in Germany', 'DE', true],
  ['Subdivision of Germany', 'Germany', true],
  ['City in England, United Kingdom', 'England', true],
  ['City in England, United Kingdom', 'England, UK', true],
  ['City in England, United Kingdom', 'Great Britain', true],
  ['City in Ohio, United States', 'U.S.', true],
  ['City in Ohio, United States', 'USA', true],
  ['City in Ohio, United States', 'Iowa', false],
  ['City in Ohio, United States', 'OH', true],
  ['City in California, United States', 'CA', true],
  ['City in Ontario, Canada', 'CA', true],
  ['City in Ohio, United States', 'OK', false],
  ['City in Iowa, United States', 'IA', true],
  ['City in Texas, United States', 'TX', true],
  ['City in New York, United States', 'NY', true],
  ['City in British Columbia, Canada', 'BC', true],
  ['City in Xus, Canada', 'XUS', true],
  ['City in Usx, Canada', 'USX', true],
  ['City in ', '', false],
  ['City in Ohio, United States', 'Ohio, Canada', false],
  ['City in Western Australia, Australia', 'Western', false],
  ['US listed company with headquarters in Dallas, Texas', 'Texas', false],
  ['', 'Germany', false],
])('what is described as %j lies in %s: %p', (description, place, expected) => {
  expect(liesIn(description, place)).toBe(expected);
});

test('what a name is may be told beside it', () => {
  expect([isOfKind('Country', 'country'), isOfKind('CountrySubdivision', 'Country')]).toEqual([true, false]);
});

test.each([
  ['Country', 'Mainland', true],
  ['DependentTerritory', 'SAR', true],
  ['CountrySubdivision', 'state', true],
  ['CountrySubdivision', 'province', true],
  ['Municipality', 'city', true],
  ['Municipality', 'Town', true],
  ['Country', 'town', false],
])('a %s is a %s: %j', (type, told, expected) => {
  expect(isOfKind(type, told)).toBe(expected);
});

test.each([
  ['City in United Arab Emirates', 'UAE', true],
  ['City in United States', 'USA', true],
  ['City in United Kingdom', 'Great Britain', true],
  ['City in United Kingdom', 'Britain', true],
  ['City', 'UAE', false],
])('%s lies in %s: %j', (description, place, expected) => {
  expect(liesIn(description, place)).toBe(expected);
});
