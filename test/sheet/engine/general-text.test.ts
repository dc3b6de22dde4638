import { generalText } from '../../../src/sheet/engine/general-text';

/** Room for so many signs. */
const room = (signs: number) => (text: string) => text.length <= signs;

describe('a fraction without a format', () => {
  test.each([
    [1 / 3, 20, '0.333333333'],
    [1 / 3, 6, '0.3333'],
    [2 / 3, 6, '0.6667'],
    [0.040023757, 4, '0.04'],
    [416.161, 11, '416.161'],
    [-2 / 3, 20, '-0.666666667'],
    [1_234_567.891_234, 20, '1234567.891'],
    [1_234_567.891_234, 7, '1234568'],
    [98_765_432_101.5, 20, '98765432102'],
    [987_654_321_012.5, 20, '9.87654E+11'],
    [0.000_012_345_678, 20, '1.23457E-05'],
    [0.000_012_345_678, 7, '1.2E-05'],
    [0.1 + 0.2, 20, '0.3'],
  ])('%d is written in %d signs as %s', (value, signs, text) => {
    expect(generalText(value, room(signs))).toBe(text);
  });

  test.each([
    ['of which no part fits', 1234.5, 3],
    ['that is whole', 416_161_000_000, 20],
    ['that is no number', Number.NaN, 20],
  ])('nothing is written of one %s', (_name, value, signs) => {
    expect(generalText(value, room(signs))).toBeUndefined();
  });
});
