import { cellAddress, cellName, type CellPlace, parseArea, splitAddress } from '../../shared/formula/address';
import { toFileFormula } from '../../sheet/xlsx/file-formula';
import { type CellEdit, editCells } from '../file/cell-edits';
import { CellIndex } from '../file/cell-index';
import { readSheetXml, type StoredCell, type StoredValue } from '../file/sheet-xml';
import type { FileFormula } from '../file/workbook-formulas';
import type { OpenWorkbook } from '../open-workbook';
import { Refusal } from '../refusal';

/** A formula in place of what a cell holds, with the value that it has now. */
export type CellLink = { sheet: string; place: CellPlace; formula: string; value: StoredValue };

const LOG_SHEET = 'KER Link Log';
const COLUMNS = ['Cell', 'Original', 'Original formula', 'Formula', 'Linked at', 'Now'] as const;
const NOW = COLUMNS.indexOf('Now');

type Workbook = Pick<OpenWorkbook, 'file' | 'formulas'>;

/** The file with formulas in these cells; what they held stands in a log sheet. */
export function linkedFile(workbook: Workbook, links: readonly CellLink[], at = new Date()): Uint8Array {
  const { file, formulas } = workbook;
  const log = file.sheets.find(({ name }) => name === LOG_SHEET);
  const cells = new CellIndex(file);
  const before = new Map(formulas.map((each) => [each.address, each]));
  const rows = links.map(({ sheet, place, formula }) => {
    const address = cellAddress({ sheet, ...place });
    const [stored] = cells.in({ sheet, ...place, rows: 1, columns: 1 });
    const now = address.replace(/([A-Z]+)(\d+)$/, '$$$1$$$2');
    const old = before.get(address)?.formula ?? '';
    return [address, stored?.value, old, formula, at.toISOString().slice(0, 10), now];
  });
  const edits = links.map(({ sheet, place, formula, value }) => ({
    ...{ sheet, ...place, value, formula: toFileFormula(formula) },
  }));
  const next = Math.max(0, ...(log?.sheet.rows ?? []).map(({ row }) => row + 1));
  const logged = [...(next === 0 ? [[...COLUMNS]] : []), ...rows].flatMap((row, down) =>
    row.map((value, column) => ({
      ...{ sheet: LOG_SHEET, row: next + down, column, value },
      ...(column === NOW && next + down > 0 && { formula: String(value), value: row[1] }),
    })),
  );
  const xml = editedSheets(workbook, log ? [...edits, ...logged] : edits);
  const added = { name: LOG_SHEET, xml: log ? undefined : newSheet(logged), hasOtherFormulas: false };
  return file.edited(xml, true, added);
}

/** The file with what its log says; cells that hold another formula by now stay as they are. */
export function unlinkedFile(workbook: Workbook): { output: Uint8Array; restored: number; left: string[] } {
  const { file, formulas } = workbook;
  const log = file.sheets.find(({ name }) => name === LOG_SHEET);
  if (!log) throw new Refusal('has no log of links');
  const now = new Map(formulas.map((each) => [each.address, each]));
  const edits: (CellEdit & { sheet: string })[] = [];
  const left: string[] = [];
  for (const { cells } of log.sheet.rows.slice(1)) {
    const at = (column: number): StoredCell | undefined => cells.find((cell) => cell.column === column);
    const [address, original, old, formula] = [0, 1, 2, 3].map((column) => at(column)?.value);
    const live = (at(NOW)?.formula?.text ?? '').replaceAll('$', '');
    const { sheet, range } = splitAddress(live === '' ? String(address) : live);
    const area = parseArea(range);
    const held = area && now.get(cellAddress({ sheet: sheet ?? '', ...area }))?.formula;
    if (sheet === undefined || !area || held?.replace(/^=@/, '=') !== formula) left.push(String(address));
    else {
      const { row, column } = area;
      const back = typeof old === 'string' && old !== '' ? toFileFormula(old) : null;
      edits.push({ sheet, row, column, value: original, formula: back });
    }
    if (at(0))
      edits.push(
        ...COLUMNS.map((_name, column) => ({
          sheet: LOG_SHEET,
          row: at(0)?.row ?? 0,
          column,
          value: undefined,
          formula: null,
        })),
      );
  }
  const xml = editedSheets(workbook, edits);
  const output = file.edited(xml, true, { name: LOG_SHEET, xml: undefined, hasOtherFormulas: true });
  return { output, restored: edits.filter(({ sheet }) => sheet !== LOG_SHEET).length, left };
}

/** A formula that shares its text stands by itself once another of them changes. */
function editedSheets(
  { file, formulas }: Workbook,
  edits: readonly (CellEdit & { sheet: string })[],
): Map<string, string> {
  return new Map(
    file.sheets.flatMap(({ name, path, sheet }) => {
      const own = edits.filter((edit) => edit.sheet === name);
      if (own.length === 0) return [];
      const places = new Set(own.map(cellName));
      const shared = sharedOf(
        formulas.filter((each) => each.sheet === name),
        places,
      );
      return [[path, editCells(sheet, [...own, ...shared])] as const];
    }),
  );
}

function sharedOf(formulas: readonly FileFormula[], places: ReadonlySet<string>): CellEdit[] {
  const index = ({ cell }: FileFormula) => cell.formula?.attributes['si'];
  const touched = new Set(formulas.filter(({ cell }) => places.has(cellName(cell))).map(index));
  touched.delete(undefined);
  return formulas
    .filter((each) => touched.has(index(each)) && !places.has(cellName(each.cell)))
    .map(({ cell, formula }) => ({
      ...{ row: cell.row, column: cell.column, value: cell.value, formula: toFileFormula(formula) },
    }));
}

function newSheet(cells: readonly CellEdit[]): string {
  const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const widths = [16, 14, 30, 60, 12, 16].map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`,
  );
  const empty = `<worksheet xmlns="${main}"><cols>${widths.join('')}</cols><sheetData/></worksheet>`;
  const declared = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
  return declared + editCells(readSheetXml(LOG_SHEET, empty, []), cells);
}
