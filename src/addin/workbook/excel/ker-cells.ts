import { areaName, cellName } from '../../../shared/formula/address';
import { cellCount, type SheetArea } from '../../../shared/formula/area';
import { isKerFormula } from '../../../shared/formula/ker-formula';
import { readPacked } from './packs';
import type { Progress } from './progress';

/** A cell whose formula calls a function of this add-in. */
export type KerCell = {
  /** As Excel passes it to the function: `Sheet1!B2`, `'My sheet'!B2`. */
  address: string;
  sheet: string;
  row: number;
  column: number;
  /** In en-US. */
  formula: string;
};

/** Finds the KER cells of some areas, each once; reading stops early where the person stops it. */
export async function findKerCells(
  context: Excel.RequestContext,
  areas: readonly SheetArea[],
  { report, signal }: Progress,
): Promise<KerCell[]> {
  const found = new Map<string, KerCell>();
  const total = areas.reduce((sum, area) => sum + cellCount(area), 0);
  let done = 0;
  await readPacked(areas, async (pack) => {
    if (signal.aborted) return;
    const ranges = pack.map((area) => ({ area, range: rangeOf(context, area) }));
    for (const { range } of ranges) range.load('address,formulas');
    await context.sync();
    for (const { area, range } of ranges) {
      // Excel's own spelling of the sheet is the one that it tells to functions.
      const prefix = range.address.slice(0, range.address.lastIndexOf('!') + 1);
      collect(found, { area, prefix }, range.formulas as unknown[][]);
      done += cellCount(area);
    }
    report({ phase: 'reading', done, total });
  });
  return [...found.values()];
}

/** The range of an area. */
export function rangeOf(context: Excel.RequestContext, area: SheetArea): Excel.Range {
  return context.workbook.worksheets.getItem(area.sheet).getRange(areaName(area));
}

function collect(
  found: Map<string, KerCell>,
  { area, prefix }: { area: SheetArea; prefix: string },
  formulas: readonly (readonly unknown[])[],
): void {
  formulas.forEach((line, down) =>
    line.forEach((formula, across) => {
      if (!isKerFormula(formula)) return;
      const place = { sheet: area.sheet, row: area.row + down, column: area.column + across };
      const address = prefix + cellName(place);
      found.set(address, { ...place, address, formula });
    }),
  );
}
