import { areaName } from './area';
import { hasExcelApi } from './host-support';

/** A table of ours that has a sheet to itself. */
export type ReportTable = {
  name: string;
  worksheet: Excel.Worksheet;
  sheet: string;
  columns: number;
  /** The row below the last filled one, from 0; the header stands in row 0. */
  end: number;
};

/** How a table is made where there is none. */
export type TableOptions = { name: string; sheet: string; header: readonly string[] };

/** Finds a table by name, whatever its sheet is called now; undefined where there is none. */
export async function findTable(
  context: Excel.RequestContext,
  { name, header }: TableOptions,
): Promise<ReportTable | undefined> {
  const table = context.workbook.tables.getItemOrNullObject(name);
  table.load('name');
  await context.sync();
  if (table.isNullObject) return undefined;
  const { worksheet } = table;
  worksheet.load('name');
  const used = worksheet.getUsedRange(true);
  used.load('rowIndex,rowCount');
  await context.sync();
  const end = used.rowIndex + used.rowCount;
  return { name, worksheet, sheet: worksheet.name, columns: header.length, end };
}

/** Finds a table, or makes it on a new sheet that is not shown at once. */
export async function openTable(context: Excel.RequestContext, options: TableOptions): Promise<ReportTable> {
  const found = await findTable(context, options);
  if (found !== undefined) return found;
  const { name, header } = options;
  const { worksheet, sheet } = await addSheet(context, options.sheet);
  const head = worksheet.getRangeByIndexes(0, 0, 1, header.length);
  head.values = [[...header]];
  worksheet.tables.add(head, true).name = name;
  worksheet.freezePanes.freezeRows(1);
  await context.sync();
  return { name, worksheet, sheet, columns: header.length, end: 1 };
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
export function growTable({ name, worksheet, columns }: ReportTable, end: number): void {
  const area = areaName({ row: 0, column: 0, rows: Math.max(2, end), columns });
  const table = worksheet.tables.getItem(name);
  if (hasExcelApi('1.13')) {
    table.resize(area);
    return;
  }
  table.convertToRange();
  worksheet.tables.add(area, true).name = name;
}
