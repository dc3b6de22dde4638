import type { FailedCell } from './activity';

/** More than a person can go through; a sheet of 50,000 failing cells must not fill the memory. */
const LONGEST_LIST = 200;

/** The cells whose last call failed, the latest failure last. */
export type FailingCells = {
  failed(cell: FailedCell): void;
  succeeded(cell: string): void;
  /** The same array until something changes. */
  list: () => readonly FailedCell[];
};

/** Makes an empty list of failing cells. */
export function createFailingCells(): FailingCells {
  const cells = new Map<string, FailedCell>();
  let listed: readonly FailedCell[] | undefined;
  return {
    failed(cell) {
      // Setting alone would keep the place of the older failure.
      cells.delete(cell.cell);
      cells.set(cell.cell, cell);
      const [oldest] = cells.keys();
      if (cells.size > LONGEST_LIST && oldest !== undefined) cells.delete(oldest);
      listed = undefined;
    },
    succeeded(cell) {
      if (cells.delete(cell)) listed = undefined;
    },
    list: () => (listed ??= [...cells.values()]),
  };
}
