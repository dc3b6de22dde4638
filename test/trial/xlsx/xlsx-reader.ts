import { XMLParser } from 'fast-xml-parser';
import { strFromU8, unzipSync } from 'fflate';

import { columnName } from '../../../src/shared/formula/column';

/** A cell as its file has it: ECMA-376-1, 18.3.1.4. */
export type FileCell = {
  type: 'number' | 'text' | 'boolean' | 'error';
  value: number | string | boolean;
  formula?: string;
  /** Where an array formula spills. */
  spill?: string;
  /** Whether the formula is a dynamic array. */
  isDynamic: boolean;
  format: string;
};

/** The cells of one sheet by address. */
export type FileSheet = Record<string, FileCell>;

type Node = { [name: string]: Node[] | string | undefined; '#text'?: string };

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  alwaysCreateTextNode: true,
  isArray: (_name, _path, _isLeaf, isAttribute) => !isAttribute,
});

/** The formats that a file need not name: ECMA-376-1, 18.8.30. */
const BUILT_IN_FORMATS = new Map([
  ['0', 'General'],
  ['1', '0'],
  ['2', '0.00'],
  ['3', '#,##0'],
  ['4', '#,##0.00'],
  ['9', '0%'],
  ['10', '0.00%'],
]);

/** Reads the sheets of an .xlsx file by name, without the library that writes the trial's files. */
export function readXlsx(file: Uint8Array): Record<string, FileSheet> {
  const parts = unzipSync(file);
  const part = (path: string): Node => {
    const bytes = parts[path];
    return bytes === undefined ? {} : (parser.parse(strFromU8(bytes)) as Node);
  };
  const texts = at(part('xl/sharedStrings.xml'), 'sst', 'si').map(textOf);
  const formats = formatsOf(part('xl/styles.xml'));
  const targets = new Map(
    at(part('xl/_rels/workbook.xml.rels'), 'Relationships', 'Relationship').map((relationship) => [
      attribute(relationship, 'Id'),
      attribute(relationship, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  );
  return Object.fromEntries(
    at(part('xl/workbook.xml'), 'workbook', 'sheets', 'sheet').map((sheet) => {
      const rows = at(part(targets.get(attribute(sheet, 'r:id')) ?? ''), 'worksheet', 'sheetData', 'row');
      const cells = rows.flatMap((row) => at(row, 'c'));
      const read = cells.map((cell) => [attribute(cell, 'r'), cellOf(cell, texts, formats)] as const);
      return [attribute(sheet, 'name'), Object.fromEntries(read.filter(([, cell]) => cell.value !== ''))];
    }),
  );
}

/** The cell in a row and a column, both from 0. */
export function cellAt(sheet: FileSheet, row: number, column: number): FileCell | undefined {
  return sheet[`${columnName(column)}${row + 1}`];
}

function cellOf(node: Node, texts: readonly string[], formats: readonly string[]): FileCell {
  const [formula] = at(node, 'f');
  const raw = at(node, 'v')[0]?.['#text'] ?? '';
  const format = formats[Number(attribute(node, 's'))] ?? 'General';
  return {
    ...typed(attribute(node, 't'), raw, texts, node),
    ...(formula === undefined ? {} : { formula: formula['#text'] ?? '' }),
    ...(formula?.['@ref'] === undefined ? {} : { spill: attribute(formula, 'ref') }),
    isDynamic: attribute(node, 'cm') !== '',
    format,
  };
}

function typed(
  type: string,
  raw: string,
  texts: readonly string[],
  node: Node,
): Pick<FileCell, 'type' | 'value'> {
  switch (type) {
    case 's':
      return { type: 'text', value: texts[Number(raw)] ?? '' };
    case 'str':
      return { type: 'text', value: raw };
    case 'inlineStr':
      return { type: 'text', value: at(node, 'is').map(textOf).join('') };
    case 'b':
      return { type: 'boolean', value: raw === '1' };
    case 'e':
      return { type: 'error', value: raw };
    default:
      return { type: 'number', value: raw === '' ? '' : Number(raw) };
  }
}

/** A text, of one or several runs. */
function textOf(node: Node): string {
  return [...at(node, 't'), ...at(node, 'r', 't')].map((text) => text['#text'] ?? '').join('');
}

/** The number format of each style. */
function formatsOf(styles: Node): string[] {
  const named = at(styles, 'styleSheet', 'numFmts', 'numFmt').map(
    (format) => [attribute(format, 'numFmtId'), attribute(format, 'formatCode')] as const,
  );
  const codes = new Map([...BUILT_IN_FORMATS, ...named]);
  return at(styles, 'styleSheet', 'cellXfs', 'xf').map(
    (style) => codes.get(attribute(style, 'numFmtId')) ?? 'General',
  );
}

/** The elements at a path of names. */
function at(node: Node, ...path: readonly string[]): Node[] {
  return path.reduce<Node[]>(
    (nodes, name) => nodes.flatMap((each) => (Array.isArray(each[name]) ? each[name] : [])),
    [node],
  );
}

function attribute(node: Node, name: string): string {
  const value = node[`@${name}`];
  return typeof value === 'string' ? value : '';
}
