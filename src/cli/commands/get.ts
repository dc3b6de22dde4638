import { isErrorText } from '../file/cell-edits';
import { EXIT, type ExitCode } from '../exit-codes';
import { evaluateFormulas, type FormulaResult } from '../formula-model';
import { startAddIn } from '../headless-addin';
import { unansweredCells } from '../outages';
import { planTexts } from '../plan-file';
import { isKerFormula } from '../../shared/formula/ker-formula';
import { Refusal } from '../refusal';
import { tableText } from '../table-text';

/** What `get` and `query` go by. */
export type GetOptions = {
  service: string | undefined;
  json: boolean;
  /** The most requests that may be sent. */
  maxRequests: number | undefined;
};

/** Where a semicolon is no separator of arguments. */
const TEXTS_AND_ARRAYS = /"(?:[^"]|"")*"|\{[^{}]*\}/g;

/** Prints the results of KER formulas. */
export async function get(texts: readonly string[], options: GetOptions): Promise<ExitCode> {
  const formulas = texts.map((text) => (text.startsWith('=') ? text : `=${text}`));
  const other = formulas.find((formula): boolean => !isKerFormula(formula));
  if (other !== undefined) throw new Refusal(`Expected a KER formula, got ${other}`);
  const german = formulas.find((formula) => formula.replace(TEXTS_AND_ARRAYS, '').includes(';'));
  if (german !== undefined)
    throw new Refusal(`Expected commas between arguments, as in English Excel, got semicolons in ${german}`);
  const addIn = await startAddIn(options.service);
  try {
    const { mostRequests } = await planTexts(addIn.runtime, formulas);
    const { maxRequests = Infinity } = options;
    if (mostRequests > maxRequests) {
      console.error(`This may take ${mostRequests} requests, more than ${maxRequests}. Nothing was sent.`);
      return EXIT.overBudget;
    }
    const results = await evaluateFormulas(formulas, addIn.functions);
    console.log(options.json ? JSON.stringify(results.map(jsonOf)) : results.map(textOf).join('\n\n'));
    for (const message of messagesOf(results)) if (!options.json) console.error(message);
    if (unansweredCells(addIn.runtime).length > 0) return EXIT.unanswered;
    return results.some(({ values }) => values.flat().some(isErrorText)) ? EXIT.failed : EXIT.done;
  } finally {
    await addIn.close();
  }
}

/** Prints the result of a query expression. */
export function query(expression: string, options: GetOptions): Promise<ExitCode> {
  return get([`=KER.QUERY("${expression.replaceAll('"', '""')}")`], options);
}

/** A result as JSON has it: nothing where a cell is empty. */
export function jsonOf({ formula, values, messages, marks }: FormulaResult) {
  return {
    formula,
    values: values.map((row) => row.map((value) => value ?? null)),
    errors: placed(messages, (message) => ({ message })),
    marks: placed(marks, (mark) => ({ mark })),
  };
}

/** The texts of a grid with their places, counted from 1. */
function placed<T>(
  grid: FormulaResult['messages'],
  as: (text: string) => T,
): (T & { row: number; column: number })[] {
  return grid.flatMap((texts, down) =>
    texts.flatMap((text, across) =>
      text === undefined ? [] : [{ row: down + 1, column: across + 1, ...as(text) }],
    ),
  );
}

function textOf({ values, marks }: FormulaResult): string {
  return tableText(
    values.map((row, down) =>
      row.map((value, across) => {
        const mark = marks[down]?.[across];
        return mark === undefined ? value : `${String(value)} (${mark})`;
      }),
    ),
  );
}

/** The messages of results, each with the formula that it is about. */
function messagesOf(results: readonly FormulaResult[]): Set<string> {
  return new Set(
    results.flatMap(({ formula, messages }) =>
      messages
        .flat()
        .filter((message) => message !== undefined)
        .map((message) => (message.startsWith(formula) ? message : `${formula}: ${message}`)),
    ),
  );
}
