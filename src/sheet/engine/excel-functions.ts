import type { CustomData, Injector, IRange, Nullable } from '@univerjs/core';
import {
  ArrayValueObject,
  BaseFunction,
  type BaseReferenceObject,
  type BaseValueObject,
  FormulaDataModel,
  IDefinedNamesService,
  IFormulaRuntimeService,
  IFunctionService,
  LexerTreeBuilder,
  RangeReferenceObject,
  ValueNodeFactory,
} from '@univerjs/engine-formula';

import { LONGEST_LINK } from '../../shared/formula/limits';
import { detailOf } from '../cells/cell-detail';
import { arrayValue, errorValue, scalarValue } from '../cells/cell-values';
import { arrayElements } from './array-literal';
import { giveExcelResults } from './excel-results';
import { seeFieldReferences } from './field-references';
import { toEngineSyntax } from './formula-syntax';

type Operand = BaseValueObject | BaseReferenceObject;
type RangesBySheet = ReturnType<FormulaDataModel['getArrayFormulaRange']>;

/** Adds what the engine lacks of Excel's formulas: `A1#`, `A1.field`, `FIELDVALUE`, `@F(A1)` and `{"a, b"}`. */
export function addExcelFunctions(injector: Injector): void {
  const lexer = injector.get(LexerTreeBuilder);
  const parse = lexer.treeBuilder.bind(lexer);
  const isName = namesOf(injector);
  lexer.treeBuilder = (formula, ...rest) => parse(toEngineSyntax(formula, isName), ...rest);
  seeFieldReferences(lexer, isName);
  injector.get(IFunctionService).registerExecutors(new AnchorArray(injector), new FieldValue(), new Single());
  readArrayLiterals(injector.get(ValueNodeFactory));
  refuseLongLinks(injector.get(IFunctionService));
  giveExcelResults(injector);
}

/** Whether a text is a name of an open workbook, in any case. */
function namesOf(injector: Injector): (text: string) => boolean {
  const names = injector.get(IDefinedNamesService);
  return (text) =>
    Object.values(names.getAllDefinedNames()).some((own) =>
      Object.values(own).some(({ name }) => name.toLowerCase() === text.toLowerCase()),
    );
}

/** Excel makes no link of a longer text, however it was put together. */
function refuseLongLinks(functions: IFunctionService): void {
  const link = functions.getExecutor('HYPERLINK');
  if (!link) throw new Error('Expected the engine to know HYPERLINK');
  const calculate = link.calculate.bind(link);
  link.calculate = (...args) => {
    const [given] = args;
    // A cell, and what some functions give, comes as an array of one.
    const target = given instanceof ArrayValueObject ? given.get(0, 0) : given;
    const isLong = target?.isString() === true && String(target.getValue()).length > LONGEST_LINK;
    return isLong
      ? errorValue('#VALUE!', `Expected a link of at most ${LONGEST_LINK} characters`)
      : calculate(...args);
  };
}

/** The engine parts an array at every comma, in quotes too, and makes dates of its texts. */
function readArrayLiterals(factory: ValueNodeFactory): void {
  const create = factory.create.bind(factory);
  factory.create = (token) => {
    const node = create(token);
    if (token.startsWith('{')) {
      node.execute = () => {
        node.setValue(arrayValue(arrayElements(token).map((row) => row.map(scalarValue))));
      };
    }
    return node;
  };
}

/** `ANCHORARRAY(A1)`: what A1 spills to. */
class AnchorArray extends BaseFunction {
  override needsReferenceObject = true;
  override minParams = 1;
  override maxParams = 1;

  constructor(private readonly injector: Injector) {
    super('ANCHORARRAY');
  }

  override calculate(anchor: Operand): BaseValueObject | BaseReferenceObject {
    if (!isReference(anchor)) return anchor.isError() ? anchor : errorValue('#REF!');
    const range = this.#spillOf(anchor);
    if (!range) return anchor;
    const spill = new RangeReferenceObject(range, anchor.getSheetId(), anchor.getUnitId());
    spill.setDefaultSheetId(anchor.getSheetId());
    spill.setDefaultUnitId(anchor.getUnitId());
    return spill;
  }

  #spillOf(anchor: BaseReferenceObject): IRange | undefined {
    const { startRow, startColumn } = anchor.getRangePosition();
    const at = (ranges: RangesBySheet) =>
      ranges[anchor.getUnitId()]?.[anchor.getSheetId()]?.[startRow]?.[startColumn];
    return (
      at(this.injector.get(IFormulaRuntimeService).getUnitArrayFormula()) ??
      at(this.injector.get(FormulaDataModel).getArrayFormulaRange()) ??
      undefined
    );
  }
}

/** `FIELDVALUE(A1,"field")`: a field of the entity in A1; #FIELD! where it has none. */
class FieldValue extends BaseFunction {
  override needsReferenceObject = true;
  override minParams = 2;
  override maxParams = 2;

  constructor() {
    super('FIELDVALUE');
  }

  override calculate(source: Operand, field: Operand): BaseValueObject {
    const name = String(isReference(field) ? field.getFirstCell().getValue() : field.getValue());
    if (!isReference(source)) return fieldsOf(source, name);
    const { startRow, endRow, startColumn, endColumn } = source.getRangePosition();
    const at = (row: number, column: number) => {
      const cell = source.getCellData(row, column);
      const value = source.toArrayValueObject().get(row - startRow, column - startColumn);
      return fieldOf(value, cell?.custom, name);
    };
    if (source.isCell()) return at(startRow, startColumn);
    return arrayValue(
      Array.from({ length: endRow - startRow + 1 }, (_row, row) =>
        Array.from({ length: endColumn - startColumn + 1 }, (_column, column) =>
          at(startRow + row, startColumn + column),
        ),
      ),
    );
  }
}

/** `SINGLE(value)`: the first of an array. */
class Single extends BaseFunction {
  override minParams = 1;
  override maxParams = 1;

  constructor() {
    super('SINGLE');
  }

  override calculate(value: BaseValueObject): BaseValueObject {
    return value instanceof ArrayValueObject ? (value.get(0, 0) ?? errorValue('#N/A')) : value;
  }
}

/** The field of a function's result, which comes as an array of one. */
function fieldsOf(value: BaseValueObject, field: string): BaseValueObject {
  if (!(value instanceof ArrayValueObject)) return fieldOf(value, value.getCustomData(), field);
  const rows = value
    .getArrayValue()
    .map((row) => row.map((cell) => fieldOf(cell, cell?.getCustomData(), field)));
  const [[only] = []] = rows;
  return rows.length === 1 && rows[0]?.length === 1 && only !== undefined ? only : arrayValue(rows);
}

function fieldOf(value: Nullable<BaseValueObject>, custom: CustomData, field: string): BaseValueObject {
  if (value?.isError()) return value;
  const properties = detailOf(custom).rich?.properties ?? {};
  const name = Object.keys(properties).find((key) => key.toLowerCase() === field.toLowerCase());
  return name === undefined ? errorValue('#FIELD!') : scalarValue(properties[name]);
}

function isReference(operand: Operand): operand is BaseReferenceObject {
  return operand.isReferenceObject();
}
