import { questionText, timed } from '../../../src/service/answers/question-text';

test('politeness and marks are no part of a question', () => {
  expect(questionText('  Hi, could you please tell me who’s the CEO of  Apple ?! ')).toBe(
    'who is the CEO of Apple',
  );
  expect(questionText('What’s Apple’s revenue, please?')).toBe("What is Apple's revenue");
});

test.each<[string, string, string | undefined]>([
  ['population of France in 2010', 'population of France', '2010'],
  ['revenue of Apple in fiscal year 2024', 'revenue of Apple', '2024'],
  ['net income of Apple for Q1 2024', 'net income of Apple', 'Q1 2024'],
  ['price of Brent in March 2020', 'price of Brent', 'March 2020'],
  ['rate of the euro on 31 March 2010', 'rate of the euro', '31 March 2010'],
  ['employees of Apple today', 'employees of Apple', undefined],
  ['the CEO of Apple', 'the CEO of Apple', undefined],
])('%p asks %p at %p', (question, text, when) => {
  expect(timed(question)).toEqual(when === undefined ? { text } : { text, when });
});
