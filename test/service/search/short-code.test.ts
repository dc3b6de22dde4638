import { namesFoundIn } from './names-found';

const found = namesFoundIn(
  ['Oscar Health', 'Company'],
  ['Oslo', 'Municipality'],
  ['RWTH Aachen', 'EducationalInstitution'],
  ['Rice University', 'EducationalInstitution'],
  ['Stowe Mountain', 'Location'],
  ['Acme National Bank', 'Company', 'ANBK'],
  ['Sucre', 'CountrySubdivision', 'EC-F'],
  ['Ontario', 'CountrySubdivision', 'CA-ON'],
  ['Taoyuan', 'CountrySubdivision', 'TW-TAO'],
  ['KwaZulu-Natal', 'CountrySubdivision', 'ZA-KZN'],
  ['Falkland Islands', 'DependentTerritory', 'FK'],
  ['Andorra', 'Country', 'AND', 'AD'],
  ['The Alamo', 'Event'],
  ['Tunnel Rocks', 'Location'],
  ['Funnel', 'Company'],
  ['Dollar General', 'Company'],
  ['General Electric', 'Company'],
  ['Union Acceptance Corp Form 10-K', 'CorporateEvent'],
);

test.each([
  ['OSC', [], 'no beginning of another name'],
  ['osc', ['Oscar Health'], 'in small letters a beginning'],
  ['Osc', ['Oscar Health'], 'as a word a beginning'],
  ['OSCAR', ['Oscar Health'], 'a longer word'],
  ['OSLO', ['Oslo'], 'a whole name'],
  ['RWTH', ['RWTH Aachen'], 'in capitals in the name'],
  ['RICE', ['Rice University'], 'the first word of a name'],
  ['BANK', [], 'a later word that is none in capitals'],
  ['bank', ['Acme National Bank'], 'a later word'],
  ['ANBK', ['Acme National Bank'], 'an alias'],
  ['ANB', [], 'no beginning of an alias'],
  ['anb', ['Acme National Bank'], 'the beginning of an alias'],
])('%s finds %p: %s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test.each([
  ['EC-F', ['Sucre'], 'a code as it is written'],
  ['ECF', [], 'its letters alone'],
  ['ON', ['Ontario'], 'a part of a country whose people say so'],
  ['KZN', ['KwaZulu-Natal'], 'the capitals of the name'],
  ['TAO', [], 'a part of another country'],
  ['the FK', ['Falkland Islands'], 'a code with an article'],
  ['A&B', [], 'a sign that reads as the code of something'],
])('%s finds %p: %s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test.each([
  ['Los Alamoss', [], 'a slip without a word that was typed'],
  ['Tunel', [], 'a slip of a part of what is no body'],
  ['Tunel Rocks', ['Tunnel Rocks'], 'a slip beside another word'],
  ['Funel', ['Funnel'], 'a slip of all'],
  ['general el', ['General Electric'], 'a word that is not yet whole'],
  ['Union Fork', [], 'a slip of few letters in a name of many more words'],
])('%s finds %p: %s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});
