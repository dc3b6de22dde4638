import { AreaIndex } from '../../shared/formula/area-index';
import type { HeadlessModel, ModelCell, ModelValue } from '../../sheet/headless-model';
import type { CellIndex } from '../file/cell-index';
import type { StoredValue } from '../file/sheet-xml';
import type { FileFormula } from '../file/workbook-formulas';
import type { WorkbookFile } from '../file/workbook-file';
import { openModel } from '../formula-model';
import type { AddInFunctions } from '../headless-addin';
import { partsOf } from './formula-parts';
import type { FormulaReads } from './formula-reads';
import { constantCell, endlessFormulas, type EngineCells, modelSnapshot } from './model-snapshot';

/** So often formulas are judged again after those before them were frozen. */
const MOST_ROUNDS = 20;

/** Excel shows fifteen digits, and stores what rounding makes of the rest. */
const PRECISION = 1e-12;

/** What judging goes by. */
export type JudgementParts = {
  file: WorkbookFile;
  model: HeadlessModel;
  ids: ReadonlyMap<string, string>;
  cells: CellIndex;
  reads: FormulaReads;
};

/** The formulas of a file, without KER cells, whose stored values the engine reproduces. */
export async function reproducedFormulas(
  parts: Omit<JudgementParts, 'model'>,
  formulas: readonly FileFormula[],
  functions: AddInFunctions,
): Promise<ReadonlySet<FileFormula>> {
  const endless = endlessFormulas(parts.file, formulas);
  const candidates = formulas.filter(({ isKer, address }) => !isKer && !endless.has(address));
  const found = new Set<FileFormula>();
  for (const part of partsOf(candidates, parts)) {
    const model = openModel(modelSnapshot(parts.file, part, { areas: parts.reads.areasOf(part) }), functions);
    for (const each of await judge({ ...parts, model }, part)) found.add(each);
    model.close();
  }
  return found;
}

/**
 * The formulas whose stored values the engine reproduces from the stored values of what they read. All others are frozen
 * in the model at their stored values: circles, and the first in each chain before those that read it.
 */
async function judge(
  parts: JudgementParts,
  candidates: readonly FileFormula[],
): Promise<ReadonlySet<FileFormula>> {
  const { model, reads } = parts;
  let open = [...candidates];
  await model.calculateAll();
  for (let round = 1; ; round++) {
    const wrong = open.filter((formula) => !isReproduced(parts, formula));
    if (wrong.length === 0) return new Set(open);
    const areas = new AreaIndex(wrong.map((formula) => ({ ...formula.area, formula })));
    const circular = new Set(model.circularCells().map(keyOf));
    const isFirst = (formula: FileFormula) =>
      reads.of(formula).areas.every((area) => !areas.some(area, (each) => each.formula !== formula));
    const first = wrong.filter((formula) => {
      const sheet = parts.ids.get(formula.sheet) ?? '';
      return circular.has(keyOf({ ...formula.cell, sheet })) || isFirst(formula);
    });
    const frozen = new Set(first.length > 0 && round < MOST_ROUNDS ? first : wrong);
    open = open.filter((formula) => !frozen.has(formula));
    await model.replace(frozenCells(parts, frozen));
  }
}

function isReproduced({ model, ids, cells }: JudgementParts, formula: FileFormula): boolean {
  const { area, cell } = formula;
  const sheet = ids.get(area.sheet) ?? '';
  // A formula without a stored value cannot be judged.
  if (cell.value === undefined) return false;
  const stored = new Map<string, StoredValue>();
  for (const each of cells.in(area)) stored.set(`${each.row},${each.column}`, each.value);
  for (let row = area.row; row < area.row + area.rows; row++)
    for (let column = area.column; column < area.column + area.columns; column++)
      if (!isSame(model.value({ sheet, row, column }), stored.get(`${row},${column}`))) return false;
  const { rows, columns } = model.spill({ sheet, row: cell.row, column: cell.column });
  const isEntered = cell.formula?.attributes['t'] === 'array' && !formula.isDynamic;
  return isEntered || (rows === area.rows && columns === area.columns);
}

function keyOf({ sheet, row, column }: ModelCell): string {
  return `${sheet}!${row},${column}`;
}

/** The cells of formulas with their stored values in place of the formulas. */
function frozenCells(
  { ids, cells }: Pick<JudgementParts, 'ids' | 'cells'>,
  formulas: Iterable<FileFormula>,
): Map<string, EngineCells> {
  const found = new Map<string, EngineCells>();
  for (const { area, cell } of formulas) {
    const id = ids.get(area.sheet) ?? '';
    const own = found.get(id) ?? {};
    found.set(id, own);
    (own[cell.row] ??= {})[cell.column] = constantCell(cell.value);
    for (const { row, column, value } of cells.in(area)) (own[row] ??= {})[column] = constantCell(value);
  }
  return found;
}

/** Whether the engine's value is the stored one; an empty cell, "" and the 0 of an empty cell are the same. */
export function isSame(value: ModelValue, stored: StoredValue): boolean {
  if (typeof value === 'number' && typeof stored === 'number')
    return Math.abs(value - stored) <= PRECISION * Math.max(Math.abs(value), Math.abs(stored));
  if (value === undefined || value === '') return stored === undefined || stored === '' || stored === 0;
  return value === stored;
}
