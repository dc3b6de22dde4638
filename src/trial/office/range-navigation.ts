import { intersection, type Area } from '../../shared/formula/area';
import { boundingArea, type Cells, cellsAt, within } from './cells';
import type { OfficeNode } from './kernel/office-node';
import { OfficeObject } from './session-object';

/** A range, or an address on the same sheet. */
type Other = OfficeNode | string;

/** The methods of a range that give other ranges. */
export function rangeNavigation(self: OfficeObject<Cells>): Record<string, unknown> {
  const { session } = self;
  const { host } = session;
  const to = (area: (cells: Cells) => Area | undefined, nullable = false) =>
    session.kit.range(
      session,
      () => {
        const cells = nullable ? self.targetOrNothing : self.target;
        if (!cells) return undefined;
        const found = area(cells);
        return found && { sheet: cells.sheet, area: within(found, 'an offset beyond its edge') };
      },
      nullable,
    );
  const areaOf = (other: Other, { sheet }: Cells): Area =>
    other instanceof OfficeObject
      ? (other as OfficeObject<Cells>).target.area
      : cellsAt(host, sheet, other as string).area;
  const spill = ({ sheet, area }: Cells) => host.cells.spillOf(sheet.getSheetId(), area.row, area.column);
  const parent = ({ sheet, area }: Cells): Area | undefined => {
    const cell = host.cells.spillParentOf(sheet.getSheetId(), area.row, area.column);
    return cell && { ...cell, rows: 1, columns: 1 };
  };
  const used = ({ sheet, area }: Cells, valuesOnly: boolean) => {
    const all = host.cells.usedArea(sheet, valuesOnly);
    return all && intersection(all, area);
  };
  return {
    getCell: (row: number, column: number) =>
      to(({ area }) => ({ row: area.row + row, column: area.column + column, rows: 1, columns: 1 })),
    getOffsetRange: (rows: number, columns: number) =>
      to(({ area }) => ({ ...area, row: area.row + rows, column: area.column + columns })),
    getResizedRange: (rows: number, columns: number) =>
      to(({ area }) => ({ ...area, rows: area.rows + rows, columns: area.columns + columns })),
    getAbsoluteResizedRange: (rows: number, columns: number) =>
      to(({ area }) => ({ ...area, rows, columns })),
    getRow: (row: number) => to(({ area }) => ({ ...area, row: area.row + row, rows: 1 })),
    getColumn: (column: number) => to(({ area }) => ({ ...area, column: area.column + column, columns: 1 })),
    getLastCell: () =>
      to(({ area }) => ({
        row: area.row + area.rows - 1,
        column: area.column + area.columns - 1,
        rows: 1,
        columns: 1,
      })),
    getLastRow: () => to(({ area }) => ({ ...area, row: area.row + area.rows - 1, rows: 1 })),
    getLastColumn: () => to(({ area }) => ({ ...area, column: area.column + area.columns - 1, columns: 1 })),
    getRowsBelow: (count = 1) => to(({ area }) => ({ ...area, row: area.row + area.rows, rows: count })),
    getColumnsAfter: (count = 1) =>
      to(({ area }) => ({ ...area, column: area.column + area.columns, columns: count })),
    getEntireRow: () => to(({ sheet, area }) => ({ ...area, column: 0, columns: sheet.getMaxColumns() })),
    getEntireColumn: () => to(({ sheet, area }) => ({ ...area, row: 0, rows: sheet.getMaxRows() })),
    getBoundingRect: (other: Other) => to((cells) => boundingArea(cells.area, areaOf(other, cells))),
    getIntersection: (other: Other) => to((cells) => intersection(cells.area, areaOf(other, cells))),
    getIntersectionOrNullObject: (other: Other) =>
      to((cells) => intersection(cells.area, areaOf(other, cells)), true),
    getUsedRange: (valuesOnly = false) => to((cells) => used(cells, valuesOnly)),
    getUsedRangeOrNullObject: (valuesOnly = false) => to((cells) => used(cells, valuesOnly), true),
    getSurroundingRegion: () =>
      to((cells) => surrounding(cells, host.cells.usedArea(cells.sheet, true), self)),
    getSpillingToRange: () => to(spill),
    getSpillingToRangeOrNullObject: () => to(spill, true),
    getSpillParent: () => to(parent),
    getSpillParentOrNullObject: () => to(parent, true),
  };
}

/** The block of cells around a cell, up to the next empty row and column, as Ctrl+Shift+* selects it. */
function surrounding(cells: Cells, used: Area | undefined, self: OfficeObject<Cells>): Area {
  if (!used) return cells.area;
  const values = self.session.host.cells.values(
    cells.sheet.getRange(used.row, used.column, used.rows, used.columns),
    cells.sheet,
  );
  const filled = (area: Area) =>
    Array.from({ length: area.rows }).some((_row, down) =>
      Array.from({ length: area.columns }).some((_column, across) => {
        const value = values[area.row + down - used.row]?.[area.column + across - used.column];
        return value !== undefined && value !== '';
      }),
    );
  let area = cells.area;
  for (let grown = true; grown;) {
    grown = false;
    for (const wider of widerAreas(area)) {
      if (!filled(wider.edge)) continue;
      area = wider.area;
      grown = true;
      break;
    }
  }
  return area;
}

function widerAreas(area: Area): { area: Area; edge: Area }[] {
  const { row, column, rows, columns } = area;
  const left = Math.max(0, column - 1);
  const width = column + columns + 1 - left;
  const top = Math.max(0, row - 1);
  const height = row + rows + 1 - top;
  return [
    { area: { ...area, rows: rows + 1 }, edge: { row: row + rows, rows: 1, column: left, columns: width } },
    {
      area: { ...area, columns: columns + 1 },
      edge: { row: top, rows: height, column: column + columns, columns: 1 },
    },
    ...(row > 0
      ? [
          {
            area: { ...area, row: row - 1, rows: rows + 1 },
            edge: { row: row - 1, rows: 1, column: left, columns: width },
          },
        ]
      : []),
    ...(column > 0
      ? [
          {
            area: { ...area, column: left, columns: columns + 1 },
            edge: { row: top, rows: height, column: left, columns: 1 },
          },
        ]
      : []),
  ];
}
