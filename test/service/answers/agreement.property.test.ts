import { fc } from '../../fast-check';

import { EXPRESSION_SHOWN } from '../../../src/shared/contract/knowledge';
import { corpusFiles, isRefusedRow, readCorpus } from '../../../tools/questions/corpus-file';
import { whole } from '../whole';
import { propertyRuns } from '../../property-runs';

const { engine } = whole;

/** The expression that an answer shows. */
function shownBy(input: string): string | undefined {
  const last = engine.answer(input).explainability?.at(-1)?.content ?? '';
  return last.startsWith(EXPRESSION_SHOWN) ? last.slice(EXPRESSION_SHOWN.length) : undefined;
}

const plain = (rows: readonly Record<string, unknown>[]) => rows.map(({ taken_as: _taken, ...row }) => row);

/** Questions of one part, so that one expression says all that was asked. */
const single = corpusFiles()
  .flatMap(readCorpus)
  .filter((row) => !isRefusedRow(row) && !row.reads.includes(' & '))
  .map(({ question }) => question);
const words = [
  'the',
  'of',
  'in',
  'largest',
  'companies',
  'Texas',
  'France',
  'revenue',
  'by',
  'with',
  'more than',
  '100',
  'employees',
  'Apple',
  'CEO',
  'countries',
  'and',
  'how many',
  '2015',
  'population',
];

test('a question, its rows and the expression that its answer shows are one evaluation', () => {
  const input = fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom(...single) },
    {
      weight: 2,
      arbitrary: fc.array(fc.constantFrom(...words), { maxLength: 8 }).map((some) => some.join(' ')),
    },
  );
  const runs = propertyRuns(400);
  let shownOnes = 0;
  fc.assert(
    fc.property(input, (question) => {
      const { results } = engine.rows(question);
      const shown = shownBy(question);
      const { content, context } = engine.answer(question);
      if (shown === undefined) {
        expect(results).toEqual([]);
        expect(content).toMatch(
          /^(?:This is not in the embedded dataset|There is no question|The question )/,
        );
        return;
      }
      shownOnes += 1;
      // Which bearer of a name was taken is told where the name was asked, and not where the expression has it in full.
      expect(plain(engine.rows(shown).results)).toEqual(plain(results));
      expect(shownBy(shown)).toBe(shown);
      const ids = (items: typeof context) => new Set(items?.map(({ id }) => id));
      expect(ids(engine.answer(shown).context)).toEqual(ids(context));
    }),
    { numRuns: runs },
  );
  expect(shownOnes).toBeGreaterThan(runs / 4);
});
