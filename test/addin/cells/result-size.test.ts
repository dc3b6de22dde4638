import type { Grid } from '../../../src/addin/cells/cell';
import { checkSize, fitted, formatsFit, jsonSize, MAX_JSON } from '../../../src/addin/cells/result-size';
import { fault, HostError, thrownBy } from './test-host';

const date = (basicValue: number): Excel.DoubleCellValue => ({
  type: 'Double',
  basicValue,
  numberFormat: 'yyyy-mm-dd',
});

test('pads ragged rows with blanks', () => {
  expect(fitted([['a'], ['b', 1, true], []])).toEqual([
    ['a', '', ''],
    ['b', 1, true],
    ['', '', ''],
  ]);
});

test('gives one blank cell for nothing', () => {
  expect(fitted([])).toEqual([['']]);
  expect(fitted([[]])).toEqual([['']]);
});

test('keeps number formats while the result is small', () => {
  expect(fitted([[date(45_296), 1]])).toEqual([[date(45_296), 1]]);
});

test('leaves number formats out where they make a result too large', () => {
  const grid = fitted(Array.from({ length: 60_000 }, (_, at) => [date(at), at]));
  expect(grid[59_999]).toEqual([59_999, 59_999]);
  expect(JSON.stringify(grid).length).toBeLessThan(MAX_JSON);
});

test('leaves out what values carry before their formats', () => {
  const carried = {
    ...date(45_296),
    properties: { source: { type: 'String', basicValue: 'Form 10-K' } },
  } as const;
  const text = { type: 'String', basicValue: 'Cupertino', properties: carried.properties } as const;
  expect(fitted([[carried, text]])).toEqual([[carried, text]]);
  const rows = 15_000;
  const grid = fitted(Array.from({ length: rows }, () => [carried, text]));
  expect(grid[rows - 1]).toEqual([date(45_296), 'Cupertino']);
});

test('what a value carries is measured no smaller than it is', () => {
  const properties = { source: { type: 'String', basicValue: 'Größe' }, known: date(45_296) } as const;
  const cell = { ...date(45_296), properties };
  expect(jsonSize([[cell]])).toBeGreaterThanOrEqual(JSON.stringify([[cell]]).length);
  const long = {
    ...cell,
    properties: { source: { type: 'String', basicValue: 'x'.repeat(2_000) } },
  } as const;
  expect(jsonSize([[long]])).toBeGreaterThanOrEqual(JSON.stringify([[long]]).length);
});

test('a text is measured as JSON writes it, with its quotes, its breaks and its letters of several bytes', () => {
  const texts = ['"'.repeat(30_000), 'a\\b\n\t"c"', '\u0001\u007f', '中文', '😀', '\ud800', ' plain ~!#[]'];
  for (const text of texts) {
    const bytes = Buffer.byteLength(JSON.stringify(text));
    expect(jsonSize([[text]]) - jsonSize([[]]) - 1).toBe(bytes);
    expect(jsonSize([[{ type: 'String', basicValue: text }]])).toBeGreaterThan(bytes);
  }
});

test('formats fit where all of them do', () => {
  const most = Math.floor(MAX_JSON / 60);
  expect([most, most + 1].map(formatsFit)).toEqual([true, false]);
});

test('measures each cell by what it holds', () => {
  const size = (cell: Grid[number][number]) => jsonSize([[cell]]) - jsonSize([[]]);
  const numbers = [
    0,
    5,
    10,
    99,
    100,
    -7,
    0.5,
    -0.05,
    12.34,
    99.999,
    1234.5678,
    999_999_999,
    1e9,
    1 / 3,
    -1e-7,
  ];
  expect(numbers.map((number) => size(number) - 1)).toEqual(numbers.map((number) => String(number).length));
  const error = (message: string) => new HostError('#N/A', message);
  expect(size(date(1)) - size({ type: 'Double', basicValue: 1 })).toBe('yyyy-mm-dd'.length);
  expect(size(error('x'.repeat(100))) - size(error(''))).toBe(100);
  expect(size({ code: '#N/A' })).toBe(size(error('')));
  expect(size(error(''))).toBeGreaterThan(JSON.stringify(error('')).length);
  const card: Excel.EntityCellValue = { type: 'Entity', text: 'x'.repeat(500) };
  expect(size(card) - size({ type: 'Entity', text: '' })).toBe(500);
});

test('a lone card may be too large', () => {
  const card: Excel.EntityCellValue = { type: 'Entity', text: 'x'.repeat(MAX_JSON) };
  expect(thrownBy(() => fitted([[card]]))).toMatchObject({
    kind: 'too-large',
    message: expect.stringMatching(/^The result is 1 cell of more than 2 MB/) as string,
  });
  const short = { ...card, text: '' };
  expect(fitted([[short]])).toEqual([[short]]);
});

test('refuses more than a million cells, with advice', () => {
  const rows: Grid = Array.from({ length: 100_001 }, () => Array<string>(10).fill(''));
  expect(() => checkSize(100_000, 10)).not.toThrow();
  expect(() => fitted(rows)).toThrow(
    'The result is 100,001 × 10 cells; Excel allows 1,000,000 cells. Narrow it by date or range, or set a limit',
  );
});

test('refuses more than 2 MB, with advice', () => {
  const rows: Grid = Array.from({ length: 100 }, () => ['x'.repeat(30_000), '']);
  expect(() => fitted(rows)).toThrow(
    'The result is 200 cells of more than 2 MB; Excel allows about 2 MB. Narrow it by date or range, or set a limit',
  );
});

test('whatever is let through is legal', () => {
  expect(fault(fitted([['a'], [1, date(2)]]))).toBeUndefined();
});

// Numbers are measured without writing each: the limit must fall where the JSON's does.
test.each([
  0,
  7,
  -7,
  0.5,
  -0.05,
  12.34,
  1234.5678,
  46_000,
  99.999,
  1 / 3,
  999_999_999,
  1e9,
  1e21,
  5e-324,
  -1e-7,
])('measures %d as JSON writes it', (number) => {
  const grid = (letters: number): Grid => [[number, 'x'.repeat(letters)]];
  const room = MAX_JSON - JSON.stringify(grid(0)).length;
  expect(fitted(grid(room - 2))).toHaveLength(1);
  expect(() => fitted(grid(room + 1))).toThrow(/more than 2 MB/);
});

test('counts bytes, not letters', () => {
  const rows = (letter: string): Grid => Array.from({ length: 30 }, () => [letter.repeat(30_000)]);
  expect(fitted(rows('x'))).toHaveLength(30);
  expect(() => fitted(rows('株'))).toThrow(/more than 2 MB/);
});
