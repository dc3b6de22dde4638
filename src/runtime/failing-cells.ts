import type { FailedCell } from './activity';

/** More than a person can go through; a sheet of 50,000 failing cells must not fill the memory. */
const LONGEST_LIST = 200;

/** The cells that fail, those of the formula that failed last at the end. */
export type FailingCells = {
  /** A function of the formula in a cell was called; a formula may call several, at once or one after the other. */
  started(formula: string): void;
  /** One of them ended. The first to end takes away what earlier calculations of the formula left. */
  settled(formula: string, failed: readonly FailedCell[]): void;
  /** These cells fail no more. */
  forget(cells: readonly string[]): void;
  /** The same array until something changes. */
  list: () => readonly FailedCell[];
};

/** Makes an empty list of failing cells. */
export function createFailingCells(): FailingCells {
  // How many calls of a formula run; below zero once one of them has ended.
  const running = new Map<string, number>();
  // The call that started last, not yet among them: one that is answered from memory ends before another starts.
  let latest: string | undefined;
  const failing = new Map<string, readonly FailedCell[]>();
  let listed: readonly FailedCell[] | undefined;
  const put = (formula: string, failed: readonly FailedCell[]) => {
    if (failing.size === 0 && failed.length === 0) return;
    // Setting alone would keep the place of the older failures.
    const had = failing.delete(formula);
    if (!had && failed.length === 0) return;
    if (failed.length > 0) failing.set(formula, failed.slice(0, LONGEST_LIST));
    const [oldest] = failing.keys();
    if (failing.size > LONGEST_LIST && oldest !== undefined) failing.delete(oldest);
    listed = undefined;
  };
  const enter = (formula: string) => {
    const calls = running.get(formula) ?? 0;
    running.set(formula, calls < 0 ? calls - 1 : calls + 1);
  };
  return {
    started(formula) {
      if (latest !== undefined) enter(latest);
      latest = formula;
    },
    settled(formula, failed) {
      if (latest === formula && (running.size === 0 || !running.has(formula))) {
        latest = undefined;
        put(formula, failed);
        return;
      }
      if (latest !== undefined) enter(latest);
      latest = undefined;
      const calls = running.get(formula) ?? 1;
      const left = Math.abs(calls) - 1;
      if (left > 0) running.set(formula, -left);
      else running.delete(formula);
      if (calls > 0) put(formula, failed);
      else if (failed.length > 0) put(formula, [...(failing.get(formula) ?? []), ...failed]);
    },
    forget(cells) {
      const gone = new Set(cells);
      for (const [formula, failed] of failing) {
        const left = failed.filter(({ cell }) => !gone.has(cell));
        if (left.length < failed.length) {
          listed = undefined;
          if (left.length > 0) failing.set(formula, left);
          else failing.delete(formula);
        }
      }
    },
    list: () => (listed ??= [...failing.values()].flat().slice(-LONGEST_LIST)),
  };
}
