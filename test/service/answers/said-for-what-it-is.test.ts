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
      '“Georgia” is taken as Georgia (Country in Western Asia); there is also Georgia (Subdivision of United States).',
    );
  },
);

test('a name that only a place in it or a smaller one abroad shares is taken without a word', () => {
  expect(engine.answer('capital of Luxembourg').content).not.toContain('is taken as');
  expect(engine.answer('population of Niger').content).not.toContain('is taken as');
});

test('a rate is told by the decimals that make it the rate', () => {
  const { context } = engine.answer('EUR/USD rate');
  expect(context?.[0]?.content).toMatch(/: 1\.1361 USD per EUR$/);
  const month = engine.answer('USD/CHF in June 2026').context;
  expect(month?.[0]?.content).toMatch(/: 0\.7993 /);
});
