import type { Evaluator, Result } from '../query/evaluate';
import type { Expression } from '../query/tree';
import { formatNumber } from './format-value';
import { pathLabel, setPhrase } from './phrase';
import type { Statement } from './statement';

/** What every company has, whether it is known or not. */
const OF_EACH: ReadonlySet<string> = new Set([
  'auditor',
  'ceo',
  'cfo',
  'exchange',
  'fiscal_year_end',
  'founded',
  'industry',
  'registered_in',
  'sic_description',
]);

/** Where fewer than these are known, a list of those that meet a condition is no whole one. */
const MOST_KNOWN = 2 / 3;

/** Beyond this many a collection is not looked through. */
const MOST_LOOKED_AT = 2000;

/** Of companies that are narrowed by what few are known for, how many those are. */
export function lackingAttributes(expression: Expression, result: Result, evaluator: Evaluator): Statement[] {
  const { topic, filters } = expression;
  if (result.topics.length > 0) return [];
  return filters.flatMap((filter) => {
    const path = evaluator.reader.steps(filter.path);
    const [field = '', ...further] = path;
    const isAsked = (filter.operator === '=' || filter.operator === '!=') && filter.operand.text !== '*';
    if (!isAsked || !OF_EACH.has(field) || further.length > 0) return [];
    const others = filters.filter((each) => each !== filter);
    const whole: Expression = { topic, filters: others, select: [], orders: [], returns: ['name'] };
    const { rows, total } = evaluator.run({ ...whole, limit: MOST_LOOKED_AT });
    if (total() > rows.length || rows.some(({ entity }) => entity.type !== 'Company')) return [];
    const known = rows.filter(({ entity }) => evaluator.reader.read(entity, path).length > 0).length;
    if (known >= rows.length * MOST_KNOWN) return [];
    const of = `the ${formatNumber(rows.length)} ${setPhrase(whole, evaluator.means)}`;
    const content = `\nThe embedded dataset knows the ${pathLabel(filter.path)} of ${formatNumber(known)} of ${of} only.`;
    return [{ content, facts: [] }];
  });
}
