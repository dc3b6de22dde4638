import { areaName, cellName, parseArea } from '../../shared/formula/address';
import { Refusal } from '../refusal';
import type { SheetXml, Span, StoredCell, StoredRow, StoredValue } from './sheet-xml';
import { escapeText } from './xml-text';

/** What a cell shows from now on; rows and columns count from 0. */
export type CellEdit = {
  row: number;
  column: number;
  value: StoredValue;
  /** The formula that the cell has from now on, as a file holds it; null for none. @default it stays */
  formula?: string | null;
  /** The area that the cell's formula fills from now on. */
  spill?: string;
  /** Whether the cell keeps its `vm`: a number format that its data type carries. @default false */
  keepsFormat?: boolean;
};

type Splice = Span & { text: string };

/** The errors that the format's first version knows; it stores later ones as the first of these. */
const STORED_ERRORS = ['#VALUE!', '#N/A', '#REF!', '#NAME?', '#NUM!', '#NULL!', '#DIV/0!', '#GETTING_DATA'];
const ERROR = /^#(?:N\/A|NAME\?|DIV\/0!|GETTING_DATA|BUSY!|[A-Z]+!)$/;
const LONGEST_TEXT = 32_767;

/** The sheet's XML with these edits; every other character stays as it is. */
export function editCells(sheet: SheetXml, edits: readonly CellEdit[]): string {
  const rows = new Map(sheet.rows.map((row) => [row.row, row]));
  const splices: Splice[] = [];
  const added: string[] = [];
  for (const [row, own] of [...groupByRow(edits)].toSorted(([a], [b]) => a - b)) {
    const stored = rows.get(row);
    if (stored) splices.push(...rowSplices(sheet, stored, own));
    else if (filled(own).length > 0 && sheet.data.isEmptyTag) added.push(newRow(sheet, row, own));
    else if (filled(own).length > 0)
      splices.push({ ...placeOfRow(sheet, row), text: newRow(sheet, row, own) });
  }
  if (sheet.data.isEmptyTag && added.length > 0) {
    const { start, end } = sheet.data;
    const tag = sheet.xml.slice(start, end).replace(/\s*\/>$/, '>');
    splices.push({ start, end, text: `${tag}${added.join('')}</${sheet.prefix}sheetData>` });
  }
  return spliced(sheet.xml, [...splices, ...dimensionSplices(sheet, edits)]);
}

function groupByRow(edits: readonly CellEdit[]): Map<number, CellEdit[]> {
  const groups = new Map<number, CellEdit[]>();
  for (const edit of edits) {
    const own = groups.get(edit.row);
    if (own) own.push(edit);
    else groups.set(edit.row, [edit]);
  }
  return groups;
}

function newRow(sheet: SheetXml, row: number, edits: readonly CellEdit[]): string {
  const { prefix } = sheet;
  const cells = filled(edits).map((edit) => newCell(sheet, edit, undefined));
  return `<${prefix}row r="${row + 1}">${cells.join('')}</${prefix}row>`;
}

function placeOfRow({ rows, xml, data }: SheetXml, row: number): Span {
  const next = rows.find((each) => each.row > row);
  const start = next?.start ?? xml.lastIndexOf('</', data.end - 1);
  return { start, end: start };
}

function filled(edits: readonly CellEdit[]): CellEdit[] {
  return edits.filter(({ value }) => value !== undefined).toSorted((a, b) => a.column - b.column);
}

