import { evaluate } from '../formula';
import { openWorkbook, type Workbook } from '../workbook';

let workbook: Workbook;

beforeAll(async () => {
  workbook = await openWorkbook();
});

const shown = (formula: string): Promise<unknown[][]> => workbook.shown(evaluate(formula));
const SAID = 'not comparable with the one before';

test('the note of a year on another basis says so, and no other does', async () => {
  const table = await shown('=KER.HISTORY("Dollar Tree","Revenue","FY2021","FY2023","A","notes=yes")');
  expect(table.slice(1).map((row) => String(row[2]).includes(SAID))).toEqual([false, true, false]);
});

test('so does the source of such a point of a series', async () => {
  const table = await shown('=KER.SERIES("Dollar Tree","Revenue",2021,2023,"source")');
  expect(table.slice(1).map((row) => String(row[2]).includes(SAID))).toEqual([false, true, false]);
});

test('so do the number format and the properties of such a value, and of no other, by default', async () => {
  const rich = await openWorkbook({ properties: true });
  for (const formula of [
    '=KER.SERIES("Dollar Tree","Revenue",2021,2023)',
    '=KER.HISTORY("Dollar Tree","Revenue","FY2021","FY2023","A")',
  ]) {
    const cells = (await rich.grid(evaluate(formula))).slice(1).map((row) => row[1] as Excel.DoubleCellValue);
    expect(cells.map(({ numberFormat }) => String(numberFormat).includes('new basis'))).toEqual([
      false,
      true,
      false,
    ]);
    expect(cells.map((cell) => JSON.stringify(cell.properties ?? {}).includes(SAID))).toEqual([
      false,
      true,
      false,
    ]);
  }
});
