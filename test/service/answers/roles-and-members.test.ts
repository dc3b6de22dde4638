import { whole } from '../whole';

const { engine, store } = whole;
const names = (question: string): unknown[] => engine.rows(question).results.map((row) => row['name']);

/** Who was a member of a union and is none any more. */
const gone = (union: string): string[] => {
  const [entity] = store.byName(union).filter(({ incoming }) => incoming.has('IS_MEMBER_OF'));
  const edges = entity?.incoming.get('IS_MEMBER_OF') ?? [];
  const still = new Set(edges.filter((edge) => edge.validUntil === undefined).map(({ from }) => from));
  return edges.filter(({ from }) => !still.has(from)).map(({ from }) => from.name);
};

test.each([
  ['Which countries left OPEC?', 'OPEC'],
  ['who left OPEC', 'OPEC'],
  ['countries that have left the EU', 'European Union'],
  ['Welche Länder haben die OPEC verlassen?', 'OPEC'],
])('those are told that were members: %s', (question, union) => {
  expect(gone(union).length).toBeGreaterThan(0);
  expect(new Set(names(question))).toEqual(new Set(gone(union)));
});

test.each([
  ['Which countries left OPEC after 2018?', 4],
  ['who left OPEC in 2019', 1],
  ['Which countries left the EU in 2010?', 0],
])('of a time those that left then: %s', (question, count) => {
  expect(names(question)).toHaveLength(count);
});

test.each([
  ['When did Qatar leave OPEC?', '1 January 2019'],
  ['former members of OPEC', 'Qatar'],
  ['chief accounting officer at salesforce', 'Sundeep Reddy'],
  ['who is the chief accounting officer of Nvidia', 'Donald Robertson'],
  ['controller of Alphabet', 'Amie Thuener'],
])('offices and days that the dataset holds are reached: %s', (question, words) => {
  expect(engine.answer(question).content).toContain(words);
});

test.each([
  'chief accounting officer of Apple',
  'When did Germany leave the EU?',
  'chief happiness officer of Nvidia',
])('what is not held is refused: %s', (question) => {
  expect(engine.rows(question).results).toHaveLength(0);
});

/** The month of a day, of a year of weeks that of a week before it: `2026-01-03` closes December. */
const monthOf = (held: string): string => {
  const day = /^\d{4}-\d\d-\d\d/.exec(held)?.[0];
  if (day === undefined) return held.split(' ')[0] ?? '';
  const before = new Date(Date.parse(day) - 7 * 86_400_000);
  return before.toLocaleString('en-US', { month: 'long', timeZone: 'UTC' });
};

/** Companies by the month in which their year ends. */
const endingIn = (month: string): unknown[] =>
  engine
    .rows('companies.return(name, fiscal_year_end)')
    .results.filter((row) => monthOf(String(row['fiscal_year_end'])) === month)
    .map((row) => row['name']);

test.each([
  ['companies with fiscal year end in June', 'June'],
  ['companies whose fiscal year ends in September', 'September'],
  ['Which companies close their books in May?', 'May'],
  ['companies with a January fiscal year end', 'January'],
  ['Unternehmen mit Geschäftsjahresende im Juni', 'June'],
  ['Unternehmen, deren Geschäftsjahr im September endet', 'September'],
])('companies are told by the month in which their year ends: %s', (question, month) => {
  expect(endingIn(month).length).toBeGreaterThan(3);
  expect(new Set(names(question))).toEqual(new Set(endingIn(month)));
});

test('the year that ended in a month stays a time', () => {
  expect(engine.answer('fiscal year ending June 2023 revenue of Microsoft').content).toContain(
    '30 June 2023',
  );
});
