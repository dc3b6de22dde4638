import { cellKey, parseArea, splitAddress, type CellPlace } from '../../../shared/formula/address';
import type { SheetArea } from '../../../shared/formula/area';
import { rangeOf } from './ker-cells';
import { markPack } from './mark-dirty';
import { packs, RANGES_PER_TRIP, readPacked } from './packs';
import { rectangles } from './rectangles';

/** What a cell shows, and by which formula. */
export type ShownCell = { formula: string; value: unknown };

/** Value and formula take about 100 bytes, a third of what packs are made for; Excel on the web takes 5 MB at once. */
const CELLS_PER_TRIP = 25_000;

type Place = CellPlace & { sheet: string; address: string };

/**
 * What cells (as `Sheet1!B2`) show, without those of deleted sheets; undefined while Excel calculates manually.
 * Rejects while a cell is being edited.
 */
export function readShownCells(
  cells: readonly string[],
): Promise<ReadonlyMap<string, ShownCell> | undefined> {
  return Excel.run(async (context) => {
    const places = placesOf(cells);
    const { application } = context.workbook;
    // It comes with the first pack.
    application.load('calculationMode');
    const shown = await readPlaces(context, places).catch(async (error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'ItemNotFound')) throw error;
      const { worksheets } = context.workbook;
      worksheets.load('items/name');
      application.load('calculationMode');
      await context.sync();
      const sheets = new Set(worksheets.items.map(({ name }) => name.toLowerCase()));
      return readPlaces(
        context,
        places.filter(({ sheet }) => sheets.has(sheet.toLowerCase())),
      );
    });
    return application.calculationMode === 'Automatic' ? shown : undefined;
  });
}

async function readPlaces(
  context: Excel.RequestContext,
  places: readonly Place[],
): Promise<Map<string, ShownCell>> {
  const addresses = new Map(places.map((place) => [cellKey(place), place.address]));
  const shown = new Map<string, ShownCell>();
  const read = async (pack: readonly SheetArea[]) => {
    const ranges = pack.map((area) => ({ area, range: rangeOf(context, area) }));
    for (const { range } of ranges) range.load('formulas,values');
    await context.sync();
    for (const { area, range } of ranges) {
      range.formulas.forEach((line: unknown[], down) =>
        line.forEach((formula, across) => {
          const place = { sheet: area.sheet, row: area.row + down, column: area.column + across };
          const address = addresses.get(cellKey(place));
          const value: unknown = range.values[down]?.[across];
          if (address !== undefined) shown.set(address, { formula: String(formula), value });
        }),
      );
    }
  };
  await readPacked(rectangles(places), read, CELLS_PER_TRIP);
  return shown;
}

/** Makes Excel call the functions of these cells again, while it calculates by itself. */
export function markCellsDirty(cells: readonly string[]): Promise<void> {
  return Excel.run(async (context) => {
    for (const pack of packs(rectangles(placesOf(cells)), () => 1, RANGES_PER_TRIP)) {
      await markPack(context, pack);
    }
  });
}

function placesOf(cells: readonly string[]): Place[] {
  return cells.flatMap((address) => {
    const { sheet, range } = splitAddress(address);
    const area = parseArea(range);
    return sheet === undefined || area === undefined
      ? []
      : [{ sheet, row: area.row, column: area.column, address }];
  });
}
