import { readXlsx } from 'hucre/xlsx';
import type { Workbook } from 'hucre/xlsx';
import type { IWorkbookData } from '@univerjs/core';

import type { DocumentState, TableModel } from '../document/trial-document';
import type { KeptWorkbook } from '../keeping/kept-workbook';
import { namesFromFile } from './names-from-file';
import { sheetFromFile } from './sheet-from-file';
import { unreadable } from './unreadable-file';
import { parseArea } from '../../formula/address';

/** What the trial's sheet can take: bytes of a file, and cells with something in them. */
const LIMITS = { bytes: 30 * 2 ** 20, cells: 500_000 };

/** What the trial's sheet cannot show, by the name that Excel has for it. */
const LEFT_OUT = [
  ['charts', 'charts'],
  ['images', 'pictures'],
  ['pivotTables', 'pivot tables'],
  ['conditionalRules', 'conditional formats'],
  ['dataValidations', 'data validation'],
] as const;

/** A workbook from a file; throws an error whose sentence tells a person why it cannot be opened. */
export async function readWorkbookFile(file: File, limits = LIMITS): Promise<KeptWorkbook> {
  if (file.size > limits.bytes) {
    throw new Error(
      `${file.name} has ${megabytes(file.size)} MB; the trial opens files up to ${megabytes(limits.bytes)} MB.`,
    );
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const workbook = await readXlsx(bytes, { readStyles: true }).catch((error: unknown) => {
    throw new Error(unreadable(file.name, bytes, error), { cause: error });
  });
  const cells = workbook.sheets.reduce((sum, { rows }) => sum + filled(rows), 0);
  if (cells > limits.cells) {
    throw new Error(
      `${file.name} has ${cells.toLocaleString('en')} filled cells; the trial opens up to ${limits.cells.toLocaleString('en')}.`,
    );
  }
  return keptFrom(workbook, file.name.replace(/\.xlsx$/i, ''));
}

function keptFrom(workbook: Workbook, name: string): KeptWorkbook {
  const ids = new Map(workbook.sheets.map((sheet, index) => [sheet.name, `sheet-${index + 1}`]));
  const visible = workbook.sheets.find(({ hidden, veryHidden }) => !hidden && !veryHidden);
  const front = workbook.sheets[workbook.activeSheet ?? 0] ?? visible;
  const snapshot: IWorkbookData = {
    id: 'workbook',
    name,
    appVersion: '',
    locale: 'enUS' as IWorkbookData['locale'],
    styles: {},
    sheetOrder: [...ids.values()],
    sheets: Object.fromEntries(
      workbook.sheets.map((sheet) => {
        const id = ids.get(sheet.name) ?? sheet.name;
        return [id, sheetFromFile(sheet, id, workbook.themeColors ?? [])];
      }),
    ),
    resources: namesFromFile(workbook.namedRanges ?? [], ids),
  };
  const notice = noticeFor(workbook, name);
  return {
    version: 1,
    name,
    changed: false,
    active:
      front && !front.hidden && !front.veryHidden ? ids.get(front.name) : visible && ids.get(visible.name),
    snapshot,
    document: documentOf(workbook, ids),
    notice,
  };
}

/** Tables follow their cells; hidden sheets stay as hidden as they were. */
function documentOf({ sheets }: Workbook, ids: ReadonlyMap<string, string>): DocumentState {
  const idOf = (name: string) => ids.get(name) ?? name;
  const tables = sheets.flatMap((sheet) =>
    (sheet.tables ?? []).flatMap((table) => {
      const area = parseArea(table.range ?? '', { rows: 1_048_576, columns: 16_384 });
      return area ? [{ table, area: { ...area, sheet: idOf(sheet.name) } }] : [];
    }),
  );
  const idAt = (index: number) => `{0000${index}-table}`;
  return {
    ids: tables.length,
    settings: [],
    xmlParts: [],
    tables: tables.map(({ table }, index): TableModel => ({
      id: idAt(index),
      name: table.displayName ?? table.name,
      area: idAt(index),
      showHeaders: true,
      style: table.style ?? 'TableStyleMedium2',
    })),
    charts: [],
    veryHidden: sheets.filter(({ veryHidden }) => veryHidden).map(({ name }) => idOf(name)),
    locked: [],
    areas: tables.map(({ area }, index) => [idAt(index), area]),
  };
}

function noticeFor({ sheets }: Workbook, name: string): string {
  const missing = LEFT_OUT.filter(([part]) => sheets.some((sheet) => (sheet[part]?.length ?? 0) > 0));
  if (missing.length === 0) return `Opened ${name}.xlsx`;
  return `Opened ${name}.xlsx without its ${missing.map(([, word]) => word).join(', ')}, which the trial’s sheet cannot show.`;
}

function filled(rows: Workbook['sheets'][number]['rows']): number {
  return rows.reduce((sum, row) => sum + row.filter((value) => value !== null).length, 0);
}

function megabytes(bytes: number): string {
  return String(Math.ceil(bytes / 2 ** 20));
}
