import { whole } from '../whole';

const rowOf = (expression: string): Record<string, unknown> | undefined =>
  whole.engine.rows(expression).results[0];
const nameOf = (expression: string): unknown => rowOf(expression)?.['name'];
const say = (question: string): string => whole.engine.answer(question).content;

test.each([
  ['European Union.members.sum(population)', 'members of the European Union'],
  ['European Union.members.average(gdp)', 'members of the European Union'],
  ['European Union.members.median(gdp)', 'members of the European Union'],
  ['Germany.cities.sum(population)', 'cities of Germany'],
  ['Germany.sum(cities.population)', 'cities of Germany'],
  ['OpenAI.funding_rounds.sum(amount)', 'funding rounds of OpenAI'],
  ['European Union.members.capital.sum(population)', 'capitals of the members of the European Union'],
  [
    'European Union.members.population>10000000.sum(gdp)',
    'members of the European Union with more than 10 million inhabitants',
  ],
  [
    'European Union.members.population>10000000.count()',
    'members of the European Union with more than 10 million inhabitants',
  ],
  [
    'European Union.members.order_by=population DESC.limit=3.sum(gdp)',
    'members of the European Union with the highest population',
  ],
])('%s bears the name of what it is a figure of', (expression, name) => {
  expect(nameOf(expression)).toBe(name);
});

test('a figure of the points of one bears its name, and so does the highest of several', () => {
  expect(nameOf('Japan.average(population_history).at=2010..2020')).toBe('Japan');
  expect(nameOf('European Union.members.maximum(gdp)')).toBe('Germany');
});

test('the sentence of such a figure says what it is one of', () => {
  expect(say('OpenAI.funding_rounds.sum(amount)')).toContain(
    'The total amount of the 2 funding rounds of OpenAI',
  );
  expect(say('European Union.members.maximum(gdp)')).toContain('of 27 members of the European Union.');
  expect(say('European Union.members.sum(population).at=2020, 2021')).toContain(
    'The total population of members of the European Union',
  );
});
