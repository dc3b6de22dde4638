import type { EntityType } from '../../shared/contract/entity-type';
import type { Head, Name } from '../store/fetcher';
import { readHead } from './entity-body';

/** The columns of an entity `e` that its head is made of. */
export const HEAD = 'e.id, e.type, e.name, e.prominence, e.head';

/** An entity as the database gives it. */
export type HeadRow = {
  id: string;
  type: EntityType;
  name: string;
  prominence: number;
  head: string | null;
};

/** What comes with an entity wherever one is found. */
export function headOf({ id, type, name, prominence, head }: HeadRow): Head {
  const { description, aliases, furtherNames } = readHead(head);
  return { id, name, type, prominence, description, aliases, furtherNames };
}

/** Rows by the place of what was asked, in the order in which they came. */
export function byPlace<Row extends { at: number }, Found>(
  rows: readonly Row[],
  count: number,
  found: (row: Row) => Found,
): Found[][] {
  const places = Array.from({ length: count }, (): Found[] => []);
  for (const row of rows) places[row.at - 1]?.push(found(row));
  return places;
}

/** A name as the database gives it. */
export type NameRow = HeadRow & { written: string; text: string; core: string; alias: boolean };

/** A name as the search compares it, with its entity. */
export function nameOf(row: NameRow): Name {
  const { written, text, core, alias } = row;
  return { entity: headOf(row), name: written, text, core, isAlias: alias };
}
