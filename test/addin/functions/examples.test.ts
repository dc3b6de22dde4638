import { EXAMPLES } from './examples';
import { evaluate, METADATA } from './formula';
import { openWorkbook } from './workbook';
import type { Workbook } from './workbook';

let workbook: Workbook;

beforeAll(async () => {
  workbook = await openWorkbook({ properties: true });
  // The value of each stays the same, and some read what it carries.
  await workbook.addIn.runtime.settings.set({ sourcedValues: 'all' });
  jest.spyOn(Date, 'now').mockReturnValue(new Date(2026, 0, 1, 12).getTime());
});

afterAll(() => jest.restoreAllMocks());

test.each(EXAMPLES)('$formula returns $says', async ({ formula, gives }) => {
  const result = await workbook.shown(evaluate(formula));
  expect(result.slice(0, gives.length)).toEqual(gives);
});

test('every function has an example', () => {
  const shown = new Set(EXAMPLES.map(({ formula }) => /KER\.([A-Z]+)/.exec(formula)?.[1]));
  expect([...shown].sort()).toEqual(METADATA.map(({ id }) => id).sort());
});
