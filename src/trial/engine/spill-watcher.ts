import type { ICellData, Injector, IRange, IUnitRange, Nullable } from '@univerjs/core';
import { ObjectMatrix } from '@univerjs/core';
import { FormulaDataModel } from '@univerjs/engine-formula';

import { detailOf } from '../cells/cell-detail';
import type { Calculation } from './calculation';

/** What a formula spilled: where, and the values in reading order, its own cell among them. */
type Spill = { sheetId: string; range: IRange; values: unknown[] };

/** Formulas that change one another's spills in a circle are left alone after this many calculations. */
const MOST_ROUNDS = 20;

/**
 * Calculates again what depends on a spill that came, changed, shrank or went during a calculation. The engine puts
 * formulas into an order before it knows how far each of them spills, so one over cells that another fills later has
 * read them as they were.
 */
export class SpillWatcher {
  readonly #formulas: FormulaDataModel;
  #known = new Map<string, Spill>();
  #rounds = 0;

  constructor(
    injector: Injector,
    private readonly unitId: string,
    private readonly calculation: Calculation,
  ) {
    this.#formulas = injector.get(FormulaDataModel);
    calculation.listen({ started: () => undefined, ended: () => this.#look() });
  }

  #look(): void {
    const now = this.#spills();
    const changed = changedAreas(this.#known, now);
    this.#known = now;
    this.#rounds = changed.length === 0 ? 0 : this.#rounds + 1;
    if (this.#rounds === 0 || this.#rounds > MOST_ROUNDS) return;
    const { unitId } = this;
    this.calculation.markDirty(changed.map(({ sheetId, range }): IUnitRange => ({ unitId, sheetId, range })));
  }

  #spills(): Map<string, Spill> {
    const found = new Map<string, Spill>();
    const cells = this.#formulas.getArrayFormulaCellData()[this.unitId];
    for (const [sheetId, ranges] of Object.entries(
      this.#formulas.getArrayFormulaRange()[this.unitId] ?? {},
    )) {
      const values = cells?.[sheetId];
      new ObjectMatrix<IRange>(ranges).forValue((row, column, range) => {
        const at = (r: number, c: number) => values?.[r]?.[c];
        found.set(`${sheetId}!${row},${column}`, { sheetId, range, values: valuesIn(range, at) });
      });
    }
    return found;
  }
}

function valuesIn(range: IRange, at: (row: number, column: number) => Nullable<ICellData>): unknown[] {
  const values: unknown[] = [];
  for (let row = range.startRow; row <= range.endRow; row++) {
    for (let column = range.startColumn; column <= range.endColumn; column++) {
      const cell = at(row, column);
      values.push(cell?.v, fieldsOf(cell));
    }
  }
  return values;
}

/** A card may have other fields under the same name; the engine copies it, so it cannot be told by itself. */
function fieldsOf(cell: Nullable<ICellData>): string | undefined {
  const rich = detailOf(cell?.custom).rich;
  return rich?.type === 'Entity' ? Object.keys(rich.properties ?? {}).join() : undefined;
}

/** What each spill covers that is not as it was, without its formula's own cell, which the engine follows itself. */
function changedAreas(before: ReadonlyMap<string, Spill>, after: ReadonlyMap<string, Spill>): Spill[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key) => {
    const [old, current] = [before.get(key), after.get(key)];
    if (old && current && isSame(old, current)) return [];
    return [old, current].flatMap((spill) => (spill ? withoutFirst(spill) : []));
  });
}

function isSame(a: Spill, b: Spill): boolean {
  return (
    a.range.endRow === b.range.endRow &&
    a.range.endColumn === b.range.endColumn &&
    a.values.every((value, index) => Object.is(value, b.values[index]))
  );
}

function withoutFirst(spill: Spill): Spill[] {
  const { startRow, startColumn, endRow, endColumn } = spill.range;
  const right = { ...spill, range: { ...spill.range, startColumn: startColumn + 1, endRow: startRow } };
  const below = { ...spill, range: { ...spill.range, startRow: startRow + 1 } };
  return [...(endColumn > startColumn ? [right] : []), ...(endRow > startRow ? [below] : [])];
}
