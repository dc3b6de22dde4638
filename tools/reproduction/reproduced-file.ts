import type { HeadlessAddIn } from '../../src/cli/headless-addin';
import { openModel } from '../../src/cli/formula-model';
import { CellIndex } from '../../src/cli/file/cell-index';
import type { StoredValue } from '../../src/cli/file/sheet-xml';
import type { FileFormula } from '../../src/cli/file/workbook-formulas';
import { openWorkbook } from '../../src/cli/open-workbook';
import { FormulaReads } from '../../src/cli/refresh/formula-reads';
import { reproducedFormulas } from '../../src/cli/refresh/judgement';
import { endlessFormulas, modelSnapshot, sheetIds } from '../../src/cli/refresh/model-snapshot';
import { callsOf, VOLATILE } from '../../src/cli/refresh/refresh-file';
import { tokens } from '../../src/shared/formula/tokens';
import type { ModelValue } from '../../src/sheet/headless-model';

/** Why the engine does not give the stored value of a formula. */
export const REASONS = ['function', 'chance', 'outside', 'circular', 'value'] as const;
export type Reason = (typeof REASONS)[number];

/** A formula with another value than the file stores. */
export type Miss = {
  formula: FileFormula;
  reason: Reason;
  stored: StoredValue;
  engine: ModelValue;
};

/** How many formulas with stored values the engine reproduces in a file. */
export type Reproduction = { formulas: number; reproduced: number; misses: Miss[] };

/** Calculates a file with the engine and compares its formulas with what the file stores. */
export async function reproduceFile(
  path: string,
  { functions }: Pick<HeadlessAddIn, 'functions'>,
): Promise<Reproduction> {
  const { file, formulas: all } = openWorkbook(path);
  const formulas = all.filter(({ isKer, cell }) => !isKer && cell.value !== undefined);
  const endless = endlessFormulas(file, all);
  const parts = {
    file,
    ids: sheetIds(file),
    cells: new CellIndex(file),
    reads: new FormulaReads(file.names),
  };
  const agreed = await reproducedFormulas(parts, formulas, functions);
  const live = formulas.filter(({ address }) => !endless.has(address));
  const model = openModel(modelSnapshot(file, live), functions);
  await model.calculateAll();
  const circular = new Set(
    model.circularCells().map(({ sheet, row, column }) => `${sheet}!${row},${column}`),
  );
  const misses = formulas
    .filter((each) => !agreed.has(each))
    .map((formula): Miss => {
      const { row, column, value: stored } = formula.cell;
      const sheet = parts.ids.get(formula.sheet) ?? '';
      const engine = model.value({ sheet, row, column });
      const reason = reasonOf(formula, engine, endless);
      const isCircular = reason === 'value' && circular.has(`${sheet}!${row},${column}`);
      return { formula, reason: isCircular ? 'circular' : reason, stored, engine };
    });
  model.close();
  return { formulas: formulas.length, reproduced: formulas.length - misses.length, misses };
}

function reasonOf(formula: FileFormula, engine: ModelValue, endless: ReadonlySet<string>): Reason {
  const isBeyond = tokens(formula.formula).some(({ kind }) => ['table', 'field', 'unknown'].includes(kind));
  if (isBeyond || callsOf(formula).includes('_FV') || endless.has(formula.address)) return 'outside';
  if (callsOf(formula).some((name) => VOLATILE.has(name))) return 'chance';
  return engine === '#NAME?' && formula.cell.value !== '#NAME?' ? 'function' : 'value';
}
