import type { IWorkbookData } from '@univerjs/core';

import { shownByFormat } from '../addin/cells/format-text';
import { HeadlessModel, type ModelCell, type ModelValue } from '../sheet/headless-model';
import { isErrorText } from './file/cell-edits';
import type { AddInFunctions } from './headless-addin';

/** A model in which the add-in's functions run. */
export function openModel(
  snapshot: Partial<IWorkbookData> & { id: string },
  { described, byId }: AddInFunctions,
): HeadlessModel {
  const model = new HeadlessModel(snapshot);
  model.functions.register(described, 'KER');
  for (const [id, run] of byId) model.functions.associate(id, run);
  return model;
}

/**
 * The result of a formula: its values row by row, and in the same places the messages of its errors and what Excel shows
 * for a value, such as a date.
 */
export type FormulaResult = {
  formula: string;
  values: ModelValue[][];
  messages: (string | undefined)[][];
  marks: (string | undefined)[][];
};

const ROOM = { rowCount: 1_048_576, columnCount: 16_384 };

/** What is said of an error that has no message, as of a formula that is not closed. */
const plainError = (formula: string, value: ModelValue): string | undefined =>
  isErrorText(value) ? `${formula} gives ${String(value)}. Check how it is written.` : undefined;

/** Calculates formulas together, each on a sheet of its own, so that they share requests and find room. */
export async function evaluateFormulas(
  formulas: readonly string[],
  functions: AddInFunctions,
): Promise<FormulaResult[]> {
  const ids = formulas.map((_formula, index) => `formula-${index + 1}`);
  const model = openModel(
    {
      id: 'formulas',
      name: 'formulas',
      sheetOrder: ids,
      sheets: Object.fromEntries(
        formulas.map((formula, index) => {
          const id = ids[index] ?? '';
          return [id, { id, name: id, ...ROOM, cellData: { 0: { 0: { f: formula } } } }];
        }),
      ),
    },
    functions,
  );
  await model.calculateAll();
  const results = formulas.map((formula, index) => {
    const sheet = ids[index] ?? '';
    const { rows, columns } = model.spill({ sheet, row: 0, column: 0 });
    const grid = <T>(read: (cell: ModelCell) => T): T[][] =>
      Array.from({ length: rows }, (_row, row) =>
        Array.from({ length: columns }, (_column, column) => read({ sheet, row, column })),
      );
    return {
      formula,
      values: grid((cell) => model.value(cell)),
      messages: grid((cell) => model.message(cell) ?? plainError(formula, model.value(cell))),
      marks: grid((cell) => shownByFormat(model.value(cell), model.format(cell))),
    };
  });
  model.close();
  return results;
}
