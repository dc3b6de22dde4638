import type { Fact } from './fact';
import type { Row } from './row';
import type { Expression } from './tree';

/** When something was so: the last time, the first, or how often. */
export type Occasions = { which: 'first' | 'last' | 'count'; row: Row; facts: readonly Fact[] };

/**
 * The points of a line for which a claim holds: all of them are its bearing, `order_by=date DESC.limit=1` asks for the
 * last, `ASC` for the first, and `count()` how many there are. Nothing where none of these is asked, or it never was so.
 */
export function occasionsOf(
  { claim, orders, limit, aggregate }: Expression,
  rows: readonly Row[],
): Occasions | undefined {
  const [order] = orders;
  const isEdge = order?.path.join('.') === 'date' && limit === 1;
  const isCount = aggregate?.summary === 'count';
  const [row, ...others] = rows;
  const facts = row?.cells.find(({ column }) => column === claim?.path.join('_'))?.facts ?? [];
  const isLine = facts.length > 0 && facts.every(({ value }) => value.kind === 'point');
  if ((!isEdge && !isCount) || row === undefined || others.length > 0 || !isLine) return undefined;
  return { which: isCount ? 'count' : order?.direction === 'DESC' ? 'last' : 'first', row, facts };
}

/** The row of what was asked of them. */
export function occasionRow({ which, row, facts }: Occasions): Row {
  const asked =
    which === 'count' ? facts : [which === 'last' ? facts.at(-1) : facts[0]].flatMap((fact) => fact ?? []);
  const cells = row.cells.map((cell) => (cell.column === 'name' ? cell : { ...cell, facts: asked }));
  const [point] = asked;
  if (which === 'count' || point?.value.kind !== 'point') return { ...row, cells };
  const fact: Fact = { ...point, field: 'date', value: { kind: 'date', date: point.value.date } };
  return { ...row, cells: [...cells, { column: 'date', facts: [fact] }] };
}
