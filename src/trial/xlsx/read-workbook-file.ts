import { readXlsx } from 'hucre/xlsx';
import type { Workbook } from 'hucre/xlsx';
import type { IWorkbookData } from '@univerjs/core';

import type { DocumentState, TableModel } from '../document/trial-document';
import type { SavedWorkbook } from '../autosave/saved-workbook';
import { endlessNames, exceedsExcelLimits } from '../../sheet/xlsx/unsupported-formulas';
import { FileLosses } from '../../sheet/xlsx/file-losses';
import { isOtherSheet, megabytes, readableFile } from '../../sheet/xlsx/file-parts';
import { omittedPartsMessage } from '../../sheet/xlsx/omitted-parts';
import { namesFromFile } from '../../sheet/xlsx/names-from-file';
import { type CellLimits, RefusedFile, refuseLarge } from '../../sheet/xlsx/refused-file';
import { elsewhereIn, sheetFromFile } from '../../sheet/xlsx/sheet-from-file';
import { withOwnNames } from '../../sheet/xlsx/sheet-names';
import { unreadable } from '../../sheet/xlsx/unreadable-file';
import { parseArea } from '../../shared/formula/address';

/** What the trial can take of a file: its bytes, as it is and unpacked, and what stands in its cells. */
type Limits = CellLimits & { bytes: number; unpacked: number };

const LIMITS: Limits = {
  bytes: 30 * 2 ** 20,
  unpacked: 150 * 2 ** 20,
  cells: 500_000,
  // Excel's own limit; the sheet lays out a text as a whole, and a tab ends of a few millions.
  characters: 32_767,
  allCharacters: 20_000_000,
  merged: 500_000,
};

/** A workbook from a file; throws an error whose sentence tells a person why it cannot be opened. */
export async function readWorkbookFile(file: File, limits: Partial<Limits> = {}): Promise<SavedWorkbook> {
  const most = { ...LIMITS, ...limits };
  if (file.size > most.bytes) {
    throw new RefusedFile(
      `${file.name} has ${megabytes(file.size)} MB; the trial opens files up to ${megabytes(most.bytes)} MB.`,
    );
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  const { workbook, leftOut } = await read(file.name, bytes, most.unpacked).catch((error: unknown) => {
    if (error instanceof RefusedFile) throw error;
    throw new Error(unreadable(file.name, bytes, error), { cause: error });
  });
  refuseLarge(file.name, workbook, most);
  const losses = new FileLosses();
  const sheets = withOwnNames(workbook.sheets, losses);
  return keptFrom({ ...workbook, sheets }, { name: file.name.replace(/\.xlsx$/i, ''), losses, leftOut });
}

/** The workbook of a file, and what it has beside worksheets. */
type Read = { workbook: Workbook; leftOut: readonly string[] };

async function read(name: string, bytes: Uint8Array, unpacked: number): Promise<Read> {
  const file = readableFile(name, bytes, unpacked);
  const workbook = await readXlsx(file.bytes, { readStyles: true });
  const active = workbook.sheets[workbook.activeSheet ?? 0];
  const sheets = workbook.sheets.filter((sheet) => !isOtherSheet(sheet));
  if (sheets.length === 0 && workbook.sheets.length > 0)
    throw new RefusedFile(
      `${name} has no sheets but ${file.leftOut.join(', ')}, which the trial’s sheet cannot show.`,
    );
  const activeSheet = sheets.findIndex((sheet) => sheet === active);
  return { workbook: { ...workbook, sheets, activeSheet }, leftOut: file.leftOut };
}

function keptFrom(
  workbook: Workbook,
  { name, losses, leftOut }: { name: string; losses: FileLosses; leftOut: readonly string[] },
): SavedWorkbook {
  const ids = new Map(workbook.sheets.map((sheet, index) => [sheet.name, `sheet-${index + 1}`]));
  const visible = workbook.sheets.find(({ hidden, veryHidden }) => !hidden && !veryHidden);
  const front = workbook.sheets[workbook.activeSheet ?? 0] ?? visible;
  const names = workbook.namedRanges ?? [];
  const endless = endlessNames(names);
  const file = {
    endless,
    losses,
    theme: workbook.themeColors ?? [],
    isFrom1904: workbook.dateSystem === '1904',
    elsewhere: new Set(
      names
        .filter(({ range }) => !exceedsExcelLimits(range) && elsewhereIn(range))
        .map((each) => each.name.toUpperCase()),
    ),
  };
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
        return [id, sheetFromFile(sheet, id, file)];
      }),
    ),
    resources: namesFromFile(
      names.filter(({ name: each }) => !endless.has(each.toUpperCase())),
      ids,
    ),
  };
  const notice = [omittedPartsMessage(workbook, name, leftOut), ...losses.sentences()].join(' ');
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
