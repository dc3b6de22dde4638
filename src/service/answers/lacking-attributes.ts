import type { Evaluator, Result } from '../query/evaluate';
import type { Expression, Filter } from '../query/tree';
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
    const whole: Expression = { topic, filters: others, select: [], orders: [], returns: ['name'], limit: 1 };
    const { rows, total } = evaluator.run(whole);
    if (rows[0]?.entity.type !== 'Company') return [];
    const known = evaluator.run({ ...whole, filters: [...others, knownOf(filter)] }).total();
    if (known >= total() * MOST_KNOWN) return [];
    const of = `the ${formatNumber(total())} ${setPhrase(whole, evaluator.means)}`;
    const content = `\nThe embedded dataset knows the ${pathLabel(filter.path)} of ${formatNumber(known)} of ${of} only.`;
    return [{ content, facts: [] }];
  });
}

const knownOf = ({ path }: Filter): Filter => ({
  path,
  operator: '=',
  operand: { text: '*', anyOf: [['*']], commas: false },
});
