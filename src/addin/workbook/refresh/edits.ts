import { parseArea } from '../../../shared/formula/address';
import type { SheetArea } from '../../../shared/formula/area';
import { AreaIndex } from '../../../shared/formula/area-index';
import { referenceIn, referredArea, WHOLE_SHEET } from '../../../shared/formula/reference';
import { tokens } from '../../../shared/formula/tokens';
import type { CellNeed, KnownKnowledge } from '../../runtime/knowledge';
import { hasExcelApi } from '../excel/host-support';
import type { KerCell } from '../excel/ker-cells';

/** What people have changed in the workbook while an action ran. */
export type Edits = {
  /** The addresses of those cells that show something else because of it, and not because of the service. */
  touched: (cells: readonly KerCell[]) => ReadonlySet<string>;
  /** Stops listening. */
  end: () => Promise<void>;
};

/** Listens to what is typed, pasted, inserted and deleted from now on; what formulas calculate is no edit. */
export async function watchEdits(
  context: Excel.RequestContext,
  known: KnownKnowledge,
  cells: readonly KerCell[],
): Promise<Edits> {
  if (!hasExcelApi('1.9')) return { touched: () => new Set(), end: () => Promise.resolve() };
  const asked = new Map(cells.map(({ address }) => [address, askedBy(known, address)]));
  const edited: SheetArea[] = [];
  const { worksheets } = context.workbook;
  worksheets.load('items/id,items/name');
  const sheets = new Map<string, string>();
  const handler = worksheets.onChanged.add(({ worksheetId, address, changeType }) => {
    const sheet = sheets.get(worksheetId);
    if (sheet !== undefined) edited.push(...areasOf(sheet, address, changeType === 'RangeEdited'));
    return Promise.resolve();
  });
  await context.sync();
  for (const { id, name } of worksheets.items) sheets.set(id, name);
  const asksOther = ({ address }: KerCell): boolean => {
    const before = asked.get(address);
    return before !== undefined && before !== askedBy(known, address);
  };
  return {
    touched: (all) => {
      if (edited.length === 0) return new Set();
      const index = new AreaIndex(edited);
      // A cell that asks something else than before was led there by an edit further up.
      const touched = all.filter((cell) => asksOther(cell) || reads(cell).some((area) => index.some(area)));
      return new Set(touched.map(({ address }) => address));
    },
    end: async () => {
      handler.remove();
      await context.sync();
    },
  };
}

/** Where rows or columns came or went, every cell of the sheet may have moved. */
function areasOf(sheet: string, address: string, isInPlace: boolean): SheetArea[] {
  const whole = { row: 0, column: 0, ...WHOLE_SHEET };
  const areas = isInPlace
    ? address.split(',').flatMap((text) => parseArea(text, WHOLE_SHEET) ?? [])
    : [whole];
  return areas.map((area) => ({ sheet, ...area }));
}

/** The cell itself and what its formula refers to. */
function reads({ sheet, row, column, formula }: KerCell): SheetArea[] {
  const references = tokens(formula).flatMap((token) => {
    const reference = referenceIn(token);
    return (reference && referredArea(reference.text, sheet)) ?? [];
  });
  return [{ sheet, row, column, rows: 1, columns: 1 }, ...references];
}

/** What a cell asks, as a text to compare; an answer's value is no part of it. */
function askedBy(known: KnownKnowledge, address: string): string | undefined {
  const asked = known.cell(address);
  return (
    asked && JSON.stringify(asked.map((need: CellNeed) => ('held' in need ? { ...need, held: 0 } : need)))
  );
}
