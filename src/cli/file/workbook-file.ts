import { textInFormat } from '../../addin/cells/format-text';
import { posix } from 'node:path';

import { parseArea } from '../../shared/formula/address';
import type { SheetArea } from '../../shared/formula/area';
import { Refusal } from '../refusal';
import { readSharedTexts, readSheetXml, type SheetXml, type StoredCell } from './sheet-xml';
import { decodeXml, elementsOf, escapeText, unescapeText, type XmlElement } from './xml-text';
import { ZipFile } from './zip-file';

/** A worksheet of a file. */
export type SheetPart = { name: string; path: string; sheet: SheetXml };

/** A defined name; `scope` is the sheet where it holds, undefined for the whole workbook. */
export type StoredName = { name: string; range: string; scope?: string };

/** A part that keeps copies of cells: a chart, or the cache of a pivot table. */
export type CopyingPart = { path: string; areas: readonly string[] };

/** A sheet that is added last; without XML none is, and only the order of calculation is forgotten. */
export type AddedSheet = { name: string; xml: string | undefined; hasOtherFormulas: boolean };

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml';
const CONTENT_TYPES = '[Content_Types].xml';
const LOG_FILE = 'kerLinkLog.xml';

/** Formats of days that a file names by number alone (ECMA-376 §18.8.30). */
const DAY_FORMATS = [
  ['14', 'm/d/yyyy'],
  ['15', 'd-mmm-yy'],
  ['16', 'd-mmm'],
  ['17', 'mmm-yy'],
  ['22', 'm/d/yyyy h:mm'],
] as const;

const COMPOUND = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** An .xlsx or .xlsm file with its cells read by place; a refusal says why one cannot be edited. */
export class WorkbookFile {
  readonly sheets: readonly SheetPart[];
  readonly names: readonly StoredName[];
  readonly tables: readonly SheetArea[];
  readonly copies: readonly CopyingPart[];
  /** The number of each `vm` that is a mere number format. */
  readonly formats: ReadonlySet<string>;
  /** Whether such formats show a text behind a number, such as the day of a value: it would outlive the value. */
  readonly hasMarkedFormats: boolean;
  readonly isCalculatedOnLoad: boolean;
  /** Whether days are counted from 1904; KER functions count them from 1900. */
  readonly isFrom1904: boolean;
  readonly #zip: ZipFile;
  readonly #styles: readonly (string | undefined)[];
  readonly #path: string;

