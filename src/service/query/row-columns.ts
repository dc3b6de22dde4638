import type { ColumnReader } from './column';
import { defaultColumns } from './default-columns';
import type { Fact } from './fact';
import { isBound, type Matched } from './conditions';
import { edgeField } from './role';
import type { Row } from './row';
import type { Expression } from './tree';

/** A subject that meets every condition, with what the conditions matched. */
export type Found = { subject: Fact; matched: Matched };

/** A column and the path that is read for it. */
export type Column = { column: string; path: readonly string[] };

/** The row of one subject; none where it is no entity. `columns` are undefined where those of its type are shown. */
export function toRow(
  found: Found,
  { columns, beside }: { columns: readonly Column[] | undefined; beside: readonly Column[] },
  read: ColumnReader,
): Row[] {
  const { value } = found.subject;
  if (value.kind !== 'entity') return [];
  const { entity, edge } = value;
  const role =
    edge === undefined
      ? []
      : ['role', 'since', 'until'].filter((name) => edgeField(found.subject, edge, name).length > 0);
  const shown = columns ?? [...identity, ...named([...new Set([...defaultColumns(entity.type), ...role])])];
  const cells = shown.map(({ column, path }) => ({ column, facts: read(found, path) }));
  const row = { entity, subject: found.subject, cells };
  if (beside.length === 0) return [row];
  return [{ ...row, beside: beside.map(({ column, path }) => ({ column, facts: read(found, path) })) }];
}

const named = (fields: readonly string[]): Column[] =>
  fields.map((field) => ({ column: field, path: [field] }));

const identity = named(['name']);

/** Strictly what `return` lists, else the name and every field mentioned; nothing where none is. */
export function columnsOf({
  filters,
  select,
  orders,
  returns,
  within,
}: Expression): readonly Column[] | undefined {
  if (returns !== undefined) return returns.map((field) => ({ column: field, path: field.split('.') }));
  // What it was cut by tells why a row is among these.
  const mentioned = [...filters, { path: select }, ...orders, ...(within?.orders ?? [])].map(
    ({ path }) => path,
  );
  const columns = mentioned.flatMap((path): Column[] => {
    const shown = path.at(-1)?.toLowerCase() === 'name' ? path.slice(0, -1) : path;
    return shown.length === 0 ? [] : [{ column: shown.join('_'), path: shown }];
  });
  const first = mentioned.some((path) => path.length > 0) ? [...identity, ...columns] : undefined;
  return first?.filter(({ column }, at) => first.findIndex((each) => each.column === column) === at);
}

/** What rows are narrowed to by bounds, or ordered by, and do not show. */
export function comparedColumnsOf({ filters, orders, returns }: Expression): readonly Column[] {
  if (returns === undefined) return [];
  const shown = new Set(returns.map((field) => field.split('.').join('_')));
  const compared = [...filters.filter(isBound), ...orders].map(({ path }) => path);
  const columns = compared.map((path) => ({ column: path.join('_'), path }));
  return columns.filter(
    ({ column }, at) => !shown.has(column) && columns.findIndex((each) => each.column === column) === at,
  );
}
