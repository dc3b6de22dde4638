import type { Evaluator } from '../query/evaluate';
import type { Plan } from './compile';

/**
 * The highest or lowest of a company's years as that of its quarters, and when its years were above or below a bound as when
 * its quarters were; nothing where a plan is neither.
 */
export function bestQuarter(plan: Plan | undefined, { reader }: Evaluator): Plan | undefined {
  if (plan === undefined) return undefined;
  const { expression } = plan;
  const { aggregate, claim, orders } = expression;
  const [path = '', ...others] = claim?.path ?? aggregate?.path ?? [];
  const [, field] = /^(.+?)(?:_quarterly)?_history$/.exec(path) ?? [];
  if (field === undefined || others.length > 0) return undefined;
  const own = `${field}_quarterly_history`;
  if (!reader.isField(own)) return undefined;
  const isWhen = claim !== undefined && aggregate === undefined && orders.length > 0;
  if (isWhen) return { ...plan, expression: { ...expression, claim: { ...claim, path: [own] } } };
  const isExtreme = aggregate?.summary === 'maximum' || aggregate?.summary === 'minimum';
  return isExtreme && claim === undefined
    ? { ...plan, expression: { ...expression, aggregate: { ...aggregate, path: [own] } } }
    : undefined;
}
