import { type CellEdit, editCells } from '../../src/cli/file/cell-edits';
import { readSheetXml, type StoredCell } from '../../src/cli/file/sheet-xml';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const TEXTS = ['old', 'new'];

const sheet = (data: string, before = '') =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\r\n<worksheet xmlns="${MAIN}">${before}<sheetData>${data}</sheetData><pageMargins left="0.7"/></worksheet>`;
const read = (xml: string) => readSheetXml('sheet.xml', xml, TEXTS);
const edited = (xml: string, ...edits: CellEdit[]) => editCells(read(xml), edits);
const cellsOf = (xml: string): StoredCell[] => read(xml).rows.flatMap(({ cells }) => cells);
const A1 = { row: 0, column: 0 };

const PLAIN = sheet(
  '<row r="1" spans="1:2"><c r="A1" s="3" t="s"><v>0</v></c><c r="B1"><f>A1&amp;"x"</f><v>7</v></c></row><row r="3"/>',
  '<dimension ref="A1:B1"/>',
);

test('a sheet without edits stays as it is', () => {
  expect(edited(PLAIN)).toBe(PLAIN);
});

test('an edit replaces the value and type of its cell alone', () => {
  expect(edited(PLAIN, { ...A1, value: 'a<b&c ' })).toBe(
    PLAIN.replace('s="3" t="s"><v>0</v>', 's="3" t="str"><v>a&lt;b&amp;c </v>'),
  );
});

test.each(['_x000D_', 'a\u0001b', '\u{1F600} smile', ' lead', 'tab\tnew\nline\r', '=1+1', '\uD800', 'é'])(
  'the text %j reads back as it was written',
  (text) => {
    expect(cellsOf(edited(PLAIN, { ...A1, value: text }))[0]?.value).toBe(text);
  },
);

test.each([
  [2.5e-7, '<c r="A1" s="3"><v>2.5E-7</v></c>'],
  [true, '<c r="A1" s="3" t="b"><v>1</v></c>'],
  ['#N/A', '<c r="A1" s="3" t="e"><v>#N/A</v></c>'],
  ['#CONNECT!', '<c r="A1" s="3" t="e"><v>#VALUE!</v></c>'],
  [undefined, '<c r="A1" s="3"/>'],
])('%j is stored as %s', (value, xml) => {
  expect(edited(PLAIN, { ...A1, value })).toContain(xml);
});

test('new cells stand in their order, with spans and dimension around them', () => {
  const xml = edited(
    PLAIN,
    { row: 8, column: 2, value: 5 },
    { row: 0, column: 3, value: 1 },
    { row: 2, column: 1, value: 'x' },
    { row: 1, column: 0, value: 2 },
  );
  expect(xml).toContain('<dimension ref="A1:D9"/>');
  expect(xml).toContain(
    '<v>7</v></c><c r="D1"><v>1</v></c></row><row r="2"><c r="A2"><v>2</v></c></row>' +
      '<row r="3"><c r="B3" t="str"><v>x</v></c></row><row r="9"><c r="C9"><v>5</v></c></row></sheetData>',
  );
  expect(xml).toContain('spans="1:4"');
});

test('an empty sheet gets its rows', () => {
  const xml = sheet('').replace('<sheetData></sheetData>', '<sheetData/>');
  expect(edited(xml, { row: 1, column: 1, value: 1 })).toContain(
    '<sheetData><row r="2"><c r="B2"><v>1</v></c></row></sheetData>',
  );
});

test('new cells take the style of their row or column', () => {
  const xml = sheet(
    '<row r="1" s="9" customFormat="1"><c r="A1"/></row><row r="2"><c r="A2"/></row>',
    '<cols><col min="2" max="3" style="4"/></cols>',
  );
  const made = edited(xml, { row: 0, column: 1, value: 1 }, { row: 1, column: 1, value: 1 });
  expect(made).toContain('<c r="B1" s="9"><v>1</v></c>');
  expect(made).toContain('<c r="B2" s="4"><v>1</v></c>');
});

test('prefixes, missing places, single quotes, CDATA and comments are read and kept', () => {
  const odd =
    `<x:worksheet xmlns:x="${MAIN}"><x:sheetData><x:row><x:c t='s' cm="1" vm="2">` +
    '<x:f t="array" ref="A1:A2" aca="1">F(<![CDATA[1<2]]>)</x:f><x:v>1</x:v></x:c><!-- c --><x:c><x:v>7</x:v></x:c>' +
    '</x:row></x:sheetData></x:worksheet>';
  const [first, second] = cellsOf(odd);
  expect(first?.formula?.text).toBe('F(1<2)');
  expect(first?.value).toBe('new');
  expect(second).toMatchObject({ row: 0, column: 1, value: 7 });
  expect(edited(odd, { ...A1, value: 5, spill: 'A1:A3' }, { row: 2, column: 0, value: 6 })).toBe(
    odd
      .replace(` t='s' cm="1" vm="2"`, ' cm="1"')
      .replace('A1:A2', 'A1:A3')
      .replace('<x:v>1<', '<x:v>5<')
      .replace('</x:row>', '</x:row><x:row r="3"><x:c r="A3"><x:v>6</x:v></x:c></x:row>'),
  );
});

test('a number format that a data type carries stays with a number', () => {
  const xml = sheet('<row r="1"><c r="A1" vm="1"><f>F()</f><v>1</v></c></row>');
  expect(edited(xml, { ...A1, value: 2, keepsFormat: true })).toContain(
    '<c r="A1" vm="1"><f>F()</f><v>2</v></c>',
  );
});

test('what is not well-formed is refused', () => {
  expect(() => read('<worksheet><sheetData></worksheet>')).toThrow('sheet.xml is not well-formed XML');
});
