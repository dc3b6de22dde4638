import { ownValue } from '../../shared/contract/own-value';
import { brokenBetween, unprovedIn } from './basis';
import { currencyOfFigure } from './result-rows';
import type { Fact } from './fact';
import { isBeforeOthers } from './row-bases';
import { columnsOfOtherPeriods } from './row-dates';
import type { Cell, Row } from './row';
import type { Expression } from './tree';

/** Columns that no entity holds. */
const OF_ROWS: ReadonlySet<string> = new Set(['dates', 'publication', 'basis', 'taken_as', 'left_out']);

/** Columns that a row has by itself, and only where they are listed where `return` lists columns (§4.6). */
const MARKS: ReadonlySet<string> = new Set([...OF_ROWS, 'date', 'currency', 'rate']);

/** Whether a listed column is one of those. */
export const isMark = (column: string): boolean => MARKS.has(column);

/** An expression without the listed columns that no entity holds, which are filled in when its rows are written. */
export function withoutMarks(expression: Expression): Expression {
  const returns = expression.returns?.filter((column) => !OF_ROWS.has(column)) ?? [];
  return returns.length === 0 ? expression : { ...expression, returns };
}

type JsonRow = Record<string, unknown>;

/** Rows with what `return` lists and nothing else; what steers no columns, a figure of many or a verdict, stays. */
export function projected(
  rows: readonly JsonRow[],
  returns: readonly string[] | undefined,
  isOfMany: boolean,
): JsonRow[] {
  if (returns === undefined) return [...rows];
  const listed = new Set(returns);
  return rows.map((row) => {
    if (isOfMany)
      return Object.fromEntries(Object.entries(row).filter(([key]) => !isMark(key) || listed.has(key)));
    const cells = returns.map((column): [string, unknown] => [
      column,
      ownValue(row, column) ?? ownValue(row, `${column}_of_figures`) ?? null,
    ]);
    return { ...Object.fromEntries(cells), ...('answer' in row ? { answer: row['answer'] } : {}) };
  });
}

/** A row without the figures of another period, basis or currency than anybody expects, unless it is listed which. */
export function withoutOthers(
  row: Row,
  { returns = [], today }: { returns: readonly string[] | undefined; today: string },
): Row {
  const isListed = (mark: string): boolean => returns.includes(mark);
  const isDated =
    isListed('dates') || row.cells.some(({ column, facts }) => column === 'date' && facts.length > 0);
  const others = columnsOfOtherPeriods(row, today);
  const isOther = (cell: Cell): boolean => {
    const [fact, ...more] = cell.facts;
    if (fact === undefined || more.length > 0) return false;
    return (
      (!isDated && others.has(cell.column)) ||
      (!isListed('basis') && isOnOtherBasis(fact)) ||
      (!isListed('currency') && currencyOfFigure(fact).currency !== undefined)
    );
  };
  return row.cells.some(isOther)
    ? { ...row, cells: row.cells.map((cell) => (isOther(cell) ? { ...cell, facts: [] } : cell)) }
    : row;
}

const isOnOtherBasis = (fact: Fact): boolean =>
  isBeforeOthers(fact) || unprovedIn(fact).length > 0 || brokenBetween(fact.grounds ?? []) !== undefined;
