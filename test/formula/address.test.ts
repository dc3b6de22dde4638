import { cellName, rangeName, splitAddress } from '../../src/formula/address';

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
});
