import { brief } from '../cells/brief';
import type { Cell, Host } from '../cells/cell';
import { toCell } from '../cells/value';
import { cellText } from '../cells/text';
import { Failure } from '../contract/failure';
import type { Table } from './stacked';

/** A row of a structured result; its fields are the service's choice. */
type Row = Readonly<Record<string, unknown>>;

/**
 * The rows of a structured result as a table: every field of any row is a column, in the order in which fields are
 * first seen; what a row does not have is blank.
 */
export function rowTable(results: readonly Row[], input: string, host: Host): Table {
  if (results.length === 0) {
    throw new Failure(
      'no-match',
      `No rows answer "${brief(input)}". Check its spelling and the names of its fields, or loosen a filter`,
    );
  }
  const columns = [...new Set(results.flatMap((row) => Object.keys(row)))];
  if (columns.length === 0) throw new Failure('no-match', `The rows that answer "${brief(input)}" are empty`);
  return {
    header: columns.map((column) => cellText(column)),
    rows: results.map((row) =>
      columns.map((column): Cell => toCell(row[column], host, { name: column }) ?? ''),
    ),
  };
}
