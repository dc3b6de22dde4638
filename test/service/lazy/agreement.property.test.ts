import { fc } from '../../fast-check';

import { createStore, storeOf } from '../../../src/service/create-store';
import { createMemoryGraph } from '../../../src/service/memory/memory-graph';
import { createLazyAccess } from '../../../src/service/lazy/lazy-access';
import { memoryFetcher, type Skill } from './memory-fetcher';
import { NAME_WORDS, randomParts } from './random-parts';

const pick = (...texts: string[]): fc.Arbitrary<string> => fc.constantFrom(...texts);

const topic = pick('companies', 'countries', 'people', 'cities', 'places', 'startups', 'ceos', ...NAME_WORDS);

const field = pick(
  ...['employee_count', 'founded', 'ticker', 'headquarters', 'location', 'industry', 'ceo', 'revenue'],
  ...[
    'subsidiaries',
    'parent',
    'population',
    'companies',
    'headquarters.country',
    'ceo.name',
    'nothing_such',
  ],
);

const value = pick('100', '1999', '*', 'Paris', 'France', 'Banking', 'Banking, Software', 'Alpha', 'ALF');

const clause = fc.oneof(
  fc.tuple(field, pick('=', '!=', '>', '<='), value).map((parts) => parts.join('')),
  field,
  fc.tuple(pick('order_by='), field, pick('', ' DESC')).map((parts) => parts.join('')),
  pick('limit=1', 'limit=3', 'offset=1', 'at=2021', 'at=2020..2022', 'return(name, ceo)', 'count()'),
  fc
    .tuple(pick('sum', 'average', 'maximum', 'minimum', 'median'), field)
    .map(([of, what]) => `${of}(${what})`),
  fc.tuple(pick('group_by='), field).map((parts) => parts.join('')),
  fc.tuple(field, value).map(([what, is]) => `is(${what}=${is})`),
);

const expression = fc
  .tuple(topic, fc.array(clause, { maxLength: 4 }))
  .map(([about, clauses]) => [about, ...clauses].join('.'));

const question = fc
  .tuple(
    pick('What is the', 'Who is the', 'Wie hoch ist', 'How many', 'Which companies have the most', 'List'),
    pick('CEO of', 'revenue of', 'employees of', 'companies in', 'der Umsatz von', 'largest banks in'),
    pick('France', 'Frankreich', 'Berlin', ...NAME_WORDS, 'Alpa', 'Gama Inc.'),
  )
  .map((words) => `${words.join(' ')}?`);

// A hundred worlds, each with a vocabulary of its own, take their time on a busy machine. Where one of them disagrees, making
// it small takes longer than finding it: the test ends with what it has by then, and not without a word.
jest.setTimeout(240_000);
const inTime = { interruptAfterTimeLimit: 120_000 };

describe.each<Skill>(['types', 'everything'])('over a database that compiles %s', (skill) => {
  test('any expression and question is answered as in memory', async () => {
    await fc.assert(
      fc.asyncProperty(
        randomParts,
        fc.array(fc.oneof({ weight: 3, arbitrary: expression }, question), { minLength: 8, maxLength: 8 }),
        async (parts, inputs) => {
          const graph = createMemoryGraph(parts);
          const { fetcher } = memoryFetcher(graph, skill);
          const [memory, remote] = [
            storeOf(graph),
            createStore(createLazyAccess(() => Promise.resolve(fetcher))),
          ];
          for (const input of inputs) {
            expect({ input, rows: await remote.rows(input) }).toEqual({
              input,
              rows: await memory.rows(input),
            });
            expect({ input, answer: await remote.answer(input) }).toEqual({
              input,
              answer: await memory.answer(input),
            });
          }
        },
      ),
      { numRuns: 25, ...inTime },
    );
  });

  test('any name finds what it finds in memory', async () => {
    const typed = fc.oneof(pick(...NAME_WORDS, 'Alpa', 'OMG', 'Nordbank', 'Ada Beta'), fc.string());
    await fc.assert(
      fc.asyncProperty(randomParts, fc.array(typed, { maxLength: 8 }), async (parts, names) => {
        const graph = createMemoryGraph(parts);
        const { fetcher } = memoryFetcher(graph, skill);
        const remote = createStore(createLazyAccess(() => Promise.resolve(fetcher)));
        const narrowed = { types: [], limit: 5 };
        for (const name of names)
          expect(await remote.search(name, narrowed)).toEqual(await storeOf(graph).search(name, narrowed));
      }),
      { numRuns: 25, ...inTime },
    );
  });
});
