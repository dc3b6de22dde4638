import { entity } from '../../../src/addin/functions/entities';
import { match } from '../../../src/addin/functions/matching';
import { age, prop, source } from '../../../src/addin/functions/properties';
import { latest } from '../../../src/addin/functions/series';
import { called } from './excel';
import { evaluate } from './formula';
import { openWorkbook } from './workbook';

const APPLE = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';
const WAITING = (): Promise<Response> => new Promise(() => undefined);

test('an id passes through ENTITY without a request', async () => {
  const { shown, requests } = await openWorkbook({ key: '' });
  expect(await shown(evaluate(`=KER.ENTITY("${APPLE}")`))).toEqual([[APPLE]]);
  expect(requests()).toBe(0);
});

test('a grid of entities and properties asks once for each name and once for each entity', async () => {
  const { shown, requests } = await openWorkbook();
  const formula =
    '=KER.PROP({"Apple Inc.";"Microsoft";"Apple Inc.";"IBM"}, {"employee_count","cik","website","revenue"})';
  const grid = await shown(evaluate(formula));
  expect([grid.length, grid[0]?.length]).toEqual([4, 4]);
  expect(requests()).toBe(3 + 3);
  await shown(evaluate(formula));
  expect(requests()).toBe(0);
});

test('a value that is held is given at once, so that a sheet of 50,000 makes no promise for it', async () => {
  const { addIn, shown } = await openWorkbook();
  const ask = () => prop([[APPLE]], [['cik']], null, called());
  const first = await shown(ask());
  const settled = jest.spyOn(Promise.prototype, 'then');
  const given = ask();
  const thens = settled.mock.calls.length;
  settled.mockRestore();
  expect(given).toBeInstanceOf(Array);
  expect(await shown(given)).toEqual(first);
  expect(thens).toBe(0);
  expect(addIn.runtime.activity.get().recalculation).toMatchObject({ calls: 2, settled: 2 });
});

test('a property as a sheet heads it costs what its name costs, and nothing after it', async () => {
  const { shown, requests } = await openWorkbook();
  const headed = `=KER.PROP("${APPLE}", {"Employee Count","WEBSITE","legal-name"})`;
  const first = await shown(evaluate(headed));
  expect(requests()).toBe(1);
  expect(await shown(evaluate(`=KER.PROP("${APPLE}", {"employee_count","website","legal_name"})`))).toEqual(
    first,
  );
  expect(await shown(evaluate(`=KER.AGE("${APPLE}", "Employee Count")`))).toEqual([[expect.any(Number)]]);
  expect(requests()).toBe(0);
});

test('a relationship may be written in small letters and with spaces', async () => {
  const { shown } = await openWorkbook();
  const named = await shown(evaluate(`=KER.RELATED("${APPLE}", "IS_CEO_OF")`));
  expect(await shown(evaluate(`=KER.RELATED("${APPLE}", "is CEO of")`))).toEqual(named);
});

test('ENTITY, SEARCH, MATCH and PROP of one name share its search', async () => {
  const { shown, requests } = await openWorkbook();
  await shown(evaluate('=KER.ENTITY("Microsoft")'));
  expect(requests()).toBe(1);
  await shown(evaluate('=KER.SEARCH("Microsoft", , 5)'));
  await shown(evaluate('=KER.MATCH("Microsoft")'));
  expect(requests()).toBe(0);
  await shown(evaluate('=KER.PROP("Microsoft", "cik")'));
  expect(requests()).toBe(1);
});

test('SOURCE, SOURCES and AGE of a property cost nothing after PROP', async () => {
  const { shown, requests } = await openWorkbook();
  await shown(evaluate(`=KER.PROP("${APPLE}", "employee_count")`));
  expect(requests()).toBe(1);
  for (const name of ['SOURCE', 'SOURCES', 'AGE']) {
    await shown(evaluate(`=KER.${name}("${APPLE}", "employee_count")`));
  }
  expect(requests()).toBe(0);
});

test('ASK, EVIDENCE and MENTIONS of one question share one request', async () => {
  const { addIn, shown, requests } = await openWorkbook();
  const question = '"Who is the CEO of Microsoft?"';
  const all = ['ASK', 'EVIDENCE', 'MENTIONS'].map((name) => shown(evaluate(`=KER.${name}(${question})`)));
  await addIn.until(Promise.all(all));
  expect(requests()).toBe(1);
});

test('a card of named properties, and one of the service’s choice, cost one request each', async () => {
  const { shown, requests } = await openWorkbook();
  await shown(evaluate(`=KER.CARD("${APPLE}", "employee_count,website")`));
  expect(requests()).toBe(1);
  await shown(evaluate('=KER.CARD("486b8844-6192-5871-a890-3e0419051c7e")'));
  expect(requests()).toBe(1);
});

test('RELATED asks once for a relationship whose direction is not given', async () => {
  const { shown, requests } = await openWorkbook();
  await shown(evaluate(`=KER.RELATED("${APPLE}", "IS_CEO_OF")`));
  expect(requests()).toBe(1);
});

test('a preview asks nothing, and shows what is known', async () => {
  const { shown, error, requests } = await openWorkbook();
  const preview = (property: string) =>
    prop([[APPLE]], [[property]], null, called({ isInValuePreview: 'true' }));
  expect(await error(preview('cik'))).toBe(
    '#N/A: No preview, because this costs credits. Press Enter to run it',
  );
  expect(requests()).toBe(0);
  await shown(prop([[APPLE]], [['cik']], null, called({ isInValuePreview: 'false' })));
  expect(await shown(preview('cik'))).toEqual([['0000320193']]);
  expect(requests()).toBe(1);
});

