import type { IUnitRange } from '@univerjs/core';
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

import type { Engine } from './engine';

type NodeData = Parameters<Interpreter['execute']>[0];
type Value = ReturnType<Interpreter['execute']>;
/** A node of a formula that the engine executes. */
export type AstNode = Extract<NodeData['node'], object>;

/** Kinds of nodes that the engine treats in their own way: one takes the offset of a shared formula, one may ask for nothing. */
type Reference = AstNode & { setRefOffset: (columns: number, rows: number) => void };
type Lambda = AstNode & { isEmptyParamFunction: () => boolean };
const REFERENCE = 1;
const LAMBDA = 'LAMBDA';

/**
 * How many of its first arguments a function takes for where they are, and not for what stands there; a colon makes one range
 * of two cells.
 */
const PLACES: ReadonlyMap<string, number> = new Map([
  [':', 2],
  ['ROW', 1],
  ['ROWS', 1],
  ['COLUMN', 1],
  ['COLUMNS', 1],
  ['AREAS', 1],
  ['SHEET', 1],
  ['SHEETS', 1],
  ['ISREF', 1],
  ['ISFORMULA', 1],
  ['FORMULATEXT', 1],
  ['OFFSET', 1],
]);

/** Receives the cells that a formula reads. */
type Reading = (range: () => IUnitRange) => void;

/**
 * Makes IF, IFERROR and IFNA calculate only the branch taken, as Excel does. The engine calculates every argument
 * first, which would cost the requests of unused branches.
 */
export function calculateActiveBranches({ injector }: Engine, read: Reading): void {
  const runtime = injector.get(IFormulaRuntimeService);
  Object.assign(injector.get(Interpreter), {
    execute: ({ node, refOffsetX, refOffsetY }: NodeData): Value => {
      if (!node) return ErrorValueObject.create(ErrorType.VALUE);
      calculate(node, {
        ...{ columns: refOffsetX, rows: refOffsetY, read },
        isStopped: () => runtime.isStopExecution(),
      });
      return node.getValue() ?? ErrorValueObject.create(ErrorType.VALUE);
    },
  });
}

type Run = { columns: number; rows: number; read: Reading; isStopped: () => boolean };

function calculate(node: AstNode, run: Run): void {
  if (run.isStopped()) return;
  const children = node.getChildren();
  let untaken: readonly AstNode[] = [];
  const name = node.getToken().toUpperCase();
  for (const [at, child] of children.entries()) {
    if (untaken.includes(child)) child.setValue(NullValueObject.create());
    else if (child.getToken().toUpperCase() === LAMBDA && (child as Lambda).isEmptyParamFunction())
      child.execute();
    else {
      calculate(child, run);
      if (at >= (PLACES.get(name) ?? 0)) tell(child, run);
    }
    if (at === 0) untaken = untakenOf(name, children);
  }
  if (node.nodeType === (REFERENCE as typeof node.nodeType))
    (node as Reference).setRefOffset(run.columns, run.rows);
  node.execute();
}

/** References, also those that a function such as OFFSET gives. */
function tell(node: AstNode, { read }: Run): void {
  const value = node.getValue();
  if (value?.isReferenceObject() === true) read(() => (value as BaseReferenceObject).toUnitRange());
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

/** The one value of a result; undefined where it is a range or an array of several. */
export function singleOf(value: ReturnType<AstNode['getValue']>): BaseValueObject | undefined {
  if (!value) return undefined;
  const whole = value.isReferenceObject() ? (value as BaseReferenceObject).toArrayValueObject() : value;
  if (!whole.isArray()) return whole as BaseValueObject;
  const grid = whole as ArrayValueObject;
  return grid.getRowCount() === 1 && grid.getColumnCount() === 1
    ? (grid.get(0, 0) ?? NullValueObject.create())
    : undefined;
}
