import type { SheetArea } from '../../../shared/formula/area';
import { OUR_TABLES } from './table-names';

/** Which cells an action is about. */
export type Scope = 'selection' | 'sheet' | 'workbook';

/** The used cells of the scope, one area per sheet or selected area; none where everything is empty. */
export async function scopeAreas(context: Excel.RequestContext, scope: Scope): Promise<SheetArea[]> {
  const { tables } = context.workbook;
  tables.load('items/name,items/worksheet/name');
  const areas = scope === 'selection' ? await selectedAreas(context) : await sheetAreas(context, scope);
  const ours = new Set(
    tables.items.filter(({ name }) => OUR_TABLES.has(name)).map(({ worksheet }) => worksheet.name),
  );
  return areas.filter(({ sheet }) => !ours.has(sheet));
}

/**
 * The used cells of the selection, which may have several areas, whole rows and whole columns. Areas that a person has
 * selected twice overlap.
 */
export async function selectedAreas(context: Excel.RequestContext): Promise<SheetArea[]> {
  const used = context.workbook.getSelectedRanges().getUsedRangeAreasOrNullObject(true);
  used.load('worksheet/name');
  used.areas.load('items/rowIndex,items/columnIndex,items/rowCount,items/columnCount');
  await context.sync();
  if (used.isNullObject) return [];
  return used.areas.items.map((range) => areaOf(used.worksheet.name, range));
}

/** The used cells of every sheet. */
export function usedAreas(context: Excel.RequestContext): Promise<SheetArea[]> {
  return sheetAreas(context, 'workbook');
}

async function sheetAreas(context: Excel.RequestContext, scope: 'sheet' | 'workbook'): Promise<SheetArea[]> {
  const { worksheets } = context.workbook;
  worksheets.load('items/name');
  if (scope === 'workbook') await context.sync();
  const sheets = scope === 'sheet' ? [worksheets.getActiveWorksheet()] : worksheets.items;
  const candidates = sheets.map((worksheet) => ({
    worksheet,
    used: worksheet.getUsedRangeOrNullObject(true),
  }));
  for (const { worksheet, used } of candidates) {
    worksheet.load('name');
    used.load('rowIndex,columnIndex,rowCount,columnCount');
  }
  await context.sync();
  return candidates.flatMap(({ worksheet, used }) =>
    used.isNullObject ? [] : [areaOf(worksheet.name, used)],
  );
}

function areaOf(sheet: string, range: Excel.Range): SheetArea {
  const { rowIndex: row, columnIndex: column, rowCount: rows, columnCount: columns } = range;
  return { sheet, row, column, rows, columns };
}
