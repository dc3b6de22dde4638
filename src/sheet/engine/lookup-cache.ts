import { CELL_INVERTED_INDEX_CACHE as CACHE } from '@univerjs/engine-formula';

/** The columns, by workbook and sheet, in which a lookup has built the engine's cache. */
type Built = {
  _continueBuildingCache: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<number, unknown>>>;
};

/**
 * Records results for lookups only in columns that a lookup reads. The engine records each result of each column, and
 * looks through all values of the column for it: minutes where 50,000 cells differ.
 */
export function recordLookedUpColumns(): void {
  if (Object.hasOwn(CACHE, 'set')) return;
  const set = CACHE.set.bind(CACHE);
  const built = (CACHE as unknown as Built)._continueBuildingCache;
  CACHE.set = (...record) => {
    const [unitId, sheetId, column, , , isResult] = record;
    if (isResult === true && built.get(unitId)?.get(sheetId)?.has(column) !== true) return;
    set(...record);
  };
}
