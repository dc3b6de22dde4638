import { whole } from '../whole';
import { outcomeOf } from './graded-question';
import { freshQuestions } from './fresh-questions';
import { laterQuestions } from './later-questions';

const { store, engine } = whole;
const lists = { ...freshQuestions(store), c: laterQuestions(store) };

test('there are at least 300 questions of 20 classes, in two lists', () => {
  const { a, b } = lists;
  expect(a.length + b.length).toBeGreaterThanOrEqual(300);
  expect(new Set(b.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(20);
  expect(Math.abs(a.length - b.length)).toBeLessThan(10);
});

test.each(['a', 'b', 'c'] as const)('of list %p at least 92 %% are right and at most 1 %% wrong', (list) => {
  const outcomes = lists[list].map((asked) => outcomeOf(engine, asked));
  const share = (wanted: string): number =>
    outcomes.filter((each) => each === wanted).length / outcomes.length;
  expect(share('right')).toBeGreaterThanOrEqual(0.92);
  expect(share('wrong')).toBeLessThanOrEqual(0.01);
});

test('a refusal names a word, or what the dataset lacks', () => {
  for (const { question } of [...lists.a, ...lists.b, ...lists.c]) {
    const { content } = engine.answer(question);
    if (content.startsWith('This is not')) expect(content).toMatch(/“[^”]+”|: it has no |cannot be added up/);
  }
});
