import type { CellValue } from '../document/cell-reader';
import { isErrorCode } from '../../sheet/cells/error-code';
import type { CellDetail } from '../../sheet/cells/cell-detail';
import type { TrialHost } from '../host';
import { type Cells, rangeOf } from './cells';
import type { Property } from './kernel/office-object';
import { rangeProperties, type CellModel } from './kernel/range-properties';
import { gridFor } from './kernel/written-grid';
import { writtenText } from './written-text';

/** The cells of the trial's engine. */
export function cellModel(host: TrialHost): CellModel<Cells> {
  const values = (cells: Cells) => host.cells.values(rangeOf(cells), cells.sheet);
  return {
    sheetName: ({ sheet }) => sheet.getSheetName(),
    isProtected: ({ sheet }) => host.document.locked.has(sheet.getSheetId()),
    values,
    formulas(cells) {
      const formulas = rangeOf(cells).getFormulas();
      return values(cells).map((row, down) => row.map((value, across) => formulas[down]?.[across] || value));
    },
    texts: (cells) => host.cells.texts(rangeOf(cells), cells.sheet),
    write: (cells, grid) => host.write(rangeOf(cells), grid),
    spillState: ({ sheet, area }) => host.cells.spillState(sheet.getSheetId(), area),
  };
}

/** The properties of a range that are read from its cells and written to them. */
export function cellProperties(host: TrialHost): Record<string, Property<Cells>> {
  const model = cellModel(host);
  const valuesOf = (cells: Cells) => model.values(cells);
  return {
    ...rangeProperties(model),
    valueTypes: { get: (cells) => valuesOf(cells).map((row) => row.map(typeOf)) },
    valuesAsJson: {
      get: (cells) => {
        const details = host.cells.details(rangeOf(cells), cells.sheet);
        return valuesOf(cells).map((row, down) =>
          row.map((value, across) => jsonOf(value, details[down]?.[across])),
        );
      },
    },
    numberFormat: {
      get: (cells) => {
        // A value that brings its own format is shown with it where the cell has none.
        const details = host.cells.details(rangeOf(cells), cells.sheet);
        return rangeOf(cells)
          .getNumberFormats()
          .map((row, down) =>
            row.map((format, across) => format || (details[down]?.[across]?.rich?.numberFormat ?? 'General')),
          );
      },
      set: (cells, value) => {
        const range = rangeOf(cells);
        const kept = range.getNumberFormats();
        range.setNumberFormats(
          gridFor(value, cells.area).map((row, down) =>
            // Null leaves a cell's format as it is.
            row.map((format, across) => (format === null ? (kept[down]?.[across] ?? '') : patternOf(format))),
          ),
        );
      },
    },
    hyperlink: { get: hyperlinkOf, set: setHyperlink },
    hidden: { get: () => false },
  };
}

function typeOf(value: CellValue): string {
  if (value === '') return 'Empty';
  if (typeof value === 'number') return 'Double';
  if (typeof value === 'boolean') return 'Boolean';
  return isErrorCode(value) ? 'Error' : 'String';
}

function jsonOf(value: CellValue, detail: CellDetail | undefined): object {
  if (detail?.rich) return detail.rich;
  const type = typeOf(value);
  if (type === 'Empty') return { type, basicType: type, basicValue: '' };
  if (type !== 'Error') return { type, basicType: type, basicValue: value };
  return {
    type,
    basicType: type,
    basicValue: value,
    ...(detail?.message && { errorMessage: detail.message }),
  };
}

function patternOf(format: unknown): string {
  return format === 'General' ? '' : writtenText(format);
}

/** `range.hyperlink`: kept with the cell; the shown text is the cell's value. */
type Hyperlink = { address?: string; documentReference?: string; textToDisplay?: string; screenTip?: string };

function hyperlinkOf({ sheet, area }: Cells): Hyperlink | null {
  const custom: Record<string, unknown> | null =
    sheet.getRange(area.row, area.column).getCustomMetaData() ?? null;
  const link = custom?.['link'];
  return typeof link === 'object' ? link : null;
}

function setHyperlink(cells: Cells, value: unknown): void {
  const link = value === undefined || value === null ? undefined : (value as Hyperlink);
  const range = rangeOf(cells);
  const text = link?.textToDisplay ?? link?.documentReference ?? link?.address;
  if (link?.textToDisplay !== undefined || range.getValue() === null) {
    range.setValues(
      Array.from({ length: cells.area.rows }, () =>
        Array.from({ length: cells.area.columns }, () => ({ v: text ?? null, f: null, si: null })),
      ),
    );
  }
  range.setFontColor(link ? '#0563c1' : null);
  range.setFontLine(link ? 'underline' : 'none');
  for (let row = 0; row < cells.area.rows; row += 1) {
    for (let column = 0; column < cells.area.columns; column += 1) {
      const cell = cells.sheet.getRange(cells.area.row + row, cells.area.column + column);
      cell.setCustomMetaData({ link: link ?? null });
    }
  }
}
