import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';

let workbook: Workbook;
beforeAll(async () => {
  workbook = await openWorkbook();
});

const valuesOf = async (formula: string) =>
  (await workbook.shown(evaluate(formula))).map((row: readonly unknown[]) => row[1]);

const quarterly = '"Apple Inc.","Revenue (quarterly)"';

test.each([
  [`=KER.HISTORY(${quarterly},"-4Q",,"Q","headers=no")`, 4],
  [`=KER.HISTORY(${quarterly},"LTM",,"Q","headers=no")`, 4],
  [`=KER.HISTORY(${quarterly},"LTM",,,"headers=no")`, 4],
  [`=KER.HISTORY(${quarterly},"-2Y",,"Q","headers=no")`, 8],
  ['=KER.HISTORY("Apple Inc.","Revenue","-3Y",,"A","headers=no")', 3],
  ['=KER.HISTORY("UNRATE",,"-12M",,"M","headers=no")', 12],
  // What is dated by the first day of its month or year.
  ['=KER.HISTORY("GS10",,"-6M",,,"headers=no")', 6],
  ['=KER.HISTORY("Germany","GDP (current US dollars)","-5Y",,,"headers=no")', 5],
  ['=KER.HISTORY("Germany","GDP (current US dollars)","-5Y",,"A","headers=no")', 5],
  ['=KER.HISTORY("Japan","Population","-10Y",,,"headers=no")', 10],
  ['=KER.HISTORY("UNRATE",,"-4Q",,"Q","aggregate=last; headers=no")', 4],
  [`=KER.SERIES(${quarterly},"-4Q",,,FALSE)`, 4],
  [`=KER.SERIES(${quarterly},"LTM",,,FALSE)`, 4],
  [`=KER.SERIES(${quarterly},"-12M",,,FALSE)`, 4],
  ['=KER.SERIES("Apple Inc.","Revenue","-3Y",,,FALSE)', 3],
  ['=KER.SERIES("GS10",,"-12M",,,FALSE)', 12],
  // Of one day a month none but the newest lies within five days.
  ['=KER.SERIES("EUR/USD",,"-5D",,,FALSE)', 1],
  ['=KER.HISTORY("EUR/USD",,"-5D",,,"headers=no")', 1],
])('%s gives so many values, the newest last: %s', async (formula, count) => {
  expect((await valuesOf(formula)).length).toBe(count);
});

test('the last twelve months of quarters are those of the trailing twelve months', async () => {
  const last = (values: readonly unknown[]) => values.at(-1);
  const trailing = last(
    await valuesOf('=KER.SERIES("Apple Inc.","Revenue (trailing twelve months)",,,,FALSE)'),
  );
  for (const formula of [
    `=KER.SERIES(${quarterly},"LTM",,,FALSE)`,
    `=KER.HISTORY(${quarterly},"LTM",,"Q","headers=no")`,
  ])
    expect((await valuesOf(formula)).reduce<number>((sum, each) => sum + Number(each), 0)).toBe(
      Number(trailing),
    );
});

test.each([
  '=KER.SERIES("Adobe","Net income","LTM")',
  '=KER.HISTORY("Adobe","Net income","LTM",,"A")',
  '=KER.SERIES("Norway","GDP (current US dollars)","ttm")',
])('the last year of a series of years is not called its last twelve months: %s', async (formula) => {
  expect(await workbook.error(evaluate(formula))).toMatch(
    /"LTM" needs months or quarters, and .+ has annual values. Use a series with shorter periods, or omit the date$/,
  );
});

test('what was typed as the end counts, and what was known', async () => {
  expect(await valuesOf(`=KER.SERIES(${quarterly},"-4Q","2024-12-31",,FALSE)`)).toEqual(
    await valuesOf(`=KER.SERIES(${quarterly},"2024-01-01","2024-12-31",,FALSE)`),
  );
  expect(
    (await valuesOf(`=KER.HISTORY(${quarterly},"-4Q",,"Q","headers=no; known=2024-12-31")`)).length,
  ).toBeLessThan(5);
});
