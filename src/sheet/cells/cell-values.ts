import {
  ArrayValueObject,
  type BaseValueObject,
  BooleanValueObject,
  ErrorValueObject,
  NullValueObject,
  NumberValueObject,
  StringValueObject,
} from '@univerjs/engine-formula';

import { BUSY, isErrorCode } from './error-code';
import { engineError } from './error-code-registration';
import { type CellDetail, customDataOf, isRichValue, type RichValue, textOf } from './cell-detail';

/** How a call ended. */
export type Outcome = { value: unknown } | { error: unknown };

/** What a cell shows while one of its calls is under way. */
export function busyValue(): BaseValueObject {
  return errorValue(BUSY);
}

/** An error cell; the message is shown when the pointer rests on it. */
export function errorValue(code: string, message?: string): BaseValueObject {
  // `ErrorValueObject.create` hands out shared objects, and this one carries its own message.
  return withDetail(
    new ErrorValueObject(engineError(code)),
    message === undefined || message === '' ? undefined : { message },
  );
}

/** The engine's value for what a custom function answered, as Excel would show it. */
export function outcomeValue(outcome: Outcome): BaseValueObject {
  if ('error' in outcome) return thrownValue(outcome.error);
  const { value } = outcome;
  if (!Array.isArray(value)) return scalarValue(value);
  return arrayValue(value.map((row: unknown) => (Array.isArray(row) ? row : [row]).map(scalarValue)));
}

/** A grid that spills; ragged rows are filled with #N/A, and a grid of nothing is #CALC!, as in Excel. */
export function arrayValue(rows: BaseValueObject[][]): BaseValueObject {
  const columns = rows.reduce((widest, row) => Math.max(widest, row.length), 0);
  if (columns === 0) return errorValue('#CALC!');
  const padded = rows.map((row) => [
    ...row,
    ...Array.from({ length: columns - row.length }, () => errorValue('#N/A')),
  ]);
  return ArrayValueObject.create({
    calculateValueList: padded,
    rowCount: padded.length,
    columnCount: columns,
    unitId: '',
    sheetId: '',
    row: -1,
    column: -1,
  });
}

/** One cell's value. Text stays text: the engine's own conversion would make a number of "1976-04-01". */
export function scalarValue(value: unknown): BaseValueObject {
  if (value === null || value === undefined) return withDetail(new NullValueObject(0));
  if (typeof value === 'number') return numberValue(value);
  if (typeof value === 'boolean') return withDetail(new BooleanValueObject(value));
  if (isRichValue(value)) return richValue(value);
  if (isCodedError(value)) return thrownValue(value);
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return isErrorCode(text) ? errorValue(text) : withDetail(new StringValueObject(text));
}

function thrownValue(error: unknown): BaseValueObject {
  if (!isCodedError(error)) return errorValue('#VALUE!');
  return errorValue(isErrorCode(error.code) ? error.code : '#VALUE!', error.message);
}

function richValue(rich: RichValue): BaseValueObject {
  switch (rich.type) {
    case 'Error':
      return errorValue(
        isErrorCode(rich.basicValue) ? rich.basicValue : '#VALUE!',
        typeof rich['errorMessage'] === 'string' ? rich['errorMessage'] : undefined,
      );
    case 'Empty':
      return withDetail(new NullValueObject(0));
    case 'Double':
    case 'FormattedNumber':
      return numberValue(Number(rich.basicValue), { rich });
    case 'Boolean':
      return withDetail(new BooleanValueObject(rich.basicValue === true), rich.properties && { rich });
    default:
      return withDetail(new StringValueObject(textOf(rich)), { rich });
  }
}

function numberValue(value: number, detail?: CellDetail): BaseValueObject {
  if (!Number.isFinite(value)) return errorValue('#NUM!');
  return withDetail(new NumberValueObject(value), detail);
}

function withDetail(value: BaseValueObject, detail?: CellDetail): BaseValueObject {
  return value.withCustomData(customDataOf(detail));
}

function isCodedError(value: unknown): value is { code: unknown; message?: string } {
  return typeof value === 'object' && value !== null && 'code' in value;
}
