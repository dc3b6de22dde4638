import type { FailedCell } from './activity';

/** More than a person can go through; a sheet of 50,000 failing cells must not fill the memory. */
export const LONGEST_LIST = 200;

/** The cells that fail, those of the formula that failed last at the end. */
export type FailingCells = {
  /** A function of a formula was called; gives its place among all calls, to be told when it ends. */
  started(): number;
  /**
   * The call ended. Failures listed before it started are of an earlier calculation and are removed; later ones are
   * of other functions of the same formula and stay.
   */
  settled(formula: string, failed: readonly FailedCell[], place: number): void;
  /** These cells fail no more. */
  forget(cells: readonly string[]): void;
  /** The same array until something changes. */
  list: () => readonly FailedCell[];
};

/** What one formula shows, and after how many calls it came. */
type Shown = { cells: readonly FailedCell[]; after: number };

/** Makes an empty list of failing cells. */
export function createFailingCells(): FailingCells {
  let calls = 0;
  const failing = new Map<string, Shown>();
  let listed: readonly FailedCell[] | undefined;
  return {
    started: () => ++calls,
    settled(formula, failed, place) {
      // Nearly no sheet has any failing cell, and none of these is looked for by 50,000 that do not fail.
      if (failing.size === 0 && failed.length === 0) return;
      const shown = failing.get(formula);
      const beside = shown !== undefined && shown.after >= place ? shown.cells : [];
      if (failed.length === 0 && (shown === undefined || beside.length > 0)) return;
      listed = undefined;
      // Setting alone would keep the place of the older failures.
      failing.delete(formula);
      if (failed.length === 0) return;
      failing.set(formula, { cells: [...beside, ...failed].slice(0, LONGEST_LIST), after: calls });
      const [oldest] = failing.keys();
      if (failing.size > LONGEST_LIST && oldest !== undefined) failing.delete(oldest);
    },
    forget(cells) {
      const gone = new Set(cells);
      for (const [formula, shown] of failing) {
        const left = shown.cells.filter(({ cell }) => !gone.has(cell));
        if (left.length < shown.cells.length) {
          listed = undefined;
          if (left.length > 0) failing.set(formula, { ...shown, cells: left });
          else failing.delete(formula);
        }
      }
    },
    list: () => (listed ??= [...failing.values()].flatMap(({ cells }) => cells).slice(-LONGEST_LIST)),
  };
}
