import { cellKey } from '../../../shared/formula/address';
import { cellCount, type Area, type SheetArea } from '../../../shared/formula/area';
import { AreaIndex } from '../../../shared/formula/area-index';
import { hasExcelApi } from './host-support';
import { rangeOf, type KerCell } from './ker-cells';
import { packs, RANGES_PER_TRIP, readPacked } from './packs';
import type { Progress } from './progress';
import { rectangles } from './rectangles';

/** What a cell shows. An error's value is its code, such as `#N/A`. */
export type Shown = {
  value: string | number | boolean;
  isError: boolean;
  /** How the value is shown, by the cell or by the value itself; undefined for General. */
  format: string | undefined;
};

/** A KER cell with what it shows: one cell, or all that its formula spills to. */
export type FilledCell = KerCell & { grid: Shown[][] };

/** Reads what KER cells show, spills included; cells inside another's spill are left out. */
export async function readContents(
  context: Excel.RequestContext,
  cells: readonly KerCell[],
  { report, signal }: Progress,
): Promise<FilledCell[]> {
  const spills = await spillAreas(context, cells);
  const inner = insideSpills(spills);
  const own = cells.filter((cell) => !inner(cell));
  const single = own.filter(({ address }) => !spills.has(address));
  const shown = new Map<string, Shown>();
  const areas = [...rectangles(single), ...own.flatMap(({ address }) => spills.get(address) ?? [])];
  const total = areas.reduce((sum, area) => sum + cellCount(area), 0);
  await readPacked(areas, async (pack) => {
    if (signal.aborted) return;
    await readPack(context, pack, shown);
    report({ phase: 'reading', done: shown.size, total });
  });
  if (signal.aborted) return [];
  const filled = own.map((cell) => {
    const area = spills.get(cell.address) ?? areaOf(cell);
    return { ...cell, grid: gridOf(cell.sheet, area, shown) };
  });
  // A text that looks like a formula is reported as one, and shows itself.
  return filled.filter(({ formula, grid }) => grid[0]?.[0]?.value !== formula);
}

/** The areas of the formulas that spill, by the address of the formula's cell. */
async function spillAreas(
  context: Excel.RequestContext,
  cells: readonly KerCell[],
): Promise<Map<string, SheetArea>> {
  const spills = new Map<string, SheetArea>();
  // Excel without dynamic arrays cannot spill.
  if (!hasExcelApi('1.12')) return spills;
  const candidates = await spillingCells(context, cells);
  for (const pack of packs(candidates, () => 1, RANGES_PER_TRIP)) {
    const found = await askSpills(context, pack);
    for (const [address, area] of found) spills.set(address, area);
  }
  return spills;
}

/** Narrows the cells to rectangles that Excel says are touched by a spill: most models have few. */
async function spillingCells(
  context: Excel.RequestContext,
  cells: readonly KerCell[],
): Promise<readonly KerCell[]> {
  const touched: SheetArea[] = [];
  for (const pack of packs(rectangles(cells), () => 1, RANGES_PER_TRIP)) {
    touched.push(...(await askTouched(context, pack)));
  }
  const index = new AreaIndex(touched);
  return cells.filter((cell) => index.some(areaOf(cell)));
}

async function askTouched(context: Excel.RequestContext, pack: readonly SheetArea[]): Promise<SheetArea[]> {
  const asked = pack.map((area) => ({ area, range: rangeOf(context, area) }));
  for (const { range } of asked) range.load('hasSpill');
  await context.sync();
  // True for all, null for some of its cells.
  return asked.flatMap(({ area, range }) => ((range.hasSpill as boolean | null) === false ? [] : [area]));
}

async function askSpills(
  context: Excel.RequestContext,
  cells: readonly KerCell[],
): Promise<[string, SheetArea][]> {
  const asked = cells.map((cell) => ({
    cell,
    spill: rangeOf(context, areaOf(cell)).getSpillingToRangeOrNullObject(),
  }));
  for (const { spill } of asked) spill.load('rowCount,columnCount');
  await context.sync();
  return asked.flatMap(({ cell, spill }): [string, SheetArea][] => {
    if (spill.isNullObject || spill.rowCount * spill.columnCount === 1) return [];
    const { sheet, row, column, address } = cell;
    return [[address, { sheet, row, column, rows: spill.rowCount, columns: spill.columnCount }]];
  });
}

/** Some versions of Excel give a spilled cell its parent's formula; such a cell has no formula of its own. */
function insideSpills(spills: ReadonlyMap<string, SheetArea>): (cell: KerCell) => boolean {
  const index = new AreaIndex([...spills].map(([address, area]) => ({ ...area, address })));
  return (cell) => index.some(areaOf(cell), ({ address }) => address !== cell.address);
}

function areaOf({ sheet, row, column }: KerCell): SheetArea {
  return { sheet, row, column, rows: 1, columns: 1 };
}

async function readPack(
  context: Excel.RequestContext,
  pack: readonly SheetArea[],
  shown: Map<string, Shown>,
): Promise<void> {
  const rich = hasExcelApi('1.16');
  const ranges = pack.map((area) => ({ area, range: rangeOf(context, area) }));
  for (const { range } of ranges) {
    range.load(`values,valueTypes,numberFormat,${rich ? 'valuesAsJson' : 'text'}`);
  }
  await context.sync();
  for (const { area, range } of ranges) {
    for (let down = 0; down < area.rows; down++) {
      for (let across = 0; across < area.columns; across++) {
        const cell = shownCell(range, { down, across, rich });
        const place = { sheet: area.sheet, row: area.row + down, column: area.column + across };
        shown.set(cellKey(place), cell);
      }
    }
  }
}

const BLANK: Shown = { value: '', isError: false, format: undefined };

type At = { down: number; across: number; rich: boolean };

function shownCell(range: Excel.Range, { down, across, rich }: At): Shown {
  const value = (range.values[down]?.[across] ?? '') as Shown['value'];
  const type = String(range.valueTypes[down]?.[across]);
  const json = rich ? (range.valuesAsJson[down]?.[across] as CellJson | undefined) : undefined;
  const text = rich ? json?.text : range.text[down]?.[across];
  // A card's value is an error code or nothing: what a person sees is its text.
  if (isCard(type, json)) return { value: text ?? String(value), isError: false, format: undefined };
  if (type === 'Error') return { value, isError: true, format: undefined };
  const own = String(range.numberFormat[down]?.[across] ?? 'General');
  return { value, isError: false, format: own === 'General' ? json?.numberFormat : own };
}

type CellJson = { type: string; numberFormat?: string; text?: string };

function isCard(type: string, json: CellJson | undefined): boolean {
  return json === undefined ? type === 'RichValue' : json.type === 'Entity' || json.type === 'LinkedEntity';
}

function gridOf(sheet: string, area: Area, shown: ReadonlyMap<string, Shown>): Shown[][] {
  return Array.from({ length: area.rows }, (_row, down) =>
    Array.from(
      { length: area.columns },
      (_column, across) =>
        shown.get(cellKey({ sheet, row: area.row + down, column: area.column + across })) ?? BLANK,
    ),
  );
}
