import { formatCells, printWide, setWidths } from '../excel/sheet-layout';
import { areaName, cellName } from '../../../shared/formula/address';
import { ownFormula } from '../excel/safe-formula';
import { plainText } from '../excel/plain-text';
import { rectangles } from '../excel/rectangles';
import { addSheet } from '../excel/report-table';

/** One entity of a coverage grid: of each property whether it is there, and its age in days. */
export type GridRow = {
  name: string;
  cells: readonly { state: 'filled' | 'missing' | 'failed'; age: number | '' }[];
};

/** Light red, readable in print. */
const MISSING = '#F8D7DA';
const FIRST_WIDTHS = [190, 50];
const PROPERTY_WIDTH = 90;

/** Writes a grid of filled, missing and age to a new sheet, and shows it. */
export function writeGrid(properties: readonly string[], rows: readonly GridRow[]): Promise<string> {
  return Excel.run(async (context) => {
    const { worksheet, sheet } = await addSheet(context, 'Coverage');
    const names = properties.map(plainText);
    const ages = properties.map((property) => plainText(`${property}: age, days`));
    const grid = [
      ['Entity', 'Filled', ...names, ...ages],
      ...rows.map(({ name, cells }, index) => [
        plainText(name),
        ownFormula(`=COUNTIF(${rowRange(index + 1, properties.length)},"filled")/${properties.length}`),
        ...cells.map(({ state }) => state),
        ...cells.map(({ age }) => age),
      ]),
    ];
    const width = 2 + 2 * properties.length;
    const range = worksheet.getRangeByIndexes(0, 0, grid.length, width);
    range.formulas = grid;
    const size = { rows: Math.max(1, rows.length), columns: 1 };
    formatCells(worksheet.getRangeByIndexes(1, 1, size.rows, 1), size, '0%');
    const empty = rows.flatMap(({ cells }, row) =>
      cells.flatMap(({ state }, column) =>
        state === 'filled' ? [] : [{ sheet, row: row + 1, column: column + 2 }],
      ),
    );
    for (const area of rectangles(empty)) worksheet.getRange(areaName(area)).format.fill.color = MISSING;
    worksheet.tables.add(range, true);
    // Names of properties are long, and what stands below them is short.
    worksheet.getRangeByIndexes(0, 0, 1, width).format.wrapText = true;
    setWidths(worksheet, [...FIRST_WIDTHS, ...Array.from({ length: width - 2 }, () => PROPERTY_WIDTH)]);
    worksheet.freezePanes.freezeRows(1);
    printWide(worksheet, 1);
    worksheet.activate();
    await context.sync();
    return sheet;
  });
}

/** The cells of a row's states: they begin in column C. */
function rowRange(row: number, count: number): string {
  return [2, 1 + count].map((column) => `$${cellName({ row, column })}`).join(':');
}
