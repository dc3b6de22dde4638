import { rangeName } from './address';

/** A rectangle of cells; rows and columns count from 0. */
export type Area = { row: number; column: number; rows: number; columns: number };

/** A rectangle on a named sheet. */
export type SheetArea = Area & { sheet: string };

/** The A1 name of an area: `B2`, `B2:C9`. */
export function areaName({ row, column, rows, columns }: Area): string {
  return rangeName({ row, column }, { row: row + rows - 1, column: column + columns - 1 });
}

/** How many cells an area has. */
export function cellCount({ rows, columns }: Area): number {
  return rows * columns;
}

/** Whether a cell lies in an area. */
export function holds(area: Area, { row, column }: { row: number; column: number }): boolean {
  return (
    row >= area.row &&
    row < area.row + area.rows &&
    column >= area.column &&
    column < area.column + area.columns
  );
}

/** The area in pieces of at most `most` cells: by rows, and a row by columns where one alone has more. */
export function pieces<A extends Area>(area: A, most: number): A[] {
  if (cellCount(area) <= most) return [area];
  const [side, start, size] =
    area.rows > 1
      ? (['rows', 'row', Math.max(1, Math.floor(most / area.columns))] as const)
      : (['columns', 'column', most] as const);
  const parts: A[] = [];
  for (let from = 0; from < area[side]; from += size) {
    const part = { ...area, [start]: area[start] + from, [side]: Math.min(size, area[side] - from) };
    parts.push(...pieces(part, most));
  }
  return parts;
}
