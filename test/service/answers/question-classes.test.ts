import { memoize } from 'es-toolkit';

import type { DirectEngine } from '../../../src/service/knowledge';
import { whole } from '../whole';
import { outcomeOf, type GradedQuestion, type Outcome } from './graded-question';
import { unseenQuestions } from './unseen-questions';
import { madeQuestions } from './made-questions';

const { store, engine: knowledge } = whole;
// Each question is looked at twice, for what it says and for how it refuses.
const engine: DirectEngine = { ...knowledge, answer: memoize((question) => knowledge.answer(question)) };
const questions = [...madeQuestions(store), ...unseenQuestions(store)];

/** The least share that is right, and the most that is wrong, of either half. */
const TARGETS = { right: 0.92, wrong: 0.01 };

function share(asked: readonly GradedQuestion[], wanted: Outcome): number {
  return asked.filter((question) => outcomeOf(engine, question) === wanted).length / asked.length;
}

test('there are at least 600 questions in 20 classes, half of them held out', () => {
  expect(questions.length).toBeGreaterThanOrEqual(600);
  expect(new Set(questions.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(20);
  const held = questions.filter(({ half }) => half === 'held').length;
  expect(held).toBeGreaterThanOrEqual(questions.length / 2);
});

test.each(['work', 'held'] as const)(
  'of the half %p at least 92 %% are right and at most 1 %% wrong',
  (half) => {
    const asked = questions.filter((question) => question.half === half);
    expect(share(asked, 'right')).toBeGreaterThanOrEqual(TARGETS.right);
    expect(share(asked, 'wrong')).toBeLessThanOrEqual(TARGETS.wrong);
  },
);

test('each refusal of a question that is not understood names a word of it', () => {
  for (const { question } of questions) {
    const { content } = engine.answer(question);
    const named =
      /^This is not in the embedded dataset: it (?:does not recognise|cannot tell what) “([^”]+)”/.exec(
        content,
      )?.[1];
    if (named !== undefined) expect(question.replace(/[’']/g, "'")).toContain(named);
    else if (content.startsWith('This is not'))
      expect(content).toMatch(
        /: it (?:has|does not list|cannot (?:count|sum up|tell what is no member))|: a .+ cannot be added up/,
      );
  }
});
