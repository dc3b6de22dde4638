import { whole } from '../whole';

const { engine } = whole;
const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');
const names = (question: string): string[] =>
  engine
    .rows(question)
    .results.map(({ name }) => String(name))
    .sort();

/** The figure of a year of each of a kind. */
const heldOf = (kind: string, field: string, year: string): ReadonlyMap<string, number> =>
  new Map(
    engine
      .rows(`${kind}.${field}.at=${year}`)
      .results.flatMap((row) => (typeof row[field] === 'number' ? [[String(row['name']), row[field]]] : [])),
  );

/** Those of a kind whose figure moved as `isSo` says from one year to another. */
function moved(
  kind: string,
  field: string,
  { from, to, isSo }: { from: string; to: string; isSo: (before: number, after: number) => boolean },
): string[] {
  const before = heldOf(kind, field, from);
  return [...heldOf(kind, field, to)]
    .filter(([name, after]) => before.has(name) && isSo(before.get(name) ?? 0, after))
    .map(([name]) => name)
    .sort();
}

const BANKS = 'companies.industry=Banking';
const fell = (before: number, after: number): boolean => after < before;
const rose = (before: number, after: number): boolean => after > before;

test.each([
  ['Banks whose net income fell in 2023', 'net_income', fell],
  ['banks with declining net income in 2023', 'net_income', fell],
  ['which banks increased net income in 2023', 'net_income', rose],
] as const)('of a kind of thing those are meant whose figure went that way: %s', (question, field, isSo) => {
  const meant = moved(BANKS, field, { from: '2022', to: '2023', isSo });
  expect(meant.length).toBeGreaterThan(3);
  expect(names(question)).toEqual(meant);
});

test.each([
  ['companies whose revenue fell by more than 20% in 2023', '<-20'],
  ['Unternehmen, deren Umsatz 2023 um mehr als 20 Prozent sank', '<-20'],
  ['companies whose revenue rose by more than 20% in 2023', '>20'],
])('how far it fell is no growth: %s', (question, bound) => {
  expect(names(question)).toEqual(names(`companies.revenue_growth${bound}.at=2023`));
});

test('years between which a figure rose are no percent', () => {
  expect(names('Retailers that cut share repurchases between 2021 and 2023')).toEqual(
    names('companies.industry=Retail trade.share_repurchases_change<0.at=2021..2023'),
  );
  expect(said('which semiconductor companies grew revenue between 2021 and 2023')).not.toContain('2,021%');
});

test('whether it fell so far is told by the fall', () => {
  expect(said("Did Apple's revenue fall by more than 2% in 2023?")).toMatch(/^Yes\..*-2\.8%/);
  expect(said("Did Apple's revenue fall by more than 5% in 2023?")).toMatch(/^No\..*-2\.8%/);
  expect(said('Ist der Umsatz von Apple 2023 um mehr als 2 Prozent gesunken?')).toMatch(/^Yes\./);
});

test('the largest fall is the lowest growth', () => {
  const [worst] = engine.rows(`${BANKS}.order_by=net_income_growth ASC.limit=1.at=2023`).results;
  expect(said('Which bank had the biggest fall in net income in 2023?')).toContain(
    `${String(worst?.['name'])} has`,
  );
  expect(engine.rows('Which banks had the smallest drop in revenue in 2023').results).toHaveLength(0);
});

test.each([
  ["Was Walmart's net income higher in 2022 or in 2021?", 'Walmart.net_income', '2021', '2022'],
  ["Was Apple's revenue higher in 2022 than in 2021?", 'Apple.revenue', '2021', '2022'],
  ['Apple revenue 2021 vs 2022, which was higher', 'Apple.revenue', '2021', '2022'],
  ['War der Umsatz von Nike 2023 höher als 2022?', 'Nike.revenue', '2022', '2023'],
  ['In which year did Ford make more revenue, 2019 or 2021?', 'Ford.revenue', '2019', '2021'],
] as const)('in which of two times it was higher is told by both: %s', (question, path, from, to) => {
  const field = path.split('.')[1] ?? '';
  const figures = engine
    .rows(`${path}.at=${from}, ${to}`)
    .results.map((row) => String(row[field]))
    .sort();
  expect(figures).toHaveLength(2);
  expect(
    engine
      .rows(question)
      .results.map((row) => String(row[field]))
      .sort(),
  ).toEqual(figures);
});

test('a year is no amount of money', () => {
  expect(engine.rows('companies with revenue above 2000').results).toHaveLength(0);
  expect(engine.rows('companies with more than 2000 employees').results.length).toBeGreaterThan(100);
});

test.each([
  ["which fell more in 2023, Intel's revenue or Micron's?", 'Micron Technology'],
  ["Whose revenue dropped more in 2020, Boeing's or Walmart's?", 'Boeing'],
  ['Who had the bigger drop in revenue in 2020, ExxonMobil or Chevron?', 'Chevron Corporation'],
  // Of two that are offered none is claimed to be the one.
  ["Did Micron's or Intel's revenue fall more in 2023?", 'Micron Technology'],
])('of two what fell more has the lower growth: %s', (question, first) => {
  expect(said(question).replace(/^“.*\n/, '')).toMatch(new RegExp(`^${first}`));
});

test.each([["did Tesla's revenue grow more in 2021 or 2022", 'Tesla.revenue_yearly_growth.at=2021, 2022']])(
  'in which of two years it grew more the growth of each tells: %s',
  (question, expression) => {
    const told = engine.rows(question).results;
    expect(told).toHaveLength(2);
    expect(told).toEqual(engine.rows(expression).results);
  },
);

test.each([
  ['How did the prime rate change in 2022 and 2023?', true],
  ['how much did prices rise in Germany between 2019 and 2023', false],
])('a time of which no change is known is named, and no part of a span: %s', (question, isNamed) => {
  expect(said(question).includes('the embedded dataset has no such figure')).toBe(isNamed);
});
