import type { Cell, Grid, Host } from '../cells/cell';
import { errorCell } from '../cells/failure-code';
import { failureOf } from './guard';

/** A table of one need: the names of its columns and its rows. */
export type Table = { header: readonly string[]; rows: Cell[][] };

/** One need of a table function with the texts that tell its rows from those of the others. */
export type StackItem<T> = { labels: readonly string[]; need: T };

/** How tables are put together. */
export type StackOptions<T> = {
  host: Host;
  name: string;
  /** Names of the label columns; none where there is one need only. */
  labels: readonly string[];
  headers: boolean;
  tableOf: (need: T) => Promise<Table>;
};

/**
 * The tables of all needs, one below the other, each row led by its labels. Of several needs, one that fails becomes a
 * row with its error; the failure of a single need is the formula's.
 */
export async function stacked<T>(items: readonly StackItem<T>[], options: StackOptions<T>): Promise<Grid> {
  const { host, name, labels, headers, tableOf } = options;
  const tables = await Promise.all(
    items.map(({ need }) => (items.length === 1 ? tableOf(need) : settled(tableOf(need), { host, name }))),
  );
  const rows: Grid = headers ? [[...labels, ...sharedHeader(tables)]] : [];
  tables.forEach((table, index) => {
    const lead = labels.length > 0 ? (items[index]?.labels ?? []) : [];
    for (const row of table.rows) rows.push(lead.length === 0 ? row : [...lead, ...row]);
  });
  return rows;
}

function settled(table: Promise<Table>, { host, name }: { host: Host; name: string }): Promise<Table> {
  return table.catch((error: unknown) => ({ header: [], rows: [[errorCell(failureOf(error, name), host)]] }));
}

/** Column names that all tables agree on; where units differ, the column is only called "value". */
function sharedHeader(tables: readonly Table[]): readonly string[] {
  const headers = tables.map(({ header }) => header).filter((header) => header.length > 0);
  const first = headers[0] ?? ['error'];
  return first.map((text, at) => (headers.every((header) => header[at] === text) ? text : 'value'));
}

/** One table as a result. */
export function tableGrid({ header, rows }: Table, headers: boolean): Grid {
  return headers ? [[...header], ...rows] : rows;
}
