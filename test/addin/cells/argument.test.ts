import {
  badArgument,
  choiceArgument,
  flagArgument,
  oneOf,
  onlyText,
  requiredRange,
  requiredText,
  rowRange,
  textArgument,
  textRange,
  wholeArgument,
  wordsIn,
} from '../../../src/addin/cells/argument';
import { thrownBy } from './test-host';
import { verbatim } from '../../../src/shared/messages/message';

const ID = '3ecde5e3-4a8f-50c9-a63e-816c488a64a7';
const CARD = { type: 'Entity', text: 'Apple', properties: { id: { type: 'String', basicValue: ID } } };

test.each([null, undefined, '', '  ', 0])('takes %j as left out', (blank) => {
  expect(textArgument(blank, 'name')).toBeUndefined();
  expect(wholeArgument(blank === '  ' ? '' : blank, 'limit', { min: 1, max: 9 })).toBeUndefined();
});

test('takes text, numbers and data types as text', () => {
  expect(textArgument(' Apple ', 'name')).toBe('Apple');
  expect(textArgument(700, 'name')).toBe('700');
  expect(textArgument({ type: 'String', basicValue: 'Apple' }, 'name')).toBe('Apple');
  expect(textArgument({ type: 'Empty' }, 'name')).toBeUndefined();
  expect(textArgument([['Apple']], 'name')).toBe('Apple');
});

test('takes a cell of an error as its code, where it is one of many', () => {
  const error = { type: 'Error', basicValue: '#N/A', basicType: 'Error' };
  const own = { code: '#REF!', message: 'x' };
  expect(
    textRange(
      [
        [error, 'a'],
        [own, null],
      ],
      'name',
    ),
  ).toEqual([
    ['#N/A', 'a'],
    ['#REF!', undefined],
  ]);
  expect(textRange(error, 'name')).toEqual([['#N/A']]);
  expect(() => textRange([[{ code: 'N/A' }], ['a']], 'name')).toThrow('name must be text');
});

test('takes a range that holds something, and text that is given', () => {
  expect(requiredRange([['a'], ['']], 'name')).toEqual([['a'], [undefined]]);
  expect(requiredRange([['', 'a']], 'name')).toEqual([[undefined, 'a']]);
  expect(requiredRange([[''], ['a']], 'name')).toEqual([[undefined], ['a']]);
  expect(requiredText(' Apple ', 'name')).toBe('Apple');
  expect(requiredText('#1 Cochran', 'name')).toBe('#1 Cochran');
});

test('takes one empty cell as a row that is not filled yet, and text that is blank as a fault', () => {
  for (const empty of [[[null]], [[0]]]) expect(rowRange(empty, 'name')).toStrictEqual([[undefined]]);
  expect(rowRange([['a']], 'name')).toEqual([['a']]);
  expect(rowRange('a', 'name')).toEqual([['a']]);
  for (const blank of ['', null, [['']], [[null, null]], [[null], [null]]])
    expect(thrownBy(() => rowRange(blank, 'name'))).toMatchObject({ message: 'name must not be blank' });
});

test('takes whole numbers to their limits, as text too, and 0 where it is allowed', () => {
  const read = (given: unknown, min: number) => wholeArgument(given, 'n', { min, max: 9 });
  expect([1, '1', 9, 9.0].map((given) => read(given, 1))).toEqual([1, 1, 9, 9]);
  expect([read(0, 0), read('0', 0), read(0, 1), read(undefined, 0)]).toEqual([0, 0, undefined, undefined]);
});

test('takes a word of a choice in any letter case, and the first where none is given', () => {
  const read = (given: unknown) => choiceArgument(given, 'direction', ['Both', 'In']);
  expect(['IN', 'in', 'both', '', null].map(read)).toEqual(['In', 'In', 'Both', 'Both', 'Both']);
});

test('takes the words between commas', () => {
  expect(wordsIn(' a, b c ,,d ')).toEqual(['a', 'b c', 'd']);
  expect(wordsIn('')).toEqual([]);
});

test('takes a cell that holds a card as the id on it', () => {
  expect(textArgument(CARD, 'entity')).toBe(ID);
  expect(textArgument({ ...CARD, properties: { id: ID } }, 'entity')).toBe(ID);
});

test('takes a cell that holds a card of others, such as a stock, as its name', () => {
  const stock = {
    type: 'LinkedEntity',
    text: 'Apple Inc',
    basicType: 'Error',
    basicValue: '#VALUE!',
    id: {},
  };
  expect(textArgument(stock, 'entity')).toBe('Apple Inc');
  expect(textRange([[stock], [CARD]], 'entity')).toEqual([['Apple Inc'], [ID]]);
  expect(textArgument({ type: 'Entity', text: 'Pump 7', properties: { id: '7' } }, 'entity')).toBe('Pump 7');
});

test('takes names that Excel made numbers or TRUE of as text', () => {
  expect(textRange([[700, true, false, 3]], 'name')).toEqual([['700', 'TRUE', 'FALSE', '3']]);
});

