import type { Sheet } from 'hucre/xlsx';

import type { FileLosses } from './file-losses';

/** Excel's longest name of a sheet. */
const LONGEST = 31;

/**
 * The sheets, each with a name of its own, whatever its case: formulas name sheets, and of two with one name nobody could
 * reach the second. The first keeps it, as formulas that name it mean the first.
 */
export function withOwnNames(sheets: readonly Sheet[], losses: FileLosses): Sheet[] {
  const taken = new Set<string>(sheets.map(({ name }) => name.toLowerCase()));
  const met = new Set<string>();
  return sheets.map((sheet) => {
    const isOwn = !met.has(sheet.name.toLowerCase());
    met.add(sheet.name.toLowerCase());
    if (isOwn) return sheet;
    const name = free(sheet.name, taken);
    taken.add(name.toLowerCase());
    losses.rename(sheet.name, name);
    return { ...sheet, name };
  });
}

function free(name: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number++) {
    const ending = ` (${number})`;
    const tried = name.slice(0, LONGEST - ending.length) + ending;
    if (!taken.has(tried.toLowerCase())) return tried;
  }
}
