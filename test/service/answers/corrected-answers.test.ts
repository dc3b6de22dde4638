import { whole } from '../whole';

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
  expect(said('sum of Colgate-Palmolive revenue from 2012 to 2022')).toContain('such figures only from 2014');
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
