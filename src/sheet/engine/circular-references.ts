import type { IRange, IUnitRange } from '@univerjs/core';
import {
  FormulaDataModel,
  IDependencyManagerService,
  IFormulaCurrentConfigService,
  IFormulaDependencyGenerator,
  type IFormulaDependencyTree,
  IFormulaRuntimeService,
} from '@univerjs/engine-formula';

import type { Calculation } from './calculation';
import { componentsOf, loopsIn } from './loops';
import type { Engine } from './engine';

/** What of the engine's generator is its own affair. */
type Generator = {
  /** Asked whenever formulas are in order; the last is calculated first. */
  _checkIsCycleDependency: (ordered: IFormulaDependencyTree[]) => boolean;
  /** The formulas to calculate before others, whose references they make. */
  _buildTreeNodeById: (ids: Set<number>) => IFormulaDependencyTree[];
  /** Where functions such as INDIRECT refer to. */
  _dependencyRTreeCacheForAddressFunction: { bulkSearch: (ranges: IUnitRange[]) => Set<number> };
};

/** A place of a sheet, counted from 0. */
type Place = { row: number; column: number };

/** A cell by its sheet's id and its place, counted from 0. */
type CellPosition = Place & { sheet: string };

/** A formula that may be part of a loop, when it was calculated, with what it has read in this calculation. */
type Candidate = CellPosition & { formula: string; turn: number; reads: IUnitRange[] };

/** So often formulas are put in another order; each time at least one more is calculated after what it reads. */
const MOST_ORDERS = 20;

/** So often loops are found without a pause, by what others calculate because of them, before they are left alone. */
const MOST_ROUNDS = 20;

/** What else has to do with cells that are in a loop. */
type Parts = {
  unitId: string;
  calculation: Calculation;
  /** Ends the calls that a cell has under way. */
  forget: (cell: CellPosition) => void;
};

/**
 * Gives cells in a circular reference the value 0, as Excel does. Circles are found after a calculation, by what
 * formulas really read, and their cells are then calculated once more.
 */
export class CircularReferences {
  readonly #parts: Parts;
  readonly #listeners: (() => void)[] = [];
  #isOrdering = false;
  /** Formulas that refer to each other in a circle, whether they read each other or not. */
  readonly #candidates = new Map<string, Candidate>();
  /** Formulas of this calculation. */
  readonly #calculated = new Set<string>();
  /** Formulas that the next calculation gives 0, and whether the one under way is that. */
  readonly #found = new Map<string, string>();
  #isZeroing: boolean | undefined;
  /** Where what is given 0 had spilled to: what reads that is calculated again by and by, and would be judged anew. */
  #spilled: readonly IUnitRange[] = [];
  #isFollowed = false;
  #rounds = 0;
  /** What formulas of a circle have read that were calculated before it, by their keys. */
  readonly #reads = new Map<string, readonly IUnitRange[]>();
  #orders = 0;
  #loops: readonly Candidate[][] = [];

