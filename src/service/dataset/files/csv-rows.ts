import { type CsvError, type Options, Parser } from 'csv-parse';

import type { Problems } from './problems';

/** A row's cells with the number of the line that it ends on. */
export type CsvRow = { line: number; cells: readonly string[] };

/** A row is no longer than this; a quote that nobody closed would take in the rest of the file. */
const LONGEST = 1_000_000;

/** The origin of rows, and where bad ones are reported. */
type Told = { name: string; problems: Problems };

/**
 * The rows of a text, split as its first line is, by commas, semicolons or tabs; a chunk at a time. Bad rows are
 * reported as `name:line: reason`.
 */
export async function* csvRows(text: AsyncIterable<string>, told: Told): AsyncGenerator<readonly CsvRow[]> {
  const chunks = text[Symbol.asyncIterator]();
  const head = await upToLineEnd(chunks);
  const delimiter = delimiterOf(head);
  let linesRead = 0;
  let waiting: string | undefined = head;
  for (let isOdd = false; !isOdd && waiting !== undefined;) {
    const next: string | undefined = await nextOf(chunks);
    const plain: PlainRows = plainRows(next === undefined ? `${waiting}\n` : waiting, {
      delimiter,
      linesRead,
    });
    ({ linesRead, isOdd } = plain);
    if (plain.rows.length > 0) yield plain.rows;
    const left: string = waiting.slice(plain.end);
    isOdd ||= left.length > LONGEST || (next === undefined && left !== '');
    waiting = next === undefined && left === '' ? undefined : left + (next ?? '');
  }
  if (waiting === undefined) return;
  let parsing = new Parsing(delimiter, told, linesRead);
  while (waiting !== undefined) {
    const rows = await parsing.rowsOf(waiting);
    linesRead += lineEnds(waiting);
    if (rows.length > 0) yield rows;
    waiting = await nextOf(chunks);
    if (!parsing.isLost) continue;
    // The rest of the row may be longer than one piece.
    while (waiting !== undefined && !waiting.includes('\n')) waiting = await nextOf(chunks);
    const from: number = waiting === undefined ? 0 : waiting.indexOf('\n') + 1;
    if (from > 0) linesRead += 1;
    waiting = waiting?.slice(from);
    parsing = new Parsing(delimiter, told, linesRead);
  }
  const rows = await parsing.lastRows();
  if (rows.length > 0) yield rows;
}

/** What can be read of a text, how far, and whether what follows needs the parser, which says what is wrong with it. */
type PlainRows = { rows: CsvRow[]; end: number; linesRead: number; isOdd: boolean };

/** Reads the whole rows of a text as the parser would, in a fraction of its time. */
function plainRows(
  text: string,
  { delimiter, linesRead }: { delimiter: string; linesRead: number },
): PlainRows {
  const read: PlainRows = { rows: [], end: 0, linesRead, isOdd: false };
  const pastBlanks = (from: number): number => {
    let at = from;
    for (let code = text.charCodeAt(at); code === 32 || code === 12 || (code === 9 && delimiter !== '\t');) {
      at += 1;
      code = text.charCodeAt(at);
    }
    return at;
  };
  for (;;) {
    const cells: string[] = [];
    let at = pastBlanks(read.end);
    let lineEnd = text.indexOf('\n', at);
    for (;;) {
      if (lineEnd < 0) return read;
      if (text.charCodeAt(at) === QUOTE) {
        let cell = '';
        let from = at + 1;
        at = text.indexOf('"', from);
        while (at >= 0 && text.charCodeAt(at + 1) === QUOTE) {
          cell += text.slice(from, at + 1);
          from = at + 2;
          at = text.indexOf('"', from);
        }
        if (at < 0) return read;
        cells.push(cell + text.slice(from, at));
        if (at > lineEnd) lineEnd = text.indexOf('\n', at);
        at = pastBlanks(at + 1);
      } else {
        const next = text.indexOf(delimiter, at);
        const end = next < 0 || next > lineEnd ? lineEnd : next;
        const cell = text.slice(at, end);
        if (cell.includes('"')) return { ...read, isOdd: true };
        cells.push(cell.trim());
        at = end;
      }
      if (at === lineEnd) break;
      if (text.charAt(at) !== delimiter) return { ...read, isOdd: lineEnd >= 0 };
      at = pastBlanks(at + 1);
    }
    if (at - read.end > LONGEST) return { ...read, isOdd: true };
    read.linesRead += lineEnds(text.slice(read.end, at + 1));
    const isEmpty = cells.length === 1 && cells[0] === '' && text.slice(read.end, at).trim() === '';
    if (!isEmpty) read.rows.push({ line: read.linesRead, cells });
    read.end = at + 1;
  }
}

