import type { Cell, Grid } from '../../cells/cell';
import type { CellContext } from '../call/context';
import type { PromiseOrValue } from '../call/promise-or-value';
import type { StackItems } from './stack-items';

/** A table of one need: the names of its columns and its rows. */
export type Table = { header: readonly string[]; rows: Cell[][] };

/** How tables are put together. */
export type StackOptions<T> = {
  headers: boolean;
  tableOf: (need: T) => PromiseOrValue<Table>;
};

/**
 * The tables of all needs, one below the other, each row led by its labels. Of several needs, one that fails becomes a
 * row with its error; the failure of a single need is the formula's.
 */
export async function stacked<T>(
  { failures }: Pick<CellContext, 'failures'>,
  { items, labels }: StackItems<T>,
  { headers, tableOf }: StackOptions<T>,
): Promise<Grid> {
  const tables = await Promise.all(
    items.map(async ({ need }): Promise<Table> => {
      try {
        return await tableOf(need);
      } catch (error) {
        if (items.length === 1) throw error;
        return { header: [], rows: [[failures.asCell(error)]] };
      }
    }),
  );
  const rows: Grid = headers ? [[...labels, ...sharedHeader(tables)]] : [];
  tables.forEach((table, index) => {
    const lead = labels.length > 0 ? (items[index]?.labels ?? []) : [];
    for (const row of table.rows) rows.push(lead.length === 0 ? row : [...lead, ...row]);
  });
  return rows;
}

/** Column names that all tables agree on; where units differ, the column is only called "value". */
function sharedHeader(tables: readonly Table[]): readonly string[] {
  const headers = tables.map(({ header }) => header).filter((header) => header.length > 0);
  const first = headers[0] ?? ['error'];
  return first.map((text, at) => (headers.every((header) => header[at] === text) ? text : 'value'));
}
