import { fc } from '../fast-check';

import { createKnowledgeEngine } from '../../src/service/answers/engine';
import { weighedInSteps } from '../../src/service/search/dictionary';
import { createMemoryGraph } from '../../src/service/memory/memory-graph';
import { Staged } from '../../src/service/store/staged';
import { storeOf } from '../../src/service/create-store';
import { smallStore } from './small-store';
import { randomParts } from './lazy/random-parts';
import { propertyRuns } from '../property-runs';

const all = <T>(steps: Generator<undefined, T>): { value: T; count: number } => {
  for (let count = 0; ; count += 1) {
    const next = steps.next();
    if (next.done === true) return { value: next.value, count };
  }
};

test('who needs something between two steps gets it whole, and it is made once', () => {
  let made = 0;
  const staged = new Staged(function* () {
    made += 1;
    yield;
    yield;
    return 'whole';
  });
  const steps = staged.steps();
  steps.next();
  expect(staged.value).toBe('whole');
  expect(all(steps).count).toBe(0);
  expect(staged.value).toBe('whole');
  expect(made).toBe(1);
});

test('indexes made in steps find what those made at once find', async () => {
  await fc.assert(
    fc.asyncProperty(randomParts, async (parts) => {
      const [stepped, atOnce] = [createMemoryGraph(parts), createMemoryGraph(parts)];
      all(stepped.steps());
      for (const name of ['Alpha', 'alpa gmbh', 'Nord', 'OMG']) {
        const asked = [name, { types: [], limit: 9 }] as const;
        expect(await storeOf(stepped).search(...asked)).toEqual(await storeOf(atOnce).search(...asked));
      }
    }),
    { numRuns: propertyRuns(30) },
  );
});

test('requests come in between while a large dataset is prepared', async () => {
  const sources = [{ name: 'Register', date: '2025-03-31', document: '' }];
  const graph = createMemoryGraph({
    entities: Array.from({ length: 20_000 }, (_, at) => ({
      ...{ id: `e${String(at)}`, type: 'Company' as const, sources },
      name: `Company ${String(at)} of many words GmbH`,
    })),
  });
  const { prepare } = storeOf(graph);
  let turns = 0;
  let isDone = false;
  const others = async (): Promise<void> => {
    while (!isDone) {
      turns += 1;
      await new Promise(setImmediate);
    }
  };
  await Promise.all([prepare().then(() => (isDone = true)), others()]);
  expect(turns).toBeGreaterThan(2);
});

test('the words of questions are made in steps, which a question in between does not lose', async () => {
  const graph = smallStore();
  const engine = createKnowledgeEngine(graph);
  const steps = engine.steps();
  steps.next();
  const early = engine.answer('What is the population of France?');
  // The other language.
  expect(all(steps).count).toBe(1);
  expect(engine.answer('What is the population of France?')).toEqual(early);
  expect(early).toEqual(await storeOf(smallStore()).answer('What is the population of France?'));
});

test('the dictionary of words from a database is made in steps', () => {
  const words = Array.from({ length: 5000 }, (_, at) => ({ text: `w${String(at)}`, count: 1 }));
  const { value, count } = all(weighedInSteps(words, 5000));
  // Thrice: to weigh them, and to put them where beginnings and near words are looked for.
  expect(count).toBeGreaterThanOrEqual(300);
  expect(value.begun('w499').map(({ text }) => text)).toContain('w4999');
  expect(value.near('w499x', 1).map(({ text }) => text)).toContain('w4990');
});