const QUOTE = 34;

/** One parser at work; after a row without end another one has to go on, for this one waits for a closing quote. */
class Parsing {
  isLost = false;
  readonly #parser: RowParser;

  constructor(delimiter: string, { name, problems }: Told, linesBefore: number) {
    this.#parser = new RowParser(linesBefore, {
      delimiter,
      trim: true,
      skip_empty_lines: true,
      relax_column_count: true,
      max_record_size: LONGEST,
      skip_records_with_error: true,
      on_skip: (error) => {
        // What follows a row without end is a part of it.
        if (error && !this.isLost)
          problems.add(`${name}:${linesBefore + Number(error['lines'])}: ${reasonOf(error)}`);
        this.isLost ||= error?.code === 'CSV_MAX_RECORD_SIZE';
        return undefined;
      },
    });
    this.#parser.resume();
  }

  async rowsOf(text: string): Promise<readonly CsvRow[]> {
    await new Promise<void>((resolve, reject) => {
      this.#parser.write(text, (error) => (error ? reject(error) : resolve()));
    });
    return this.#parser.taken();
  }

  async lastRows(): Promise<readonly CsvRow[]> {
    await new Promise<void>((resolve, reject) => {
      this.#parser.once('error', reject);
      this.#parser.end(() => resolve());
    });
    return this.#parser.taken();
  }
}

/**
 * Passes rows on in batches, because single stream items take longer than the parsing. `on_record` would take half as
 * long again.
 */
class RowParser extends Parser {
  #rows: CsvRow[] = [];

  constructor(
    private readonly linesBefore: number,
    options: Options,
  ) {
    super(options);
  }

  override push(cells: string[] | null): boolean {
    if (cells === null) return super.push(null);
    this.#rows.push({ line: this.linesBefore + this.info.lines, cells });
    return true;
  }

  /** The rows since they were taken last. */
  taken(): readonly CsvRow[] {
    const rows = this.#rows;
    this.#rows = [];
    return rows;
  }
}

/** What is wrong with a row, without the parser's own words and the bytes that it met. */
function reasonOf({ code, message }: CsvError): string {
  switch (code) {
    case 'CSV_MAX_RECORD_SIZE':
      return `Expected a row of at most ${LONGEST.toLocaleString('en-US')} letters, got a longer one`;
    case 'CSV_QUOTE_NOT_CLOSED':
      return 'Expected a quote at the end of a quoted cell, got the end of the file';
    case 'INVALID_OPENING_QUOTE':
      return 'Expected a quote at the beginning of a cell, got one within it';
    case 'CSV_INVALID_CLOSING_QUOTE':
      return 'Expected the end of a cell after its closing quote, got more of it';
    default:
      return message;
  }
}

async function nextOf(chunks: AsyncIterator<string>): Promise<string | undefined> {
  const next = await chunks.next();
  return next.done === true ? undefined : next.value;
}

function lineEnds(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

/** The beginning of the text, to the end of its first line at least. */
async function upToLineEnd(chunks: AsyncIterator<string>): Promise<string> {
  let head = '';
  while (!head.includes('\n') && head.length < LONGEST) {
    const next = await nextOf(chunks);
    if (next === undefined) break;
    head += next;
  }
  return head;
}

/** What parts the cells: a spreadsheet writes semicolons or tabs where the comma is a decimal sign. */
function delimiterOf(text: string): string {
  const [header = ''] = text.split('\n', 1);
  const count = (mark: string): number => header.split(mark).length;
  return [';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
}