test('a call that Excel cancels before it leaves is not sent, and settles', async () => {
  const { addIn, error, requests } = await openWorkbook();
  const invocation = called();
  const result = error(prop([[APPLE]], [['cik']], null, invocation));
  invocation.onCanceled?.();
  expect(await result).toMatch(/^#N\/A: .*(stopped|cancelled)/i);
  await addIn.pass(200);
  expect(requests()).toBe(0);
});

test('activity knows the cell and the function that failed', async () => {
  const { addIn, error } = await openWorkbook();
  await error(prop([[APPLE]], [['moons']], null, called({ address: 'Model!C7' })));
  expect(addIn.runtime.activity.get().failing).toEqual([
    expect.objectContaining({
      cell: 'Model!C7',
      functionName: 'KER.PROP',
      message: 'Apple Inc. has no property "moons". KER.FIELDS lists what it has',
    }),
  ]);
});

test('activity counts a call that is refused for its arguments', async () => {
  const { addIn, error } = await openWorkbook();
  await error(evaluate('=KER.SEARCH("Apple", , 250)'));
  const { calls, failures } = addIn.runtime.activity.get().total;
  expect([calls, failures]).toEqual([1, 1]);
});

test('ten thousand cells of one entity make one request', async () => {
  const { addIn, requests } = await openWorkbook();
  const properties = ['cik', 'website', 'employee_count', 'ticker'];
  const cells = Array.from({ length: 10_000 }, (_, at) =>
    prop([[APPLE]], [[properties[at % 4]]], null, called({ address: `Sheet1!A${at + 1}` })),
  );
  await addIn.until(Promise.all(cells.map((cell) => Promise.resolve(cell))));
  expect(requests()).toBe(1);
});

test('a cell that waits is told when the add-in was never started', async () => {
  const { error } = await openWorkbook({ intercept: WAITING });
  const { useRuntime } = await import('./excel');
  useRuntime(undefined);
  expect(await error(evaluate(`=KER.PROP("${APPLE}", "cik")`))).toBe(
    '#N/A: KER.PROP failed unexpectedly (Expected the add-in to be started before a function is called). Please report it',
  );
});

test('a full column is refused before any of its cells is paid for', async () => {
  const { error, requests } = await openWorkbook();
  const column = Array.from({ length: 1_048_576 }, (_, at) => [`Company ${at}`]);
  const refused = (name: string, width: number) =>
    `#VALUE!: KER.${name}: The result is 1,048,576 × ${width} cells; Excel allows 1,000,000 cells. Narrow it by date or range, or set a limit`;
  expect(await error(entity(column, null, null, called()))).toBe(refused('ENTITY', 1));
  expect(await error(prop(column, [['cik']], null, called()))).toBe(refused('PROP', 1));
  expect(await error(match(column, null, null, called()))).toBe(refused('MATCH', 5));
  expect(requests()).toBe(0);
});

test.each([
  ['PROP', prop],
  ['SOURCE', source],
  ['AGE', age],
  ['LATEST', latest],
])(
  'KER.%s refuses a grid that is too large for Excel before any of its cells is paid for',
  async (name, fn) => {
    const { error, requests } = await openWorkbook();
    const entities = Array.from({ length: 1_001 }, (_, at) => [`Company ${at}`]);
    const fields = [Array.from({ length: 1_000 }, (_, at) => `field_${at}`)];
    const run = fn as (...values: unknown[]) => Promise<unknown[][]>;
    const optional = { PROP: [null], LATEST: [null, null] }[name] ?? [];
    expect(await error(run(entities, fields, ...optional, called()))).toBe(
      `#VALUE!: KER.${name}: The result is 1,001 × 1,000 cells; Excel allows 1,000,000 cells. Narrow it by date or range, or set a limit`,
    );
    expect(requests()).toBe(0);
  },
);

test('a whole column of which little is filled costs what is filled', async () => {
  const { shown, requests } = await openWorkbook();
  const column = Array.from({ length: 1_048_576 }, (_, at) => [['Apple Inc.', 0, 'Microsoft'][at] ?? '']);
  expect(await shown(prop(column, [['ticker']], null, called()))).toEqual([['AAPL'], [''], ['MSFT']]);
  expect(requests()).toBe(4);
  expect(await shown(match(column, null, false, called()))).toHaveLength(3);
  expect(requests()).toBe(0);
});

const NOT_AVAILABLE = { type: 'Error', basicType: 'Error', basicValue: '#N/A', errorType: 'NotAvailable' };

test.each([
  ['a data type', NOT_AVAILABLE],
  ['an error object', { code: '#N/A' }],
  ['its code as text', '#N/A'],
])('an error among the names, as %s, costs nothing and leaves its neighbours alone', async (_, cell) => {
  const { shown, requests } = await openWorkbook();
  const names = [[APPLE], [cell], ['Microsoft']];
  const bad = '#N/A: The cell of the name shows #N/A. Correct it first';
  expect(await shown(prop(names, [['ticker']], null, called()))).toEqual([['AAPL'], [bad], ['MSFT']]);
  expect(requests()).toBe(3);
  expect((await shown(match(names.slice(1), null, false, called()))).map(([id]) => id)).toEqual([
    bad,
    expect.stringMatching(/^[0-9a-f-]{36}$/),
  ]);
  expect(requests()).toBe(0);
});
