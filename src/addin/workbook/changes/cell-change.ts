import type { FilledCell, Shown } from '../excel/cell-contents';
import { causeOf, type ChangeCause, type Revision } from './change-cause';

/** What became of one cell's value. */
export type CellChange = {
  address: string;
  before: string;
  after: string;
  /** Left out where the value is of another time, or the service does not tell. */
  cause?: ChangeCause;
};

/** How many cells changed, stayed, or show another error now. */
export type Comparison = {
  changed: readonly CellChange[];
  unchanged: number;
  failed: readonly CellChange[];
};

/** Compares what cells showed with what they show now, by address; `revisions` are what their series tell of that. */
export function compare(
  before: ReadonlyMap<string, readonly Shown[][]>,
  after: readonly FilledCell[],
  revisions: (address: string) => readonly Revision[] = () => [],
): Comparison {
  const changed: CellChange[] = [];
  const failed: CellChange[] = [];
  let unchanged = 0;
  for (const { address, grid } of after) {
    const change = { address, before: gridText(before.get(address)), after: gridText(grid) };
    if (sameGrid(before.get(address), grid)) unchanged += 1;
    else if (grid[0]?.[0]?.isError === true) failed.push(change);
    else changed.push(withCause(change, causeOf(before.get(address) ?? [], grid, revisions(address))));
  }
  return { changed, unchanged, failed };
}

/** A change with its cause, where that is known. */
export function withCause(change: CellChange, cause: ChangeCause | undefined): CellChange {
  return cause === undefined ? change : { ...change, cause };
}

/** What each cell shows, by address. */
export function gridsOf(cells: readonly FilledCell[]): Map<string, readonly Shown[][]> {
  return new Map(cells.map(({ address, grid }) => [address, grid]));
}

function sameGrid(before: readonly Shown[][] | undefined, after: readonly Shown[][]): boolean {
  return (
    before?.length === after.length &&
    after.every((row, down) => {
      const other = before[down];
      return other?.length === row.length && row.every(({ value }, across) => value === other[across]?.value);
    })
  );
}

/** A value as one line; a spill as its first row and its size. */
export function gridText(grid: readonly Shown[][] | undefined): string {
  if (grid === undefined) return '';
  const [first = []] = grid;
  const text = first.map(({ value }) => String(value)).join(' | ');
  return grid.length === 1 ? text : `${text} (${grid.length} rows)`;
}
