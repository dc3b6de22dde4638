import { namesFoundIn } from './names-found';

const found = namesFoundIn(
  ['Nuremberg', 'Municipality', 'Nürnberg', 'Norimberga'],
  ['Universität Nürnberg', 'EducationalInstitution'],
  ['Technische Universität Dresden', 'EducationalInstitution'],
  ['Dresden', 'Municipality', 'Drážďany'],
  ['University of Iowa', 'EducationalInstitution'],
  ['Essex University', 'EducationalInstitution'],
  ['Zellweger Mayfields', 'Company'],
  ['Kellermann-Brook', 'Company'],
  ['Velobrandt', 'Company'],
);

test.each([
  ['University of Nuremberg', ['Universität Nürnberg'], 'a city by its name in English'],
  ['Università di Norimberga', ['Universität Nürnberg'], 'a city by its name in Italian'],
  ['Uni Nürnberg', ['Universität Nürnberg'], 'a word for short'],
  ['TU Dresden', ['Technische Universität Dresden'], 'initials'],
  ['TU Drážďany', ['Technische Universität Dresden'], 'initials and another name of the city'],
  ['U of Iowa', ['University of Iowa'], 'a letter'],
  ['TU Nuremberg', [], 'another kind of school'],
  ['Uni Leipzig', [], 'a city of which nothing is known'],
])('%s finds %p: %s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test.each([
  ['Kellermann Brooke', ['Kellermann-Brook'], 'an e behind a word beside others'],
  ['Velo Brindd', [], 'two words that lack too much of one'],
  ['Velo Brandtt', ['Velobrandt'], 'two words that are one with a slip'],
  ['Zellwege Inc.', [], 'a whole name that ends in a word'],
  ['Zellwege', ['Zellweger Mayfields'], 'a name that may not be whole'],
])('%s finds %p: %s', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});
