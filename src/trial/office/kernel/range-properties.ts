import { areaName } from '../../../shared/formula/address';
import type { Area } from '../../../shared/formula/area';
import { quoteSheet } from '../../../shared/formula/sheet-name';
import type { CellInput } from '../../../sheet/cells/cell-input';
import type { Property } from './office-object';
import { RichApiError } from './rich-api-error';
import { gridFor, refuseLongFormulas } from './written-grid';

/** A cell's value as Office.js reports it; the empty cell is "". */
type CellValue = string | number | boolean;

/** The cells behind ranges, whatever keeps them. */
export type CellModel<C> = {
  sheetName(cells: C): string;
  isProtected(cells: C): boolean;
  values(cells: C): CellValue[][];
  /** Formulas, and values where there are none. */
  formulas(cells: C): CellValue[][];
  texts(cells: C): string[][];
  write(cells: C, grid: readonly (readonly CellInput[])[]): void;
  /** Whether all (true), some (null) or none (false) of the cells belong to spills. */
  spillState(cells: C): boolean | null;
};

/** The properties that every range has: where it is, what its cells hold, and what Excel takes from a writer. */
export function rangeProperties<C extends { area: Area }>(model: CellModel<C>): Record<string, Property<C>> {
  const address = (cells: C) => `${quoteSheet(model.sheetName(cells))}!${areaName(cells.area)}`;
  const write = (cells: C, value: unknown) => {
    refuseProtected(model, cells);
    const grid = gridFor(value, cells.area);
    refuseLongFormulas(grid);
    model.write(cells, grid as CellInput[][]);
  };
  const formulas = { get: (cells: C) => model.formulas(cells), set: write };
  return {
    address: { get: address },
    addressLocal: { get: address },
    cellCount: { get: ({ area }) => area.rows * area.columns },
    rowCount: { get: ({ area }) => area.rows },
    columnCount: { get: ({ area }) => area.columns },
    rowIndex: { get: ({ area }) => area.row },
    columnIndex: { get: ({ area }) => area.column },
    hasSpill: { get: (cells) => model.spillState(cells) },
    values: { get: (cells) => model.values(cells), set: write },
    formulas,
    formulasLocal: formulas,
    text: { get: (cells) => model.texts(cells) },
  };
}

/** Refuses as Excel does where the cells' sheet is protected. */
export function refuseProtected<C>(model: Pick<CellModel<C>, 'sheetName' | 'isProtected'>, cells: C): void {
  if (!model.isProtected(cells)) return;
  throw new RichApiError('AccessDenied', `The sheet "${model.sheetName(cells)}" is protected`);
}
