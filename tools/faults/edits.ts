import type { CellCall, ExcelPage } from './excel-page';

/** What somebody does to the sheet while its cells wait; gives the call of each cell, undefined where it is gone. */
export type Edit = (
  page: ExcelPage,
  cells: readonly CellCall[],
  calls: readonly number[],
) => Promise<(number | undefined)[]>;

/** Deletes the first cells, so many; Excel cancels them a few at a time. */
export function deleting(count: number, { atOnce, everyMs }: { atOnce: number; everyMs: number }): Edit {
  return async (page, _, calls) => {
    await page.pass(100);
    for (let first = 0; first < count; first += atOnce) {
      page.cancel(calls.slice(first, Math.min(count, first + atOnce)));
      await page.pass(everyMs);
    }
    return calls.map((call, place) => (place < count ? undefined : call));
  };
}

/** Calculates the whole sheet again and again before it is done: each time Excel cancels all and calls all anew. */
export function recalculating(times: number, everyMs: number): Edit {
  return async (page, cells, first) => {
    let calls = [...first];
    for (let time = 1; time < times; time++) {
      await page.pass(everyMs);
      page.cancel(calls);
      calls = page.call(cells);
    }
    return calls;
  };
}
