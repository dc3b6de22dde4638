import { findKerCells } from './ker-cells';
import { markDirty } from './mark-dirty';
import { scopeAreas } from './scope';

const SILENT = { report: () => undefined, signal: new AbortController().signal };

/** Makes Excel call the functions of these cells (as `Sheet1!B2`) again; what is no KER cell any more is left alone. */
export function askAgain(cells: readonly string[]): Promise<void> {
  const wanted = new Set(cells);
  return Excel.run(async (context) => {
    const all = await findKerCells(context, await scopeAreas(context, 'workbook'), SILENT);
    await markDirty(
      context,
      all.filter(({ address }) => wanted.has(address)),
    );
  });
}
