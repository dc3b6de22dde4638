import { whole } from '../whole';
import { STRANGER_QUESTIONS } from './stranger-questions';
import { THIRD_STRANGER_QUESTIONS } from './third-stranger-questions';

const { engine } = whole;

/** Every number of the rows and of the prose; the prose rounds, and says what fell without its sign. */
function figuresOf(question: string, content: string): number[] {
  const held = engine.rows(question).results.flatMap((row) => Object.values(row).flat());
  const written = [...content.matchAll(/\d+(?:\.\d+)?/g)].map(([text]) => Number(text));
  return [...held.filter((value) => typeof value === 'number'), ...written].map(Math.abs);
}

test.each([...STRANGER_QUESTIONS, ...THIRD_STRANGER_QUESTIONS])('%s', (question, told) => {
  const content = engine.answer(question).content.replace(/\*\*/g, '');
  if ('refused' in told) {
    expect(content).toMatch(/^This is not in the embedded dataset/);
    return;
  }
  for (const words of told.says) expect(content).toContain(words);
  const { figure } = told;
  if (figure === undefined) return;
  const nearest = Math.min(...figuresOf(question, content).map((each) => Math.abs(each - figure)));
  expect(nearest).toBeLessThanOrEqual(figure * 0.002);
});
