import type { SheetArea } from '../../../shared/formula/area';
import { rangeOf, type KerCell } from './ker-cells';
import { packs, RANGES_PER_TRIP } from './packs';
import { rectangles } from './rectangles';

/** Makes Excel call the functions of these cells, and of no others, again. */
export async function markDirty(context: Excel.RequestContext, cells: readonly KerCell[]): Promise<void> {
  const { application } = context.workbook;
  application.load('calculationMode');
  await context.sync();
  for (const pack of packs(rectangles(cells), () => 1, RANGES_PER_TRIP)) await markPack(context, pack);
  if (application.calculationMode === 'Manual') {
    application.calculate('Recalculate');
    await context.sync();
  }
}

/** The same of some areas, in one round trip, while Excel calculates by itself. */
export function markPack(context: Excel.RequestContext, pack: readonly SheetArea[]): Promise<void> {
  for (const area of pack) rangeOf(context, area).setDirty();
  return context.sync();
}
