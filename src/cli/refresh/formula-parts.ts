import type { SheetArea } from '../../shared/formula/area';
import type { FileFormula } from '../file/workbook-formulas';
import type { FormulaReads } from './formula-reads';

/** So many formulas the engine calculates together; each takes about 20 kB of memory. */
const MOST = 10_000;

/**
 * Formulas in parts that read nothing of a later part, so that the engine calculates one part after the other. What
 * reads cells that no reference names, or itself in a circle, stands in the last part with what reads it.
 */
export function partsOf(formulas: readonly FileFormula[], reads: FormulaReads): FileFormula[][] {
  // Where a result grows to is not known before.
  if (formulas.length <= MOST || formulas.some(({ isDynamic }) => isDynamic)) return [[...formulas]];
  const unseen = new FormulaCells(formulas);
  const unordered = new FormulaCells(formulas);
  const ordered: FileFormula[] = [];
  const tied: FileFormula[] = [];
  const path: FileFormula[] = [];
  const seen = new Set<FileFormula>();
  const enter = (formula: FileFormula) => {
    seen.add(formula);
    unseen.remove(formula);
    path.push(formula);
  };
  for (const start of formulas) {
    if (!seen.has(start)) enter(start);
    for (let at = path.at(-1); at !== undefined; at = path.at(-1)) {
      const { areas, isOpen } = reads.of(at);
      const before = unseen.first(areas);
      if (before) {
        enter(before);
        continue;
      }
      path.pop();
      const isTied = isOpen || unordered.first(areas) !== undefined;
      if (!isTied) unordered.remove(at);
      (isTied ? tied : ordered).push(at);
    }
  }
  const parts: FileFormula[][] = [];
  for (let at = 0; at < ordered.length; at += MOST) parts.push(ordered.slice(at, at + MOST));
  return tied.length > 0 ? [...parts, tied] : parts;
}

/** The formulas of a column from the top; `next` leads from each to the next that may be left, at last to itself. */
type Column = { row: number; formula: FileFormula; next: number }[];

/** The formulas of areas, each found until it is removed. */
class FormulaCells {
  readonly #sheets = new Map<string, Map<number, Column>>();

  constructor(formulas: readonly FileFormula[]) {
    for (const formula of formulas)
      for (const [row, column] of cellsOf(formula)) {
        const sheet = this.#sheet(formula);
        const own = sheet.get(column) ?? [];
        sheet.set(column, own);
        own.push({ row, formula, next: 0 });
      }
    for (const sheet of this.#sheets.values())
      for (const column of sheet.values()) {
        column.sort((a, b) => a.row - b.row);
        for (const [at, each] of column.entries()) each.next = at;
      }
  }

  /** Any formula that is left in these areas. */
  first(areas: readonly SheetArea[]): FileFormula | undefined {
    for (const area of areas) {
      const sheet = this.#sheet(area);
      const isWide = area.columns > sheet.size;
      for (const at of isWide ? sheet.keys() : between(area.column, area.columns)) {
        const column = at < area.column || at >= area.column + area.columns ? undefined : sheet.get(at);
        const found = column?.[left(column, placeOf(column, area.row))];
        if (found && found.row < area.row + area.rows) return found.formula;
      }
    }
    return undefined;
  }

  remove(formula: FileFormula): void {
    for (const [row, at] of cellsOf(formula)) {
      const column = this.#sheet(formula).get(at) ?? [];
      for (let place = placeOf(column, row); column[place]?.row === row; place++) {
        const cell = column[place];
        if (cell?.formula === formula) cell.next = Math.max(cell.next, place + 1);
      }
    }
  }

  #sheet({ sheet }: Pick<SheetArea, 'sheet'>): Map<number, Column> {
    const name = sheet.toLowerCase();
    const found = this.#sheets.get(name) ?? new Map<number, Column>();
    this.#sheets.set(name, found);
    return found;
  }
}

function* cellsOf({ area }: FileFormula): Iterable<[row: number, column: number]> {
  for (const row of between(area.row, area.rows))
    for (const column of between(area.column, area.columns)) yield [row, column];
}

function* between(first: number, count: number): Iterable<number> {
  for (let at = first; at < first + count; at++) yield at;
}

/** Where the first cell at or below a row stands. */
function placeOf(column: Column, row: number): number {
  let [low, high] = [0, column.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((column[middle]?.row ?? 0) < row) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The first that is left at or after a place; the way there is shortened for the next search. */
function left(column: Column, place: number): number {
  let found = place;
  for (let cell = column[found]; cell && cell.next > found; cell = column[found]) found = cell.next;
  for (let at = place; at < found; ) {
    const cell = column[at];
    at = cell?.next ?? found;
    if (cell) cell.next = found;
  }
  return found;
}
