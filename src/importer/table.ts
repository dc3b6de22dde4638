import { csvRows } from '../service/dataset/files/csv-rows';
import { openEntries, type Entry } from '../service/dataset/files/open-entries';
import type { Problems } from '../service/dataset/files/problems';
import { textChunks } from '../service/dataset/files/text-chunks';
import { UnfitFile } from './reading';

/** Values by their columns, and where in a file they stand; a column that has none gives `''`. */
export type Row = { where: string; cell: (column: string) => string };

/** A row of a table whose first line names its columns. */
export class TableRow implements Row {
  readonly where: string;
  readonly #cells: readonly string[];
  readonly #columns: ReadonlyMap<string, number>;

  /** The names of the columns, in their order. */
  get columns(): readonly string[] {
    return [...this.#columns.keys()];
  }

  constructor(where: string, cells: readonly string[], columns: ReadonlyMap<string, number>) {
    this.where = where;
    this.#cells = cells;
    this.#columns = columns;
  }

  /** The cell of a column; `''` where it is empty or there is no such column. */
  cell(column: string): string {
    return this.#cells[this.#columns.get(column) ?? -1] ?? '';
  }
}

/** How a table is read: where bad rows are reported, and its mandatory columns. */
export type TableReading = { problems: Problems; wanted: readonly string[] };

/** The rows of a CSV table below its header; a row of more or fewer cells is a problem, a header without what is wanted throws. */
export async function* tableRows(
  { name, bytes }: Entry,
  { problems, wanted }: TableReading,
): AsyncGenerator<TableRow> {
  let columns: ReadonlyMap<string, number> | undefined;
  const text = textChunks(bytes, (problem) => problems.add(`${name}: ${problem}`));
  for await (const rows of csvRows(text, { name, problems }))
    for (const { line, cells } of rows) {
      if (columns === undefined) columns = columnsOf(name, cells, wanted);
      else if (cells.length === columns.size) yield new TableRow(`${name}:${line}`, cells, columns);
      else
        problems.add(`${name}:${line}: Expected ${columns.size} cells as in the header, got ${cells.length}`);
    }
  if (columns === undefined)
    throw new UnfitFile(`${name}: Expected a table with a header, got an empty file`);
}

function columnsOf(
  name: string,
  header: readonly string[],
  wanted: readonly string[],
): ReadonlyMap<string, number> {
  const columns = new Map(header.map((column, at) => [column, at]));
  const missing = wanted.filter((column) => !columns.has(column));
  if (missing.length > 0)
    throw new UnfitFile(
      `${name}: Expected the column ${missing.join(', ')}, got ${header.slice(0, 5).join(', ')}${header.length > 5 ? ', …' : ''}`,
    );
  // A header with a column twice has fewer names than cells; the last counts, and every row has all cells.
  header.forEach((column, at) => {
    if (columns.get(column) !== at) columns.set(`${column} (${at})`, at);
  });
  return columns;
}

/** The cells of the first line of a file's first table. */
export async function headerOf(file: string, problems: Problems): Promise<readonly string[]> {
  for await (const { name, bytes } of openEntries(file))
    for await (const [first] of csvRows(
      textChunks(bytes, () => undefined),
      { name, problems },
    ))
      return first?.cells ?? [];
  return [];
}
