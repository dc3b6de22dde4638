import { cellAddress } from '../../../shared/formula/address';
import { quoteSheet } from '../../../shared/formula/sheet-name';
import { tokens } from '../../../shared/formula/tokens';
import { rangeOf, type KerCell } from '../excel/ker-cells';
import { readPacked } from '../excel/packs';
import { scopeAreas } from '../excel/scope';

/**
 * The cells whose formulas read with `#` what these cells spilled to. While those are values there is nothing to read,
 * and Excel shows #REF!.
 */
export async function spillReaders(
  context: Excel.RequestContext,
  frozen: readonly Pick<KerCell, 'sheet' | 'row' | 'column'>[],
): Promise<string[]> {
  const found: string[] = [];
  if (frozen.length === 0) return found;
  const spilled = new Set(frozen.map((cell) => cellAddress(cell).toLowerCase()));
  await readPacked(await scopeAreas(context, 'workbook'), async (pack) => {
    const ranges = pack.map((area) => ({ area, range: rangeOf(context, area) }));
    for (const { range } of ranges) range.load('formulas');
    await context.sync();
    for (const { area, range } of ranges) {
      (range.formulas as unknown[][]).forEach((line, down) =>
        line.forEach((formula, across) => {
          if (!reads(formula, area.sheet, spilled)) return;
          found.push(cellAddress({ sheet: area.sheet, row: area.row + down, column: area.column + across }));
        }),
      );
    }
  });
  return found;
}

function reads(formula: unknown, home: string, spilled: ReadonlySet<string>): boolean {
  if (typeof formula !== 'string' || !/^=.*#/s.test(formula)) return false;
  return tokens(formula).some((token, index, all) => {
    if (token.kind !== 'reference' || all[index + 1]?.text !== '#') return false;
    const cell = `${quoteSheet(token.sheet ?? home)}!${token.first.replaceAll('$', '')}`;
    return spilled.has(cell.toLowerCase());
  });
}
