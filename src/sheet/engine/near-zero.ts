import { Interpreter, NumberValueObject } from '@univerjs/engine-formula';

import { type AstNode, singleOf } from './active-branches';
import type { Engine } from './engine';

/** The engine's token of a whole formula. */
const ROOT = 'R_1';

/** A difference this small compared to its operands is what is left of their rounding. */
const ROUNDING = 2 ** -49;

/** Gives 0 where the last step of a formula adds or subtracts numbers that cancel out but for rounding, as Excel does. */
export function cancelNearZero({ injector }: Engine): void {
  const interpreter = injector.get(Interpreter);
  const execute = interpreter.execute.bind(interpreter);
  interpreter.execute = (data) => {
    const result = execute(data);
    return isNearZero(data.node ?? null) ? NumberValueObject.create(0) : result;
  };
}

function isNearZero(root: AstNode | null): boolean {
  const top = root?.getToken() === ROOT ? root.getChildren()[0] : root;
  const token = top?.getToken().trim();
  if (!top || (token !== '+' && token !== '-') || top.getChildren().length !== 2) return false;
  const [sum = 0, ...parts] = [top, ...top.getChildren()].map(numberOf);
  if (sum === 0 || parts.includes(undefined)) return false;
  return Math.abs(sum) < ROUNDING * Math.max(...parts.map((part) => Math.abs(part ?? 0)));
}

function numberOf(node: AstNode): number | undefined {
  const value = singleOf(node.getValue());
  return value?.isNumber() === true ? Number(value.getValue()) : undefined;
}
