import type { StoredEntity } from '../store/stored';
import type { Fact } from './fact';

/** One row: the entity it is about, how that was reached, and the facts under each column. */
export type Row = {
  entity: StoredEntity;
  subject: Fact;
  cells: readonly Cell[];
  /** The figures that it was narrowed or ordered by and that are no columns. */
  beside?: readonly Cell[];
};

/** The facts of one column in one row; none where they are missing. */
export type Cell = { column: string; facts: readonly Fact[] };
