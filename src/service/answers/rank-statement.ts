import type { Evaluator, Result } from '../query/evaluate';
import { momentOf } from '../query/period';
import type { Expression, Filter } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import { fieldLabel, setPhrase, spoken } from './phrase';
import type { Statement } from './statement';

/** The one condition of an expression that asks for more of a figure than a named entity has, and that entity. */
export function comparedWith(
  { filters, at = [] }: Expression,
  { means, reader }: Evaluator,
): { filter: Filter; entity: StoredEntity } | undefined {
  const [filter, ...further] = filters.filter(({ operator, path }) => operator === '>' && path.length === 1);
  const [entity, ...others] = filter === undefined ? [] : means.exact(filter.operand.text);
  if (filter === undefined || entity === undefined || further.length + others.length > 0) return undefined;
  const then = at.length === 0 ? reader : reader.at(at.map(momentOf), true);
  return then.read(entity, then.steps(filter.path)).length > 0 ? { filter, entity } : undefined;
}

/** Where something stands by a figure, of which the expression counts those that have more. */
export function rankStatement(expression: Expression, result: Result, evaluator: Evaluator): Statement[] {
  const { topic, filters, select, aggregate } = expression;
  const compared = comparedWith(expression, evaluator);
  const count = result.summary?.count;
  if (aggregate?.summary !== 'count' || select.length > 0 || compared === undefined || count === undefined)
    return [];
  const { filter, entity } = compared;
  const rest = filters.filter((each) => each !== filter);
  const { id } = entity;
  const own = { path: ['id'], operator: '=' as const, operand: { text: id, anyOf: [[id]], commas: false } };
  const isAmong =
    rest.length === 0 ||
    evaluator.run({ topic, filters: [...rest, own], select: [], orders: [], limit: 1 }).rows.length > 0;
  if (!isAmong) return [];
  const pool = setPhrase({ topic, filters: rest, select: [], orders: [] }, evaluator.means);
  const name = spoken(entity).replace(/^./, (first) => first.toUpperCase());
  const content = `${name} is number **${count + 1}** by ${fieldLabel(filter.path[0] ?? '')} of the ${pool} in the embedded dataset where it is known.`;
  return [{ content, facts: [] }];
}
