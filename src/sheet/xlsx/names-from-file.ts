import type { IWorkbookData } from '@univerjs/core';
import type { NamedRange } from 'hucre';

import { fromFileFormula } from './file-formula';

/** Where the engine keeps a workbook's names among what its parts keep. */
const PART = 'SHEET_DEFINED_NAME_PLUGIN';

/** The engine's word for the whole workbook. */
const WORKBOOK = 'AllDefaultWorkbook';

/** The names of a file, as the engine keeps them; those of Excel's own, such as print areas, are left out. */
export function namesFromFile(
  names: readonly NamedRange[],
  ids: ReadonlyMap<string, string>,
): NonNullable<IWorkbookData['resources']> {
  const own = names.filter(({ name }) => !name.startsWith('_xlnm.'));
  const kept = own.map(({ name, range, scope, comment }, index) => ({
    id: `name-${index + 1}`,
    name,
    formulaOrRefString: reference(range),
    localSheetId: (scope === undefined ? undefined : ids.get(scope)) ?? WORKBOOK,
    ...(comment !== undefined && { comment }),
  }));
  return [{ name: PART, data: JSON.stringify(Object.fromEntries(kept.map((name) => [name.id, name]))) }];
}

/** Cells as they are, and a formula with its sign, which tells the engine that it is one. */
function reference(stored: string): string {
  return /^('(?:[^']|'')+'|[^\s'!(]+)!\$?[A-Z]{1,3}\$?\d+(:\$?[A-Z]{1,3}\$?\d+)?$/i.test(stored)
    ? stored
    : fromFileFormula(stored);
}
