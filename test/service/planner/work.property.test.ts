import fc from 'fast-check';

import { isPlan, type Planned, type Refusal } from '../../../src/service/planner/plan-result';
import { createPlanner } from '../../../src/service/planner/plan';
import { MOST_STEPS, TooMuchWork, Work } from '../../../src/service/planner/work';
import { createEvaluator } from '../../../src/service/query/evaluate';
import { whole } from '../whole';

const MOST_LETTERS = 600;

/** One chart may be finished once it has begun. */
const A_CHART = 3000;

const work = new Work();
const evaluator = createEvaluator(whole.store, whole.search);
const planner = createPlanner(whole.store, { evaluator, search: whole.search, work });

/** What a question is understood as, or that it takes too many steps; with the steps taken. */
function planned(question: string): { found: Planned | Refusal | 'too much'; steps: number } {
  work.begin();
  try {
    return { found: planner(question), steps: work.steps };
  } catch (error) {
    if (!(error instanceof TooMuchWork)) throw error;
    return { found: 'too much', steps: work.steps };
  }
}

const nestedIn = (start: string, part: string, count: number): string =>
  `${start} ${`${part} `.repeat(count)}`.slice(0, MOST_LETTERS - 1) + '?';

const NESTED = [
  ['Who is', 'the CEO of the largest company in'],
  ['Wer ist', 'der CEO des größten Unternehmens in'],
  ['Wer ist', 'der Chef von der größten Firma in'],
] as const;

const PARTS = [
  ...[
    'the CEO of',
    'the parent company of',
    'the capital of',
    'the boss of Apple and',
    'the largest company in',
  ],
  ...[
    'der Chef von',
    'die Hauptstadt von',
    'der CEO des größten Unternehmens in',
    'die Muttergesellschaft von',
  ],
  ...[
    'Apple',
    'Ford?',
    'Germany',
    'Deutschland und',
    'who is',
    'und wer ist',
    "Walmart's board",
    'older than',
  ],
];

test('however deep parts of a question nest, it takes a bounded number of steps', () => {
  const nested = fc
    .tuple(
      fc.constantFrom('Who is', 'Is', 'Wer ist', 'Ist', ''),
      fc.array(fc.constantFrom(...PARTS), { minLength: 1, maxLength: 5 }),
      fc.integer({ min: 1, max: 60 }),
    )
    .map(([start, parts, count]) => nestedIn(start, parts.join(' '), count));
  fc.assert(
    fc.property(nested, (question) => {
      expect(planned(question).steps).toBeLessThanOrEqual(MOST_STEPS + A_CHART);
    }),
    { numRuns: 150 },
  );
});

test.each(NESTED)('“%s %s …” is refused at every depth, soon where it is deep', (start, part) => {
  for (let count = 2; count <= 20; count += 1) {
    const question = nestedIn(start, part, count);
    const { found, steps } = planned(question);
    expect(found === 'too much' || !isPlan(found)).toBe(true);
    expect(steps).toBeLessThanOrEqual(MOST_STEPS / 2);
    const { content } = whole.engine.answer(question);
    if (count > 2) expect(content).toMatch(/too deeply nested or too long|is too long/);
    expect(whole.engine.rows(question).results).toEqual([]);
  }
});

test('a question that takes too many steps is refused by both operations as any other', async () => {
  const input = `Who is ${'KO? '.repeat(40)}`;
  const ask = async (operation: string): Promise<unknown> => {
    const reply = await whole.service.fetch(
      new Request(`http://localhost/v1/knowledge/${operation}`, {
        method: 'POST',
        headers: { 'X-API-KEY': 'ker-test-key', 'Content-Type': 'application/json' },
        body: JSON.stringify({ input }),
      }),
    );
    expect(reply.status).toBe(200);
    return reply.json();
  };
  expect(await ask('search')).toMatchObject({
    content:
      'This is not in the embedded dataset: the question is too deeply nested or too long; ask for one thing at a time.',
  });
  expect(await ask('query')).toMatchObject({ results: [] });
});

test('the count begins anew with each question', () => {
  const count = new Work();
  count.spend(MOST_STEPS);
  expect(() => count.spend(1)).toThrow(TooMuchWork);
  count.begin();
  expect(() => count.spend(MOST_STEPS)).not.toThrow();
});

test('a description that leads to what ranks first is no name of it', () => {
  const { content } = whole.engine.answer('Where was the CEO of the largest company born?');
  expect(content).not.toContain('is read as “Amazon”');
});
