import { prop } from '../../src/addin/functions/properties';
import type { Clock } from '../../src/shared/batching/clock';
import { called, startExcel } from '../../test/addin/functions/excel';
import { WorkbookModel, type SheetModel, type Value } from '../../test/addin/workbook/host/model';
import { startOffice, type OfficeHost } from '../../test/addin/workbook/host/office-host';

/** What becomes of one result on its way into its cell. */
export type Fate = 'arrives' | 'dropped' | 'swapped' | { delayMs: number };

const FORMULA = /^=KER\.PROP\(A(\d+),"(\w+)"\)$/;

/**
 * An Excel that loses results: the function's promise settles, and the cell keeps #BUSY! or its old value. Column A holds
 * ids; every other cell reads a property of the id in its row.
 */
export class LossyExcel {
  private readonly office: OfficeHost;
  private runs = 0;
  readonly counts = { dropped: 0, delayed: 0, swapped: 0 };
  /** Calls that have not settled. */
  pending = 0;
  /** What becomes of the next results. */
  fate: (address: string) => Fate = () => 'arrives';
  private readonly model: WorkbookModel;
  private readonly sheet: SheetModel;
  private readonly versions = new Map<string, number>();
  /** What each cell should show. */
  private readonly results = new Map<string, Value>();
  private held: { address: string; value: Value } | undefined = undefined;

  constructor(private readonly clock: Clock) {
    startExcel();
    this.model = new WorkbookModel((formula, address) => this.calculate(formula, address));
    this.office = startOffice(this.model);
    this.sheet = this.model.sheet('Model');
    const { Excel: excel } = globalThis as unknown as { Excel: { run: (...given: unknown[]) => unknown } };
    const { run } = excel;
    excel.run = (...given) => {
      this.runs++;
      return run(...given);
    };
  }

  /** Round trips: office.js sends nothing for the empty sync that ends a run, which the stand-in counts. */
  get trips(): number {
    return this.office.counters.syncs - this.runs;
  }

  /** Enters a row: an id, and formulas that read these properties of it. */
  enter(row: number, id: string, properties: readonly string[]): void {
    this.model.write(this.sheet, row, 0, id);
    properties.forEach((name, index) =>
      this.model.write(this.sheet, row, index + 1, `=KER.PROP(A${row + 1},"${name}")`),
    );
  }

  /** Changes the id of a row; its cells are calculated again. */
  change(row: number, id: string): void {
    this.model.write(this.sheet, row, 0, id);
    for (let column = 1; this.sheet.at(row, column) !== undefined; column++) {
      this.model.calculate(this.sheet, row, column);
    }
  }

  /** Changes a cell's formula to one that does not call the add-in. */
  overwrite(address: string, value: Value): void {
    this.model.type(address, value);
  }

  /** Cells that show something else than their result. */
  wrong(): string[] {
    return [...this.results]
      .filter(([cell, value]) => this.cellAt(cell)?.value !== value)
      .map(([cell]) => cell);
  }

  shown(address: string): Value | undefined {
    return this.cellAt(address)?.value;
  }

  private cellAt(address: string) {
    const { sheet, row, column } = this.model.find(address);
    return sheet.at(row, column);
  }

  private calculate(formula: string, address: string): Value {
    const [, row = '', name = ''] = FORMULA.exec(formula) ?? [];
    const version = (this.versions.get(address) ?? 0) + 1;
    this.versions.set(address, version);
    const id = this.model.valueOf(this.sheet, Number(row) - 1, 0);
    this.pending++;
    void this.run([[id]], [[name]], address).then((value) => {
      this.pending--;
      // Excel drops the result of a call that a later one has replaced.
      if (this.versions.get(address) === version) this.deliver(address, value);
    });
    const shown = this.cellAt(address)?.value;
    return shown === formula || shown === undefined ? '#BUSY!' : shown;
  }

  private async run(entity: Value[][], property: Value[][], address: string): Promise<Value> {
    try {
      const grid = await prop(entity, property, null, called({ address }));
      // Excel writes results as JSON, which lets the next ones leave the add-in.
      const [[cell]] = JSON.parse(JSON.stringify(grid)) as [[Value | { basicValue: Value }]];
      return typeof cell === 'object' ? cell.basicValue : cell;
    } catch (error) {
      return (error as { code: string }).code;
    }
  }

  private deliver(address: string, value: Value): void {
    this.results.set(address, value);
    const fate = this.fate(address);
    if (fate === 'dropped') this.counts.dropped++;
    else if (fate === 'swapped') this.swap(address, value);
    else if (fate === 'arrives') this.write(address, value);
    else {
      this.counts.delayed++;
      this.clock.after(fate.delayMs, () => this.write(address, value));
    }
  }

  private swap(address: string, value: Value): void {
    this.counts.swapped++;
    const { held } = this;
    this.held = held === undefined ? { address, value } : undefined;
    if (held === undefined) return;
    this.write(address, held.value);
    this.write(held.address, value);
  }

  private write(address: string, value: Value): void {
    const cell = this.cellAt(address);
    if (cell?.formula !== undefined) cell.value = value;
  }
}
