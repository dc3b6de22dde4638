import { fc } from '../../fast-check';
import { propertyRuns } from '../../property-runs';
import { evaluate, METADATA } from './formula';
import { scriptedService, type ScriptedEntity } from './scripted-service';
import { openWorkbook } from './workbook';

const LONGEST = 160;

const word = fc.constantFrom(
  'Apple',
  'Georgia',
  'Holding',
  'revenue',
  '1,234',
  '2024',
  '-',
  '(',
  '日本',
  '🙂',
  'x'.repeat(90),
);
const text = fc.array(word, { minLength: 1, maxLength: 40 }).map((words) => words.join(' '));
const argument = fc.oneof(
  text.map((typed) => `"${typed}"`),
  fc.constantFrom('', '"Apple"', '"id"', '"2024Q4"', '2024', 'TRUE', '-1'),
);
const entity: fc.Arbitrary<ScriptedEntity> = fc.record({
  name: fc.oneof(text, fc.constant('Apple')),
  type: fc.constantFrom('Company', 'Municipality', 'Country'),
  properties: fc.dictionary(text, fc.constant(1), { maxKeys: 4 }),
});
const refusal = fc.record({
  status: fc.constantFrom(400, 401, 404, 413, 422, 500, 503, 200),
  body: fc.record({ detail: text, error: text, message: text }),
});
const called = fc
  .constantFrom(...METADATA.filter(({ parameters }) => parameters.length > 0))
  .chain(({ name, parameters }) =>
    fc.tuple(fc.constant(name), fc.array(argument, { minLength: 1, maxLength: parameters.length })),
  )
  .map(([name, given]) => `=KER.${name}(${given.join(', ')})`);

/** What a call that fails as a whole shows. */
function messageOf(error: unknown): string {
  const { code, message } = error as { code: string; message: string };
  return `${code}: ${message}`;
}

test('no message of a cell has more than 160 characters, whatever is typed and answered', async () => {
  let messages = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(entity, { minLength: 1, maxLength: 6 }),
      fc.option(refusal, { freq: 3, nil: undefined }),
      fc.array(called, { minLength: 1, maxLength: 6 }),
      async (entities, refused, formulas) => {
        const answers = scriptedService(entities, { all: true });
        const intercept = async (request: Request): Promise<Response> =>
          refused === undefined ? answers(request) : Response.json(refused.body, { status: refused.status });
        const { shown, addIn } = await openWorkbook({ intercept });
        for (const formula of formulas) {
          const cells = await shown(evaluate(formula)).catch((error: unknown) => [[messageOf(error)]]);
          for (const cell of cells.flat()) {
            const [, message] = /^#(?:N\/A|VALUE!): (.*)$/s.exec(String(cell)) ?? [];
            if (message === undefined) continue;
            messages++;
            expect(message.length).toBeLessThanOrEqual(LONGEST);
          }
        }
        await addIn.runtime.close();
      },
    ),
    { numRuns: propertyRuns(150) },
  );
  expect(messages).toBeGreaterThan(100);
});
