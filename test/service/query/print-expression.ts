import type { Expression, Filter, Operand, Order } from '../../../src/service/query/tree';

/** Writes an expression so that the parser reads the same tree again. */
export function printExpression(expression: Expression): string {
  const { topic, filters, select, orders, limit, returns } = expression;
  return [
    quotedWhereNeeded(topic),
    ...filters.map(printFilter),
    ...select,
    ...(orders.length === 0 ? [] : [`order_by=${orders.map(printOrder).join(', ')}`]),
    ...(limit === undefined ? [] : [`limit=${limit}`]),
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
  return `${path.join('.')} ${direction}`;
}

/** A dot, a comma, a quote or a joining word inside one value would be read as what it looks like. */
function quotedWhereNeeded(text: string): string {
  const isPlain = !/[.,"\\]|\s(AND|OR)\s|^\s|\s$|^[=<>]/.test(text);
  return isPlain ? text : `"${text.replace(/["\\]/g, '\\$&')}"`;
}
