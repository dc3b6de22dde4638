import { whole } from '../whole';

const { engine } = whole;

const said = (input: string): string => engine.answer(input).content;

test.each([
  ['Apple.return()', 'At character 7, “return()”', 1],
  ['Apple.return(ceo(name))', 'At character 7, “ceo(name)”', 1],
  ['companies.location=Texas.limit=abc', 'At character 26, “limit=abc”', 'some'],
  ['companies.location=Texas.return(name', 'At character 26, “return(name”', 'some'],
  ['countries.languages=German and French', 'At character 21, “and”', 'some'],
  ['cities.location=Spain or France', 'At character 17, “or”', 'some'],
  ['Apple.revenu', '“revenu” is read as “revenue”', 1],
  ['Apple.return(name, fanciness)', '“fanciness”: no entity has such a field', 1],
])('the slip in %s is met, and its place is named', (input, note, rows) => {
  expect(said(input)).toContain(note);
  const { length } = engine.rows(input).results;
  if (rows === 'some') expect(length).toBeGreaterThan(0);
  else expect(length).toBe(rows);
});

test('a field that nothing has is refused, though others of the row are known', () => {
  const rows = engine.rows('companies.return(name, revenu, revenue).limit=2').results;
  expect(rows.map((row) => Object.keys(row))).toEqual([['error']]);
  expect(said('companies.return(name, revenu).limit=2')).toContain(
    '“revenu”: no entity has such a field; the nearest is “revenue”',
  );
});

test.each([
  ['populaton of Peru', '“populaton” is read as “population”.', 'Peru'],
  ['hedquarters of Starbuks', '“hedquarters” is read as “headquarters”.', 'Seattle'],
  ['Wich EU country has the fewest inhabitants?', '“Wich” is read as “which”.', 'Malta'],
])('a word of a question with a slip is read and said: %s', (question, note, answer) => {
  expect(said(question)).toContain(note);
  expect(said(question)).toContain(answer);
});

test.each([
  ['Who is the mayor of Berlin?', '“mayor”'],
  ['radio of Apple', '“radio”'],
])('a word that exists beside those of the tables is no slip of them: %s', (question, word) => {
  expect(said(question)).toMatch(/^This is not in the embedded dataset/);
  expect(said(question)).toContain(word);
});

test('what stands beside a question of a whole collection is not left aside, since it may say which part is meant', () => {
  expect(said("I'm looking at airlines. Which company has the highest revenue?")).toMatch(
    /^This is not in the embedded dataset/,
  );
});
