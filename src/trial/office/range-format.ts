import type { IStyleData } from '@univerjs/core';

import { type Cells, rangeOf } from './cells';
import { type Definition, OfficeObject } from './session-object';
import type { TrialSession } from './trial-session';
import { writtenText } from './written-text';

type FormatProperty = { get: (cells: Cells) => unknown; set?: (cells: Cells, value: unknown) => void };

/** Excel measures columns in points, the engine in pixels. */
const PIXELS_PER_POINT = 96 / 72;

/** The engine's `BooleanNumber.TRUE`; importing the enumeration would bring the engine into this script. */
const ON: unknown = 1;

const styleOf = (cells: Cells): IStyleData => rangeOf(cells).getCellStyleData() ?? {};
const textOrNull = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

const fill: Definition<Cells> = {
  type: 'RangeFill',
  properties: {
    color: {
      get: (cells) => rangeOf(cells).getBackground() || '#FFFFFF',
      set: (cells, value) => rangeOf(cells).setBackground(textOrNull(value) ?? ''),
    },
  },
  members: (self) => ({ clear: () => self.act((cells) => void rangeOf(cells).setBackground('')) }),
};

const font: Definition<Cells> = {
  type: 'RangeFont',
  properties: {
    bold: {
      get: (cells) => styleOf(cells).bl === ON,
      set: (cells, value) => rangeOf(cells).setFontWeight(value === true ? 'bold' : 'normal'),
    },
    italic: {
      get: (cells) => styleOf(cells).it === ON,
      set: (cells, value) => rangeOf(cells).setFontStyle(value === true ? 'italic' : 'normal'),
    },
    underline: {
      get: (cells) => (styleOf(cells).ul?.s === ON ? 'Single' : 'None'),
      set: (cells, value) => rangeOf(cells).setFontLine(value === 'None' ? 'none' : 'underline'),
    },
    color: {
      get: (cells) => styleOf(cells).cl?.rgb ?? '#000000',
      set: (cells, value) => rangeOf(cells).setFontColor(textOrNull(value)),
    },
    size: {
      get: (cells) => styleOf(cells).fs ?? 11,
      set: (cells, value) => rangeOf(cells).setFontSize(Number(value)),
    },
    name: {
      get: (cells) => styleOf(cells).ff ?? 'Arial',
      set: (cells, value) => rangeOf(cells).setFontFamily(textOrNull(value)),
    },
  } satisfies Record<string, FormatProperty>,
};

/** The engine's word for the right-hand side is "normal". */
const HORIZONTAL: Record<string, 'left' | 'center' | 'normal'> = {
  Left: 'left',
  Center: 'center',
  Right: 'normal',
};
const VERTICAL: Record<string, 'top' | 'middle' | 'bottom'> = {
  Top: 'top',
  Center: 'middle',
  Bottom: 'bottom',
};

const format: Definition<Cells> = {
  type: 'RangeFormat',
  properties: {
    columnWidth: {
      get: ({ sheet, area }) => sheet.getColumnWidth(area.column) / PIXELS_PER_POINT,
      set: ({ sheet, area }, value) => {
        sheet.setColumnWidths(area.column, area.columns, Number(value) * PIXELS_PER_POINT);
      },
    },
    rowHeight: {
      get: ({ sheet, area }) => sheet.getRowHeight(area.row) / PIXELS_PER_POINT,
      set: ({ sheet, area }, value) => {
        sheet.setRowHeightsForced(area.row, area.rows, Number(value) * PIXELS_PER_POINT);
      },
    },
    wrapText: {
      get: (cells) => rangeOf(cells).getWrap(),
      set: (cells, value) => rangeOf(cells).setWrap(value === true),
    },
    horizontalAlignment: {
      get: (cells) => rangeOf(cells).getHorizontalAlignment(),
      set: (cells, value) => rangeOf(cells).setHorizontalAlignment(HORIZONTAL[writtenText(value)] ?? 'left'),
    },
    verticalAlignment: {
      get: (cells) => rangeOf(cells).getVerticalAlignment(),
      set: (cells, value) => rangeOf(cells).setVerticalAlignment(VERTICAL[writtenText(value)] ?? 'bottom'),
    },
    indentLevel: { get: () => 0, set: () => undefined },
  },
  navigation: {
    fill: (self) => new OfficeObject(self.session, fill, () => self.target),
    font: (self) => new OfficeObject(self.session, font, () => self.target),
  },
  members: (self) => ({
    autofitColumns: () =>
      self.act(({ sheet, area }) => {
        // A column of 50,000 cells takes the engine seconds to measure; beyond that widths stay as they are.
        if (area.rows * area.columns <= MEASURABLE_CELLS) sheet.autoResizeColumns(area.column, area.columns);
      }),
    autofitRows: () => self.act(({ sheet, area }) => void sheet.setRowAutoHeight(area.row, area.rows)),
    borders: bordersOf(self),
  }),
};

const MEASURABLE_CELLS = 20_000;

/** Borders can be set, and are not drawn: the trial shows what matters, not every line. */
function bordersOf(self: OfficeObject<Cells>): object {
  const border: Definition<Cells> = {
    type: 'RangeBorder',
    properties: {
      style: { get: () => 'None', set: () => undefined },
      color: { get: () => '#000000', set: () => undefined },
      weight: { get: () => 'Thin', set: () => undefined },
    },
  };
  return { getItem: () => new OfficeObject(self.session, border, () => self.target) };
}

/** `range.format`. */
export function rangeFormat(session: TrialSession, find: () => Cells): OfficeObject<Cells> {
  return new OfficeObject(session, format, find);
}
