import { createEvaluator } from '../../../src/service/query/evaluate';
import { createQuestionReader } from '../../../src/service/questions/engine';
import { fc } from '../../fast-check';
import { propertyRuns } from '../../property-runs';
import { atOnce } from '../../../src/service/store/steps';
import { whole } from '../whole';

const evaluator = createEvaluator(whole.store, whole.search);
const reader = createQuestionReader(whole.store, { evaluator, search: whole.search });

/** Words that fit almost everywhere, so that readings multiply. */
const WORDS = [
  ...[
    'revenue',
    'Apple',
    'Microsoft',
    'of',
    'in',
    'and',
    'or',
    'the',
    'largest',
    'companies',
    'banks',
    'Texas',
  ],
  ...[
    '2020',
    '2021',
    'since',
    'from',
    'to',
    'by',
    'with',
    'more',
    'than',
    '10',
    'billion',
    'dollars',
    ',',
    "'s",
  ],
  ...[
    'average',
    'growth',
    'who',
    'is',
    'countries',
    'that',
    'use',
    'euro',
    'each',
    'year',
    'not',
    'CEO',
    'highest',
  ],
];

/** The most processor time that one question may take, in milliseconds. */
const MOST = 100;

function milliseconds(question: string): number {
  const before = process.cpuUsage();
  reader.read(question);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const longest = (words: readonly string[]): string => words.join(' ').slice(0, 600);

beforeAll(() => {
  atOnce(reader.steps());
});

test.each(WORDS.map((word) => [word]))('a question of nothing but “%s” is read in time', (word) => {
  const question = longest(Array.from({ length: 64 }, () => word));
  reader.read(question);
  expect(milliseconds(question)).toBeLessThan(MOST);
});

test('questions of words in any order are read in time', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...WORDS), { minLength: 20, maxLength: 60 }), (words) => {
      const question = longest(words);
      reader.read(question);
      expect(milliseconds(question)).toBeLessThan(MOST);
    }),
    { numRuns: propertyRuns(100) },
  );
});
