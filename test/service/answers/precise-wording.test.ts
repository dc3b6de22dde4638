import { whole } from '../whole';

const { engine } = whole;

test.each([
  ['Who is the CEO of Coca-Cola?', 'of The Coca-Cola Company as of 20 February 2025 ('],
  ['board members of Apple', ' as of 1 November 2024 ('],
])('who holds an office is told as of the filing: %s', (question, words) => {
  expect(engine.answer(question).content).toContain(words);
});

test('evidence of an office bears the day on which a filing named its holder', () => {
  const { context } = engine.answer('Who is the CEO of Coca-Cola?');
  expect(context?.map(({ content }) => content)).toContain(
    'The Coca-Cola Company, chief executive officer (as of 2025-02-20): James Quincey',
  );
});

test('what is no office bears no such day', () => {
  expect(engine.answer('Where is Apple based?').content).not.toContain('as of');
  expect(engine.answer('What is the capital of France?').content).not.toContain('as of');
});

test.each(['population of Georgia', 'GDP of Georgia in 2022'])(
  'of a name that a country and a state share it is said which was taken: %s',
  (question) => {
    expect(engine.answer(question).content).toContain(
      '“Georgia” is read as Georgia (Country in Western Asia); there is also Georgia (Subdivision of United States).',
    );
  },
);

test('a name that only a place in it or a smaller one abroad shares is taken without a word', () => {
  expect(engine.answer('capital of Luxembourg').content).not.toContain('is read as');
  expect(engine.answer('population of Niger').content).not.toContain('is read as');
});

test('a rate is told by the decimals that make it the rate', () => {
  const { context } = engine.answer('EUR/USD rate');
  expect(context?.[0]?.content).toMatch(/: 1\.1361 USD per EUR$/);
  const month = engine.answer('USD/CHF in June 2026').context;
  expect(month?.[0]?.content).toMatch(/: 0\.7993 /);
});

test('a city lies somewhere, though a firm is called after it', () => {
  expect(engine.answer('In welchem Land liegt Zürich').content).toContain(
    'The country of Zürich is **Switzerland**',
  );
  expect(engine.answer('where is zurich').content).toContain('Zürich is located in **Switzerland');
});

test('a rate by way of the euro says so, and of which day it is', () => {
  expect(engine.answer('GBP/JPY in 2023').content).toContain(
    'One Pound Sterling was worth **179.886 JPY** by way of the euro on 29 December 2023 (European Central Bank',
  );
});

test('prices are told by the index whose growth is published, else by which they are', () => {
  expect(engine.answer('US inflation June 2022').content).toContain('(not seasonally adjusted) is **+9.1%**');
  const { content } = engine.answer('US CPI growth');
  expect(content).toContain('Based on the seasonally adjusted index.');
});

test('a share of a union is told with both figures', () => {
  expect(engine.answer("Germany's share of EU GDP in 2023").content).toContain(
    'The GDP of Germany is **24.3%** of that of the European Union in 2023: $4.5 trillion divided by $18.3 trillion (',
  );
});
