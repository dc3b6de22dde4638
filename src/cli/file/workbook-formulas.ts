import { cellAddress, cellName, parseArea } from '../../shared/formula/address';
import type { SheetArea } from '../../shared/formula/area';
import { isKerFormula } from '../../shared/formula/ker-formula';
import { tokens } from '../../shared/formula/tokens';
import { fromFileFormula } from '../../sheet/xlsx/file-formula';
import type { StoredCell } from './sheet-xml';
import type { WorkbookFile } from './workbook-file';

/** A formula of a file as a person would type it. */
export type FileFormula = {
  sheet: string;
  cell: StoredCell;
  /** As `Sheet1!B2`. */
  address: string;
  formula: string;
  isKer: boolean;
  /** The cells that it fills, as they were stored. */
  area: SheetArea;
  /** What may fill more or fewer cells with its next result. */
  isDynamic: boolean;
};

/** The formulas of a file; a shared one stands in each of its cells. */
export function formulasOf({ sheets }: WorkbookFile): FileFormula[] {
  return sheets.flatMap(({ name, sheet }) => {
    const shared = new Map<string, { row: number; column: number; formula: string }>();
    return sheet.rows.flatMap(({ cells }) =>
      cells.flatMap((cell): FileFormula[] => {
        if (!cell.formula) return [];
        const { attributes, text } = cell.formula;
        const index = attributes['t'] === 'shared' ? attributes['si'] : undefined;
        let formula = text === '' ? '' : fromFileFormula(text);
        if (index !== undefined) {
          const origin = shared.get(index);
          if (text !== '') shared.set(index, { row: cell.row, column: cell.column, formula });
          else if (origin)
            formula = moved(origin.formula, cell.row - origin.row, cell.column - origin.column);
        }
        return [fileFormula(name, cell, formula)];
      }),
    );
  });
}

function fileFormula(sheet: string, cell: StoredCell, formula: string): FileFormula {
  const { t: kind, ref } = cell.formula?.attributes ?? {};
  const fills = kind === 'array' || kind === 'dataTable' ? parseArea(ref ?? '') : undefined;
  const { row, column } = cell;
  return {
    sheet,
    cell,
    address: cellAddress({ sheet, row, column }),
    formula,
    isKer: isKerFormula(formula),
    // A spread takes more memory: V8 gives each such object a hidden class of its own.
    area: Object.assign({ sheet }, fills ?? { row, column, rows: 1, columns: 1 }),
    isDynamic: kind === 'array' && cell.attributes['cm'] !== undefined,
  };
}

const CORNER = /^(\$?)([A-Z]{1,3})(\$?)(\d+)$/i;

/** A shared formula where it stands in another cell; what is beyond the sheet's edge wraps around, as in Excel. */
function moved(formula: string, rows: number, columns: number): string {
  const corner = (text: string): string => {
    const [, fixedColumn = '', letters = '', fixedRow = '', digits = ''] = CORNER.exec(text) ?? [];
    const place = letters === '' ? undefined : parseArea(`${letters}${digits}`);
    if (!place) return movedBeam(text, rows, columns);
    const column = fixedColumn === '' ? wrap(place.column + columns, 16_384) : place.column;
    const row = fixedRow === '' ? wrap(place.row + rows, 1_048_576) : place.row;
    const [, name = '', number = ''] = /^([A-Z]+)(\d+)$/.exec(cellName({ row, column })) ?? [];
    return `${fixedColumn}${name}${fixedRow}${number}`;
  };
  return tokens(formula)
    .map((token) => {
      if (token.kind !== 'reference') return token.text;
      const at = token.text.lastIndexOf('!') + 1;
      return token.text.slice(0, at) + token.text.slice(at).split(':').map(corner).join(':');
    })
    .join('');
}

/** A corner of a whole row or column. */
function movedBeam(text: string, rows: number, columns: number): string {
  if (text.startsWith('$')) return text;
  if (/^\d+$/.test(text)) return String(wrap(Number(text) - 1 + rows, 1_048_576) + 1);
  const area = parseArea(`${text}1`);
  if (!area) return text;
  return cellName({ row: 0, column: wrap(area.column + columns, 16_384) }).slice(0, -1);
}

function wrap(index: number, size: number): number {
  return ((index % size) + size) % size;
}