  constructor(bytes: Uint8Array) {
    refuseContainers(bytes);
    this.#zip = new ZipFile(bytes);
    this.#styles = this.#formatCodes();
    const parts = this.#zip.names;
    if (parts.some((name) => name.startsWith('_xmlsignatures/')))
      throw new Refusal('is signed: an edit would break its signature');
    this.#path = this.#related('', 'officeDocument')[0]?.target ?? 'xl/workbook.xml';
    const workbook = this.#elements(this.#path);
    if (!workbook.some(({ name }) => name === 'workbook')) throw new Refusal('has no workbook in it');
    const settings = workbook.find(({ name }) => name === 'workbookPr')?.attributes ?? {};
    this.isFrom1904 = isTrue(settings['date1904']);
    const sheets = workbook.filter(({ name }) => name === 'sheet').map(({ attributes }) => attributes);
    this.sheets = this.#sheets(sheets);
    this.names = namesOf(workbook, sheets);
    this.tables = this.sheets.flatMap((part) => this.#tables(part));
    this.copies = parts.flatMap((path) => this.#copies(path));
    this.formats = this.#formats();
    this.hasMarkedFormats = this.#optional('/richStyles.xml').some(
      ({ attributes }) => textInFormat(attributes['formatCode']) !== undefined,
    );
    const calculation = workbook.find(({ name }) => name === 'calcPr')?.attributes ?? {};
    this.isCalculatedOnLoad = isTrue(calculation['fullCalcOnLoad']);
  }

  /** The number format of a cell; undefined for General, and for Excel's own formats other than those of days. */
  formatOf({ xml }: SheetXml, { start, tagEnd }: StoredCell): string | undefined {
    const [, style] = /\ss\s*=\s*["'](\d+)/.exec(xml.slice(start, tagEnd)) ?? [];
    return style === undefined ? undefined : this.#styles[Number(style)];
  }

  /**
   * The file with other XML for some of its sheets, and perhaps a sheet more; it is no longer calculated anew when it
   * is opened. Excel finds out by itself in which order it calculates, so a list that may name former formulas is left out.
   */
  edited(sheets: ReadonlyMap<string, string>, keepsCalculation: boolean, added?: AddedSheet): Uint8Array {
    const contents = new Map([...sheets].map(([path, xml]) => [path, Buffer.from(xml)] as const));
    const edit = (path: string, change: (xml: string) => string) =>
      contents.set(path, Buffer.from(change(contents.get(path)?.toString() ?? this.#xml(path))));
    if (this.isCalculatedOnLoad && !keepsCalculation)
      edit(this.#path, (xml) =>
        xml.replace(/(<(?:\w+:)?calcPr\b[^>]*?)\sfullCalcOnLoad\s*=\s*["'][^"']*["']/, '$1'),
      );
    if (added) this.#add(added, contents, edit);
    return this.#zip.replaced(contents);
  }

  #add(
    { name, xml, hasOtherFormulas }: AddedSheet,
    contents: Map<string, Buffer>,
    edit: (path: string, change: (xml: string) => string) => void,
  ): void {
    const folder = posix.dirname(this.#path);
    const links = posix.join(folder, '_rels', `${posix.basename(this.#path)}.rels`);
    const [id, file] = ['kerLinkLog', `worksheets/${LOG_FILE}`];
    const isCalculationOrder =
      /<(?:\w+:)?(?:Relationship|Override)\s[^<>]*calcChain[^<>]*?(?:\/>|><\/[^<>]*>)/g;
    const inserted = (closing: RegExp, element: string) => (text: string) =>
      (hasOtherFormulas ? text.replaceAll(isCalculationOrder, '') : text).replace(
        closing,
        xml === undefined ? '$&' : `${element}$&`,
      );
    edit(
      links,
      inserted(
        /<\/(\w+:|)Relationships>/,
        `<$1Relationship Id="${id}" Type="${OFFICE}/worksheet" Target="${file}"/>`,
      ),
    );
    edit(
      CONTENT_TYPES,
      inserted(
        /<\/(\w+:|)Types>/,
        `<$1Override PartName="/${posix.join(folder, file)}" ContentType="${SHEET_TYPE}"/>`,
      ),
    );
    if (xml === undefined) return;
    contents.set(posix.join(folder, file), Buffer.from(xml));
    const numbers = this.#elements(this.#path).map(({ attributes }) => Number(attributes['sheetId'] ?? 0));
    const sheet = `sheet name="${escapeText(name)}" sheetId="${Math.max(...numbers) + 1}" r:id="${id}" xmlns:r="${OFFICE}"`;
    edit(this.#path, (text) => text.replace(/<\/(\w+:|)sheets>/, `<$1${sheet}/>$&`));
  }

  #formatCodes(): (string | undefined)[] {
    const elements = this.#optional('/styles.xml');
    const codes = new Map<string, string>(DAY_FORMATS);
    for (const { name, attributes } of elements)
      if (name === 'numFmt') codes.set(attributes['numFmtId'] ?? '', attributes['formatCode'] ?? '');
    const from = elements.findIndex(({ name }) => name === 'cellXfs');
    const to = elements.findIndex(
      ({ name }, at) => at > from && /^(?:cellStyles|dxfs|tableStyles)$/.test(name),
    );
    return elements
      .slice(from, to < 0 ? undefined : to)
      .flatMap(({ name, attributes }) => (name === 'xf' ? [codes.get(attributes['numFmtId'] ?? '')] : []));
  }

  #sheets(stored: readonly Readonly<Record<string, string>>[]): SheetPart[] {
    const relations = this.#related(this.#path, '');
    const textPath = relations.find(({ type }) => type.endsWith('/sharedStrings'))?.target;
    const hasTexts = textPath !== undefined && this.#zip.names.includes(textPath);
    const texts = hasTexts ? readSharedTexts(textPath, this.#xml(textPath)) : [];
    return stored.flatMap((attributes) => {
      const id = Object.entries(attributes).find(([name]) => name.endsWith(':id'))?.[1];
      const relation = relations.find((each) => each.id === id);
      if (!relation?.type.endsWith('/worksheet')) return [];
      const { target: path } = relation;
      const sheet = readSheetXml(path, this.#xml(path), texts);
      return [{ name: unescapeText(attributes['name'] ?? ''), path, sheet }];
    });
  }

  #tables({ name, path }: SheetPart): SheetArea[] {
    return this.#related(path, '/table').flatMap(({ target }) => {
      const { attributes } = this.#elements(target).find((each) => each.name === 'table') ?? {};
      const area = parseArea(attributes?.['ref'] ?? '');
      return area ? [{ ...area, sheet: name }] : [];
    });
  }

  #copies(path: string): CopyingPart[] {
    if (/\/charts\/chart[^/]*\.xml$/.test(path)) {
      const formulas = this.#elements(path).filter(({ name }) => name === 'f');
      return [{ path, areas: formulas.map(({ text }) => text) }];
    }
    if (!/\/pivotCacheDefinition[^/]*\.xml$/.test(path)) return [];
    const { attributes = {} } = this.#elements(path).find(({ name }) => name === 'worksheetSource') ?? {};
    const { sheet, ref, name } = attributes;
    const area = ref === undefined || sheet === undefined ? name : `'${sheet.replaceAll("'", "''")}'!${ref}`;
    return [{ path, areas: area === undefined ? [] : [area] }];
  }

  /** Of a number format as a data type the number itself stands in its cell ([MS-XLSX] §2.6.205). */
  #formats(): ReadonlySet<string> {
    const structures = this.#optional('/rdrichvaluestructure.xml').filter(
      ({ name }) => name === 's' || name === 'k',
    );
    const isFormat: boolean[] = [];
    for (const { name, attributes } of structures) {
      if (name === 's') isFormat.push(attributes['t'] === '_formattednumber');
      else if (attributes['t'] !== 'spb') isFormat[isFormat.length - 1] = false;
    }
    const values = this.#optional('/rdrichvalue.xml').filter(({ name }) => name === 'rv');
    const metadata = this.#optional('/metadata.xml');
    const types = metadata
      .filter(({ name }) => name === 'metadataType')
      .map(({ attributes }) => attributes['name']);
    const rich = metadata
      .filter(({ name }) => name === 'rvb')
      .map(({ attributes }) => Number(attributes['i']));
    const found = new Set<string>();
    let block: number | undefined;
    for (const { name, attributes } of metadata) {
      if (name === 'valueMetadata') block = 0;
      if (name === 'bk' && block !== undefined) block += 1;
      if (name !== 'rc' || block === undefined) continue;
      const value = values[rich[Number(attributes['v'])] ?? -1];
      const isRich = types[Number(attributes['t']) - 1] === 'XLRICHVALUE';
      if (isRich && isFormat[Number(value?.attributes['s'])] === true) found.add(String(block));
    }
    return found;
  }

