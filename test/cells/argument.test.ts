import {
  choiceArgument,
  flagArgument,
  oneOf,
  requiredText,
  textArgument,
  textRange,
  wholeArgument,
} from '../../src/cells/argument';

const CARD = { type: 'Entity', text: 'Apple', properties: { id: { type: 'String', basicValue: 'an-id' } } };

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

test('takes a cell that holds a card as the id on it', () => {
  expect(textArgument(CARD, 'entity')).toBe('an-id');
  expect(textArgument({ ...CARD, properties: { id: 'an-id' } }, 'entity')).toBe('an-id');
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
  expect([null, '', true, 1, 'true'].map((flag) => flagArgument(flag, 'headers', true))).not.toContain(false);
  expect([false, 0, 'False'].map((flag) => flagArgument(flag, 'headers', true))).not.toContain(true);
});

test.each([
  [() => requiredText('', 'question'), 'question must be text, got nothing'],
  [() => textArgument(true, 'name'), 'name must be text, got TRUE'],
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
  expect(read).toThrow(message);
});

test('joins choices as a sentence does', () => {
  expect([oneOf([]), oneOf(['a']), oneOf(['a', 'b', 'c'])]).toEqual(['', '"a"', '"a", "b" or "c"']);
});
