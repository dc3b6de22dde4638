import { cellKey } from '../../../shared/formula/address';
import { cellCount, intersection, type SheetArea } from '../../../shared/formula/area';
import { rangeOf } from '../excel/ker-cells';
import { readPacked } from '../excel/packs';
import { usedAreas } from '../excel/scope';

/** What cells show, row by row; undefined where that was not read. */
export type Inputs = (area: SheetArea) => unknown[][] | undefined;

/** The most cells that a plan reads. The cost of others is reported as unknown. */
const MOST_CELLS = 200_000;

/** Reads what areas show, wherever the workbook is. */
export type ReadInputs = (areas: readonly SheetArea[]) => Promise<Inputs>;

/** Reads from Excel, each cell once where areas are the same; whole columns end where their sheet does. */
export function excelInputs(context: Excel.RequestContext): ReadInputs {
  return (areas) => readInputs(context, areas);
}

async function readInputs(context: Excel.RequestContext, areas: readonly SheetArea[]): Promise<Inputs> {
  if (areas.length === 0) return () => undefined;
  const used = new Map((await usedAreas(context)).map((area) => [area.sheet.toLowerCase(), area]));
  const clipped = (area: SheetArea): SheetArea | undefined => {
    const whole = used.get(area.sheet.toLowerCase());
    const part = whole && intersection(whole, area);
    return part && { ...part, sheet: area.sheet };
  };
  const distinct = new Map<string, SheetArea>();
  let cells = 0;
  for (const area of areas) {
    const part = clipped(area);
    if (part === undefined || distinct.has(keyOf(part)) || cells + cellCount(part) > MOST_CELLS) continue;
    cells += cellCount(part);
    distinct.set(keyOf(part), part);
  }
  const values = new Map<string, unknown>();
  await readPacked([...distinct.values()], async (pack) => {
    const ranges = pack.map((area) => ({ area, range: rangeOf(context, area) }));
    for (const { range } of ranges) range.load('values');
    await context.sync();
    for (const { area, range } of ranges) {
      (range.values as unknown[][]).forEach((row, down) =>
        row.forEach((value, across) => {
          const place = { sheet: area.sheet, row: area.row + down, column: area.column + across };
          values.set(cellKey(place), value);
        }),
      );
    }
  });
  return (area) => {
    const part = clipped(area);
    // Cells beside what is used are blank.
    if (part === undefined) return [['']];
    if (!distinct.has(keyOf(part))) return undefined;
    return Array.from({ length: part.rows }, (_row, down) =>
      Array.from({ length: part.columns }, (_column, across) =>
        values.get(cellKey({ sheet: area.sheet, row: part.row + down, column: part.column + across })),
      ),
    );
  };
}

function keyOf(area: SheetArea): string {
  return `${cellKey(area)}\n${area.rows}\n${area.columns}`;
}
