/** A rectangle of cells; rows and columns count from 0. */
export type Area = { row: number; column: number; rows: number; columns: number };

/** A rectangle on a named sheet. */
export type SheetArea = Area & { sheet: string };

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

/** The cells that two areas share; undefined where they share none. */
export function intersection(a: Area, b: Area): Area | undefined {
  const row = Math.max(a.row, b.row);
  const column = Math.max(a.column, b.column);
  const rows = Math.min(a.row + a.rows, b.row + b.rows) - row;
  const columns = Math.min(a.column + a.columns, b.column + b.columns) - column;
  return rows > 0 && columns > 0 ? { row, column, rows, columns } : undefined;
}
