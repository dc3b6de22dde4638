import { areaName, cellName } from '../../../shared/formula/address';
import type { SheetArea } from '../../../shared/formula/area';
import { isKerFormula } from '../../../shared/formula/ker-formula';
import { hasExcelApi } from '../excel/host-support';
import { rangeOf } from '../excel/ker-cells';

/** A cell as a person sees it, with the formula that gave it its value. */
export type ReadCell = {
  /** As `Sheet1!B2`. */
  address: string;
  sheet: string;
  row: number;
  column: number;
  value: unknown;
  /** Its value as it is written in the cell. */
  text: string;
  /** Its own formula, or the one that spills into it; undefined where a value was typed. */
  formula: string | undefined;
  /** The cell of that formula. */
  askedBy: string;
  /** What stands beside it in a spill, itself included; undefined where nothing spills. */
  spilledRow: readonly unknown[] | undefined;
};

/** Reads cells with the formulas that give them their values, in as few round trips as it takes. */
export async function readCells(
  context: Excel.RequestContext,
  areas: readonly SheetArea[],
): Promise<ReadCell[]> {
  const spills = hasExcelApi('1.12');
  const ranges = areas.map((area) => ({ area, range: rangeOf(context, area) }));
  for (const { range } of ranges) range.load(`address,formulas,values,text${spills ? ',hasSpill' : ''}`);
  await context.sync();
  const read = ranges.flatMap(({ area, range }) => {
    // True for all, null for some of its cells.
    const mayBeSpilled = spills && (range.hasSpill as boolean | null) !== false;
    return cellsOf(area, range).map((cell) => ({ cell, mayBeSpilled }));
  });
  const spilled = read.filter(({ cell, mayBeSpilled }) => mayBeSpilled && cell.value !== '');
  await addSpills(
    context,
    spilled.map(({ cell }) => cell),
  );
  return read.map(({ cell }) => cell);
}

function cellsOf(area: SheetArea, range: Excel.Range): ReadCell[] {
  // Excel's own spelling of the sheet is the one that it tells to functions.
  const prefix = range.address.slice(0, range.address.lastIndexOf('!') + 1);
  const [formulas, values] = [range.formulas as unknown[][], range.values as unknown[][]];
  return values.flatMap((line, down) =>
    line.map((value, across): ReadCell => {
      const place = { sheet: area.sheet, row: area.row + down, column: area.column + across };
      const address = prefix + cellName(place);
      const formula = formulas[down]?.[across];
      const isFormula = typeof formula === 'string' && formula.startsWith('=') && formula !== value;
      const text = range.text[down]?.[across] ?? '';
      const spill = { askedBy: address, spilledRow: undefined };
      return { ...place, address, value, text, formula: isFormula ? formula : undefined, ...spill };
    }),
  );
}

/** Gives cells of a spill the formula of its first cell, and their row of it. */
async function addSpills(context: Excel.RequestContext, cells: readonly ReadCell[]): Promise<void> {
  if (cells.length === 0) return;
  const asked = cells.map((cell) => {
    const range = rangeOf(context, { ...cell, rows: 1, columns: 1 });
    const parent = range.getSpillParentOrNullObject();
    parent.load('address,formulas');
    return { cell, range, parent };
  });
  await context.sync();
  const rows = asked.flatMap(({ cell, range, parent }) => {
    if (parent.isNullObject && cell.formula === undefined) return [];
    // A formula of its own gave a cell its value, whatever else would spill there.
    if (!parent.isNullObject && cell.formula === undefined) {
      const formula = (parent.formulas as unknown[][])[0]?.[0];
      if (isKerFormula(formula)) Object.assign(cell, { formula, askedBy: parent.address });
    }
    const spill = (parent.isNullObject ? range : parent).getSpillingToRangeOrNullObject();
    spill.load('columnIndex,columnCount');
    return [{ cell, spill }];
  });
  await context.sync();
  const read = rows.flatMap(({ cell, spill }) => {
    if (spill.isNullObject) return [];
    const { columnIndex: column, columnCount: columns } = spill;
    const area = areaName({ row: cell.row, rows: 1, column, columns: Math.min(columns, MOST_BESIDE) });
    const range = context.workbook.worksheets.getItem(cell.sheet).getRange(area);
    range.load('values');
    return [{ cell, range }];
  });
  await context.sync();
  for (const { cell, range } of read) cell.spilledRow = (range.values as unknown[][])[0];
}

/** So many cells beside one are read: what tells rows of a series apart stands first. */
const MOST_BESIDE = 50;