  /** The elements of a part that a file may have, by how its path ends, in any case. */
  #optional(ending: string): XmlElement[] {
    return this.#zip.names
      .filter((name) => name.toLowerCase().endsWith(ending.toLowerCase()))
      .flatMap((path) => this.#elements(path));
  }

  #xml(path: string): string {
    const bytes = this.#zip.read(path);
    if (bytes === undefined) throw new Refusal(`is damaged: it has no ${path}`);
    return decodeXml(path, bytes);
  }

  #elements(path: string): XmlElement[] {
    return elementsOf(path, this.#xml(path));
  }

  #related(from: string, kind: string): { id: string; type: string; target: string }[] {
    const path = posix.join(posix.dirname(from), '_rels', `${posix.basename(from)}.rels`);
    if (!this.#zip.names.includes(path)) return [];
    return this.#elements(path).flatMap(({ name, attributes }) => {
      const { Type: type = '', Target: target = '', Id: id = '', TargetMode: mode } = attributes;
      if (name !== 'Relationship' || mode === 'External' || !type.endsWith(kind)) return [];
      return [{ id, type, target: posix.join('/', posix.dirname(from), absolute(target, from)).slice(1) }];
    });
  }
}

/** A target that begins with a slash is one of the whole file. */
function absolute(target: string, from: string): string {
  return target.startsWith('/') ? posix.relative(posix.join('/', posix.dirname(from)), target) : target;
}

function isTrue(text: string | undefined): boolean {
  return text === '1' || text === 'true';
}

function namesOf(
  workbook: readonly XmlElement[],
  sheets: readonly Readonly<Record<string, string>>[],
): StoredName[] {
  return workbook.flatMap(({ name, attributes, text }) => {
    if (name !== 'definedName') return [];
    const scope = sheets[Number(attributes['localSheetId'] ?? -1)]?.['name'];
    return [{ name: attributes['name'] ?? '', range: text, ...(scope !== undefined && { scope }) }];
  });
}

/** A password makes a workbook a container of another kind ([MS-CFB] §2.2), as does Excel's older format. */
function refuseContainers(bytes: Uint8Array): void {
  if (!COMPOUND.equals(bytes.subarray(0, COMPOUND.length))) return;
  const isProtected = Buffer.from(bytes).includes(Buffer.from('EncryptedPackage', 'utf16le'));
  throw new Refusal(
    isProtected
      ? 'is protected with a password: save it in Excel without one'
      : 'is in an older format of Excel: save it there as .xlsx',
  );
}
