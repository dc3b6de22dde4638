import type { Nullable } from '@univerjs/core';
import {
  type ArrayValueObject,
  type BaseValueObject,
  ErrorType,
  ErrorValueObject,
  type FunctionVariantType,
  IFunctionService,
  NumberValueObject,
} from '@univerjs/engine-formula';

import type { Engine } from './engine';

/** The engine's functions of operators, with what a processor makes of two numbers where that matters. */
const OPERATORS: readonly (readonly [name: string, exact?: (a: number, b: number) => number])[] = [
  ['PLUS', (a, b) => a + b],
  ['MINUS', (a, b) => a - b],
  ['MULTIPLY'],
  ['DIVIDED'],
  ['POWER'],
];

/** Where a sum is this small beside its operands, it shows that the engine adds their shortest decimals. */
const CANCELLED = 2 ** -10;

/** Lets operators refuse an empty text, and keep all digits of a small difference of large numbers, as Excel does. */
export function calculateAsExcel({ injector }: Engine): void {
  const functions = injector.get(IFunctionService);
  for (const [name, exact] of OPERATORS) {
    const operator = functions.getExecutor(name);
    if (!operator) throw new Error(`Expected the engine to know ${name}`);
    const calculate = operator.calculate.bind(operator);
    operator.calculate = (...args) => {
      const values = args.map(valueOf);
      if (values.some((value) => value?.isString() === true && value.getValue() === ''))
        return ErrorValueObject.create(ErrorType.VALUE);
      const [a, b] = values.map(numberOf);
      const result = a === undefined || b === undefined ? undefined : exact?.(a, b);
      const size = Math.max(Math.abs(a ?? 0), Math.abs(b ?? 0));
      return result !== undefined && Math.abs(result) < size * CANCELLED
        ? NumberValueObject.create(result)
        : calculate(...args);
    };
  }
}

/** The one value of an operand; a cell comes as an array of one. */
function valueOf(operand: FunctionVariantType): Nullable<BaseValueObject> {
  if (operand.isReferenceObject()) return undefined;
  const value = operand as BaseValueObject;
  if (!value.isArray()) return value;
  const array = value as ArrayValueObject;
  return array.getRowCount() === 1 && array.getColumnCount() === 1 ? array.get(0, 0) : undefined;
}

function numberOf(value: Nullable<BaseValueObject>): number | undefined {
  return value?.isNumber() === true ? Number(value.getValue()) : undefined;
}
