import type { ICellData, Injector, IRange, IUnitRange, Nullable } from '@univerjs/core';
import {
  ICommandService,
  IUniverInstanceService,
  ObjectMatrix,
  Rectangle,
  UniverInstanceType,
  type Workbook,
} from '@univerjs/core';
import { FormulaDataModel } from '@univerjs/engine-formula';
import { SetWorksheetColumnCountMutation, SetWorksheetRowCountMutation } from '@univerjs/sheets';

import { detailOf } from '../cells/cell-detail';
import { type BlockedSpill, BlockedSpills, ownCell } from './blocked-spills';
import type { Calculation } from './calculation';
import { EXCEL_SHEET } from './new-sheet';

type Place = { sheetId: string; range: IRange };

/** What a formula spilled: where, and the values in reading order, its own cell among them. */
type Spill = Place & { values: unknown[] };

/** A part of what the formula of this key covers, or covered. */
type Changed = Place & { key: string };

/** Formulas that change one another's spills in a circle are left alone after this many calculations. */
const MOST_ROUNDS = 20;

/**
 * Calculates again what depends on a spill that came, changed, shrank or went during a calculation. The engine puts
 * formulas into an order before it knows how far each of them spills, so one over cells that another fills later has
 * read them as they were.
 */
export class SpillWatcher {
  readonly #formulas: FormulaDataModel;
  readonly #commands: ICommandService;
  readonly #workbooks: IUniverInstanceService;
  readonly #blocked: BlockedSpills;
  #known = new Map<string, Spill>();
  /** Whose spills held their cells when all was quiet. */
  #held: ReadonlySet<string> = new Set();
  #rounds = 0;

  constructor(
    injector: Injector,
    private readonly unitId: string,
    private readonly calculation: Calculation,
  ) {
    this.#formulas = injector.get(FormulaDataModel);
    this.#commands = injector.get(ICommandService);
    this.#workbooks = injector.get(IUniverInstanceService);
    this.#blocked = new BlockedSpills(injector);
    calculation.listen({ started: () => undefined, ended: () => this.#look() });
  }

  #look(): void {
    const grown = this.#blocked.all().filter((spill) => this.#makeRoom(spill));
    if (grown.length > 0) {
      this.calculation.markDirty(grown.map((spill) => ({ ...spill, range: ownCell(spill) })));
      return;
    }
    const now = this.#spills();
    const changed = changedAreas(this.#known, now);
    this.#known = now;
    this.#rounds = changed.length === 0 ? 0 : this.#rounds + 1;
    if (!this.calculation.busy && changed.length === 0) this.#held = new Set(now.keys());
    if (this.#rounds === 0 || this.#rounds > MOST_ROUNDS) return;
    const { unitId } = this;
    this.calculation.markDirty(
      [...changed, ...this.#waitingFor(changed), ...met(changed, now, this.#held)].map(
        ({ sheetId, range }): IUnitRange => ({ unitId, sheetId, range }),
      ),
    );
  }

  /** Lets a sheet grow for what would spill beyond its end, up to the size of Excel's; false where it need not. */
  #makeRoom({ unitId, sheetId: subUnitId, area: { endRow, endColumn } }: BlockedSpill): boolean {
    const sheet = this.#workbooks
      .getUnit<Workbook>(unitId, UniverInstanceType.UNIVER_SHEET)
      ?.getSheetBySheetId(subUnitId);
    if (!sheet || endRow >= EXCEL_SHEET.rows || endColumn >= EXCEL_SHEET.columns) return false;
    const [rowCount, columnCount] = [
      Math.max(sheet.getRowCount(), endRow + 1),
      Math.max(sheet.getColumnCount(), endColumn + 1),
    ];
    if (rowCount === sheet.getRowCount() && columnCount === sheet.getColumnCount()) return false;
    const at = { unitId, subUnitId };
    this.#commands.syncExecuteCommand(SetWorksheetRowCountMutation.id, { ...at, rowCount });
    this.#commands.syncExecuteCommand(SetWorksheetColumnCountMutation.id, { ...at, columnCount });
    return true;
  }

  /** Formulas that could not spill, where a spill changed that may have stood in their way. */
  #waitingFor(changed: readonly Place[]): Place[] {
    return this.#blocked
      .all()
      .filter(({ sheetId, area }) =>
        changed.some((spill) => spill.sheetId === sheetId && Rectangle.intersects(spill.range, area)),
      )
      .map((spill) => ({ sheetId: spill.sheetId, range: ownCell(spill) }));
  }

  #spills(): Map<string, Spill> {
    const found = new Map<string, Spill>();
    const cells = this.#formulas.getArrayFormulaCellData()[this.unitId];
    for (const [sheetId, ranges] of Object.entries(
      this.#formulas.getArrayFormulaRange()[this.unitId] ?? {},
    )) {
      const values = cells?.[sheetId];
      new ObjectMatrix<IRange>(ranges).forValue((row, column, area) => {
        const isBlocked = this.#blocked.isBlocked({ unitId: this.unitId, sheetId, row, column });
        const range = isBlocked ? ownCell({ row, column }) : area;
        const at = (r: number, c: number) => values?.[r]?.[c];
        found.set(`${sheetId}!${row},${column}`, { sheetId, range, values: valuesIn(range, at) });
      });
    }
    return found;
  }
}

/**
 * The formulas to calculate again because their spills met in one calculation. The formula that had the cells before
 * keeps them, and the others are blocked.
 */
function met(
  changed: readonly Changed[],
  spills: ReadonlyMap<string, Spill>,
  held: ReadonlySet<string>,
): Place[] {
  const found = new Map<string, Place>();
  for (const { key, sheetId, range } of changed) {
    const there = [...spills].filter(
      ([, spill]) => spill.sheetId === sheetId && Rectangle.intersects(spill.range, range),
    );
    const keeper = there.find(([other]) => held.has(other)) ?? there[0];
    const again = there.length > 1 ? there.filter((spill) => spill !== keeper) : there;
    for (const [other, { range: area }] of again) {
      if (there.length === 1 && other === key) continue;
      found.set(other, { sheetId, range: ownCell({ row: area.startRow, column: area.startColumn }) });
    }
  }
  return [...found.values()];
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
function changedAreas(before: ReadonlyMap<string, Spill>, after: ReadonlyMap<string, Spill>): Changed[] {
  const keys = new Set([...before.keys(), ...after.keys()]);
  return [...keys].flatMap((key) => {
    const [old, current] = [before.get(key), after.get(key)];
    if (old && current && isSame(old, current)) return [];
    return [old, current].flatMap((spill) =>
      spill ? withoutFirst(spill).map((part) => ({ ...part, key })) : [],
    );
  });
}

function isSame(a: Spill, b: Spill): boolean {
  return (
    a.range.endRow === b.range.endRow &&
    a.range.endColumn === b.range.endColumn &&
    a.values.every((value, index) => Object.is(value, b.values[index]))
  );
}

function withoutFirst({ sheetId, range }: Place): Place[] {
  const { startRow, startColumn, endRow, endColumn } = range;
  const right = { sheetId, range: { ...range, startColumn: startColumn + 1, endRow: startRow } };
  const below = { sheetId, range: { ...range, startRow: startRow + 1 } };
  return [...(endColumn > startColumn ? [right] : []), ...(endRow > startRow ? [below] : [])];
}
