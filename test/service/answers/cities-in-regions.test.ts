import { whole } from '../whole';

const { engine, store } = whole;

const saidOf = (question: string): string => engine.answer(question).content;

/** The populations of the cities of a name whose description names the region. */
const populationsIn = (city: string, region: string): unknown[] =>
  store.entities
    .filter(
      ({ name, type, description }) =>
        name === city && type === 'Municipality' && description?.includes(region),
    )
    .map(({ properties }) => properties.get('population')?.value);

test.each([
  ['population of Portland, Oregon', 'Portland', 'Oregon'],
  ['Population of Austin, Texas', 'Austin', 'Texas'],
  ['population of Birmingham, Alabama', 'Birmingham', 'Alabama'],
  ['what is the population of Springfield, Massachusetts', 'Springfield', 'Massachusetts'],
  ['population of Munich, Germany', 'Munich', 'Germany'],
  ['population of Birmingham, United Kingdom', 'Birmingham', 'United Kingdom'],
])('%s is of that city alone', (question, city, region) => {
  const [population, ...others] = populationsIn(city, region);
  expect(others).toEqual([]);
  expect(engine.rows(question).results).toEqual([expect.objectContaining({ population })]);
});

test.each([
  'population of Springfield, Illinois',
  'population of Paris, Texas',
  'population of Portland, Maine',
  'population of London, Texas',
  'companies in Hamburg, Ohio',
])('%s is of no city of that name elsewhere', (question) => {
  expect(engine.rows(question).results).toEqual([]);
  expect(saidOf(question)).toMatch(/^This is not in the embedded dataset/);
});

test('several cities stand beside each other, each with its region', () => {
  const { results } = engine.rows('population of Houston, Texas and Dallas, Texas');
  expect(results.map(({ name }) => name)).toEqual(['Houston', 'Dallas']);
});

test('a list of places stays one', () => {
  const names = (question: string) => engine.rows(question).results.map(({ name }) => name);
  expect(names('population of Berlin, Hamburg and Munich')).toEqual(['Berlin', 'Hamburg', 'Munich']);
  expect(names('GDP of Singapore, Germany and France')).toEqual(['Singapore', 'Germany', 'France']);
  expect(names('companies in New York, Texas and California').length).toBeGreaterThan(
    names('companies in Texas').length,
  );
});

test('companies in a city and its state are those in the city', () => {
  const { results } = engine.rows('companies in Austin, Texas');
  expect(results.length).toBeGreaterThan(0);
  expect(results.length).toBeLessThan(engine.rows('companies in Texas').results.length);
});

test.each([
  ['population of Austin, TX', 'Austin', 931830],
  ['population of Portland, OR', 'Portland', 632309],
  ['population of Toronto, ON', 'Toronto', 2600000],
  ['population of London, ON', 'London', 346765],
])('the code of a state behind a city says which is meant: %s', (question, name, population) => {
  expect(whole.engine.rows(question).results).toMatchObject([{ name, population }]);
});

test.each(['population of Portland, ME', 'population of Paris, TX', 'population of Paris, Berlin, GE'])(
  'a city that is not held in that state is no other, and its code no word: %s',
  (question) => {
    expect(whole.engine.rows(question).results).toHaveLength(0);
  },
);
