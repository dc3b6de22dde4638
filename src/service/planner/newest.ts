import type { Evaluator } from '../query/evaluate';
import type { Expression } from '../query/tree';
import { DATED } from './kinds';
import { filterOf } from './rules/parts';
import type { RootPart } from './question-parts';

/** How many of a collection the newest are. */
const SHOWN = 10;

/** Of what happened on a day the newest, where a word asks for it: the latest sanctions act. */
export function newestFirst(expression: Expression, { root }: RootPart, { topics }: Evaluator): Expression {
  const own = ofCompany(expression) ?? newestMember(expression, root, topics);
  if (own !== undefined) return own;
  const type = topics.first(expression.topic)?.type;
  const isOpen =
    expression.orders.length === 0 && expression.aggregate === undefined && root.kind !== 'claim';
  const isCollection = topics.collection(expression.topic) !== undefined;
  if (type === undefined || !DATED.has(type) || !isOpen || !isCollection) return expression;
  const set = root.kind === 'set' ? root : root.set;
  return {
    ...expression,
    orders: [{ path: ['date'], direction: 'DESC' }],
    limit: set.count ?? (set.isPlural ? SHOWN : 1),
  };
}

/** Of what happened on a day the oldest is so by that day: a sanctions act was never founded. */
export function oldestByDay(expression: Expression, { topics }: Evaluator): Expression {
  const { topic, orders } = expression;
  const type = orders.some(isOfFounding) ? topics.first(topic)?.type : undefined;
  if (type === undefined || !DATED.has(type)) return expression;
  return {
    ...expression,
    orders: orders.map((order) => (isOfFounding(order) ? { ...order, path: ['date'] } : order)),
  };
}

const isOfFounding = ({ path }: Expression['orders'][number]): boolean => path.join('.') === 'founded';

/** Who joined last: of the members of a union, or the users of a currency, the one that is such since the latest day. */
function newestMember(
  { topic, also, filters, orders, select, aggregate, at }: Expression,
  root: RootPart['root'],
  topics: Evaluator['topics'],
): Expression | undefined {
  const isPlain = also === undefined && orders.length === 0 && aggregate === undefined && at === undefined;
  if (!isPlain || root.kind === 'claim') return undefined;
  const [filter, ...others] = filters;
  // `The newest member, and since when`: the day stands beside it anyway.
  const isSinceWhen = select.join('.') === 'member_of.since' && filter?.path.join('.') === 'member_of.name';
  const set = root.kind === 'set' ? root : root.set;
  // `The capital of the newest NATO member` is one member's; of `the latest GDP of NATO members` the figure is the newest.
  const isOfOne = root.kind === 'value' && !set.isPlural && select[0] !== 'member_of';
  const isShown = select.length === 0 || isSinceWhen || isOfOne;
  const isFiltered = topics.collection(topic) !== undefined && isShown && others.length === 0;
  const field = ['member_of', 'currency'].find((each) => each === filter?.path.join('.'));
  const begun = isSinceWhen ? 'member_of' : (field ?? 'member_of');
  const union =
    isFiltered && filter?.operator === '=' && (isSinceWhen || field !== undefined)
      ? filter.operand
      : filters.length === 0 && select.join('.') === 'members'
        ? { text: topic, anyOf: [[topic]], commas: false }
        : undefined;
  if (union === undefined) return undefined;
  return {
    topic: 'countries',
    filters: [{ path: [begun, 'name'], operator: '=', operand: union }],
    select: isFiltered && isOfOne ? select : [],
    orders: [{ path: [begun, 'since'], direction: 'DESC' }],
    limit: set.count ?? (root.kind === 'set' && set.isPlural ? SHOWN : 1),
  };
}

/** The newest financing of a company; nothing where something else is asked. */
function ofCompany({ topic, also, filters, select, aggregate, ...rest }: Expression): Expression | undefined {
  const isPlain =
    also === undefined && filters.length === 0 && aggregate === undefined && rest.at === undefined;
  if (!isPlain || select.length !== 1 || select[0] !== 'funding_rounds') return undefined;
  return {
    topic: 'funding_rounds',
    filters: [filterOf('company', { operator: '=', text: topic })],
    select: [],
    orders: [{ path: ['date'], direction: 'DESC' }],
    limit: 1,
  };
}
