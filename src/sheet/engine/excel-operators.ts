import type { Nullable } from '@univerjs/core';
import {
  type ArrayValueObject,
  type BaseValueObject,
  type FunctionVariantType,
  IFunctionService,
  NumberValueObject,
} from '@univerjs/engine-formula';

import type { Engine } from './engine';

/** The engine's functions of operators, with what a processor makes of two numbers. */
const OPERATORS: readonly (readonly [name: string, exact: (a: number, b: number) => number])[] = [
  ['PLUS', (a, b) => a + b],
  ['MINUS', (a, b) => a - b],
];

/** Where a sum is this small beside its operands, it shows that the engine adds their shortest decimals. */
const CANCELLED = 2 ** -10;

/** Keeps all digits of a small difference of large numbers, as Excel does. */
export function keepCancelledDigits({ injector }: Engine): void {
  const functions = injector.get(IFunctionService);
  for (const [name, exact] of OPERATORS) {
    const operator = functions.getExecutor(name);
    if (!operator) throw new Error(`Expected the engine to know ${name}`);
    const calculate = operator.calculate.bind(operator);
    operator.calculate = (...args) => {
      const [a, b] = args.map(numberOf);
      const result = a === undefined || b === undefined ? undefined : exact(a, b);
      const size = Math.max(Math.abs(a ?? 0), Math.abs(b ?? 0));
      return result !== undefined && Math.abs(result) < size * CANCELLED
        ? NumberValueObject.create(result)
        : calculate(...args);
    };
  }
}

/** The number of an operand; a cell comes as an array of one. */
function numberOf(operand: FunctionVariantType): number | undefined {
  if (operand.isReferenceObject()) return undefined;
  let value: Nullable<BaseValueObject> = operand as BaseValueObject;
  if (value.isArray()) {
    const array = value as ArrayValueObject;
    if (array.getRowCount() !== 1 || array.getColumnCount() !== 1) return undefined;
    value = array.get(0, 0);
  }
  return value?.isNumber() === true ? Number(value.getValue()) : undefined;
}
