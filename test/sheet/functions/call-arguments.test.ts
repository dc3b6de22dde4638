import {
  argumentsAt,
  completeArguments,
  errorAmong,
  liftOf,
  miscounted,
} from '../../../src/sheet/functions/call-arguments';
import { parseFunctionsFile } from '../../../src/sheet/functions/metadata';

const { functions } = parseFunctionsFile({
  functions: [
    {
      id: 'PROP',
      name: 'PROP',
      parameters: [
        { name: 'entity', dimensionality: 'matrix' },
        { name: 'list', optional: true },
        { name: 'limit', optional: true },
      ],
    },
  ],
});
const parameters = functions[0]!.parameters;

describe('arguments of a custom function', () => {
  it('give a range parameter a grid even for one cell, and null for what is left out', () => {
    expect(completeArguments(['Apple'], parameters)).toEqual([[['Apple']], null, null]);
  });

  it('tell an empty cell from what is left out where a range is taken, and not where a value is', () => {
    const args = [[[null]], [[null]]];
    const one = argumentsAt(args, liftOf(args, parameters), { row: 0, column: 0 });
    expect(completeArguments(one, parameters)).toEqual([[[null]], null, null]);
  });

  it('lift a range that is given where one value is taken', () => {
    const args = [[['Apple']], [['a'], ['b']], 5];
    const lift = liftOf(args, parameters);
    expect(lift).toEqual({ rows: 2, columns: 1, lifted: [false, true, false] });
    expect(argumentsAt(args, lift, { row: 1, column: 0 })).toEqual([[['Apple']], 'b', 5]);
  });

  it('repeat a single row, and give #N/A where a lifted range is too short', () => {
    const args = [[['Apple']], [['a'], ['b'], ['c']], [[1, 2]]];
    const lift = liftOf(args, parameters);
    expect([lift.rows, lift.columns]).toEqual([3, 2]);
    expect(argumentsAt(args, lift, { row: 2, column: 1 })).toEqual([[['Apple']], 'c', 2]);
    const short = [[['Apple']], [['a'], ['b']], [[1], [2], [3]]];
    expect(argumentsAt(short, liftOf(short, parameters), { row: 2, column: 0 })).toEqual([
      [['Apple']],
      '#N/A',
      3,
    ]);
  });

  it('are counted, and what is missing is named', () => {
    expect(miscounted('KER.PROP', parameters, 0)).toBe(
      'Expected at least 1 argument for KER.PROP, got 0: add entity.',
    );
    expect([1, 3].map((count) => miscounted('KER.PROP', parameters, count))).toEqual([undefined, undefined]);
    expect(miscounted('KER.PROP', parameters, 4)).toBe(
      'Expected at most 3 arguments for KER.PROP, got 4: take out what is too many.',
    );
    const many = parameters.map((parameter) => ({ ...parameter, repeating: true }));
    expect(miscounted('KER.PROP', many, 200)).toBeUndefined();
  });

  it('pass on an error without a call, and say busy before any other', () => {
    expect(errorAmong(['a', [['#N/A']]], false)).toBe('#N/A');
    expect(errorAmong([[['#N/A'], ['#BUSY!']]], false)).toBe('#BUSY!');
    expect(errorAmong(['#hashtag'], false)).toBeUndefined();
  });

  it('hands errors over to functions that take them, all but busy', () => {
    expect(errorAmong([[['#N/A'], ['Apple']]], true)).toBeUndefined();
    expect(errorAmong([[['#N/A'], ['#BUSY!']]], true)).toBe('#BUSY!');
    const error = { type: 'Error', basicType: 'Error', basicValue: '#N/A' };
    expect(completeArguments([[['#N/A'], ['Apple']]], [])).toEqual([[[error], ['Apple']]]);
  });
});
