import type { StoredEntity } from '../store/stored';
import type { Fact } from './fact';

/** One row: the entity it is about, how that was reached, and the facts under each column. */
export type Row = {
  entity: StoredEntity;
  subject: Fact;
  cells: readonly Cell[];
  /** The figures that it was narrowed or ordered by and that are no columns. */
  beside?: readonly Cell[];
  /** Of a claim, whether it is so of this row. */
  isSo?: boolean;
  /** The time at which it is, where it was asked of several. */
  time?: string;
  /** The figures within its time by which a claim was judged, and those of them for which it is so. */
  within?: { all: readonly Fact[]; met: readonly Fact[]; time: string };
};

/** The facts of one column in one row; none where they are missing. */
export type Cell = { column: string; facts: readonly Fact[] };
