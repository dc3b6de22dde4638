import { COMPLETE } from './claim';
import { isBound } from './conditions';
import type { Evaluator } from './evaluate';
import { fieldSpec } from './field-table';
import { areMembersKnown } from './founding-members';
import { parseQuantity } from './quantity';
import type { Expression, Filter } from './tree';

/** All countries are stored; companies, people and others may be missing. */
const WHOLE: ReadonlySet<string> = new Set(['countries']);

const LEAST = '-1000000000000000000000';

/** What every figure meets. */
const ANYTHING: Pick<Filter, 'operator' | 'operand'> = {
  operator: '>',
  operand: { text: LEAST, anyOf: [[LEAST]], commas: false },
};

/**
 * How many entities are known to miss the bounds, if none meets them. Undefined if that is unknown, because most have
 * no figure or other entities may exist.
 */
export function negate(expression: Expression, { run, means, topics }: Evaluator): number | undefined {
  const { filters, topic, also, within, at, isAnyTime } = expression;
  const kind = topics.find(topic);
  if (kind?.kind !== 'collection' || filters.length === 0 || !filters.every(isTold)) return undefined;
  const of = (those: readonly Filter[]): number =>
    run({
      ...{ topic, filters: those, select: [], orders: [], returns: ['name'], limit: 1 },
      ...(also === undefined ? {} : { also }),
      ...(within === undefined ? {} : { within }),
      ...(at === undefined ? {} : { at }),
      ...(isAnyTime === undefined ? {} : { isAnyTime }),
    }).total();
  const bounds = filters.filter(isBound);
  const others = filters.filter((filter) => !isBound(filter));
  const all = of(others);
  if (all === 0) return WHOLE.has(topic) && others.every(isWhole) ? of([]) : undefined;
  const known =
    bounds.length === 0 ? 0 : of([...others, ...bounds.map((bound) => ({ ...bound, ...ANYTHING }))]);
  return known * 2 > all ? known : undefined;

  function isWhole({ path, operand }: Filter): boolean {
    const field = fieldSpec(path.at(-1) ?? '')?.name ?? '';
    const values = operand.anyOf.flat();
    const named = values.map((value) => [...means.namer(value)]);
    if (named.some((entities) => entities.length === 0)) return false;
    return field === 'member_of' ? areMembersKnown(named.flat()) : COMPLETE.has(field) && path.length === 1;
  }
}

/** What has a date has one by its nature. */
const OF_DAYS: ReadonlySet<string> = new Set(['date', 'since', 'until', 'founded', 'id']);

/** Whether a condition is a bound of a figure, or narrows to those of which something is so. */
const isTold = ({ path, operator, operand }: Filter): boolean =>
  operator === '=' ||
  (operator !== '!=' &&
    path.length === 1 &&
    !OF_DAYS.has(path[0] ?? '') &&
    parseQuantity(operand.text) !== undefined);
