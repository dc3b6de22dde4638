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

/** The engine's functions of operators. */
const OPERATORS = ['PLUS', 'MINUS', 'MULTIPLY', 'DIVIDED', 'POWER'];

/** What a processor makes of two numbers, where the engine calculates with their shortest decimals. */
const EXACT = {
  plusBy: (a: number, b: number) => a + b,
  minusBy: (a: number, b: number) => a - b,
  multiplyBy: (a: number, b: number) => a * b,
  dividedBy: (a: number, b: number) => a / b,
};

/** Lets operators refuse an empty text, and calculate with all digits of numbers, as Excel does. */
export function calculateAsExcel({ injector }: Engine): void {
  calculateExactly();
  const functions = injector.get(IFunctionService);
  for (const name of OPERATORS) {
    const operator = functions.getExecutor(name);
    if (!operator) throw new Error(`Expected the engine to know ${name}`);
    const calculate = operator.calculate.bind(operator);
    operator.calculate = (...args) =>
      args.map(valueOf).some((value) => value?.isString() === true && value.getValue() === '')
        ? ErrorValueObject.create(ErrorType.VALUE)
        : calculate(...args);
  }
}

let isExact = false;

/** From now on all engines add, subtract, multiply and divide numbers as a processor does; the engine has no setting for it. */
function calculateExactly(): void {
  if (isExact) return;
  isExact = true;
  const { prototype } = NumberValueObject;
  for (const [name, exact] of Object.entries(EXACT) as [keyof typeof EXACT, typeof EXACT.plusBy][]) {
    const calculate = prototype[name];
    prototype[name] = function (value) {
      const result = typeof value === 'number' ? exact(this.getValue(), value) : Number.NaN;
      return Number.isFinite(result) ? NumberValueObject.create(result) : calculate.call(this, value);
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