  constructor(
    private readonly engine: Engine,
    parts: Parts,
  ) {
    this.#parts = parts;
    const generator = engine.injector.get(IFormulaDependencyGenerator);
    const generate = generator.generate.bind(generator);
    const own = generator as unknown as Generator;
    const before = own._buildTreeNodeById.bind(generator);
    Object.assign(generator, {
      generate: async (isModel?: boolean) => {
        this.#isOrdering = true;
        return generate(isModel).finally(() => (this.#isOrdering = false));
      },
      _checkIsCycleDependency: (ordered) => {
        this.#look(ordered);
        return false;
      },
      // It is done whatever was edited, and would make another value of a loop each time.
      _buildTreeNodeById: (ids) => before(ids).filter((tree) => !this.#isKnown(tree)),
    } satisfies Partial<typeof generator & Generator>);
    parts.calculation.listen({ started: () => this.#begin(), ended: () => this.#judge() });
  }

  /** The loops that there are, each with its cells. */
  get loops(): readonly CellPosition[][] {
    return this.#loops.filter((loop) => loop.every((cell) => this.#hasFormula(cell)));
  }

  /** Tells after each calculation. */
  onCalculated(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** A formula reads these cells; references are also looked up to put formulas in order, which is no reading. */
  read(range: () => IUnitRange): void {
    if (this.#isOrdering || this.#candidates.size === 0) return;
    const { currentSubUnitId, currentRow, currentColumn } = this.engine.injector.get(IFormulaRuntimeService);
    this.#candidates.get(keyOf(currentSubUnitId, currentRow, currentColumn))?.reads.push(range());
  }

  #isKnown(tree: IFormulaDependencyTree): boolean {
    return this.#loops
      .flat()
      .some(
        ({ sheet, row, column, formula }) =>
          keyOf(sheet, row, column) === keyOfTree(tree) && formula === tree.formula,
      );
  }

  #begin(): void {
    this.#candidates.clear();
    this.#calculated.clear();
    this.#isZeroing = undefined;
  }

  #look(ordered: IFormulaDependencyTree[]): void {
    this.#isZeroing ??= this.#isOwnCalculation();
    const manager = this.engine.injector.get(IDependencyManagerService);
    const { _dependencyRTreeCacheForAddressFunction: addresses } = this.engine.injector.get(
      IFormulaDependencyGenerator,
    ) as unknown as Generator;
    const byId = new Map(ordered.map((tree) => [tree.treeId, tree]));
    const dependents = (tree: IFormulaDependencyTree) => {
      const { unitId, subUnitId: sheetId } = tree;
      const filled = [{ unitId, sheetId, range: this.#filledBy(tree) }];
      const ids = new Set([...manager.searchDependency(filled), ...addresses.bulkSearch(filled)]);
      return [...ids].flatMap((id) => byId.get(id) ?? []);
    };
    const circles = loopsIn(ordered, dependents);
    if (circles.length > 0 && this.#reads.size > 0) this.#order(ordered, dependents);
    const turns = new Map(ordered.map((tree, at) => [tree, ordered.length - at]));
    for (const tree of circles.flat()) {
      const { subUnitId: sheet, row, column, formula } = tree;
      const cell = { sheet, row, column, formula, turn: turns.get(tree) ?? 0, reads: [] };
      this.#candidates.set(keyOfTree(tree), cell);
    }
    for (const tree of ordered) {
      const key = keyOfTree(tree);
      this.#calculated.add(key);
      if (this.#isZeroing && this.#found.get(key) === tree.formula)
        Object.defineProperty(tree, 'formula', { value: '=0' });
    }
  }

  /** Puts formulas into the order in which they have read each other last. */
  #order(
    ordered: IFormulaDependencyTree[],
    dependents: (tree: IFormulaDependencyTree) => IFormulaDependencyTree[],
  ): void {
    const readers = (tree: IFormulaDependencyTree) =>
      dependents(tree).filter((reader) => {
        const reads = this.#reads.get(keyOfTree(reader));
        return reads?.some(({ sheetId, range }) => sheetId === tree.subUnitId && isIn(range, tree)) ?? true;
      });
    const parts = componentsOf(ordered, readers).flatMap(({ nodes }) => nodes);
    ordered.splice(0, ordered.length, ...parts);
  }

  /**
   * Whether what is calculated are cells of loops alone, and what they had spilled: an edit may have opened a loop since,
   * so it is judged again.
   */
  #isOwnCalculation(): boolean {
    const config = this.engine.injector.get(IFormulaCurrentConfigService);
    if (this.#found.size === 0 || config.isForceCalculate()) return false;
    const most = this.#spilled.reduce((sum, { range }) => sum + sizeOf(range), this.#found.size);
    const isOwn = (sheetId: string, place: Place) =>
      this.#found.has(keyOf(sheetId, place.row, place.column)) ||
      this.#spilled.some((spill) => spill.sheetId === sheetId && isIn(spill.range, place));
    return config
      .getDirtyRanges()
      .every(
        ({ sheetId, range }) =>
          sizeOf(range) <= most && placesIn(range).every((place) => isOwn(sheetId, place)),
      );
  }

  /** After a calculation: what has read itself is found, what was calculated and has not is none any more. */
  #judge(): void {
    if (!this.#isZeroing) this.#find();
    else if (this.#spilled.length === 0 || this.#isFollowed) this.#leave();
    else {
      // What is not spilled any more is followed once, which those who listen after this ask for.
      this.#isFollowed = true;
    }
    void Promise.resolve().then(() => {
      if (this.#parts.calculation.busy) return;
      this.#leave();
      this.#rounds = 0;
    });
    for (const listener of this.#listeners) listener();
  }

  #leave(): void {
    this.#found.clear();
    this.#spilled = [];
    this.#isFollowed = false;
  }

  #find(): void {
    const all = [...this.#candidates.values()];
    const found = loopsIn(all, (cell) => this.#readBy(cell, all));
    const isCalculated = ({ sheet, row, column }: CellPosition) =>
      this.#calculated.has(keyOf(sheet, row, column));
    this.#loops = [...this.#loops.filter((loop) => !loop.some(isCalculated)), ...found];
    this.#leave();
    this.#spilled = found.flat().flatMap(({ sheet: sheetId, row, column }) => {
      const range = this.#filledBy({ subUnitId: sheetId, row, column });
      return sizeOf(range) > 1 ? [{ unitId: this.#parts.unitId, sheetId, range }] : [];
    });
    for (const cell of found.flat()) {
      this.#found.set(keyOf(cell.sheet, cell.row, cell.column), cell.formula);
      this.#parts.forget(cell);
    }
    this.#rounds = found.length === 0 ? 0 : this.#rounds + 1;
    if (this.#rounds <= MOST_ROUNDS) this.#again([...found.flat(), ...this.#early(all)]);
  }

  /** Formulas that were calculated before what they read; the next calculation has them in another order. */
  #early(all: readonly Candidate[]): Candidate[] {
    const rest = all.filter(({ sheet, row, column }) => !this.#found.has(keyOf(sheet, row, column)));
    const early = rest.filter((cell) => this.#readBy(cell, rest).some(({ turn }) => turn > cell.turn));
    this.#orders = early.length === 0 ? 0 : this.#orders + 1;
    this.#reads.clear();
    if (early.length === 0 || this.#orders > MOST_ORDERS) return [];
    for (const { sheet, row, column, reads } of rest) this.#reads.set(keyOf(sheet, row, column), reads);
    return early;
  }

  #again(cells: readonly CellPosition[]): void {
    const { unitId, calculation } = this.#parts;
    calculation.markDirty(
      cells.map(({ sheet: sheetId, row, column }) => {
        const range = { startRow: row, endRow: row, startColumn: column, endColumn: column };
        return { unitId, sheetId, range };
      }),
    );
  }

  #readBy({ reads }: Candidate, all: readonly Candidate[]): Candidate[] {
    const spills = all.flatMap((cell) => {
      const range = this.#filledBy({ ...cell, subUnitId: cell.sheet });
      return sizeOf(range) > 1 ? [{ cell, range }] : [];
    });
    return reads.flatMap(({ sheetId, range }) => [
      // Whole rows and columns have no number where they begin and end, and are never few cells.
      ...(sizeOf(range) <= all.length
        ? placesIn(range).flatMap(
            ({ row, column }) => this.#candidates.get(keyOf(sheetId, row, column)) ?? [],
          )
        : all.filter((cell) => cell.sheet === sheetId && isIn(range, cell))),
      ...spills.flatMap((spill) =>
        spill.cell.sheet === sheetId && meet(spill.range, range) ? [spill.cell] : [],
      ),
    ]);
  }

  /** The cells that a formula fills: its own, and those to which it spills in this calculation or did in the last. */
  #filledBy({ subUnitId, row, column }: { subUnitId: string; row: number; column: number }): IRange {
    const { injector } = this.engine;
    const { unitId } = this.#parts;
    const spill =
      injector.get(IFormulaRuntimeService).getUnitArrayFormula()[unitId]?.[subUnitId]?.[row]?.[column] ??
      injector.get(FormulaDataModel).getArrayFormulaRange()[unitId]?.[subUnitId]?.[row]?.[column];
    return spill ?? { startRow: row, endRow: row, startColumn: column, endColumn: column };
  }

  #hasFormula({ sheet, row, column }: CellPosition): boolean {
    const found = this.engine.api.getActiveWorkbook()?.getSheetBySheetId(sheet);
    return Boolean(
      found?.getSheet().getCellRaw(row, column)?.f ?? found?.getSheet().getCellRaw(row, column)?.si,
    );
  }
}

function isIn({ startRow, endRow, startColumn, endColumn }: IRange, { row, column }: Place): boolean {
  return !(row < startRow || row > endRow || column < startColumn || column > endColumn);
}

/** Whether two areas have cells in common; a whole row or column has no number where it begins and ends. */
function meet(a: IRange, b: IRange): boolean {
  return !(
    a.endRow < b.startRow ||
    a.startRow > b.endRow ||
    a.endColumn < b.startColumn ||
    a.startColumn > b.endColumn
  );
}

function sizeOf({ startRow, endRow, startColumn, endColumn }: IRange): number {
  return (endRow - startRow + 1) * (endColumn - startColumn + 1);
}

function keyOf(sheet: string, row: number, column: number): string {
  return `${sheet}!${row},${column}`;
}

function keyOfTree({ subUnitId, row, column }: IFormulaDependencyTree): string {
  return keyOf(subUnitId, row, column);
}

function placesIn({ startRow, endRow, startColumn, endColumn }: IRange): Place[] {
  const rows = Array.from({ length: endRow - startRow + 1 }, (_row, down) => startRow + down);
  return rows.flatMap((row) =>
    Array.from({ length: endColumn - startColumn + 1 }, (_cell, across) => ({
      row,
      column: startColumn + across,
    })),
  );
}
