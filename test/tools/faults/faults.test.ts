import { whole } from '../../service/whole';
import { companies } from '../../../tools/faults/companies';
import { FAULTS } from '../../../tools/faults/faults';
import { KEY } from '../../../tools/faults/key';
import {
  faultless,
  isAsExpected,
  runFault,
  sheetOf,
  type Bench,
  type Ran,
} from '../../../tools/faults/run-fault';

jest.setTimeout(240_000);

/** A row of each sort; `npm run faults` runs them all. */
const SHORT = [
  'transport: reset within the body',
  'transport: announced too short',
  'status: 403',
  'status: 422 naming a field',
  'status: 422 naming nothing',
  'status: 429 with hours',
  'body: another id',
  'body: Latin-1',
  'time: clock a day ahead',
  'storage: corrupt records',
  'edit: 200 cells deleted, five every 20 ms',
  'edit: recalculated six times while it waits',
  'excel: config.json after 8 s',
  'excel: results dropped',
  'excel: results swapped',
];

let bench: Bench;
let expected: Ran;

beforeAll(async () => {
  const { fetch: service } = whole.service;
  bench = { service, key: KEY, seed: 7, sheet: sheetOf(companies(70), 1) };
  expected = await faultless(bench);
});

test('there are rows for at least forty kinds of fault, each by a name of its own', () => {
  const names = FAULTS.map(({ group, name }) => `${group}: ${name}`);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(40);
  expect(names).toEqual(expect.arrayContaining(SHORT));
});

test('where nothing fails every cell shows a value of the service, for one request an entity', () => {
  const values = expected.shown.filter((one) => typeof one === 'object' && 'value' in one);
  expect(values.length).toBeGreaterThan(200);
  expect(expected.shown).not.toContain(undefined);
  expect(expected.requests).toBe(71);
});

test.each(SHORT)('every cell settles, right or clear, for few requests: %s', async (wanted) => {
  const fault = FAULTS.find(({ group, name }) => `${group}: ${name}` === wanted)!;
  const row = await runFault(bench, fault, expected);
  expect({ ...row, isHeld: isAsExpected(row, fault) }).toMatchObject({ isHeld: true, settled: row.cells });
});

test('where questions are refused without a time, the cells of entities do not wait', async () => {
  const fault = FAULTS.find(({ name }) => name === '429 for questions, without Retry-After')!;
  const row = await runFault(bench, { ...fault, withinMs: 5_000 }, expected);
  expect(row).toMatchObject({ right: 280, unsettled: 1, wrong: 0, misleading: 0 });
});

test('where the service closes for hours, every cell says the same, with the time', async () => {
  const fault = FAULTS.find(({ name }) => name === '429 with hours')!;
  const { samples } = await runFault(bench, fault, expected);
  expect(samples).toEqual([expect.stringMatching(/is at its rate limit until \d\d:\d\d/)]);
});
