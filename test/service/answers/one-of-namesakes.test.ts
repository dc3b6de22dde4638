import { whole } from '../whole';

type Told = Record<string, unknown>;

const rowsOf = (input: string): Told[] => whole.engine.rows(input).results;
const say = (question: string): string => whole.engine.answer(question).content;

test.each([
  ['Columbus', 'Columbus (City in Ohio, United States)'],
  ['Cambridge', 'Cambridge (City in England, United Kingdom)'],
  ['Wilmington', 'Wilmington (City in Delaware, United States)'],
  ['Washington', 'Washington (Subdivision of United States)'],
])(
  'of several places called %s an expression takes the one that a question takes, and says so',
  (name, which) => {
    const [row] = rowsOf(`companies.headquarters=${name}.count()`);
    expect(row?.['taken_as']).toBe(which);
    const asked = say(`How many companies are headquartered in ${name}?`);
    expect(asked).toContain(`**${String(row?.['count'])}**`);
    expect(asked).toContain(`is read as ${which}`);
    expect(say(`companies.headquarters=${name}.count()`)).toContain(`is read as ${which}`);
    for (const listed of rowsOf(`companies.headquarters=${name}.return(name, taken_as)`))
      expect(listed['taken_as']).toBe(which);
  },
);

test('a place that is told with its state is that one, and no column says which', () => {
  const rows = rowsOf('companies.headquarters=Columbus, Indiana.return(name)');
  expect(rows).toEqual([{ name: 'Cummins' }]);
});

test('of several names in one list each is taken so', () => {
  const names = (input: string): Set<unknown> => new Set(rowsOf(input).map(({ name }) => name));
  const either = names('companies.headquarters=Columbus OR Boston.return(name)');
  expect(names('companies.headquarters=Columbus, Boston.return(name)')).toEqual(either);
  const apart = ['Columbus', 'Boston'].map((city) => names(`companies.headquarters=${city}.return(name)`));
  expect(either).toEqual(new Set(apart.flatMap((each) => [...each])));
});

test('a name of which one place alone leaves anything is none of several', () => {
  expect(rowsOf('companies.headquarters=Georgia.count()')[0]).not.toHaveProperty('taken_as');
});

test.each([
  ['Cambridge.population', 'Cambridge (City in England, United Kingdom)'],
  ['New York.population', 'New York City (City in New York, United States)'],
  ['Georgia.population', 'Georgia (Country in Western Asia)'],
  ['population of Georgia', 'Georgia (Country in Western Asia)'],
])('the row of %s says which bearer of the name it is about', (input, which) => {
  expect(rowsOf(input)[0]?.['taken_as']).toBe(which);
  expect(say(input)).toContain(`is read as ${which}`);
});

test.each(['Apple.revenue', 'Luxembourg.gdp', 'Germany.population', 'New York City.population'])(
  '%s is about one alone',
  (expression) => {
    expect(rowsOf(expression)[0]).not.toHaveProperty('taken_as');
  },
);
