import type { Injector } from '@univerjs/core';
import {
  ArrayValueObject,
  type BaseFunction,
  type BaseValueObject,
  ErrorType,
  IFunctionService,
  NullValueObject,
  NumberValueObject,
  StringValueObject,
} from '@univerjs/engine-formula';

import { arrayValue, errorValue } from '../cells/cell-values';
import { Comparison } from './comparison';
import { EXCEL_SHEET } from './new-sheet';

type Argument = BaseValueObject | undefined;
type Calculate = (...args: Argument[]) => BaseValueObject;
/** Calls another function of the engine. */
type Call = (name: string, args: readonly Argument[]) => BaseValueObject;
type Change = (calculate: Calculate, call: Call) => Calculate;

/** The result is the first error in these arguments, or in all of them. */
const errorOf =
  (...places: number[]): Change =>
  (calculate) =>
  (...args) =>
    firstError(places.length > 0 ? places.map((place) => args[place]) : args) ?? calculate(...args);

/** Where there is no average, a sum of the same cells that is an error is the result. */
const averageOf =
  (sum: string): Change =>
  (calculate, call) =>
  (...args) => {
    const result = calculate(...args);
    return result.isError() ? (firstError([call(sum, args)]) ?? result) : result;
  };

/** Where nothing meets the criteria, the engine gives an array of its own or an endless number. */
const zeroIfNone: Change =
  (calculate) =>
  (...args) => {
    const zeroOr = (value: BaseValueObject) =>
      value.isArray() || (value.isNumber() && !Number.isFinite(value.getValue()))
        ? NumberValueObject.create(0)
        : value;
    const result = calculate(...args);
    return sizeOf(result) > 1 ? (result as ArrayValueObject).mapValue(zeroOr) : zeroOr(result);
  };

/** Functions of the engine whose results differ from Excel's, with what changes them. */
const CHANGES: readonly (readonly [name: string, change: Change])[] = [
  ['AVERAGE', averageOf('SUM')],
  ['AVERAGEIF', averageOf('SUMIF')],
  ['AVERAGEIFS', averageOf('SUMIFS')],
  ['FREQUENCY', errorOf()],
  ['HLOOKUP', errorOf(2)],
  ['IRR', errorOf()],
  ['MATCH', errorOf(2)],
  ['MAXIFS', zeroIfNone],
  ['MINIFS', zeroIfNone],
  // The engine sorts the cells that it read, which other formulas read too.
  [
    'SORT',
    (calculate) =>
      (cells, ...rest) =>
        calculate(copied(cells), ...rest),
  ],
  ['VLOOKUP', errorOf(2)],
  ['XIRR', errorOf()],
  [
    'XMATCH',
    (calculate) =>
      (lookup, cells, mode, ...rest) =>
        calculate(isExact(mode) ? withoutWildcards(lookup) : lookup, cells, mode, ...rest),
  ],
  // The engine takes an error that it found for nothing found.
  [
    'XLOOKUP',
    (_calculate, call) =>
      (...args) =>
        lookedUp(args, call),
  ],
];

/** Gives functions the results that Excel gives: errors of what they read, above all. */
export function giveExcelResults(injector: Injector): void {
  const functions = injector.get(IFunctionService);
  functions.registerExecutors(new Comparison());
  const find = (name: string): BaseFunction => {
    const found = functions.getExecutor(name);
    if (!found) throw new Error(`Expected the engine to know ${name}`);
    return found;
  };
  for (const [name, change] of CHANGES) {
    const executor = find(name);
    const calculate = executor.calculate.bind(executor) as Calculate;
    executor.calculate = change(calculate, (other, args) => (find(other).calculate as Calculate)(...args));
  }
  // Sheets grow for what spills: only the size of Excel's is a limit.
  for (const executor of [find('RANDARRAY'), find('SEQUENCE')]) {
    executor.needsSheetRowColumnCount = false;
    executor.setSheetRowColumnCount(EXCEL_SHEET.rows, EXCEL_SHEET.columns);
  }
}

/** XLOOKUP by the places that XMATCH finds: a value, or a row or column of several, for each value that is looked up. */
function lookedUp([lookup, cells, results, ifNone, mode, search]: Argument[], call: Call): BaseValueObject {
  if (!lookup || !cells || !results) return errorValue('#VALUE!');
  const [within, table] = [asArray(cells), asArray(results)];
  const isAcross = within.getRowCount() === 1 && within.getColumnCount() > 1;
  const size = (array: ArrayValueObject) => (isAcross ? array.getColumnCount() : array.getRowCount());
  if (size(within) !== size(table)) return errorValue('#VALUE!');
  const isMany = sizeOf(lookup) > 1;
  const at = (place: BaseValueObject, sought: BaseValueObject): BaseValueObject => {
    if (sought.isError()) return sought;
    if (place.isError() && place.getValue() !== ErrorType.NA) return place;
    if (place.isError()) return ifNone && !ifNone.isNull() ? ifNone : place;
    const index = Number(place.getValue()) - 1;
    const line = isAcross ? table.slice(undefined, [index, index + 1]) : table.slice([index, index + 1]);
    return (isMany || sizeOf(line) === 1 ? line?.get(0, 0) : line) ?? NullValueObject.create();
  };
  const places = asArray(call('XMATCH', [lookup, cells, mode, search]));
  const sought = asArray(lookup);
  const found = places.mapValue((place, row, column) => at(place, sought.get(row, column) ?? place));
  return isMany ? found : at(places.getFirstCell(), sought.getFirstCell());
}

function firstError(args: readonly Argument[]): BaseValueObject | undefined {
  for (const each of args) {
    if (each?.isError()) return each;
    if (!(each instanceof ArrayValueObject)) continue;
    let found: BaseValueObject | undefined;
    each.iterator((value) => {
      if (value?.isError()) found = value;
      return !found;
    });
    if (found) return found;
  }
  return undefined;
}

function asArray(value: BaseValueObject): ArrayValueObject {
  return value instanceof ArrayValueObject ? value : (arrayValue([[value]]) as ArrayValueObject);
}

function sizeOf(value: Argument): number {
  return value instanceof ArrayValueObject ? value.getRowCount() * value.getColumnCount() : 1;
}

function copied(value: Argument): Argument {
  return value instanceof ArrayValueObject ? value.mapValue((each) => each) : value;
}

/** Whether a mode of XMATCH knows no wildcards: it is 2 where it does. */
function isExact(mode: Argument): boolean {
  return mode === undefined || Number(asArray(mode).getFirstCell().getValue()) !== 2;
}

function withoutWildcards(value: Argument): Argument {
  const literal = (each: BaseValueObject) =>
    each.isString() && /[*?]/.test(String(each.getValue()))
      ? StringValueObject.create(String(each.getValue()).replaceAll(/[*?]/g, '~$&'))
      : each;
  return value instanceof ArrayValueObject ? value.mapValue(literal) : value && literal(value);
}
