import {
  type ArrayValueObject,
  BaseFunction,
  type BaseValueObject,
  BooleanValueObject,
  NullValueObject,
  NumberValueObject,
  StringValueObject,
} from '@univerjs/engine-formula';

import { arrayValue, errorValue } from '../cells/cell-values';

type Operator = Parameters<BaseValueObject['compare']>[1];
type Shape = { rows: number; columns: number };

const TEXTS = new Intl.Collator('en');

/**
 * The operators `=`, `<>`, `<`, `>`, `<=` and `>=`. The engine compares with errors as with other values where it finds
 * a cell in its index, takes `*` and `?` of a text for wildcards, and orders texts by their codes.
 */
export class Comparison extends BaseFunction {
  override minParams = 2;
  override maxParams = 2;
  #operator = '=' as Operator;

  constructor() {
    super('COMPARE');
  }

  /** The engine calls it before each comparison. */
  setCompareType(operator: Operator): void {
    this.#operator = operator;
  }

  override calculate(left: BaseValueObject, right: BaseValueObject): BaseValueObject {
    const [a, b] = [shapeOf(left), shapeOf(right)];
    const rows = Math.max(a.rows, b.rows);
    const columns = Math.max(a.columns, b.columns);
    const at = (row: number, column: number) => {
      const [first, second] = [valueAt(left, a, row, column), valueAt(right, b, row, column)];
      return first && second ? compared(first, second, this.#operator) : errorValue('#N/A');
    };
    if (rows === 1 && columns === 1) return at(0, 0);
    return arrayValue(
      Array.from({ length: rows }, (_row, row) =>
        Array.from({ length: columns }, (_column, column) => at(row, column)),
      ),
    );
  }
}

function shapeOf(value: BaseValueObject): Shape {
  if (!value.isArray()) return { rows: 1, columns: 1 };
  const array = value as ArrayValueObject;
  return { rows: array.getRowCount(), columns: array.getColumnCount() };
}

/** One row or column stands for each; undefined beyond the end of several. */
function valueAt(
  value: BaseValueObject,
  { rows, columns }: Shape,
  row: number,
  column: number,
): BaseValueObject | undefined {
  if (!value.isArray()) return value;
  const [r, c] = [rows === 1 ? 0 : row, columns === 1 ? 0 : column];
  if (r >= rows || c >= columns) return undefined;
  return (value as ArrayValueObject).get(r, c) ?? NullValueObject.create();
}

function compared(left: BaseValueObject, right: BaseValueObject, operator: Operator): BaseValueObject {
  if (left.isError()) return left;
  if (right.isError()) return right;
  const [a, b] = [filled(left, right), filled(right, left)];
  if (a.isNumber() && b.isNumber()) return rounded(a).compare(rounded(b), operator);
  const order =
    kindOf(a) - kindOf(b) || (a.isString() ? textOrder(a, b) : Number(a.getValue()) - Number(b.getValue()));
  return NumberValueObject.create(order).compare(NumberValueObject.create(0), operator);
}

/** Excel compares numbers by 15 digits: 0.1+0.2 is 0.3. */
function rounded(value: BaseValueObject): NumberValueObject {
  return NumberValueObject.create(Number(Number(value.getValue()).toPrecision(15)));
}

/** An empty cell is compared as the 0, "" or FALSE that the other value is compared with. */
function filled(value: BaseValueObject, other: BaseValueObject): BaseValueObject {
  if (!value.isNull()) return value;
  if (other.isBoolean()) return new BooleanValueObject(false);
  return other.isString() ? StringValueObject.create('') : NumberValueObject.create(0);
}

/** Numbers come before texts, and texts before TRUE and FALSE. */
function kindOf(value: BaseValueObject): number {
  if (value.isBoolean()) return 2;
  return value.isString() ? 1 : 0;
}

function textOrder(a: BaseValueObject, b: BaseValueObject): number {
  const [left, right] = [a, b].map((each) => String(each.getValue()).toLowerCase());
  return left === right ? 0 : TEXTS.compare(left ?? '', right ?? '');
}
