import type { Sentence } from '../../shared/messages/message';

/** The two Excel errors that can carry a sentence (custom-functions-errors.md); no other is ever returned. */
export type CellErrorCode = '#VALUE!' | '#N/A';

/** An error that a cell shows; in Excel it is a `CustomFunctions.Error`. */
export type CellError = { readonly code: string; readonly message?: string };

/** A value with a format, or with properties of its own, that calculates as its basic value does. */
export type SimpleCell = Excel.DoubleCellValue | Excel.StringCellValue | Excel.BooleanCellValue;

/** A value that Excel takes from a custom function: never null, NaN or undefined. */
export type Cell = string | number | boolean | SimpleCell | Excel.EntityCellValue | CellError;

/** Rows of cells, all of the same length, at least one cell. */
export type Grid = Cell[][];

/** What a function gives: rows, or its one cell. */
export type Result = Grid | Cell;

/** What the application that shows the cells can do; injected, so that this room touches no globals. */
export type Host = {
  /** Whether it knows data types: numbers with a format, entities (requirement set CustomFunctionsRuntime 1.4). */
  dataTypes: boolean;
  /** Whether its numbers and texts may have properties of their own (requirement set ExcelApi 1.19). @default false */
  properties?: boolean;
  /** Makes the host's own error value. */
  error(code: CellErrorCode, sentence: Sentence): CellError;
};
