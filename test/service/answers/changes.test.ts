import { whole } from '../whole';

describe('what rose and fell', () => {
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
        .results.flatMap((row) =>
          typeof row[field] === 'number' ? [[String(row['name']), row[field]]] : [],
        ),
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
  ] as const)(
    'of a kind of thing those are meant whose figure went that way: %s',
    (question, field, isSo) => {
      const meant = moved(BANKS, field, { from: '2022', to: '2023', isSo });
      expect(meant.length).toBeGreaterThan(3);
      expect(names(question)).toEqual(meant);
    },
  );

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
});

describe('filings of both ends', () => {
  const { engine } = whole;
  const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

  test('a table of changes names the filing that ends each first', () => {
    expect(said('companies whose revenue fell in 2023')).toContain(
      'Sources: ExxonMobil Form 10-K, 28 February 2024; ExxonMobil Form 10-K, 22 February 2023; ',
    );
  });

  test('what two figures of one publication rest on is named once', () => {
    const told = said('By how much did the unemployment rate rise in 2020?');
    expect(told.match(/FRED/g)).toHaveLength(1);
  });

  test('a line of quarters cites the filing of the last first', () => {
    expect(said('Apple quarterly revenue 2024')).toContain(
      '(Apple Inc. Form 10-K less the nine months of Form 10-Q, 1 November 2024; ',
    );
  });

  test('a sum of what was named tells its parts and their sources', () => {
    expect(said('sum of net income of Apple and Microsoft in 2024')).toContain(
      'is $181.9 billion: Apple Inc. $93.7 billion (28 September 2024) and Microsoft $88.1 billion (30 June 2024) (Apple Inc. Form 10-K, 1 November 2024; Microsoft Form 10-K, ',
    );
  });

  test('a sum over a collection names sources', () => {
    expect(said('total GDP of the countries of Africa')).toMatch(/ is \$.*\(World Bank, [^)]*\d{4}/);
  });
});

describe('corrected answers', () => {
  const { engine } = whole;
  const said = (question: string): string => engine.answer(question).content.replace(/\*\*/g, '');

  test.each([['Ist es richtig, dass Tesla 2019 Verlust gemacht hat?', 'Yes']])(
    'whether it is so is told of a clause too: %s',
    (question, verdict) => {
      expect(said(question)).toMatch(new RegExp(`^${verdict}\\.`));
    },
  );

  test.each([
    ['by how much did UPS outsell FedEx in 2022?', 'UPS OR FedEx.order_by=revenue DESC.at=2022'],
    ['did Coke outearn Pepsi in 2022', 'Coca-Cola OR PepsiCo.order_by=net_income DESC.at=2022'],
  ])('who outdoes another has more: %s', (question, expression) => {
    expect(engine.rows(question).results).toEqual(engine.rows(expression).results);
    expect(engine.rows(question).results).toHaveLength(2);
  });

  test.each([
    ['G20 but not OECD', 'Group of Twenty', 'Organisation for Economic Co-operation and Development'],
  ])('who is in one union and not in another: %s', (question, inside, outside) => {
    const names = (text: string): string[] =>
      engine
        .rows(text)
        .results.map(({ name }) => String(name))
        .sort();
    const members = new Set(names(`countries.member_of=${outside}`));
    const left = names(`countries.member_of=${inside}`).filter((name) => !members.has(name));
    expect(left.length).toBeGreaterThan(2);
    expect(names(question)).toEqual(left);
  });

  test('a total of some of the years that were asked for says so', () => {
    expect(said('sum of Colgate-Palmolive revenue from 2012 to 2022')).toContain(
      'such figures only from 2014',
    );
  });

  test.each([
    ['philip morris revenue 2021', 'Philip Morris International.revenue.at=2021'],
    ['average oil price (WTI) in 2021', 'Crude oil (WTI).at=2021.average(latest_value_history)'],
  ])('words beside what is meant say no more: %s', (question, expression) => {
    const figures = (text: string): unknown[] =>
      engine
        .rows(text)
        .results.flatMap((row) => Object.values(row).filter((value) => typeof value === 'number'));
    expect(figures(question)).toEqual(figures(expression));
    expect(figures(question)).not.toHaveLength(0);
  });

  test('who asks for the meaning of a name is told what it is', () => {
    expect(said('10-K meaning')).toBe(said('what is Form 10-K'));
    expect(said('Form 8-K purpose')).toContain('Current report of an issuer');
  });

  test.each(['a' + '.'.repeat(590), 'a' + ' ,'.repeat(290), `x ${'sorry, '.repeat(80)}y`])(
    'a text of nothing but marks is refused, whatever they are: %#',
    (text) => {
      expect(engine.rows(text).results).toHaveLength(0);
    },
  );
});
