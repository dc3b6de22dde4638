import { groupBy } from 'es-toolkit/array';

import { ownValue } from '../../shared/contract/own-value';
import type { SheetArea } from '../../shared/formula/area';
import { AreaIndex } from '../../shared/formula/area-index';
import { referenceIn, referredArea } from '../../shared/formula/reference';
import { argumentsAt, type Token, tokens } from '../../shared/formula/tokens';
import { fromFileFormula } from '../../sheet/xlsx/file-formula';
import type { FileFormula } from '../file/workbook-formulas';
import type { StoredName } from '../file/workbook-file';

/** What a formula reads; `isOpen` where it may read more than its references name. */
export type Reads = { areas: readonly SheetArea[]; isOpen: boolean };

/** Functions that read what no reference names. */
const OPEN = new Set(['INDIRECT', 'OFFSET']);

/** Functions that read from the first cell of their third argument on as many cells as those before have. */
const RESIZING = new Set(['SUMIF', 'AVERAGEIF', 'LOOKUP']);

/** Names within names are followed so far. */
const DEEPEST = 20;

/** Finds out what the formulas of a file read, each once. */
export class FormulaReads {
  /** What each name stands for; sheets may have names of their own that are alike. */
  readonly #names: Readonly<Record<string, readonly StoredName[]>>;
  readonly #found = new Map<FileFormula, Reads>();

  constructor(names: readonly StoredName[]) {
    this.#names = groupBy(names, ({ name }) => name.toUpperCase());
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
    for (const [at, token] of pieces.entries()) {
      const named = token.kind === 'name' || token.kind === 'field' ? this.#named(token.text) : [];
      const isName = named.length > 0;
      const reference = isName ? undefined : referenceIn(token);
      const area = reference && referredArea(reference.text, sheet);
      if (area) areas.push(area);
      else if (reference || token.kind === 'table' || token.kind === 'unknown') isOpen = true;
      else if (token.kind === 'call') {
        isOpen ||= OPEN.has(token.text.toUpperCase()) || this.#named(token.text).length > 0;
        if (RESIZING.has(token.text.toUpperCase())) areas.push(...this.#resized(pieces, at, sheet, depth));
      }
      for (const { range } of named) {
        const inner = this.#read(fromFileFormula(range), sheet, depth + 1);
        areas.push(...inner.areas);
        isOpen ||= inner.isOpen;
      }
    }
    const isRange = pieces.some(({ kind, text }) => kind === 'operator' && text === ':');
    // A copy holds no spare room, which would take more memory than the areas.
    return { areas: isRange ? boxesOf(areas) : areas.slice(), isOpen };
  }

  /** The third argument of a call in the size of those before it. */
  #resized(pieces: readonly Token[], at: number, sheet: string, depth: number): SheetArea[] {
    const read = argumentsAt(pieces, at).texts.map((text) => this.#read(`=${text}`, sheet, depth + 1).areas);
    const third = read[2] ?? [];
    const before = read.slice(0, 2).flat();
    const rows = Math.max(...before.map((area) => area.rows));
    const columns = Math.max(...before.map((area) => area.columns));
    const smaller = third.filter((area) => area.rows < rows || area.columns < columns);
    return smaller.map((area) => ({ sheet: area.sheet, row: area.row, column: area.column, rows, columns }));
  }

  /** What a name stands for, also one behind that of its sheet; any other is a variable of LET or LAMBDA. */
  #named(text: string): readonly StoredName[] {
    return ownValue(this.#names, text.slice(text.lastIndexOf('!') + 1).toUpperCase()) ?? [];
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
