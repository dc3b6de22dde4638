import type { AstExpression } from '@borgar/fx';

import type { Inputs } from './inputs';
import { referredArea } from '../../../shared/formula/reference';
import { isCells } from './ker-calls';

/** What an argument is: its cells row by row, undefined where only the result of another formula can tell. */
export type ArgumentValue = readonly (readonly unknown[])[] | undefined;

/** Where an argument stands, and what tells the result of a call that is one. */
export type ReadAt = {
  sheet: string;
  inputs: Inputs;
  resultOf: (call: Extract<AstExpression, { type: 'CallExpression' }>) => Promise<ArgumentValue>;
};

const OMITTED: ArgumentValue = [['']];

/** The value of an argument: constants, cells, and texts joined of both. */
export async function argumentValue(
  node: AstExpression | null | undefined,
  at: ReadAt,
): Promise<ArgumentValue> {
  switch (node?.type) {
    case undefined:
      return OMITTED;
    case 'Literal':
      return [[node.value]];
    case 'ArrayExpression':
      return constants(node.elements);
    case 'ReferenceIdentifier': {
      const area = isCells(node.kind) ? referredArea(node.value, at.sheet) : undefined;
      const values = area && at.inputs(area);
      // An error may be one that the same refresh mends.
      return values?.flat().some(isError) === true ? undefined : values;
    }
    case 'UnaryExpression':
      return signed(node.operator, await argumentValue(node.arguments[0], at));
    case 'BinaryExpression':
      if (node.operator !== '&') return undefined;
      return joined(await Promise.all(node.arguments.map((argument) => argumentValue(argument, at))));
    case 'CallExpression':
      return at.resultOf(node);
    default:
      return undefined;
  }
}

/** The library's type knows constants alone; what else stands in braces is not read. */
function constants(elements: readonly (readonly AstExpression[])[]): ArgumentValue {
  const rows = elements.map((row) =>
    row.map((element) => (element.type === 'Literal' ? [element.value] : [])),
  );
  return rows.flat().some(({ length }) => length === 0) ? undefined : rows.map((row) => row.flat());
}

/** Whether a cell shows an error, as `#N/A`. */
export function isError(value: unknown): boolean {
  return typeof value === 'string' && /^#[A-Z][A-Z0-9/_]*[!?]?$/.test(value);
}

function signed(operator: string, value: ArgumentValue): ArgumentValue {
  const only = onlyCell(value);
  if (typeof only !== 'number') return undefined;
  if (operator === '-') return [[-only]];
  return operator === '+' ? value : undefined;
}

function joined(parts: readonly ArgumentValue[]): ArgumentValue {
  const cells = parts.map(onlyCell);
  if (cells.some((cell) => typeof cell !== 'string' && typeof cell !== 'number')) return undefined;
  return [[cells.join('')]];
}

function onlyCell(value: ArgumentValue): unknown {
  return value?.length === 1 && value[0]?.length === 1 ? value[0][0] : undefined;
}
