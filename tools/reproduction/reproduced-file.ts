import { unzipSync } from 'fflate';

import type { HeadlessAddIn } from '../../src/cli/headless-addin';
import { openModel } from '../../src/cli/formula-model';
import { CellIndex } from '../../src/cli/file/cell-index';
import type { StoredValue } from '../../src/cli/file/sheet-xml';
import type { FileFormula } from '../../src/cli/file/workbook-formulas';
import { openWorkbook } from '../../src/cli/open-workbook';
import { FormulaReads } from '../../src/cli/refresh/formula-reads';
import { judge } from '../../src/cli/refresh/judgement';
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
  const { file, formulas: all, bytes } = openWorkbook(path);
  const isIterated = Object.values(
    unzipSync(bytes, { filter: ({ name }) => name.endsWith('workbook.xml') }),
  ).some((xml) => /\siterate\s*=\s*"(?:1|true)"/.test(Buffer.from(xml).toString()));
  const formulas = all.filter(({ isKer, cell }) => !isKer && cell.value !== undefined);
  const endless = endlessFormulas(file, all);
  const frozen = new Set([
    ...endless,
    ...all.filter((each) => !formulas.includes(each)).map(({ address }) => address),
  ]);
  const model = openModel(modelSnapshot(file, all, frozen), functions);
  const ids = sheetIds(file);
  await model.calculateAll();
  const first = new Map<FileFormula, ModelValue>();
  for (const each of formulas) {
    const { row, column } = each.cell;
    first.set(each, model.value({ sheet: ids.get(each.sheet) ?? '', row, column }));
  }
  const parts = { model, ids, cells: new CellIndex(file), reads: new FormulaReads(file.names) };
  const agreed = await judge(
    parts,
    formulas.filter(({ address }) => !endless.has(address)),
  );
  model.close();
  const misses = formulas
    .filter((each) => !agreed.has(each))
    .map((formula): Miss => {
      const engine = first.get(formula);
      const reason = reasonOf(formula, engine, endless);
      const isCircular = isIterated && reason === 'value';
      return { formula, reason: isCircular ? 'circular' : reason, stored: formula.cell.value, engine };
    });
  return { formulas: formulas.length, reproduced: formulas.length - misses.length, misses };
}

function reasonOf(formula: FileFormula, engine: ModelValue, endless: ReadonlySet<string>): Reason {
  const isBeyond = tokens(formula.formula).some(({ kind }) => ['table', 'field', 'unknown'].includes(kind));
  if (isBeyond || callsOf(formula).includes('_FV') || endless.has(formula.address)) return 'outside';
  if (callsOf(formula).some((name) => VOLATILE.has(name))) return 'chance';
  return engine === '#NAME?' && formula.cell.value !== '#NAME?' ? 'function' : 'value';
}
