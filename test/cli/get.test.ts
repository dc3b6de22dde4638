import { stat, writeFile } from 'node:fs/promises';

import { brokenService, type Ended, PROGRAM, runKer, TRIAL_KEY, trialServer } from './run-ker';
import { TestFolder } from './workbook-of';

const server = trialServer();
const folder = new TestFolder();
afterAll(() => folder.remove());

const get = (args: readonly string[], env: Record<string, string> = { KER_API_KEY: TRIAL_KEY }) =>
  runKer([...args, '--service', server.url], env);

const GRID = '=KER.PROP({"Apple Inc.";"Microsoft"},{"employee_count","headquarters"})';

/** How a call without its service ends, which it tries for twelve seconds: the other tests run meanwhile. */
const broken = brokenService();
let outage: Promise<Ended>;
beforeAll(() => {
  const args = ['get', GRID, '--service', broken.url()];
  outage = runKer(args, { KER_API_KEY: TRIAL_KEY });
});

test('the program is one file of at most 4 MB', async () => {
  expect((await stat(PROGRAM)).size).toBeLessThanOrEqual(4 * 2 ** 20);
});

test('get without a service starts the built server, which needs no key and gets none', async () => {
  const { code, stdout } = await runKer(['get', GRID], { KER_API_KEY: 'a-key-of-another-service' });
  expect(code).toBe(0);
  expect(stdout).toBe('164000  Cupertino, California\n228000  Redmond, Washington\n');
});

test('get reads the key from a file', async () => {
  const file = folder.file('key');
  await writeFile(file, `${TRIAL_KEY}\n`);
  const { code, stdout } = await get(['get', GRID, '--json'], { KER_API_KEY_FILE: file });
  expect(code).toBe(0);
  expect(JSON.parse(stdout)).toEqual([
    {
      formula: GRID,
      values: [
        [164_000, 'Cupertino, California'],
        [228_000, 'Redmond, Washington'],
      ],
      errors: [],
      marks: [],
    },
  ]);
});

test('query gives the rows of an expression', async () => {
  const { code, stdout } = await get([
    'query',
    'companies.employee_count>500000.return(name, employee_count)',
  ]);
  expect(code).toBe(0);
  expect(stdout.split('\n')[0]).toMatch(/^name\s+employee_count$/);
  expect(stdout).toMatch(/Walmart\s+2100000/);
});

test('an error has its message and an exit code', async () => {
  const { code, stdout, stderr } = await get(['get', 'KER.PROP("Apple Inc.","no_such")']);
  expect({ code, stdout }).toEqual({ code: 6, stdout: '#N/A\n' });
  expect(stderr).toContain('=KER.PROP("Apple Inc.","no_such"): Apple Inc. has no property "no_such"');
});

test('what Excel shows behind a value is shown too', async () => {
  const formula = '=KER.LATEST("EUR/USD","rate","2020-03-20")';
  expect((await get(['get', formula])).stdout).toMatch(/^1\.0977 \(2020-02-2\d\)\n$/);
  const { stdout } = await get(['get', formula, '--json']);
  const mark = expect.stringMatching(/^2020-02-2\d$/) as string;
  expect(JSON.parse(stdout)).toMatchObject([{ values: [[1.0977]], marks: [{ row: 1, column: 1, mark }] }]);
});

test('a date has its day beside the number that Excel calculates with', async () => {
  const { stdout } = await get(['get', 'KER.PROP("Apple Inc.","chief_executive_officer_as_of")']);
  expect(stdout).toMatch(/^4\d{4} \(202\d-\d\d-\d\d\)\n$/);
});

test('an error of a formula that is not closed has one too', async () => {
  const { code, stderr } = await get(['get', '=KER.PROP("Apple"']);
  expect({ code, stderr }).toEqual({
    code: 6,
    stderr: '=KER.PROP("Apple" gives #VALUE!. Check how it is written.\n',
  });
});

test('a rejected key is an outage whose message names the variable, never the key', async () => {
  const { code, stdout, stderr } = await get(['get', GRID], { KER_API_KEY: 'secret-key-value' });
  expect(code).toBe(5);
  expect(stderr).toContain('Check KER_API_KEY.');
  expect(stdout + stderr).not.toContain('secret-key-value');
});

test('more requests than allowed are not sent', async () => {
  const before = await server.requests();
  const { code, stderr } = await get(['get', GRID, '--max-requests', '1']);
  expect(code).toBe(4);
  expect(stderr).toContain('Nothing was sent.');
  expect(await server.requests()).toEqual(before);
});

test.each([
  [['get', '=SUM(1)'], 'Expected a KER formula, got =SUM(1)'],
  [
    ['get', 'KER.PROP("Apple";"ceo")'],
    'Expected commas between arguments, as in English Excel, got semicolons in =KER.PROP("Apple";"ceo")',
  ],
  [['get'], 'ker get takes at least 1 argument. See ker --help.'],
  [['frob'], 'There is no command "frob". See ker --help.'],
  [['get', GRID, '--key', 'x'], 'There is no option "--key". See ker --help.\n'],
  [['get', GRID, '--json=1'], 'The option "--json" takes no value. See ker --help.\n'],
  [['get', GRID, '--service'], 'The option "--service" needs a value. See ker --help.\n'],
  [['mcp', '--port', '99999'], '--port must be a whole number of at most 65535.'],
  [['get', GRID, '--service', 'http://example.com'], '--service must be an https address'],
  [['plan', 'missing.xlsx'], 'There is no file missing.xlsx.'],
  [['get', GRID, '--max-requests', 'many'], '--max-requests must be a whole number.'],
])('%j is refused in one sentence', async (args, sentence) => {
  const { code, stdout, stderr } = await runKer(args);
  expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
  expect(stderr).toContain(sentence);
});

test('a service that cannot be reached is an outage', async () => {
  const { code, stderr } = await outage;
  expect(code).toBe(5);
  expect(stderr).toContain('has not responded');
});
