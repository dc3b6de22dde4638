import { cellAddress } from '../../../shared/formula/address';
import { cellCount, type SheetArea } from '../../../shared/formula/area';
import { isKerFormula } from '../../../shared/formula/ker-formula';
import { typedCalls } from '../../../shared/formula/orphaned-call';
import { rangeOf } from '../excel/ker-cells';
import { readPacked } from '../excel/packs';
import type { Progress } from '../excel/progress';

/** A cell whose formula Excel does not resolve, though it calls this add-in, with the formula to enter. */
export type BrokenCell = { address: string; sheet: string; row: number; column: number; formula: string };

/** Finds the broken cells of some areas; reading stops early where the person stops it. */
export async function brokenCells(
  context: Excel.RequestContext,
  areas: readonly SheetArea[],
  { report, signal }: Progress,
): Promise<BrokenCell[]> {
  const found: BrokenCell[] = [];
  const total = areas.reduce((sum, area) => sum + cellCount(area), 0);
  let done = 0;
  await readPacked(areas, async (pack) => {
    if (signal.aborted) return;
    const ranges = pack.map((area) => ({ area, range: rangeOf(context, area) }));
    for (const { range } of ranges) range.load('formulas,values');
    await context.sync();
    for (const { area, range } of ranges) {
      range.formulas.forEach((line: unknown[], down) =>
        line.forEach((formula, across) => {
          const mended = mendedFormula(formula, range.values[down]?.[across]);
          if (mended === undefined) return;
          const place = { sheet: area.sheet, row: area.row + down, column: area.column + across };
          found.push({ ...place, address: cellAddress(place), formula: mended });
        }),
      );
      done += cellCount(area);
    }
    report({ phase: 'reading', done, total });
  });
  return found;
}

/**
 * The formula to enter again for a broken one; undefined for others. Excel never looks up a name again that it once
 * missed (office-js#6611), so entering the same formula repairs it.
 */
function mendedFormula(formula: unknown, value: unknown): string | undefined {
  if (typeof formula !== 'string' || !/^=.*KER[._]/is.test(formula) || formula === value) return undefined;
  const typed = typedCalls(formula);
  if (value === '#NAME?') return isKerFormula(typed.formula) ? typed.formula : undefined;
  const isHidden = typed.formula !== formula && /\b(?:IFERROR|ISERROR|ISERR)\s*\(/i.test(formula);
  return typed.isForeign || isHidden ? typed.formula : undefined;
}
