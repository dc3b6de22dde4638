import { fc } from '../../fast-check';

import {
  areaName,
  cellAddress,
  cellName,
  parseArea,
  rangeName,
  splitAddress,
} from '../../../src/shared/formula/address';
import { offsetAddress } from '../../../src/shared/formula/cell-offset';
import { columnName } from '../../../src/shared/formula/column';
import { quoteSheet } from '../../../src/shared/formula/sheet-name';

const SIZE = { rows: 1_000, columns: 40 };

describe('addresses', () => {
  it.each([
    [0, 'A1'],
    [25, 'Z1'],
    [26, 'AA1'],
    [701, 'ZZ1'],
    [702, 'AAA1'],
    [16_383, 'XFD1'],
  ])('names column %i %s', (column, name) => {
    expect(cellName({ row: 0, column })).toBe(name);
  });

  it('names columns as Excel does', () => {
    expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  });

  it('names a range by its corners and a single cell by itself', () => {
    expect(rangeName({ row: 1, column: 1 }, { row: 3, column: 2 })).toBe('B2:C4');
    expect(rangeName({ row: 1, column: 1 }, { row: 1, column: 1 })).toBe('B2');
  });

  it.each([
    ['Sheet1!B2', 'Sheet1', 'B2'],
    ["'Q3 ''24'!A1:B2", "Q3 '24", 'A1:B2'],
    ["'a!b'!C3", 'a!b', 'C3'],
    ['C3', undefined, 'C3'],
  ])('splits %s', (address, sheet, range) => {
    expect(splitAddress(address)).toEqual({ sheet, range });
  });

  it('reads back whatever area it has named', () => {
    const position = fc.nat({ max: 500 });
    const length = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(fc.record({ row: position, column: position, rows: length, columns: length }), (area) => {
        expect(parseArea(areaName(area))).toEqual(area);
      }),
    );
  });

  it('reads corners in any order, with or without dollar signs', () => {
    expect(parseArea('$C9:b$2')).toEqual({ row: 1, column: 1, rows: 8, columns: 2 });
  });

  it('reads whole columns and rows up to the end of the sheet, and names none where that is not known', () => {
    expect(parseArea('B:C', SIZE)).toEqual({ row: 0, column: 1, rows: 1_000, columns: 2 });
    expect(parseArea('$2:$3', SIZE)).toEqual({ row: 1, column: 0, rows: 2, columns: 40 });
    expect(parseArea('B:C')).toBeUndefined();
  });

  it.each(['', 'nonsense', 'A', '12', 'A1:', ':', 'A1:B2:C3', 'A1:B', 'A0'])(
    'finds no area in "%s"',
    (text) => {
      expect(parseArea(text, SIZE)).toBeUndefined();
    },
  );
});

describe('the names of sheets', () => {
  it('keep whatever characters they have', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 31 }), (name) => {
        expect(splitAddress(`${quoteSheet(name)}!A1`)).toEqual({ sheet: name, range: 'A1' });
      }),
    );
  });

  it.each([
    ['Übersicht', 'Übersicht!B2'],
    ['日本', '日本!B2'],
    ['My sheet', "'My sheet'!B2"],
    ["Q3 '24", "'Q3 ''24'!B2"],
    ['A1', "'A1'!B2"],
    ['R1C1', "'R1C1'!B2"],
    ['2024', "'2024'!B2"],
  ])('%s stands as %s', (sheet, address) => {
    expect(cellAddress({ sheet, row: 1, column: 1 })).toBe(address);
  });
});

test.each([
  ['Sheet1!B2', 'Sheet1!D3'],
  ["'My sheet!'!$Z$9", "'My sheet!'!AB10"],
  ['AZ1', 'BB2'],
  ['Sheet1!B2:C3', 'Sheet1!B2:C3'],
  ['Table1', 'Table1'],
])('one row below and two columns beside %s is %s', (address, beside) =>
  expect(offsetAddress(address, { row: 1, column: 2 })).toBe(beside),
);