function rowSplices(sheet: SheetXml, row: StoredRow, edits: readonly CellEdit[]): Splice[] {
  const cells = new Map(row.cells.map((cell) => [cell.column, cell]));
  const splices = edits.flatMap((edit): Splice[] => {
    const cell = cells.get(edit.column);
    return cell ? [{ start: cell.start, end: cell.end, text: editedCell(sheet, cell, edit) }] : [];
  });
  const added = filled(edits.filter(({ column }) => !cells.has(column)));
  if (added.length === 0) return splices;
  const stored = sheet.xml.slice(row.start, row.tagEnd);
  const isStyled = /\scustomFormat\s*=\s*["']1["']/.test(stored);
  const style = isStyled ? /\ss\s*=\s*["'](\d+)/.exec(stored)?.[1] : undefined;
  const texts = added.map((edit) => newCell(sheet, edit, style));
  const tag = withSpans(stored, added);
  if (row.isEmptyTag) {
    const text = `${tag.replace(/\s*\/>$/, '>')}${texts.join('')}</${sheet.prefix}row>`;
    return [...splices, { start: row.start, end: row.end, text }];
  }
  splices.push({ start: row.start, end: row.tagEnd, text: tag });
  for (const [index, { column }] of added.entries()) {
    const next = row.cells.find((cell) => cell.column > column);
    const start = next?.start ?? sheet.xml.lastIndexOf('</', row.end - 1);
    splices.push({ start, end: start, text: texts[index] ?? '' });
  }
  return splices;
}

/** `spans` is optional, but where it is there no cell may stand outside it. */
function withSpans(tag: string, added: readonly CellEdit[]): string {
  const own = added.map(({ column }) => column + 1);
  return tag.replace(
    /(\sspans\s*=\s*["'])(\d+):(\d+)(?=["'])/,
    (_, before: string, first: string, last: string) =>
      `${before}${Math.min(Number(first), ...own)}:${Math.max(Number(last), ...own)}`,
  );
}

function editedCell({ xml, prefix }: SheetXml, cell: StoredCell, edit: CellEdit): string {
  const { value, spill, keepsFormat = false } = edit;
  const dropped = keepsFormat ? /\st\s*=\s*(?:"[^"]*"|'[^']*')/g : /\s(?:t|vm)\s*=\s*(?:"[^"]*"|'[^']*')/g;
  const tag = xml
    .slice(cell.start, cell.tagEnd)
    .replaceAll(dropped, '')
    .replace(/\s*\/?>$/, '');
  const { formula } = cell;
  if (value === undefined && formula === undefined) return /\ss\s*=/.test(tag) ? `${tag}/>` : '';
  let own = edit.formula === undefined && formula ? xml.slice(formula.start, formula.end) : '';
  if (edit.formula) own = formulaElement(prefix, edit.formula);
  if (spill !== undefined) own = own.replace(/(\sref\s*=\s*["'])[^"']*/, `$1${spill}`);
  return `${tag}${typeOf(value)}>${own}${valueElement(prefix, value)}</${prefix}c>`;
}

function newCell({ prefix, columnStyles }: SheetXml, edit: CellEdit, rowStyle: string | undefined): string {
  const { row, column, value, formula } = edit;
  const f = formula ? formulaElement(prefix, formula) : '';
  const style = rowStyle ?? columnStyles.find(({ first, last }) => first <= column && column <= last)?.style;
  const s = style === undefined ? '' : ` s="${style}"`;
  return `<${prefix}c r="${cellName({ row, column })}"${s}${typeOf(value)}>${f}${valueElement(prefix, value)}</${prefix}c>`;
}

function formulaElement(prefix: string, formula: string): string {
  return `<${prefix}f>${escapeText(formula)}</${prefix}f>`;
}

function typeOf(value: StoredValue): string {
  if (typeof value === 'boolean') return ' t="b"';
  if (typeof value !== 'string') return '';
  return isErrorText(value) ? ' t="e"' : ' t="str"';
}

/** Whether a text is an error as a cell shows it. */
export function isErrorText(value: unknown): boolean {
  return typeof value === 'string' && ERROR.test(value);
}

function valueElement(prefix: string, value: StoredValue): string {
  return value === undefined ? '' : `<${prefix}v>${storedText(value)}</${prefix}v>`;
}

function storedText(value: string | number | boolean): string {
  if (typeof value === 'boolean') return String(Number(value));
  if (typeof value === 'number') return String(value).toUpperCase();
  if (isErrorText(value)) return STORED_ERRORS.includes(value) ? value : '#VALUE!';
  if (value.length > LONGEST_TEXT) throw new Refusal('would get a text that is longer than a cell holds');
  return escapeText(value);
}

function dimensionSplices({ dimension, xml }: SheetXml, edits: readonly CellEdit[]): Splice[] {
  const area = dimension && parseArea(dimension.ref);
  const own = filled(edits);
  if (!area || own.length === 0) return [];
  const rows = own.map(({ row }) => row);
  const columns = own.map(({ column }) => column);
  const row = least(area.row, rows);
  const column = least(area.column, columns);
  const grown = areaName({
    row,
    column,
    rows: most(area.row + area.rows - 1, rows) - row + 1,
    columns: most(area.column + area.columns - 1, columns) - column + 1,
  });
  if (grown === areaName(area)) return [];
  const { start, end, ref } = dimension;
  return [{ start, end, text: xml.slice(start, end).replace(ref, grown) }];
}

function least(first: number, others: readonly number[]): number {
  return others.reduce((found, each) => Math.min(found, each), first);
}

function most(first: number, others: readonly number[]): number {
  return others.reduce((found, each) => Math.max(found, each), first);
}

/** Of splices at one place, those that were made first stand first. */
function spliced(xml: string, splices: readonly Splice[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end, text } of splices.toSorted((a, b) => a.start - b.start || a.end - b.end)) {
    if (start < done) throw new Error(`Expected edits that do not overlap, got two at ${start}`);
    parts.push(xml.slice(done, start), text);
    done = end;
  }
  parts.push(xml.slice(done));
  return parts.join('');
}
