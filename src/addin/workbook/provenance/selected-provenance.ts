import { splitAddress } from '../../../shared/formula/address';
import { cellCount, intersection, pieces, type SheetArea } from '../../../shared/formula/area';
import { isKerFormula } from '../../../shared/formula/ker-formula';
import { referredArea } from '../../../shared/formula/reference';
import type { KnownKnowledge } from '../../runtime/knowledge';
import { hasExcelApi } from '../excel/host-support';
import { rangeOf } from '../excel/ker-cells';
import { usedAreas } from '../excel/scope';
import { cellEvidence, type CellEvidence } from './cell-provenance';
import { readCells, type ReadCell } from './read-cells';
import { referencesIn } from './references';

/** The provenance of the selected cell. */
export type SelectedEvidence = Pick<ReadCell, 'address' | 'text' | 'formula'> & {
  /** The cell whose formula spills into it. */
  spilledFrom: string | undefined;
  /** The KER cells that its value comes from: itself, or those that its formula reads. */
  cells: readonly CellEvidence[];
  /** Whether its formula reads more than is shown: further cells, names or tables. */
  hasMore: boolean;
};

/** The most KER cells that are shown at once, cells that are read to find them, and levels of formulas. */
const MOST_TOLD = 25;
const MOST_READ = 1_000;
const DEEPEST = 5;

/** The provenance of the selected cell from stored data; sends no request. */
export function selectedEvidence(known: KnownKnowledge): Promise<SelectedEvidence | undefined> {
  return Excel.run(async (context) => {
    const active = context.workbook.getActiveCell();
    active.load('address,rowIndex,columnIndex');
    await context.sync();
    const { sheet } = splitAddress(active.address);
    if (sheet === undefined) return undefined;
    const place = { sheet, row: active.rowIndex, column: active.columnIndex, rows: 1, columns: 1 };
    const [cell] = await readCells(context, [place]);
    if (cell === undefined) return undefined;
    const walk = new Walk(context, known);
    await walk.from(cell);
    const { address, text, formula, askedBy } = cell;
    const spilledFrom = askedBy === address ? undefined : askedBy;
    return { address, text, formula, spilledFrom, cells: walk.found, hasMore: walk.hasMore };
  });
}

/** A cell with the field of it that a formula reads. */
type Read = { cell: ReadCell; field?: string | undefined };

/** Goes from a formula to the KER cells that its value comes from. */
class Walk {
  readonly found: CellEvidence[] = [];
  hasMore = false;
  private readonly seen = new Set<string>();
  private left = MOST_READ;
  private used: Map<string, SheetArea> | undefined;

  constructor(
    private readonly context: Excel.RequestContext,
    private readonly known: KnownKnowledge,
  ) {}

  async from(cell: ReadCell): Promise<void> {
    let level: Read[] = [{ cell }];
    for (let depth = 0; level.length > 0; depth++) {
      if (depth > DEEPEST) {
        this.hasMore = true;
        return;
      }
      level = await this.next(level);
    }
  }

  /** Tells of the KER cells of a level; gives the cells that its formulas read. */
  private async next(level: readonly Read[]): Promise<Read[]> {
    const wanted: { area: SheetArea; field: string | undefined }[] = [];
    for (const { cell, field } of level) {
      const { formula, address } = cell;
      if (formula === undefined || this.seen.has(`${address} ${field ?? ''}`)) continue;
      this.seen.add(`${address} ${field ?? ''}`);
      if (isKerFormula(formula)) await this.tell({ ...cell, formula }, field);
      const { cells, hasMore } = referencesIn(formula);
      const named = hasMore ? await this.named(cell) : [];
      if (named === undefined) this.hasMore = true;
      for (const area of named ?? []) wanted.push({ area, field: undefined });
      for (const reference of cells) {
        const area = referredArea(reference.text, cell.sheet);
        if (area !== undefined) wanted.push({ area, field: reference.field });
      }
    }
    return this.read(wanted);
  }

  /** The cells behind names and tables, which only Excel tells; undefined where it does not. */
  private async named({ sheet, row, column }: ReadCell): Promise<SheetArea[] | undefined> {
    if (!hasExcelApi('1.12')) return undefined;
    try {
      const { ranges } = rangeOf(this.context, {
        sheet,
        row,
        column,
        rows: 1,
        columns: 1,
      }).getDirectPrecedents();
      ranges.load('items/address');
      await this.context.sync();
      return ranges.items.flatMap(({ address }) => referredArea(address, sheet) ?? []);
    } catch {
      // A formula without any fails, and so do hosts that lack this.
      return undefined;
    }
  }

  private async tell(cell: ReadCell & { formula: string }, field: string | undefined): Promise<void> {
    if (this.found.length >= MOST_TOLD) this.hasMore = true;
    else this.found.push(await cellEvidence(this.context, this.known, { cell, field }));
  }

  private async read(wanted: readonly { area: SheetArea; field: string | undefined }[]): Promise<Read[]> {
    if (wanted.length === 0) return [];
    this.used ??= new Map((await usedAreas(this.context)).map((area) => [area.sheet.toLowerCase(), area]));
    const areas = wanted.flatMap(({ area, field }) =>
      this.fitting(area).map((part) => ({ area: part, field })),
    );
    const reads: Read[] = [];
    for (const field of new Set(areas.map((each) => each.field))) {
      const together = areas.filter((each) => each.field === field).map(({ area }) => area);
      const cells = await readCells(this.context, together);
      reads.push(...cells.map((cell) => ({ cell, field })));
    }
    return reads;
  }

  /** As much of an area as is used, and as may still be read. */
  private fitting(area: SheetArea): SheetArea[] {
    const used = this.used?.get(area.sheet.toLowerCase());
    const part = used && intersection(used, area);
    if (part === undefined || used === undefined) return [];
    const [first] = this.left > 0 ? pieces({ ...part, sheet: used.sheet }, this.left) : [];
    this.hasMore ||= first === undefined || cellCount(first) < cellCount(part);
    this.left -= first === undefined ? 0 : cellCount(first);
    return first === undefined ? [] : [first];
  }
}
