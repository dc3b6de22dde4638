import type { FieldStatisticsTable } from './field-statistics';
import type { FilterValues } from './filter-values';
import type { StatementValues } from './statement';

/** What compiling a condition needs to know. */
export type CompileContext = {
  values: StatementValues;
  fields: FieldStatisticsTable;
  types: readonly string[];
  /** The types of what the facets of conditions lead to, where a field is looked for that the entity itself lacks. */
  beside: readonly string[];
  meanings: FilterValues;
  /** Whether entities are looked at one by one; else PostgreSQL may as well begin with those that meet a condition. */
  isEach: boolean;
  /** Whether entities are put in order by money as it is in the currency in which several are compared. @default false */
  isCommon?: boolean;
};

/** An entity in a statement: the `e` that a plan shows, or what a path leads to from there. */
export type Target = {
  no: string;
  /** Its type, where that is at hand. */
  type?: string;
  /** The types that it may have. */
  types: readonly string[];
  /** How many steps of a path lead to it. */
  depth: number;
};
