import { whole } from '../whole';

const answer = (question: string) => whole.engine.answer(question);

test.each([
  'Michigan State University',
  'University of Basel',
  'Georgetown University',
  'World Trade Organization',
  'Deutsche Bank',
  'Southern Company',
  'Kansas City',
  'Jersey City',
  'Northern Territory',
  'Lima Region',
])('%s alone is who is called so, and no class of things', (name) => {
  expect(answer(name).content).toContain(name);
  expect(answer(name).explainability?.at(-1)?.content).toBe(`Evaluated as: ${name}`);
});

test.each([
  ['website of World Trade Organization', 'www.wto.org'],
  ['website of Michigan State University', 'msu.edu'],
  ['Website der World Trade Organization', 'www.wto.org'],
  [
    'members of the World Trade Organization',
    'The embedded dataset has **166** members of the World Trade Organization',
  ],
  ['Which country is Jilin University in?', 'The country of Jilin University is **China**'],
])('%s asks of the one that bears the whole name', (question, said) => {
  expect(answer(question).content).toContain(said);
});

test.each([
  ['Minnesota companies', 'Companies in Minnesota'],
  ['universities in Basel', 'universities in Basel'],
  ['cities in Kansas', 'Cities in Kansas'],
  ['organizations', 'Walmart'],
])('%s is still a class of things', (question, said) => {
  expect(answer(question).content).toContain(said);
});

test('hardly any multi-word name of a company, university or organisation is read as something else', () => {
  const types = ['Company', 'Exchange', 'IntergovernmentalOrganization', 'CountrySubdivision'] as const;
  const all = types.flatMap((type) => whole.store.byType(type)).filter(({ name }) => name.includes(' '));
  const some = all.filter((_, at) => at % 7 === 0);
  expect(some.length).toBeGreaterThan(200);
  const others = some.filter(
    ({ name }) =>
      !`${answer(name).content} ${answer(name).explainability?.at(-1)?.content ?? ''}`.includes(name),
  );
  expect(others.map(({ name }) => name)).toEqual([]);
});
