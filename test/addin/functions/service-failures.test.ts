import { COMPANY_PROPERTIES } from '../../../src/addin/cells/card/company-properties';
import { FAILURE_CODES } from '../../../src/addin/cells/failure-code';
import type { FailureKind } from '../../../src/shared/contract/failure';
import { evaluate } from './formula';
import { whole } from '../../service/whole';
import { openWorkbook } from './workbook';

const ID = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';

/** One call of every function that asks the service, with an id so that it asks for the entity itself. */
const CALLS = [
  '=KER.ENTITY("Apple")',
  '=KER.SEARCH("Apple")',
  '=KER.MATCH("Apple")',
  `=KER.CARD("${ID}")`,
  `=KER.PROP("${ID}", "cik")`,
  `=KER.SOURCE("${ID}", "cik")`,
  `=KER.SOURCES("${ID}", "cik")`,
  `=KER.AGE("${ID}", "cik")`,
  `=KER.RELATED("${ID}")`,
  `=KER.SERIES("${ID}", "Revenue")`,
  `=KER.LATEST("${ID}", "Revenue")`,
  `=KER.FIELDS("${ID}")`,
  '=KER.QUERY("companies")',
  '=KER.ASK("Who leads Apple?")',
  '=KER.EVIDENCE("Who leads Apple?")',
  '=KER.MENTIONS("Who leads Apple?")',
];

/** What the service, or the network before it, does for each kind of failure; and the sentence that cells show. */
const FAULTS: [FailureKind, () => Promise<Response>, RegExp][] = [
  [
    'validation',
    () => reply(422, { detail: [{ loc: ['query', 'name'], msg: 'too odd', type: 'value_error' }] }),
    /addin\.example refused the request \(422\).*query\.name: too odd/,
  ],
  ['rejected-key', () => reply(401, {}), /addin\.example rejected the API key \(401\).*Settings/],
  ['no-balance', () => reply(402, 'pay'), /addin\.example has no credits left \(402\)/],
  ['rate-limited', () => reply(429, {}), /The rate limit of addin\.example was reached for/],
  ['server-error', () => reply(500, '<html>'), /addin\.example had an internal error \(500\)/],
  ['unreadable', () => reply(200, '<html>'), /addin\.example/],
  ['unreachable', () => Promise.reject(new TypeError('Failed to fetch')), /addin\.example/],
  ['timed-out', () => new Promise(() => undefined), /addin\.example/],
];

function reply(status: number, body: unknown): Promise<Response> {
  return Promise.resolve(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status }));
}

describe.each(FAULTS)('%s', (kind, intercept, sentence) => {
  test('shows in a cell of every function with its code and a sentence without the key', async () => {
    const { lateError } = await openWorkbook({ intercept });
    const errors = await lateAll(
      CALLS.map((formula) => evaluate(formula)),
      lateError,
    );
    for (const error of errors) {
      expect(error.slice(0, error.indexOf(':'))).toBe(FAILURE_CODES[kind]);
      expect(error).toMatch(sentence);
      expect(error).not.toMatch(/ker-test-key|\n/);
    }
    expect(errors).toHaveLength(16);
  });
});

test('an unknown id shows in a cell of every function that takes one', async () => {
  const { error } = await openWorkbook();
  for (const call of CALLS.filter((formula) => formula.includes(ID))) {
    expect(await error(evaluate(call.replace(ID, '11111111-1111-5111-8111-111111111111')))).toBe(
      '#N/A: addin.example has no entity 11111111-1111-5111-8111-111111111111. Find its id with KER.SEARCH.',
    );
  }
});

test.each([
  [422, ''],
  [429, '#N/A: The rate limit of addin.example was reached for'],
  [500, '#N/A: addin.example had an internal error (500)'],
])('a card whose relationships alone are answered with %i shows: %s', async (status, sentence) => {
  let answers = true;
  const { addIn, grid, lateError } = await openWorkbook({
    intercept: () => (answers ? undefined : reply(status, { detail: [] })),
  });
  await grid(evaluate(`=KER.PROP("${ID}",{"${COMPANY_PROPERTIES.join('","')}"})`));
  answers = false;
  const card = evaluate(`=KER.CARD("${ID}")`);
  if (sentence !== '') expect(await lateError(card)).toContain(sentence);
  else expect(await grid(card)).toMatchObject([[{ type: 'Entity', text: 'Apple Inc.' }]]);
  expect(addIn.sent.length).toBeGreaterThan(1);
});

test('without a key every function says where to put it', async () => {
  const { error } = await openWorkbook({ key: '' });
  for (const call of CALLS) expect(await error(evaluate(call))).toMatch(/^#N\/A: .*key.*KER ▸ Settings/i);
});

test('an answer that is only an error is told as a refusal', async () => {
  const refusal = { results: [{ error: 'This question is too complex' }], entities: null };
  const { error } = await openWorkbook({ intercept: () => reply(200, refusal) });
  expect(await error(evaluate('=KER.QUERY("why?")'))).toMatch(/^#N\/A: .*This question is too complex/);
});

test.each(['', '<UNKNOWN>', ' \n'])('an answer without words is told as one: %j', async (content) => {
  const answer = { content, explainability: null, context: [], entities: null };
  const { error } = await openWorkbook({ intercept: () => reply(200, answer) });
  expect(await error(evaluate('=KER.ASK("Who leads Apple?")'))).toMatch(/^#N\/A: .*gave an empty answer/);
});

test.each([
  [
    'whose newest value has an odd time',
    (all: Series[]) => all.forEach(({ data }) => Object.assign(data.at(-1)!, { time: '28.09.2025' })),
    '#N/A: The service gave a value of Revenue with an unreadable date: "28.09.2025"',
  ],
  [
    'that is listed and not answered with',
    (all: Series[]) => all.splice(0),
    '#N/A: The service lists "Revenue" of Apple Inc., but without values. Refresh later',
  ],
])('a series %s is told so, and no older value shown', async (_, spoil, sentence) => {
  const { error, shown } = await openWorkbook({
    intercept: async (request) => {
      if (request.method !== 'POST') return undefined;
      const response = await whole.service.fetch(request);
      const profile = (await response.json()) as { numerical_observations: Series[] };
      spoil(profile.numerical_observations);
      return Response.json(profile);
    },
  });
  const cells = ['LATEST', 'SERIES', 'HISTORY'].map((name) => evaluate(`=KER.${name}("${ID}","Revenue")`));
  const beside = evaluate(`=KER.PROP("${ID}","employee_count")`);
  for (const cell of cells) expect(await error(cell)).toBe(sentence);
  expect(await shown(beside)).toEqual([[164_000]]);
});

type Series = { data: { time: string }[] };

test('Stop shows in every cell that waits', async () => {
  const { addIn, error } = await openWorkbook({ intercept: () => new Promise<Response>(() => undefined) });
  const results = CALLS.map((call) => error(evaluate(call)));
  const settled = Promise.all(results);
  await addIn.pass(100);
  addIn.runtime.activity.stop();
  for (const message of await addIn.until(settled)) expect(message).toMatch(/^#N\/A: .*(stopped|cancelled)/i);
});

async function lateAll(
  results: Promise<unknown[][]>[],
  lateError: (result: Promise<unknown[][]>) => Promise<string>,
): Promise<string[]> {
  // Watched from the start: a promise that rejects while another is awaited would count as unhandled.
  for (const result of results) result.catch(() => undefined);
  const errors: string[] = [];
  for (const result of results) errors.push(await lateError(result));
  return errors;
}
