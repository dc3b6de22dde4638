/** A sheet as a grid of what was written to it: just enough of Office.js for the pane to write and select. */
export type SheetStub = {
  cells: Record<string, unknown>;
  /** What formulas show. */
  shown: Record<string, string | number>;
  formats: Record<string, unknown>;
  selection: { row: number; column: number };
  selected: string[];
  moved: (() => void)[];
};

type Place = { row: number; column: number };

const key = ({ row, column }: Place): string => `${String.fromCharCode(65 + column)}${row + 1}`;

function range(sheet: SheetStub, at: Place, height: number, width: number): object {
  const each = <T>(read: (place: Place) => T): T[][] =>
    Array.from({ length: height }, (_, down) =>
      Array.from({ length: width }, (__, across) => read({ row: at.row + down, column: at.column + across })),
    );
  const last = { row: at.row + height - 1, column: at.column + width - 1 };
  const writeTo = (store: Record<string, unknown>, rows: unknown[][]): void =>
    rows.forEach((row, down) =>
      row.forEach((value, across) => {
        if (value !== null) store[key({ row: at.row + down, column: at.column + across })] = value;
      }),
    );
  return {
    load: () => undefined,
    getCell: (row: number, column: number) =>
      range(sheet, { row: at.row + row, column: at.column + column }, 1, 1),
    getResizedRange: (rows: number, columns: number) => range(sheet, at, height + rows, width + columns),
    rowIndex: at.row,
    columnIndex: at.column,
    address: `Sheet1!${height * width === 1 ? key(at) : `${key(at)}:${key(last)}`}`,
    rowCount: height,
    columnCount: width,
    get values() {
      return each((place) => sheet.shown[key(place)] ?? sheet.cells[key(place)] ?? '');
    },
    get text() {
      return each((place) => `${sheet.shown[key(place)] ?? ''}`);
    },
    get formulas() {
      return each((place) => sheet.cells[key(place)] ?? '');
    },
    set formulas(rows: unknown[][]) {
      writeTo(sheet.cells, rows);
    },
    set numberFormat(rows: unknown[][]) {
      writeTo(sheet.formats, rows);
    },
  };
}

/** Puts an `Office` and an `Excel` over the sheet into the page. */
export function installSheet(sheet: SheetStub, language: string): void {
  const worksheet = (name: string): object => ({
    name,
    load: () => undefined,
    activate: () => undefined,
    getRange: (address: string) => ({
      ...{ isNullObject: false, ...rangeAt(address) },
      select: () => {
        if (name === 'Gone') throw new Error('The requested resource does not exist.');
        sheet.selected.push(`${name}!${address}`);
      },
    }),
    getUsedRangeOrNullObject: () => range(sheet, { row: 0, column: 0 }, 20, 20),
  });
  const rangeAt = (address: string): object => {
    const [, letter = 'A', row = '1'] = /^([A-Z])(\d+)/.exec(address) ?? [];
    return range(sheet, { row: Number(row) - 1, column: letter.charCodeAt(0) - 65 }, 1, 1);
  };
  const context = {
    sync: () => Promise.resolve(),
    workbook: {
      getSelectedRange: () => range(sheet, sheet.selection, 1, 1),
      getActiveCell: () => range(sheet, sheet.selection, 1, 1),
      worksheets: {
        load: () => undefined,
        get items() {
          return [worksheet('Sheet1')];
        },
        getActiveWorksheet: () => worksheet('Sheet1'),
        getItem: worksheet,
      },
    },
  };
  Object.assign(globalThis, {
    Excel: {
      run: (batch: (given: typeof context) => unknown) => Promise.resolve().then(() => batch(context)),
    },
    Office: {
      EventType: { DocumentSelectionChanged: 'documentSelectionChanged' },
      context: {
        displayLanguage: language,
        host: 'Excel',
        platform: 'OfficeOnline',
        requirements: { isSetSupported: () => false },
        document: {
          addHandlerAsync: (_: string, handler: () => void) => sheet.moved.push(handler),
          removeHandlerAsync: () => undefined,
        },
      },
    },
  });
}