test('takes a whole column down to its last filled cell', () => {
  const column = (...filled: unknown[]): unknown[][] =>
    Array.from({ length: 1_048_576 }, (_, at) => [filled[at] ?? (at % 2 ? '' : 0)]);
  const three = textRange(column('a', null, 'b'), 'name');
  // Counted first: the difference of a million rows takes minutes to write.
  expect(three.length).toBe(3);
  expect(three).toEqual([['a'], [undefined], ['b']]);
  // A list of one is still a list, and its results stand in a column.
  const one = textRange(column('a'), 'name');
  expect(one.length).toBe(2);
  expect(one).toEqual([['a'], [undefined]]);
  expect(textRange([['a'], [''], ['']], 'name')).toHaveLength(3);
  const wide = Array.from({ length: 100_001 }, (_, at) => (at < 3 ? ['', 'a', null] : [null, '', 0]));
  expect(textRange(wide, 'name')).toHaveLength(3);
});

test('takes a range as it is shaped', () => {
  expect(
    textRange(
      [
        ['a', ''],
        [null, 'b'],
      ],
      'name',
    ),
  ).toEqual([
    ['a', undefined],
    [undefined, 'b'],
  ]);
  expect(textRange('a', 'name')).toEqual([['a']]);
  expect(textRange(null, 'name')).toEqual([[undefined]]);
});

test('takes TRUE, FALSE, 1, 0 and their words as flags', () => {
  expect(
    [undefined, null, '', true, 1, ' true '].map((flag) => flagArgument(flag, 'headers', true)),
  ).not.toContain(false);
  expect([undefined, null, ''].map((flag) => flagArgument(flag, 'headers', false))).not.toContain(true);
  expect([false, 0, 'False'].map((flag) => flagArgument(flag, 'headers', true))).not.toContain(true);
});

test.each([
  [() => requiredText('', 'question'), 'question must not be blank'],
  [() => requiredRange([[''], [null]], 'name'), 'name must not be blank'],
  [() => textArgument({ value: 'x' }, 'name'), 'name must be text, got "value: x"'],
  [() => textArgument({ type: 'Error' }, 'name'), 'name must be a value, got "an error"'],
  [() => wholeArgument(true, 'limit', { min: 1, max: 9 }), 'limit must be a whole number, 1 to 9, got TRUE'],
  [
    () => wholeArgument(false, 'limit', { min: 1, max: 9 }),
    'limit must be a whole number, 1 to 9, got FALSE',
  ],
  [() => wholeArgument(10, 'limit', { min: 1, max: 9 }), 'limit must be 1 to 9, got 10'],
  [() => flagArgument({ a: 1 }, 'headers', true), 'headers must be TRUE or FALSE, got "a: 1"'],
  [() => badArgumentOf(''), 'x must be y, got nothing'],
  [() => badArgumentOf(null), 'x must be y, got nothing'],
  [() => badArgumentOf(undefined), 'x must be y, got nothing'],
  [() => textArgument([['a'], ['b']], 'name'), 'name must be one cell, got a range of 2'],
  [() => textArgument({ type: 'Error', basicValue: '#REF!' }, 'name'), 'name must be a value, got "#REF!"'],
  [
    () => textArgument({ type: 'Entity', properties: {} }, 'name'),
    'name must be a name, an id or a KER card, got "another data type"',
  ],
  [() => wholeArgument(250, 'limit', { min: 1, max: 100 }), 'limit must be 1 to 100, got 250'],
  [
    () => wholeArgument(1.5, 'limit', { min: 1, max: 100 }),
    'limit must be a whole number, 1 to 100, got 1.5',
  ],
  [
    () => wholeArgument('x', 'limit', { min: 1, max: 100 }),
    'limit must be a whole number, 1 to 100, got "x"',
  ],
  [
    () => wholeArgument(-1, 'offset', { min: 0, max: Number.MAX_SAFE_INTEGER }),
    'offset must be 0 or more, got -1',
  ],
  [() => flagArgument('maybe', 'headers', true), 'headers must be TRUE or FALSE, got "maybe"'],
  [() => choiceArgument('up', 'direction', ['both', 'in']), 'direction must be "both" or "in", got "up"'],
])('says what an argument must be (%#)', (read, message) => {
  expect(thrownBy(read)).toMatchObject({ kind: 'bad-argument', message });
});

function badArgumentOf(got: unknown): never {
  throw badArgument('x', verbatim('y'), got);
}

test('the text of one cell alone is one', () => {
  expect([[[' Apple ']], [[' ']], [[1]], [['Apple', 'Boeing']], 'Apple'].map(onlyText)).toEqual([
    ...['Apple', undefined, undefined, undefined, undefined],
  ]);
});

test('joins choices as a sentence does', () => {
  expect([oneOf([]), oneOf(['a']), oneOf(['a', 'b', 'c'])]).toEqual(['', '"a"', '"a", "b" or "c"']);
});
