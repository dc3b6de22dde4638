import type { Fact } from './fact';
import type { Row } from './row';
import type { Expression } from './tree';

/** When something was so: the last time, the first, each time, or how often. */
export type Occasions = { which: 'first' | 'last' | 'each' | 'count'; row: Row; facts: readonly Fact[] };

/**
 * The points of a line for which a claim holds: the last with `order_by=date DESC.limit=1`, the first with `ASC`,
 * each without a limit, or their `count()`. Undefined if none is requested or it never held.
 */
export function occasionsOf(
  { claim, orders, limit, aggregate }: Expression,
  rows: readonly Row[],
): Occasions | undefined {
  const [order] = orders;
  const isByDate = order?.path.join('.') === 'date' && (limit ?? 1) === 1;
  const isCount = aggregate?.summary === 'count';
  const [row, ...others] = rows;
  const facts = row?.cells.find(({ column }) => column === claim?.path.join('_'))?.facts ?? [];
  const isLine = facts.length > 0 && facts.every(({ value }) => value.kind === 'point');
  if ((!isByDate && !isCount) || row === undefined || others.length > 0 || !isLine) return undefined;
  const edge = order?.direction === 'DESC' ? 'last' : 'first';
  return { which: isCount ? 'count' : limit === undefined ? 'each' : edge, row, facts };
}

/** The row of what was asked of them. */
export function occasionRow({ which, row, facts }: Occasions): Row {
  const isMany = which === 'count' || which === 'each';
  const asked = isMany ? facts : [which === 'last' ? facts.at(-1) : facts[0]].flatMap((fact) => fact ?? []);
  const cells = row.cells.map((cell) => (cell.column === 'name' ? cell : { ...cell, facts: asked }));
  const [point] = asked;
  if (isMany || point?.value.kind !== 'point') return { ...row, cells };
  const fact: Fact = { ...point, field: 'date', value: { kind: 'date', date: point.value.date } };
  return { ...row, cells: [...cells, { column: 'date', facts: [fact] }] };
}
