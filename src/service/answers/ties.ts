import type { Evaluator } from '../query/evaluate';
import type { Result } from '../query/result';
import type { Fact } from '../query/fact';
import type { Row } from '../query/row';
import type { Expression } from '../query/tree';
import { formatFact, joinNames } from './format-value';
import { pathLabel, spoken } from './labels';
import { remark, type Statement } from './statement';

/** As many of those that stand beside each other as are looked at, and as are named. */
const MOST = { lookedAt: 100, named: 12 } as const;

/**
 * Who has the same as the first or the last that a ranking tells and is not told: six founded the Union on one day, and
 * none of them is its first member alone.
 */
export function tieStatements(expression: Expression, result: Result, evaluator: Evaluator): Statement[] {
  const { orders, limit, offset = 0, at = [] } = expression;
  const [order, ...others] = orders;
  const isOfOneTime = at.length < 2 && !at.some((time) => time.includes('..'));
  if (order === undefined || others.length > 0 || limit === undefined || !isOfOneTime) return [];
  const column = order.path.join('_');
  const shown = new Set(result.rows.map(({ entity }) => entity));
  const { offset: _offset, ...whole } = expression;
  const { rows } = evaluator.run({ ...whole, limit: offset + limit + MOST.lookedAt });
  const edges = [result.rows[0], result.rows.at(-1)];
  const beside = rows.filter(
    (row) => !shown.has(row.entity) && edges.some((edge) => edge !== undefined && isLike(row, edge, column)),
  );
  const [first] = edges;
  const names = [...new Set(beside.map(({ entity }) => spoken(entity)))];
  if (first === undefined || names.length === 0) return [];
  const more = names.length - MOST.named;
  const named = joinNames([...names.slice(0, MOST.named), ...(more > 0 ? [`${more} more`] : [])]);
  return [remark(sameText(named, names.length, pathLabel(order.path)))];
}

/** Names others with the same value. */
export const sameText = (named: string, count: number, label: string): string =>
  `${named.replace(/^the /, 'The ')} ${count > 1 ? 'have' : 'has'} the same ${label}.`;

/** Whether two rows have the same under a column, as exactly as it is known. */
function isLike(left: Row, right: Row, column: string): boolean {
  const [a, b] = [left, right].map(({ cells }) => cells.find((cell) => cell.column === column)?.facts[0]);
  return a !== undefined && b !== undefined && sizeOf(a) === sizeOf(b) && formatFact(a) === formatFact(b);
}

/** Facts that have the same value as one, and are another. */
export const likeFact = (fact: Fact, facts: readonly Fact[]): Fact[] =>
  facts.filter((each) => each !== fact && sizeOf(each) !== undefined && sizeOf(each) === sizeOf(fact));

function sizeOf({ value }: Fact): number | string | undefined {
  if (value.kind === 'date') return value.date;
  return value.kind === 'number' || value.kind === 'point' ? value.number : undefined;
}
