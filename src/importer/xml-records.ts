import { SaxesParser } from 'saxes';

import { openEntries, type Entry } from '../service/dataset/files/open-entries';
import type { Problems } from '../service/dataset/files/problems';
import { textChunks } from '../service/dataset/files/text-chunks';
import { UnfitFile } from './reading';
import type { Row } from './table';

/** A record is no longer than this; a document that never ends one would take in the memory. */
const LONGEST = 1_000_000;

/** Which elements of a document are its records, and under which columns their texts stand in the register's CSV. */
export type RecordShape = {
  /** The element of the whole document and that of a record, without prefixes, which every publisher chooses. */
  root: string;
  record: string;
  /** What elements are called in columns, where not as they are; `''` where the columns leave them out. */
  columns: ReadonlyMap<string, string>;
  /** Columns that are numbered from 1, because their elements may stand several times. */
  numbered: ReadonlySet<string>;
};

/** The records of an XML document, as rows of the columns that the same register's CSV has; one that is broken throws. */
export async function* xmlRecords(
  { name, bytes }: Entry,
  { problems, shape }: { problems: Problems; shape: RecordShape },
): AsyncGenerator<Row> {
  const document = new Document(name, shape);
  for await (const text of textChunks(bytes, (problem) => problems.add(`${name}: ${problem}`)))
    yield* document.rowsOf(text);
  document.end();
}

/** The element, without its prefix, that a file's first document begins with; undefined where it is no XML. */
export async function xmlRootOf(file: string): Promise<string | undefined> {
  for await (const { bytes } of openEntries(file))
    for await (const text of textChunks(bytes, () => undefined)) {
      if (!text.trimStart().startsWith('<')) return undefined;
      const [, root] = /<([^\s>/!?]+)/.exec(text.replace(/<!--[\s\S]*?-->/g, '')) ?? [];
      return root === undefined ? '' : withoutPrefix(root);
    }
  return undefined;
}

/** A document read in pieces; only the current record is in memory. */
class Document {
  readonly #name: string;
  readonly #shape: RecordShape;
  readonly #parser = new SaxesParser();
  /** The columns of the elements that are open, the document's first; null outside of records. */
  readonly #open: (string | null)[] = [];
  #rows: Row[] = [];
  #cells = new Map<string, string>();
  #counts = new Map<string, number>();
  #text = '';
  #begun = 0;
  #waiting = 0;

  constructor(name: string, shape: RecordShape) {
    this.#name = name;
    this.#shape = shape;
    this.#parser.on('opentag', ({ name: element, attributes }) => this.#begin(element, attributes));
    this.#parser.on('text', (text) => (this.#text += text));
    this.#parser.on('cdata', (text) => (this.#text += text));
    this.#parser.on('closetag', () => this.#close());
  }

  rowsOf(text: string): readonly Row[] {
    this.#waiting += text.length;
    this.#parse(() => this.#parser.write(text));
    if (this.#rows.length > 0) this.#waiting = 0;
    if (this.#waiting > LONGEST)
      throw this.#unfit(`Expected a record of at most ${LONGEST.toLocaleString('en-US')} letters, got more`);
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }

  end(): void {
    this.#parse(() => this.#parser.close());
  }

  #parse(parse: () => void): void {
    try {
      parse();
    } catch (error) {
      if (error instanceof UnfitFile || !(error instanceof Error)) throw error;
      // What is left open is noticed lines later: a lone `&` at the next semicolon, an element at the end of what holds it.
      const record = this.#open.includes('') ? ` in the record that begins on line ${this.#begun}` : '';
      throw this.#unfit(`Expected well-formed XML${record}, got: ${error.message.replace(/^\d+:\d+: /, '')}`);
    }
  }

  #unfit(reason: string): UnfitFile {
    return new UnfitFile(`${this.#name}:${this.#parser.line}: ${reason}`);
  }

  #begin(name: string, attributes: Readonly<Record<string, string>>): void {
    const element = withoutPrefix(name);
    const { root, record } = this.#shape;
    const above = this.#open.at(-1);
    this.#text = '';
    if (above === undefined && element !== root)
      throw this.#unfit(`Expected the element ${root}, got ${element}`);
    if (above === undefined || (above === null && element !== record)) {
      this.#open.push(null);
      return;
    }
    if (above === null) {
      this.#begun = this.#parser.line;
      this.#open.push('');
      return;
    }
    const column = this.#columnOf(element, above);
    this.#open.push(column);
    for (const [key, value] of Object.entries(attributes))
      this.#cells.set(`${column}.${key.replace(':', '')}`, value.trim());
  }

  #columnOf(element: string, above: string): string {
    const { columns, numbered } = this.#shape;
    const called = columns.get(element) ?? element;
    if (called === '') return above;
    const column = above === '' ? called : `${above}.${called}`;
    if (!numbered.has(called)) return column;
    const count = (this.#counts.get(column) ?? 0) + 1;
    this.#counts.set(column, count);
    return `${column}.${count}`;
  }

  #close(): void {
    const column = this.#open.pop();
    const text = this.#text.trim();
    this.#text = '';
    if (column === '') this.#endRecord();
    else if (typeof column === 'string' && text !== '') this.#cells.set(column, text);
  }

  #endRecord(): void {
    const cells = this.#cells;
    this.#rows.push({
      where: `${this.#name}:${this.#begun}`,
      cell: (column) => cells.get(column) ?? '',
    });
    this.#cells = new Map();
    this.#counts = new Map();
  }
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}
