import type {
  BooleanNumber,
  CellValueType,
  HorizontalAlign,
  VerticalAlign,
  WrapStrategy,
} from '@univerjs/core';

/** The engine's numbers for what it keeps; its own enumerations would bring the engine into this script. */
export const ON = 1 as BooleanNumber.TRUE;
export const OFF = 0 as BooleanNumber.FALSE;
export const WRAPPED = 3 as WrapStrategy.WRAP;

/** Kinds of values. */
export const KIND = {
  text: 1 as CellValueType.STRING,
  number: 2 as CellValueType.NUMBER,
  boolean: 3 as CellValueType.BOOLEAN,
};

/** Alignments, with the file format's words for them. */
export const HORIZONTAL = [
  [1 as HorizontalAlign.LEFT, 'left'],
  [2 as HorizontalAlign.CENTER, 'center'],
  [3 as HorizontalAlign.RIGHT, 'right'],
  [4 as HorizontalAlign.JUSTIFIED, 'justify'],
] as const;

export const VERTICAL = [
  [1 as VerticalAlign.TOP, 'top'],
  [2 as VerticalAlign.MIDDLE, 'center'],
  [3 as VerticalAlign.BOTTOM, 'bottom'],
] as const;
