import { areaName } from '../../../shared/formula/address';
import { hasExcelApi } from './host-support';
import { printWide, setWidths } from './sheet-layout';

/** A table of ours that has a sheet to itself. */
export type ReportTable = {
  name: string;
  worksheet: Excel.Worksheet;
  sheet: string;
  /** Our columns; they come first. */
  columns: number;
  /** Columns that a person has added to the right of ours. */
  added: number;
  /** The row below the last filled one, from 0; the header stands in row 0. */
  end: number;
};

/** How a table is made where there is none; widths are points. */
export type TableOptions = {
  name: string;
  sheet: string;
  header: readonly string[];
  /** How many of the last columns tables of an earlier version lack. @default 0 */
  later?: number;
  widths: readonly number[];
  /** Columns, from 0, of texts and numbers alike: all of them stand to the left. */
  mixed: readonly number[];
};

/** Finds a table by name, whatever its sheet is called now; undefined where there is none. */
export async function findTable(
  context: Excel.RequestContext,
  { name, header, later = 0 }: TableOptions,
): Promise<ReportTable | undefined> {
  const table = context.workbook.tables.getItemOrNullObject(name);
  table.load('name');
  await context.sync();
  if (table.isNullObject) return undefined;
  const { worksheet } = table;
  worksheet.load('name');
  const head = table.getHeaderRowRange();
  head.load('rowIndex,columnIndex,columnCount,values');
  const used = worksheet.getUsedRange(true);
  used.load('rowIndex,rowCount');
  await context.sync();
  const [titles = []] = head.values as unknown[][];
  const matches = (count: number): boolean =>
    header.slice(0, count).every((title, column) => titles[column] === title);
  const columns = matches(header.length) ? header.length : header.length - later;
  if (head.rowIndex + head.columnIndex > 0 || !matches(columns))
    throw new Error(misshapen(worksheet.name, header));
  const end = used.rowIndex + used.rowCount;
  const added = head.columnCount - columns;
  return { name, worksheet, sheet: worksheet.name, columns, added, end };
}

/** Finds a table, or makes it on a new sheet that is not shown at once. */
export async function openTable(context: Excel.RequestContext, options: TableOptions): Promise<ReportTable> {
  const found = await findTable(context, options);
  if (found !== undefined) return found;
  const { name, header, widths, mixed } = options;
  const { worksheet, sheet } = await addSheet(context, options.sheet);
  const head = worksheet.getRangeByIndexes(0, 0, 1, header.length);
  head.values = [[...header]];
  worksheet.tables.add(head, true).name = name;
  worksheet.freezePanes.freezeRows(1);
  setWidths(worksheet, widths);
  for (const column of mixed) {
    worksheet.getRangeByIndexes(0, column, 1, 1).getEntireColumn().format.horizontalAlignment = 'Left';
  }
  printWide(worksheet, 1);
  await context.sync();
  return { name, worksheet, sheet, columns: header.length, added: 0, end: 1 };
}

/** Adds a sheet; where the name is taken it gets a number. */
export async function addSheet(
  context: Excel.RequestContext,
  wanted: string,
): Promise<{ worksheet: Excel.Worksheet; sheet: string }> {
  const { worksheets } = context.workbook;
  worksheets.load('items/name');
  await context.sync();
  const taken = new Set(worksheets.items.map(({ name }) => name.toLowerCase()));
  let sheet = wanted;
  for (let number = 2; taken.has(sheet.toLowerCase()); number++) sheet = `${wanted} ${number}`;
  return { worksheet: worksheets.add(sheet), sheet };
}

/** Makes the table reach from its header to the row before `end`. */
export function growTable({ name, worksheet, columns, added }: ReportTable, end: number): void {
  const area = areaName({ row: 0, column: 0, rows: Math.max(2, end), columns: columns + added });
  const table = worksheet.tables.getItem(name);
  if (hasExcelApi('1.13')) {
    table.resize(area);
    return;
  }
  table.convertToRange();
  worksheet.tables.add(area, true).name = name;
}

/** Rows and columns are written by place, so a table that was moved or rearranged would be overwritten wrongly. */
function misshapen(sheet: string, header: readonly string[]): string {
  return (
    `Expected the table on the sheet ${sheet} to begin in A1 with the columns ${header.join(', ')}, got others. ` +
    `Move what was added to the right of ${header.at(-1) ?? ''}, then try again.`
  );
}
