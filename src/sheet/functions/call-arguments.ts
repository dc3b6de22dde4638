import type { Nullable } from '@univerjs/core';
import type { ArrayValueObject, BaseReferenceObject, BaseValueObject } from '@univerjs/engine-formula';

import { BUSY, isErrorCode } from '../cells/error-code';
import { detailOf } from '../cells/cell-detail';
import type { ParameterMetadata } from './metadata';

/** What the engine hands to a function: values, arrays and references. */
export type Variant = BaseValueObject | BaseReferenceObject;

/** An argument as JavaScript sees it: a scalar, or a grid of scalars. Empty is null, as in Excel for the web. */
export type Argument = unknown;

/** The argument for one of the engine's values. */
export function toArgument(variant: Variant): Argument {
  if (isReference(variant)) return referenceArgument(variant);
  return isArray(variant) ? variant.getArrayValue().map((row) => row.map(toScalar)) : toScalar(variant);
}

/**
 * The error among the arguments that is the formula's result, so that no function is called. Busy goes first, and is the
 * only one where the functions take errors.
 */
export function errorAmong(args: readonly Argument[], takesErrors: boolean): string | undefined {
  const errors = args.flat(2).filter((value) => isErrorCode(value));
  return errors.find((code) => code === BUSY) ?? (takesErrors ? undefined : errors[0]);
}

/** What is wrong with the number of arguments, where Excel would not let the formula be entered. */
export function miscounted(
  name: string,
  parameters: readonly ParameterMetadata[],
  got: number,
): string | undefined {
  const required = parameters.filter((parameter) => !parameter.optional && !parameter.repeating);
  if (got < required.length) {
    const missing = required.slice(got).map((parameter) => parameter.name);
    return `Expected at least ${countOf(required.length)} for ${name}, got ${got}: add ${missing.join(' and ')}.`;
  }
  const most = parameters.some((parameter) => parameter.repeating) ? 255 : parameters.length;
  if (got <= most) return undefined;
  return `Expected at most ${countOf(most)} for ${name}, got ${got}: take out what is too many.`;
}

/** The shape that the result spills to when ranges are given to parameters that take one value. */
export type Lift = { rows: number; columns: number; lifted: readonly boolean[] };

/** Which arguments are lifted: a range given where one value is taken makes one call for each of its cells. */
export function liftOf(args: readonly Argument[], parameters: readonly ParameterMetadata[]): Lift {
  const lifted = args.map((arg, index) => Array.isArray(arg) && !takesRange(parameters, index));
  const grids = args.filter((_arg, index) => lifted[index]).map(gridOf);
  return {
    rows: Math.max(1, ...grids.map((grid) => grid.length)),
    columns: Math.max(1, ...grids.map((grid) => grid[0]?.length ?? 0)),
    lifted,
  };
}

/** The arguments of the call for one cell of the lifted result; a single row or column is repeated. */
export function argumentsAt(
  args: readonly Argument[],
  { lifted }: Lift,
  at: { row: number; column: number },
): Argument[] {
  return args.map((arg, index) => {
    if (!lifted[index]) return arg;
    const grid = gridOf(arg);
    const row = grid[grid.length === 1 ? 0 : at.row];
    if (!row || (row.length > 1 && at.column >= row.length)) return '#N/A';
    return row[row.length === 1 ? 0 : at.column] ?? null;
  });
}

/** The arguments in the order that Excel passes them: null for what was omitted. */
export function completeArguments(
  args: readonly Argument[],
  parameters: readonly ParameterMetadata[],
): Argument[] {
  const fixed = parameters.map((parameter, index) => {
    const given = args[index] ?? null;
    return takesRange(parameters, index) && given !== null && !Array.isArray(given) && !parameter.repeating
      ? [[given]]
      : given;
  });
  return [...fixed, ...args.slice(parameters.length)].map(withErrors);
}

/** Error codes as Excel hands them to functions that take errors. */
function withErrors(arg: Argument): Argument {
  if (Array.isArray(arg)) return arg.map(withErrors);
  return isErrorCode(arg) ? { type: 'Error', basicType: 'Error', basicValue: arg } : arg;
}

function countOf(count: number): string {
  return `${count} argument${count === 1 ? '' : 's'}`;
}

function takesRange(parameters: readonly ParameterMetadata[], index: number): boolean {
  const parameter = parameters[Math.min(index, parameters.length - 1)];
  return parameter?.dimensionality === 'matrix';
}

function gridOf(arg: Argument): unknown[][] {
  return Array.isArray(arg)
    ? arg.map((row: unknown): unknown[] => (Array.isArray(row) ? (row as unknown[]) : [row]))
    : [[arg]];
}

function toScalar(value: Nullable<BaseValueObject>): unknown {
  if (!value || value.isNull()) return null;
  const rich = detailOf(value.getCustomData()).rich;
  return rich?.type === 'Entity' ? rich : value.getValue();
}

/** Read cell by cell, because the engine's own conversion loses what a cell knows beyond its value. */
function referenceArgument(reference: BaseReferenceObject): Argument {
  const { startRow, startColumn, endRow, endColumn } = reference.getRangePosition();
  const array = reference.toArrayValueObject();
  const cell = (row: number, column: number) => {
    const rich = detailOf(reference.getCellData(startRow + row, startColumn + column)?.custom).rich;
    return rich?.type === 'Entity' ? rich : toScalar(array.get(row, column));
  };
  // An empty cell is no argument that was left out: a function that takes a range gets one of a cell, as in Excel.
  if (reference.isCell()) return cell(0, 0) ?? [[null]];
  return Array.from({ length: endRow - startRow + 1 }, (_row, row) =>
    Array.from({ length: endColumn - startColumn + 1 }, (_column, column) => cell(row, column)),
  );
}

function isReference(variant: Variant): variant is BaseReferenceObject {
  return variant.isReferenceObject();
}

function isArray(variant: BaseValueObject): variant is ArrayValueObject {
  return variant.isArray();
}
