import { whole } from '../whole';

const rowsOf = (expression: string): Record<string, unknown>[] => whole.engine.rows(expression).results;
const namesOf = (expression: string): string[] => rowsOf(expression).map(({ name }) => String(name));
const say = (question: string): string => whole.engine.answer(question).content;

const LOSSES = 'companies.net_income<0';

test.each(['2021, 2022', '2021..2022', '2021 OR 2022'])(
  'what met a bound at %s is named once where its name alone is asked for',
  (times) => {
    const names = namesOf(`${LOSSES}.at=${times}.return(name)`);
    const dated = namesOf(`${LOSSES}.at=${times}.return(name,net_income)`);
    expect(names.length).toBeGreaterThan(20);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(names)).toEqual(new Set(dated));
  },
);

test('an id says as little of a time as a name does', () => {
  const ids = rowsOf(`${LOSSES}.at=2021, 2022.return(id)`);
  expect(ids).toHaveLength(namesOf(`${LOSSES}.at=2021, 2022.return(name)`).length);
});

test('what is so at several times is listed and not denied', () => {
  const told = say(`${LOSSES}.at=2021, 2022.return(name)`);
  expect(told).toContain('in each of 2021 and 2022');
  expect(told).toContain('Boeing');
});

test('a figure that is not held at any of several times is still none', () => {
  expect(rowsOf('Apple.at=1921, 1922.return(name,revenue)')).toEqual([]);
});
