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
  ['Payment Directive', 'Law', 'PSD2'],
);

test.each([
  ['OSC', [], 'no beginning of another name'],
  ['osc', ['Oscar Health'], 'in small letters a beginning'],
  ['Osc', [], 'as a name that was written no beginning'],
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
  ['PSD 2', ['Payment Directive'], 'a number apart from its letters'],
  ['O N', [], 'letters apart'],
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

const named = namesFoundIn(
  ['Toronto', 'Municipality'],
  ['LyondellBasell', 'Company'],
  ['Leaning Tower of Pisa', 'Facility'],
  ['Bocas del Toro', 'CountrySubdivision'],
  ['Appian Way', 'Facility'],
  ['Somalia', 'Country', 'Italian Somaliland'],
  ['Royal Bank of Canada', 'Company'],
  ['Palm Beach Atlantic University', 'EducationalInstitution'],
  ['Brown University', 'EducationalInstitution'],
  ['University of Saint Andrew', 'EducationalInstitution'],
  ['Elena Marchetti', 'Person'],
  ['Carrier Global', 'Company'],
  ['Lululemon Athletica', 'Company'],
  ['Grace University', 'EducationalInstitution'],
  ['Kinder Morgan', 'Company'],
);

test.each([
  ['toron', ['Toronto'], 'what is begun in small letters'],
  ['Toro', [], 'a name is no beginning of a longer word'],
  ['Lyondell', ['LyondellBasell'], 'of one that goes on with a capital it is'],
  ['Kinder', ['Kinder Morgan'], 'a body is told by its first word'],
  ['Pisa', [], 'a place is no thing that is called after it'],
  ['Appian', [], 'a thing is not told by its first word'],
  ['appian', ['Appian Way'], 'in small letters it is begun'],
  ['Somaliland', [], 'the last word of another name'],
  ['Bank of Canada', [], 'a name that lacks the first word'],
  ['Royal Bank', ['Royal Bank of Canada'], 'one that lacks the last'],
  ['Palm', [], 'a school by a part of its name'],
  ['Brown', ['Brown University'], 'a school but for what it is'],
  ['Marchetti', ['Elena Marchetti'], 'a person by the last name'],
  ['Cartier', [], 'a slip in a part of a name'],
  ['Luluemon', ['Lululemon Athletica'], 'a slip in a long word that begins the name of a body'],
  ['Grasse', [], 'a slip in a part of a school’s name'],
])('%s finds %p: %s', (typed, expected) => {
  expect(named(typed)).toEqual(expected);
});
