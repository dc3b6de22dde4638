import type { Evaluator } from '../query/evaluate';
import type { Plan } from './compile';

/** The highest or lowest of a company's years as that of its quarters; nothing where a plan is no such extreme. */
export function bestQuarter(plan: Plan | undefined, { reader }: Evaluator): Plan | undefined {
  const aggregate = plan?.expression.aggregate;
  const [path = '', ...others] = aggregate?.path ?? [];
  const [, field] = /^(.+?)(?:_quarterly)?_history$/.exec(path) ?? [];
  if (plan === undefined || aggregate === undefined || field === undefined || others.length > 0)
    return undefined;
  const isExtreme = aggregate.summary === 'maximum' || aggregate.summary === 'minimum';
  const own = `${field}_quarterly_history`;
  if (!isExtreme || !reader.isField(own)) return undefined;
  return { ...plan, expression: { ...plan.expression, aggregate: { ...aggregate, path: [own] } } };
}
