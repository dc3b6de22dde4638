import { SaxesParser } from 'saxes';

import { parseArea } from '../../shared/formula/address';
import type { Area } from '../../shared/formula/area';
import { localName, parse, unescapeText } from './xml-text';

/** What a cell of a file shows; undefined where it is empty. */
export type StoredValue = string | number | boolean | undefined;

/** Where something stands in the XML of its sheet. */
export type Span = { start: number; end: number };

/** What most cells and formulas have of the attributes that are read later; a file may have a million of them. */
const NONE: Readonly<Record<string, string>> = {};

/** A start tag with its attributes; `tagEnd` is where its content begins. */
type Tagged = Span & { tagEnd: number; attributes: Readonly<Record<string, string>> };

export type StoredFormula = Span & { text: string; attributes: Readonly<Record<string, string>> };

/** A cell as its sheet stores it; rows and columns count from 0. */
export type StoredCell = Tagged & {
  row: number;
  column: number;
  formula: StoredFormula | undefined;
  value: StoredValue;
};

export type StoredRow = Omit<Tagged, 'attributes'> & {
  row: number;
  isEmptyTag: boolean;
  cells: StoredCell[];
};

/** A sheet's XML with the places of its rows and cells. */
export type SheetXml = {
  xml: string;
  /** The prefix of its elements: '' or as `x:`. */
  prefix: string;
  rows: StoredRow[];
  data: Tagged & { isEmptyTag: boolean };
  dimension: (Span & { ref: string }) | undefined;
  columnStyles: { first: number; last: number; style: string }[];
  merges: Area[];
};

/** Reads a sheet once; throws a refusal where it is not well-formed. */
export function readSheetXml(path: string, xml: string, texts: readonly string[]): SheetXml {
  const reader = new SheetReader(path, xml, texts);
  return reader.sheet;
}

class SheetReader {
  readonly sheet: SheetXml;
  readonly #parser = new SaxesParser({ position: true });
  #start = 0;
  #row: StoredRow | undefined;
  #cell: StoredCell | undefined;
  #formula: StoredFormula | undefined;
  #text: string | undefined;
  #type: string | undefined;
  #raw = '';
  #inline = '';
  #nextRow = 0;
  #nextColumn = 0;
  #isPhonetic = false;

