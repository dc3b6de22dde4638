import type { SheetArea } from '../../../shared/formula/area';

type Cell = { sheet: string; row: number; column: number };

/** The cells as few rectangles that hold these cells and no others, sheet by sheet. */
export function rectangles(cells: readonly Cell[]): SheetArea[] {
  const runs = horizontalRuns([...cells].sort(inReadingOrder));
  const open = new Map<string, SheetArea>();
  const found: SheetArea[] = [];
  for (const run of runs) {
    const key = `${run.sheet}\n${run.column}\n${run.columns}`;
    const above = open.get(key);
    if (above !== undefined && above.row + above.rows === run.row) above.rows += 1;
    else {
      open.set(key, run);
      found.push(run);
    }
  }
  return found;
}

function horizontalRuns(cells: readonly Cell[]): SheetArea[] {
  const runs: SheetArea[] = [];
  let last: SheetArea | undefined;
  for (const { sheet, row, column } of cells) {
    const continues = last?.sheet === sheet && last.row === row && last.column + last.columns === column;
    if (last !== undefined && continues) last.columns += 1;
    else {
      last = { sheet, row, column, rows: 1, columns: 1 };
      runs.push(last);
    }
  }
  return runs;
}

function inReadingOrder(a: Cell, b: Cell): number {
  if (a.sheet !== b.sheet) return a.sheet < b.sheet ? -1 : 1;
  return a.row - b.row || a.column - b.column;
}
