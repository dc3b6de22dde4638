import { quotedWhereNeeded } from './operand';
import type { Expression, Filter, Operand, Order } from './tree';

/** Writes an expression so that the parser reads the same tree again. */
export function printExpression(expression: Expression): string {
  const {
    topic,
    also = [],
    within,
    filters,
    select,
    orders,
    limit,
    offset,
    returns,
    at,
    isAnyTime,
    aggregate,
    claim,
  } = expression;
  return [
    within === undefined
      ? [topic, ...also].map(quotedWhereNeeded).join(' OR ')
      : `(${printExpression(within)})`,
    ...filters.map(printFilter),
    ...select,
    ...(orders.length === 0 ? [] : [`order_by=${orders.map(printOrder).join(', ')}`]),
    ...(offset === undefined ? [] : [`offset=${offset}`]),
    ...(limit === undefined ? [] : [`limit=${limit}`]),
    ...(at === undefined ? [] : [`at=${at.join(isAnyTime ? ' OR ' : ', ')}`]),
    ...(aggregate?.by === undefined ? [] : [`group_by=${aggregate.by.join('.')}`]),
    ...(aggregate === undefined ? [] : [`${aggregate.summary}(${aggregate.path.join('.')})`]),
    ...(claim === undefined ? [] : [`is(${printFilter(claim)})`]),
    ...(returns === undefined ? [] : [`return(${returns.join(', ')})`]),
  ].join('.');
}

function printFilter({ path, operator, operand }: Filter): string {
  return `${path.join('.')}${operator}${printOperand(operand)}`;
}

function printOperand({ text, anyOf }: Operand): string {
  const isOne = anyOf.length === 1 && anyOf[0]?.length === 1 && anyOf[0][0] === text;
  return isOne ? quotedWhereNeeded(text) : text;
}

function printOrder({ path, direction }: Order): string {
  return `${quotedWhereNeeded(path.join('.'))} ${direction}`;
}
