import { COMPANY_PROPERTIES } from '../../../src/addin/cells/card/company-properties';
import { FAILURE_CODES } from '../../../src/addin/cells/failure-code';
import type { FailureKind } from '../../../src/shared/contract/failure';
import { evaluate } from './formula';
import { whole } from '../../service/whole';
import { openWorkbook, type Workbook } from './workbook';
import { query } from '../../../src/addin/functions/queries';
import { called, shown } from './excel';
import { prop } from '../../../src/addin/functions/properties';
import { Cancellation } from '../../../src/addin/functions/call/cancellation';
import { inGerman } from '../../../src/shared/messages/german';
import { speak } from '../../../src/shared/messages/message';
import { englishWordIn } from '../../shared/messages/english-words';

describe('failures of the service', () => {
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
    for (const message of await addIn.until(settled))
      expect(message).toMatch(/^#N\/A: .*(stopped|cancelled)/i);
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
});

describe('failing cells', () => {
  /** The failing cells that Activity lists, as `B2 absent`. */
  function listed({ addIn }: Workbook): string[] {
    return addIn.runtime.activity.get().failing.map(({ cell, kind }) => `${cell} ${kind}`);
  }

  const totals = ({ addIn }: Workbook) => addIn.runtime.activity.get().total;

  test('each #N/A of a 2×2 grid is counted and listed under its own cell', async () => {
    const workbook = await openWorkbook();
    await workbook.shown(evaluate('=KER.PROP({"Apple Inc.";"Microsoft"}, {"moons","rings"})'));
    expect(listed(workbook)).toEqual([
      'Sheet1!B2 absent',
      'Sheet1!C2 absent',
      'Sheet1!B3 absent',
      'Sheet1!C3 absent',
    ]);
    expect(totals(workbook)).toMatchObject({ calls: 1, failures: 4, misses: 4 });
  });

  test('a grid that the service fails is four failures, none of them a miss', async () => {
    const down = await openWorkbook({ intercept: () => new Response('{}', { status: 401 }) });
    await down.shown(evaluate('=KER.PROP({"Apple Inc.";"Microsoft"}, {"cik","lei"})'));
    expect(listed(down)).toEqual(['B2', 'C2', 'B3', 'C3'].map((cell) => `Sheet1!${cell} rejected-key`));
    expect(totals(down)).toMatchObject({ failures: 4, misses: 0 });
  });

  test('values beside a failing cell are not listed, and a good calculation clears the grid', async () => {
    const workbook = await openWorkbook();
    await workbook.shown(evaluate('=KER.PROP({"Apple Inc.";"Microsoft"}, {"cik","moons"})'));
    expect(listed(workbook)).toEqual(['Sheet1!C2 absent', 'Sheet1!C3 absent']);
    await workbook.shown(evaluate('=KER.PROP({"Apple Inc.";"Microsoft"}, {"cik","ticker"})'));
    expect(listed(workbook)).toEqual([]);
  });

  test('the failing need of a stacked table stands in the row where it is shown', async () => {
    const workbook = await openWorkbook();
    const rows = await workbook.shown(evaluate('=KER.SERIES({"Apple Inc.";"Qxzzy Vwk"}, "Revenue", 2024)'));
    const at = rows.findIndex(([entity]) => entity === 'Qxzzy Vwk');
    expect(listed(workbook)).toEqual([`Sheet1!C${at + 2} no-match`]);
  });

  test('a name that KER.MATCH does not match is a miss in its row', async () => {
    const workbook = await openWorkbook();
    await workbook.shown(evaluate('=KER.MATCH({"Apple Inc.";"Qxzzy Vwk"}, "Company")'));
    expect(listed(workbook)).toEqual(['Sheet1!B4 no-match']);
  });

  test('a single failing cell is listed once, whatever its sheet is called', async () => {
    const workbook = await openWorkbook();
    const address = "'Bob''s A1!'!AA10";
    await workbook.error(query('', null, called({ address })));
    expect(workbook.addIn.runtime.activity.get().failing).toMatchObject([
      {
        cell: address,
        kind: 'bad-argument',
        functionName: 'KER.QUERY',
        message: 'KER.QUERY: expression must not be blank',
      },
    ]);
  });

  test('cells of a stopped recalculation are no failing cells', async () => {
    const workbook = await openWorkbook({ intercept: () => new Promise<Response>(() => undefined) });
    const result = shown(evaluate('=KER.PROP({"Apple Inc.";"Microsoft"}, {"cik","lei"})'));
    await workbook.addIn.pass(100);
    workbook.addIn.runtime.activity.stop();
    await workbook.addIn.until(result);
    expect(listed(workbook)).toEqual([]);
    expect(totals(workbook)).toMatchObject({ failures: 0 });
  });
});

describe('cancellation', () => {
  // 50,000 cells take their time on a busy machine.
  jest.setTimeout(240_000);

  const APPLE = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';
  const MICROSOFT = 'Microsoft';

  describe('a call', () => {
    test('adds no listener to any signal of the page for its cells, however many they are', async () => {
      const { shown } = await openWorkbook();
      const added = jest.spyOn(AbortSignal.prototype, 'addEventListener');
      const properties = Array.from({ length: 1_000 }, (_, index) => (index % 2 === 0 ? 'cik' : 'website'));
      const entities = Array.from({ length: 50 }, () => [APPLE]);
      const grid = await shown(prop(entities, [properties], null, called()));
      expect(grid.length * (grid[0]?.length ?? 0)).toBe(50_000);
      // Node's own fetch may listen for a request; there is one for this entity, and there are 50,000 cells.
      expect(added.mock.calls.length).toBeLessThan(20);
      added.mockRestore();
    });

    test('that is settled leaves nothing with Excel but one function that all calls share', async () => {
      const { shown } = await openWorkbook();
      const [first, second] = [called(), called()];
      await shown(prop([[APPLE]], [['cik']], null, first));
      await shown(prop([[MICROSOFT]], [['cik']], null, second)).catch(() => undefined);
      expect(first.onCanceled).toBe(second.onCanceled);
    });

    test('that is cancelled while a grid waits settles each of its cells, and asks nothing more', async () => {
      const { grid, requests } = await openWorkbook();
      const call = called();
      const result = grid(prop([[APPLE], [MICROSOFT]], [['cik', 'website']], null, call));
      call.onCanceled?.();
      const cells = (await result).flat() as { message?: string }[];
      expect(cells).toHaveLength(4);
      for (const { message } of cells) expect(message).toContain('was stopped');
      expect(requests()).toBe(0);
    });
  });

  describe('a cancellation', () => {
    test('tells each of those who wait once, and none of those who went', () => {
      const cancellation = new Cancellation();
      const told: number[] = [];
      const leavers = [1, 2, 3, 4].map((number) => ({ handleEvent: () => void told.push(number) }));
      for (const leaver of leavers) cancellation.addEventListener('abort', leaver);
      for (const leaver of leavers.slice(0, 2)) cancellation.removeEventListener('abort', leaver);
      cancellation.cancel();
      cancellation.cancel();
      expect(told).toEqual([3, 4]);
      expect(cancellation.aborted).toBe(true);
    });
  });
});

describe('in German', () => {
  const APPLE = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';

  /** A formula for each thing that a person can get wrong, or that the service does not have. */
  const FORMULAS = [
    '=KER.ENTITY("")',
    '=KER.ENTITY("Apple", "Compny")',
    '=KER.ENTITY("Apple", , 101)',
    '=KER.ENTITY("Apple Inc.", "Company", 99)',
    '=KER.ENTITY("Qxzzy Vwk")',
    '=KER.ENTITY("Apple Tree Holdings of Nowhere")',
    '=KER.ENTITY("Georgia")',
    '=KER.SEARCH("Apple", , 1.5)',
    '=KER.SEARCH("Apple", , , "perhaps")',
    '=KER.SEARCH("Qxzzy Vwk", "Law,Company")',
    '=KER.ASK("#N/A")',
    '=KER.PROP({"a";"b"}, "cik", "spill")',
    `=KER.PROP("${APPLE}", "cik", "down")`,
    '=KER.PROP("Apple Inc.", "employee")',
    '=KER.PROP("Santander", "revenue")',
    '=KER.SOURCE("Apple Inc.", "aliases")',
    '=KER.AGE("Apple Inc.", "aliases")',
    '=KER.CARD("Apple Inc.", "moons")',
    `=KER.RELATED("${APPLE}", , "up")`,
    `=KER.RELATED("${APPLE}", , , -1)`,
    `=KER.RELATED("${APPLE}", , , , 0.5)`,
    '=KER.RELATED("Apple Inc.", "OWNS_MOON")',
    '=KER.RELATED("Apple Inc.", "IS_CEO_OF", "incoming", 5, 50)',
    `=KER.SERIES("${APPLE}", "Revenue", "soon")`,
    `=KER.SERIES("${APPLE}", "Revenue", 2024, 2020)`,
    `=KER.SERIES("${APPLE}", "Revenue", , , "unit,colour")`,
    '=KER.SERIES("Apple Inc.", "Revenu per moon")',
    '=KER.SERIES("Apple Inc.", "Revenuse")',
    '=KER.SERIES("Apple Inc.", "Rev")',
    '=KER.SERIES("Apple Inc.", "Revenue", 2030, 2031)',
    '=KER.SERIES("Apple Inc.", "Revenue", 2030)',
    '=KER.SERIES("Apple Inc.", "Revenue", , 1999)',
    '=KER.LATEST("Apple Inc.", "Revenue", 1999)',
    '=KER.LATEST("Apple Inc.", "Revenue", 2024, 1999)',
    '=KER.LATEST("UNRATE", "UNRATE")',
    '=KER.RELATED("Apple Inc.", "IS_CEO_OF", "outgoing")',
    '=KER.PROP("Apple Inc.", "employee")',
    '=KER.FIELDS("Tim Cook", "observations")',
    `=KER.FIELDS("${APPLE}", "facts")`,
    '=KER.QUERY("companies.moons>3")',
    '=KER.QUERY("companies.employe_count>3.return(name)")',
    '=KER.QUERY("companies.employee_count>.return(name)")',
    '=KER.QUERY("companies.employee_count>>3")',
    '=KER.QUERY("companies.retrun(name)")',
    '=KER.QUERY("companies.country=Atlantis).return(name)")',
    '=KER.QUERY("(companies.country=Atlantis")',
    '=KER.QUERY("companies.employee_count>5000000000.return(name)")',
    '=KER.MENTIONS("What is the meaning of life?")',
    '=KER.NUMBER("5", "half")',
    '=KER.NUMBER("5", , "tlh!")',
    '=KER.NUMBER("1,234")',
    '=KER.NUMBER("5 zillion")',
    '=KER.NUMBER("1.2.3")',
    '=KER.NUMBER("many")',
    '=KER.NUMBER("up to 50", "low")',
  ];

  let workbook: Workbook;

  beforeAll(async () => {
    workbook = await openWorkbook();
    speak(inGerman);
  });
  afterAll(() => speak(undefined));

  test.each(FORMULAS)('%s has its reason told in German alone', async (formula) => {
    const told = await workbook.lateError(evaluate(formula));
    const [, sentence = ''] = /^#(?:N\/A|VALUE!): (.*)$/s.exec(told) ?? [];
    expect(sentence).not.toBe('');
    // What things are called, and how the service describes them, is in whatever language it is.
    expect(
      englishWordIn(
        sentence.replaceAll(/(?<=Am ähnlichsten: |Es gibt nur |Die Karte kann zeigen: ).*|\([^()]*\)/g, ''),
      ),
    ).toBeUndefined();
  });
});
