import type { SheetArea } from './area';
import { LOG_TABLE } from './freeze-columns';
import { SOURCES_TABLE } from './sources-columns';

/** Which cells an action is about. */
export type Scope = 'selection' | 'sheet' | 'workbook';

/** Sheets of ours hold formulas as text, which Excel reports as it does formulas. */
const OUR_TABLES: ReadonlySet<string> = new Set([LOG_TABLE, SOURCES_TABLE]);

/** The used cells of the scope, one area per sheet; none where everything is empty. */
export async function scopeAreas(context: Excel.RequestContext, scope: Scope): Promise<SheetArea[]> {
  const { tables } = context.workbook;
  tables.load('items/name,items/worksheet/name');
  const candidates = await candidatesOf(context, scope);
  for (const { worksheet, used } of candidates) {
    worksheet.load('name');
    used.load('rowIndex,columnIndex,rowCount,columnCount');
  }
  await context.sync();
  const ours = new Set(
    tables.items.filter(({ name }) => OUR_TABLES.has(name)).map(({ worksheet }) => worksheet.name),
  );
  return candidates.flatMap(({ worksheet, used }) => {
    if (used.isNullObject || ours.has(worksheet.name)) return [];
    const { rowIndex: row, columnIndex: column, rowCount: rows, columnCount: columns } = used;
    return [{ sheet: worksheet.name, row, column, rows, columns }];
  });
}

type Used = { worksheet: Excel.Worksheet; used: Excel.Range };

async function candidatesOf(context: Excel.RequestContext, scope: Scope): Promise<Used[]> {
  const { workbook } = context;
  if (scope === 'selection') {
    const selected = workbook.getSelectedRange();
    const { worksheet } = selected;
    return [{ worksheet, used: selected.getUsedRangeOrNullObject(true) }];
  }
  if (scope === 'sheet') return [usedOf(workbook.worksheets.getActiveWorksheet())];
  const sheets = workbook.worksheets;
  sheets.load('items/name');
  await context.sync();
  return sheets.items.map(usedOf);
}

function usedOf(worksheet: Excel.Worksheet): Used {
  return { worksheet, used: worksheet.getUsedRangeOrNullObject(true) };
}
