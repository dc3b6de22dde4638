import { type Injector, type IRange, ObjectMatrix } from '@univerjs/core';
import {
  FormulaDataModel,
  type IArrayFormulaRangeType,
  type IRuntimeUnitDataType,
  ICalculateFormulaService,
} from '@univerjs/engine-formula';

type AtCell = { unitId: string; sheetId: string; row: number; column: number };

/** A formula that found no room for what it would spill, and the area that it would have covered. */
export type BlockedSpill = AtCell & { area: IRange };

/**
 * Formulas that cannot spill. The engine reserves and later empties their area, with other formulas' cells in it, so
 * such a formula covers only its own cell while results are written.
 */
export class BlockedSpills {
  readonly #formulas: FormulaDataModel;

  constructor(injector: Injector) {
    this.#formulas = injector.get(FormulaDataModel);
    const calculations = injector.get(ICalculateFormulaService);
    const execute = calculations.execute.bind(calculations);
    calculations.execute = (what) =>
      execute({ ...what, arrayFormulaRange: this.#withoutBlocked(what.arrayFormulaRange) });
    this.#guardWriting('clearPreviousArrayFormulaCellData');
    this.#guardWriting('mergeArrayFormulaCellData');
  }

  all(): BlockedSpill[] {
    const found: BlockedSpill[] = [];
    for (const [unitId, sheets] of Object.entries(this.#formulas.getArrayFormulaRange())) {
      for (const [sheetId, ranges] of Object.entries(sheets ?? {})) {
        new ObjectMatrix<IRange>(ranges).forValue((row, column, area) => {
          const at = { unitId, sheetId, row, column };
          if (this.isBlocked(at)) found.push({ ...at, area });
        });
      }
    }
    return found;
  }

  isBlocked({ unitId, sheetId, row, column }: AtCell): boolean {
    const values = this.#formulas.getArrayFormulaCellData()[unitId]?.[sheetId];
    return values?.[row]?.[column]?.v === '#SPILL!';
  }

  #withoutBlocked(ranges: IArrayFormulaRangeType): IArrayFormulaRangeType {
    const blocked = this.all();
    if (blocked.length === 0) return ranges;
    const kept = structuredClone(ranges);
    for (const { unitId, sheetId, row, column } of blocked) {
      new ObjectMatrix<IRange>(kept[unitId]?.[sheetId] ?? {}).realDeleteValue(row, column);
    }
    return kept;
  }

  /** What a calculation writes is written while a blocked formula covers its own cell alone. */
  #guardWriting(step: 'clearPreviousArrayFormulaCellData' | 'mergeArrayFormulaCellData'): void {
    const formulas = this.#formulas;
    const write = formulas[step].bind(formulas);
    formulas[step] = (data: IRuntimeUnitDataType) => {
      const blocked = this.all();
      for (const spill of blocked) this.#cover(spill, ownCell(spill));
      write(data);
      for (const spill of blocked) this.#cover(spill, spill.area);
    };
  }

  /** Changes what a formula covers, unless it covers nothing any more. */
  #cover({ unitId, sheetId, row, column }: AtCell, area: IRange): void {
    const ranges = this.#formulas.getArrayFormulaRange()[unitId]?.[sheetId];
    if (ranges?.[row]?.[column]) ranges[row][column] = area;
  }
}

/** The area of one cell. */
export function ownCell({ row, column }: Pick<AtCell, 'row' | 'column'>): IRange {
  return { startRow: row, startColumn: column, endRow: row, endColumn: column };
}
