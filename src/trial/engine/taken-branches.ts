import {
  type ArrayValueObject,
  type BaseReferenceObject,
  type BaseValueObject,
  ErrorType,
  ErrorValueObject,
  IFormulaRuntimeService,
  Interpreter,
  NullValueObject,
} from '@univerjs/engine-formula';

import type { Engine } from './univer';

type NodeData = Parameters<Interpreter['execute']>[0];
type Value = ReturnType<Interpreter['execute']>;
type AstNode = Extract<NodeData['node'], object>;

/** Kinds of nodes that the engine treats in their own way: one takes the offset of a shared formula, one may ask for nothing. */
type Reference = AstNode & { setRefOffset: (columns: number, rows: number) => void };
type Lambda = AstNode & { isEmptyParamFunction: () => boolean };
const REFERENCE = 1;
const LAMBDA = 'LAMBDA';

/**
 * Calculates of IF, IFERROR and IFNA what they give and nothing else, as Excel does. The engine calculates every argument
 * first, so that the branch that is not taken would call its functions, and cost their requests. Its container takes no
 * other interpreter, so that this one learns it.
 */
export function calculateTakenBranches({ injector }: Engine): void {
  const runtime = injector.get(IFormulaRuntimeService);
  Object.assign(injector.get(Interpreter), {
    execute: ({ node, refOffsetX, refOffsetY }: NodeData): Value => {
      if (!node) return ErrorValueObject.create(ErrorType.VALUE);
      calculate(node, { columns: refOffsetX, rows: refOffsetY, isStopped: () => runtime.isStopExecution() });
      return node.getValue() ?? ErrorValueObject.create(ErrorType.VALUE);
    },
  });
}

type Run = { columns: number; rows: number; isStopped: () => boolean };

function calculate(node: AstNode, run: Run): void {
  if (run.isStopped()) return;
  const children = node.getChildren();
  let untaken: readonly AstNode[] = [];
  for (const [at, child] of children.entries()) {
    if (untaken.includes(child)) child.setValue(NullValueObject.create());
    else if (child.getToken().toUpperCase() === LAMBDA && (child as Lambda).isEmptyParamFunction())
      child.execute();
    else calculate(child, run);
    if (at === 0) untaken = untakenOf(node.getToken().toUpperCase(), children);
  }
  if (node.nodeType === (REFERENCE as typeof node.nodeType))
    (node as Reference).setRefOffset(run.columns, run.rows);
  node.execute();
}

/** The arguments that the value of the first makes needless; none where it is a whole range. */
function untakenOf(name: string, [decisive, ...rest]: readonly AstNode[]): readonly AstNode[] {
  if (name !== 'IF' && name !== 'IFERROR' && name !== 'IFNA') return [];
  const value = singleOf(decisive?.getValue());
  if (value === undefined) return [];
  if (name !== 'IF') return value.isError() ? [] : rest;
  if (value.isError()) return rest;
  const [whereTrue, whereFalse] = rest;
  const needless = value.getValue() ? whereFalse : whereTrue;
  return needless === undefined ? [] : [needless];
}

function singleOf(value: ReturnType<AstNode['getValue']>): BaseValueObject | undefined {
  if (!value) return undefined;
  const whole = value.isReferenceObject() ? (value as BaseReferenceObject).toArrayValueObject() : value;
  if (!whole.isArray()) return whole as BaseValueObject;
  const grid = whole as ArrayValueObject;
  return grid.getRowCount() === 1 && grid.getColumnCount() === 1
    ? (grid.get(0, 0) ?? NullValueObject.create())
    : undefined;
}
