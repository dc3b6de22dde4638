import fc from 'fast-check';

import { areaName, columnName, parseArea, quotedSheet, splitAddress } from '../../src/trial/cells/address';

const SIZE = { rows: 1_000, columns: 40 };

describe('addresses', () => {
  it('names columns as Excel does', () => {
    expect([0, 25, 26, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'ZZ', 'AAA']);
  });

  it('reads back whatever area it has named', () => {
    const position = fc.nat({ max: 500 });
    const length = fc.integer({ min: 1, max: 50 });
    fc.assert(
      fc.property(fc.record({ row: position, column: position, rows: length, columns: length }), (area) => {
        expect(parseArea(areaName(area), SIZE)).toEqual(area);
      }),
    );
  });

  it('reads whole columns and rows up to the end of the sheet', () => {
    expect(parseArea('B:C', SIZE)).toEqual({ row: 0, column: 1, rows: 1_000, columns: 2 });
    expect(parseArea('$2:$3', SIZE)).toEqual({ row: 1, column: 0, rows: 2, columns: 40 });
  });

  it.each(['', 'nonsense', 'A', '12', 'A1:'])('finds no area in "%s"', (text) => {
    expect(parseArea(text, SIZE)).toBeUndefined();
  });

  it('keeps a sheet’s name whatever characters it has', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 31 }), (name) => {
        expect(splitAddress(`${quotedSheet(name)}!A1`)).toEqual({ sheet: name, reference: 'A1' });
      }),
    );
  });
});
