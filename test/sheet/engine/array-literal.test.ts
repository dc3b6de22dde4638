import { arrayElements } from '../../../src/sheet/engine/array-literal';

describe('the elements of an array literal', () => {
  it.each([
    ['{"Population","Real GDP, national accounts"}', [['Population', 'Real GDP, national accounts']]],
    [
      '{"a; b",1;TRUE,"c"}',
      [
        ['a; b', 1],
        [true, 'c'],
      ],
    ],
    [
      '{ -1.50 , 2e3 ; false , #N/A }',
      [
        [-1.5, 2000],
        [false, '#N/A'],
      ],
    ],
    ['{"12/31/2022","007","TRUE",""}', [['12/31/2022', '007', 'TRUE', '']]],
    ['{"5"" pipe"",","b"}', [['5" pipe",', 'b']]],
    ['{}', []],
  ])('of %s are %j', (literal, elements) => {
    expect(arrayElements(literal)).toEqual(elements);
  });
});
