import { groupBy } from 'es-toolkit/array';

import type { SheetArea } from '../../shared/formula/area';
import { AreaIndex } from '../../shared/formula/area-index';
import { referenceIn, referredArea } from '../../shared/formula/reference';
import { tokens } from '../../shared/formula/tokens';
import { fromFileFormula } from '../../sheet/xlsx/file-formula';
import type { FileFormula } from '../file/workbook-formulas';
import type { StoredName } from '../file/workbook-file';

/** What a formula reads; `isOpen` where it may read more than its references name. */
export type Reads = { areas: readonly SheetArea[]; isOpen: boolean };

/** Functions that read what no reference names. */
const OPEN = new Set(['INDIRECT', 'OFFSET']);

/** Names within names are followed so far. */
const DEEPEST = 20;

/** Finds out what the formulas of a file read, each once. */
export class FormulaReads {
  readonly #names: ReadonlyMap<string, string>;
  readonly #found = new Map<FileFormula, Reads>();

  constructor(names: readonly StoredName[]) {
    this.#names = new Map(names.map(({ name, range }) => [name.toUpperCase(), range]));
  }

  of(formula: FileFormula): Reads {
    const known = this.#found.get(formula);
    if (known) return known;
    const isTable = formula.cell.formula?.attributes['t'] === 'dataTable';
    const reads = this.#read(formula.formula, formula.sheet, 0);
    const found = { ...reads, isOpen: reads.isOpen || isTable };
    this.#found.set(formula, found);
    return found;
  }

  /** All that formulas read and fill; undefined where one may reach other cells. */
  areasOf(formulas: readonly FileFormula[]): SheetArea[] | undefined {
    const mayReach = formulas.some((each) => each.isDynamic || this.of(each).isOpen);
    return mayReach ? undefined : formulas.flatMap((each) => [...this.of(each).areas, each.area]);
  }

  /** The formulas that read one of these areas, or what reads them, to the last. */
  readersOf(areas: readonly SheetArea[], formulas: Iterable<FileFormula>): Set<FileFormula> {
    const found = new Set<FileFormula>();
    let rest = [...formulas];
    let last = areas;
    while (last.length > 0) {
      const index = new AreaIndex(last);
      const readers = rest.filter((each) => this.meets(each, index));
      for (const each of readers) found.add(each);
      rest = rest.filter((each) => !found.has(each));
      last = readers.map(({ area }) => area);
    }
    return found;
  }

  /** Whether a formula reads a cell of these areas, or may do so. */
  meets(formula: FileFormula, areas: AreaIndex<SheetArea>): boolean {
    const reads = this.of(formula);
    return reads.isOpen || reads.areas.some((area) => areas.some(area));
  }

  #read(formula: string, sheet: string, depth: number): Reads {
    const areas: SheetArea[] = [];
    let isOpen = depth > DEEPEST;
    const pieces = isOpen ? [] : tokens(formula);
    for (const token of pieces) {
      const isName = (token.kind === 'name' || token.kind === 'field') && this.#isName(token.text);
      const reference = isName ? undefined : referenceIn(token);
      const area = reference && referredArea(reference.text, sheet);
      if (area) areas.push(area);
      else if (reference || token.kind === 'table' || token.kind === 'unknown') isOpen = true;
      else if (token.kind === 'call')
        isOpen ||= OPEN.has(token.text.toUpperCase()) || this.#isName(token.text);
      else if (isName) {
        const range = this.#names.get(token.text.toUpperCase()) ?? '';
        const inner = this.#read(fromFileFormula(range), sheet, depth + 1);
        areas.push(...inner.areas);
        isOpen ||= inner.isOpen;
      }
    }
    const isRange = pieces.some(({ kind, text }) => kind === 'operator' && text === ':');
    // A copy holds no spare room, which would take more memory than the areas.
    return { areas: isRange ? boxesOf(areas) : areas.slice(), isOpen };
  }

  /** Any other is a variable of LET or LAMBDA. */
  #isName(text: string): boolean {
    return this.#names.has(text.toUpperCase());
  }
}

/** A range such as `A1:INDEX(B:B,5)` reads what lies between its ends: nothing outside the smallest area around all of them. */
function boxesOf(areas: readonly SheetArea[]): SheetArea[] {
  return Object.entries(groupBy(areas, ({ sheet }) => sheet.toLowerCase())).map(([sheet, own]) => {
    const row = Math.min(...own.map((area) => area.row));
    const column = Math.min(...own.map((area) => area.column));
    const rows = Math.max(...own.map((area) => area.row + area.rows)) - row;
    const columns = Math.max(...own.map((area) => area.column + area.columns)) - column;
    return { sheet, row, column, rows, columns };
  });
}
