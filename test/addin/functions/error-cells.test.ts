import { evaluate } from './formula';
import { openWorkbook, type Workbook } from './workbook';

let workbook: Workbook;
beforeAll(async () => {
  workbook = await openWorkbook();
});

test.each([
  ['=KER.PROP("Apple Inc.","#N/A")', 'property', '#N/A'],
  ['=KER.SOURCE("Apple Inc.","#REF!")', 'property', '#REF!'],
  ['=KER.LATEST("Apple Inc.","#DIV/0!")', 'observation', '#DIV/0!'],
  ['=KER.SERIES("Apple Inc.","#N/A")', 'observation', '#N/A'],
  ['=KER.RELATED("Apple Inc.","#N/A")', 'relationship', '#N/A'],
])('%s is told as the error of a cell, and is no name of a field', async (formula, name, code) => {
  expect(await workbook.error(evaluate(formula))).toBe(
    `#N/A: The cell of the ${name} shows ${code}. Correct it first`,
  );
});

test('its neighbours keep their values', async () => {
  const [row] = await workbook.shown(evaluate('=KER.PROP("Apple Inc.",{"ticker","#N/A"})'));
  expect(row).toEqual(['AAPL', '#N/A: The cell of the property shows #N/A. Correct it first']);
});

test.each([
  [
    '=KER.LATEST("Apple Inc.","Diluted shares")',
    '=KER.LATEST("Apple Inc.","Diluted weighted average shares")',
  ],
  ['=KER.LATEST("Germany","BIP")', '=KER.LATEST("Germany","GDP")'],
  ['=KER.LATEST("Germany","Bevölkerung")', '=KER.LATEST("Germany","Population")'],
])('%s is %s', async (other, own) => {
  expect(await workbook.shown(evaluate(other))).toEqual(await workbook.shown(evaluate(own)));
});
