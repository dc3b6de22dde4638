import { cellAddress } from '../../src/shared/formula/address';
import { SheetModel, WorkbookModel, type Value } from '../../test/addin/workbook/host/model';
import { startOffice } from '../../test/addin/workbook/host/office-host';
import type { CellCall, Shown } from './excel-page';

/** What Excel does with every twentieth result that it gets for the first time. */
export type Loss = 'dropped' | 'swapped';

const EVERY = 20;

/** A workbook that shows results, and loses some of them, behind the API by which the add-in reads it. */
export class LossySheet {
  /** Excel's API over it. */
  readonly excel: unknown;
  private readonly model: WorkbookModel;
  private readonly calls = new Map<string, { cell: CellCall; call: number }>();
  private readonly lost = new Set<string>();
  private results = 0;
  private held: { address: string; shown: Shown } | undefined = undefined;

  constructor(
    private readonly loss: Loss,
    /** Has Excel call a cell's function again. */
    again: (cell: CellCall) => void,
    private readonly show: (call: number, shown: Shown) => void,
  ) {
    this.model = new WorkbookModel((_, address) => {
      const entered = this.calls.get(address);
      if (entered !== undefined) again(entered.cell);
      return this.cellAt(address)?.value ?? '#BUSY!';
    });
    this.model.sheets = ['Sheet1', 'Sheet2'].map((name) => new SheetModel(name));
    startOffice(this.model);
    this.excel = Reflect.get(globalThis, 'Excel');
  }

  /** Enters a cell's formula, which Excel calls. */
  enter(cell: CellCall, call: number): void {
    const { sheet, row, column } = this.model.find(cell.address);
    this.calls.set(cellAddress({ sheet: sheet.name, row, column }), { cell, call });
    sheet.cells.set(sheet.key(row, column), {
      formula: `=KER.${cell.name}("${cell.address}")`,
      value: '#BUSY!',
    });
  }

  /** A result came for a cell. */
  take({ address }: CellCall, shown: Shown): void {
    const isFirst = !this.lost.has(address) && ++this.results % EVERY === 0;
    if (!isFirst) {
      this.write(address, shown);
      return;
    }
    this.lost.add(address);
    if (this.loss === 'dropped') return;
    const { held } = this;
    this.held = held === undefined ? { address, shown } : undefined;
    if (held === undefined) return;
    this.write(address, held.shown);
    this.write(held.address, shown);
  }

  private write(address: string, shown: Shown): void {
    const cell = this.cellAt(address);
    if (cell !== undefined) cell.value = valueOf(shown);
    const entered = this.calls.get(address);
    if (entered !== undefined) this.show(entered.call, shown);
  }

  private cellAt(address: string) {
    const { sheet, row, column } = this.model.find(address);
    return sheet.at(row, column);
  }
}

function valueOf(shown: Shown): Value {
  if ('error' in shown) return '#N/A';
  const [[cell]] = JSON.parse(shown.value) as [[Value | { basicValue?: Value; basicType?: string }]];
  return typeof cell === 'object' ? (cell.basicValue ?? '') : cell;
}
