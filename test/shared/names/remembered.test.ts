import { remembered } from '../../../src/shared/names/remembered';

test('results are made once, until there are too many', () => {
  const made: string[] = [];
  const upper = remembered(2, (text) => {
    made.push(text);
    return text.toUpperCase();
  });
  expect(['a', 'b', 'a', 'b', 'a'].map(upper)).toEqual(['A', 'B', 'A', 'B', 'A']);
  expect(made).toEqual(['a', 'b']);
  expect(['c', 'b', 'c'].map(upper)).toEqual(['C', 'B', 'C']);
  expect(made).toEqual(['a', 'b', 'c', 'b']);
});