  constructor(
    path: string,
    xml: string,
    private readonly texts: readonly string[],
  ) {
    const none = { start: 0, tagEnd: 0, end: 0, attributes: {}, isEmptyTag: false };
    this.sheet = {
      xml,
      prefix: '',
      rows: [],
      data: none,
      dimension: undefined,
      columnStyles: [],
      merges: [],
    };
    const parser = this.#parser;
    parser.on('opentagstart', () => (this.#start = xml.lastIndexOf('<', parser.position - 1)));
    parser.on('text', (text) => this.#add(text));
    parser.on('cdata', (text) => this.#add(text));
    parser.on('opentag', (tag) =>
      this.#open(tag.name, tag.attributes as Record<string, string>, tag.isSelfClosing),
    );
    parser.on('closetag', ({ name }) => this.#close(localName(name)));
    parse(path, parser, xml);
  }

  #add(text: string): void {
    if (this.#text !== undefined) this.#text += text;
  }

  #open(fullName: string, attributes: Readonly<Record<string, string>>, isEmptyTag: boolean): void {
    const { sheet } = this;
    const { position } = this.#parser;
    const name = localName(fullName);
    const tag = { start: this.#start, tagEnd: position, end: position, attributes };
    switch (name) {
      case 'worksheet':
        sheet.prefix = fullName.slice(0, fullName.length - name.length);
        break;
      case 'dimension':
        sheet.dimension = { start: tag.start, end: tag.end, ref: attributes['ref'] ?? '' };
        break;
      case 'col':
        if (attributes['style'] === undefined) break;
        sheet.columnStyles.push({
          first: Number(attributes['min']) - 1,
          last: Number(attributes['max']) - 1,
          style: attributes['style'],
        });
        break;
      case 'mergeCell': {
        const area = parseArea(attributes['ref'] ?? '');
        if (area) sheet.merges.push(area);
        break;
      }
      case 'sheetData':
        sheet.data = { ...tag, isEmptyTag };
        break;
      case 'row': {
        // The number is optional: a row without one follows the row before it.
        const row = attributes['r'] === undefined ? this.#nextRow : Number(attributes['r']) - 1;
        const { start, tagEnd, end } = tag;
        this.#row = { start, tagEnd, end, row, isEmptyTag, cells: [] };
        this.#nextRow = row + 1;
        this.#nextColumn = 0;
        sheet.rows.push(this.#row);
        break;
      }
      case 'c':
        this.#openCell(tag);
        break;
      case 'f':
        this.#formula = {
          text: '',
          attributes: 't' in attributes ? attributes : NONE,
          start: tag.start,
          end: tag.end,
        };
        this.#text = '';
        break;
      case 'v':
      case 't':
        this.#text = '';
        break;
      case 'rPh':
        this.#isPhonetic = true;
        break;
      default:
    }
  }

  #openCell(tag: Tagged): void {
    if (!this.#row) return;
    const { r: name = '' } = tag.attributes;
    const column = parseArea(name)?.column ?? this.#nextColumn;
    const { start, tagEnd, end } = tag;
    const attributes = 'vm' in tag.attributes || 'cm' in tag.attributes ? tag.attributes : NONE;
    const { row } = this.#row;
    // A spread would take four times the memory.
    this.#cell = { start, tagEnd, end, attributes, row, column, formula: undefined, value: undefined };
    this.#type = tag.attributes['t'];
    this.#row.cells.push(this.#cell);
    this.#nextColumn = column + 1;
    this.#raw = '';
    this.#inline = '';
  }

  #close(name: string): void {
    const text = this.#text ?? '';
    const end = this.#parser.position;
    switch (name) {
      case 'f':
        if (this.#cell && this.#formula) this.#cell.formula = Object.assign(this.#formula, { text, end });
        break;
      case 'v':
        this.#raw = text;
        break;
      case 't':
        if (!this.#isPhonetic) this.#inline += text;
        break;
      case 'rPh':
        this.#isPhonetic = false;
        break;
      case 'c':
        if (this.#cell) {
          this.#cell.end = end;
          this.#cell.value = this.#value(this.#type);
        }
        this.#cell = undefined;
        break;
      case 'row':
        if (this.#row) this.#row.end = end;
        this.#row = undefined;
        break;
      case 'sheetData':
        this.sheet.data.end = end;
        break;
      default:
    }
    this.#text = undefined;
  }

  #value(type: string | undefined): StoredValue {
    const raw = this.#raw;
    if (type === 'inlineStr') return unescapeText(this.#inline);
    if (raw === '') return type === 'str' ? '' : undefined;
    switch (type) {
      case 's':
        return this.texts[Number(raw)];
      case 'b':
        return raw === '1' || raw === 'true';
      case 'str':
        return unescapeText(raw);
      case 'e':
      case 'd':
        return raw;
      default:
        return Number(raw);
    }
  }
}

/** The texts that cells share, by their numbers. */
export function readSharedTexts(path: string, xml: string): string[] {
  const found: string[] = [];
  let text: string | undefined;
  let item = '';
  let isPhonetic = false;
  const parser = new SaxesParser();
  parser.on('opentag', ({ name }) => {
    const local = localName(name);
    if (local === 'si') item = '';
    if (local === 'rPh') isPhonetic = true;
    if (local === 't' && !isPhonetic) text = '';
  });
  const add = (part: string) => {
    if (text !== undefined) text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('closetag', ({ name }) => {
    const local = localName(name);
    if (local === 't') item += text ?? '';
    if (local === 't') text = undefined;
    if (local === 'rPh') isPhonetic = false;
    if (local === 'si') found.push(unescapeText(item));
  });
  parse(path, parser, xml);
  return found;
}
