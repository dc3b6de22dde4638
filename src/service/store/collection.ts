import type { EntityType } from '../../shared/contract/entity-type';
import type { StoredEntity } from './stored';

/** Which entities a collection has, told so that a database can be asked for them. All that is given must hold. */
export type Collection = {
  /** With their subtypes. */
  types: readonly EntityType[];
  /** Whether subtypes are left out. @default false */
  isStrict?: boolean;
  /** Has a relationship of one of these types, whichever end it is. */
  edges?: readonly string[];
  /** Has a relationship with an entity of exactly this type. */
  beside?: EntityType;
  /** Its name or description holds one of these words, case aside; `isBegun`: a word that begins so. */
  called?: { words: readonly string[]; isBegun: boolean };
};

/**
 * A condition as the evaluator has placed it: `field` is read of what `facet` leads to (of the entity itself where it
 * is empty). Paths are keys of fields, compound names taken apart.
 */
export type Condition = {
  facet: readonly string[];
  field: readonly string[];
  operator: '=' | '!=' | '>' | '<' | '>=' | '<=';
  /** The value as written, and taken apart: any of these groups, of a group every value. */
  operand: { text: string; anyOf: readonly (readonly string[])[] };
  /** Whether any value of any group will do. */
  isEither: boolean;
};

/** What a plan shows of a collection. Conditions of one facet must be met by one and the same entity there. */
export type Narrowing = {
  conditions: readonly Condition[];
  /** Ties stand by prominence, then as they were loaded. A limit leaves out what lacks the first order's field. */
  orders: readonly { path: readonly string[]; direction: 'ASC' | 'DESC' }[];
  limit?: number;
  offset?: number;
  /** The times of `at=`; figures are those of these times. */
  at: readonly string[];
  /** Only what lies in this place, by its id. */
  within?: string;
};

/** A path of fields, read at these times; today where there are none. */
export type Path = { steps: readonly string[]; at: readonly string[] };

/** Entities of a collection, the most prominent first where nothing else orders them. */
export type Collected = {
  entities: readonly StoredEntity[];
  /**
   * Given where the entities are exactly what the narrowing shows, in its order, offset and limit taken: counts how many
   * there are without offset and limit. Without it the entities are all that the plan may show, and more.
   */
  total?: () => number;
};

/** What a collection's rows become. */
export type Summing = {
  summary: 'count' | 'sum' | 'average' | 'median' | 'minimum' | 'maximum';
  path: readonly string[];
};

/** What a collection's rows are parted by, and what each part becomes. */
export type Grouping = Summing & { by: readonly string[] };

/** One part of a collection's rows. */
export type GroupOf<Entity> = {
  /** What all of them lead to, and the first of them. */
  key: Entity;
  first: Entity;
  /** As of a summary; `bearing` is the first row that has the number, of an extreme that which has it. */
  count: number;
  number?: number;
  bearing?: Entity;
};

/** The parts that a database made of all rows that a narrowing shows. */
export type Grouped<Entity = StoredEntity> = {
  total: number;
  /** The highest first, and of equal ones that whose first row comes first. */
  groups: readonly GroupOf<Entity>[];
};

/** What a database worked out by itself. */
export type Summed = {
  /** The rows that the narrowing shows. */
  total: number;
  /** The values that went into the number; of a count the same as `total`. */
  count: number;
  /**
   * Nothing for a count, for an extreme and where no row has a value. It is in the unit that facts show: of a series in
   * millions the millions are multiplied out.
   */
  number?: number;
  /** The first 20 rows. */
  rows: readonly StoredEntity[];
  /** The first 100 rows that have a value; of an extreme the first that has it; of a count none. */
  bearing: readonly StoredEntity[];
};
