import type { EntityType } from '../../shared/contract/entity-type';
import type { Source } from '../../shared/contract/source';
import type { PointDetail, StoredProperty, StoredSeries } from './stored';

/**
 * How a row names an entity that stands elsewhere: by its id, by the key that its own file gives it, by an identifier
 * (`lei:…`, `cik:…`, `isin:…`, `registration:…`) or by its name. They are tried in this order.
 */
export type Reference = string;

/** An entity as a file tells it. */
export type EntityRow = {
  kind: 'entity';
  /** What other rows of the same import call it; its id is made from it where the file gives none. */
  key: string;
  id?: string;
  type: EntityType;
  name: string;
  aliases?: readonly string[];
  furtherNames?: readonly string[];
  description?: string;
  /** 0 to 1 @default 0 */
  prominence?: number;
  /** `lei:…`, `cik:…`: two entities with one of them in common are one. */
  identifiers?: readonly string[];
  properties?: Readonly<Record<string, StoredProperty>>;
  sources: readonly Source[];
  /** Where the row stands, as `file:line`. */
  where: string;
};

/** A relationship whose ends are still references. */
export type RelationshipRow = {
  kind: 'relationship';
  type: string;
  from: Reference;
  to: Reference;
  /** `YYYY-MM-DD` */
  validSince?: string;
  /** `YYYY-MM-DD` */
  validUntil?: string;
  extra?: Readonly<Record<string, string>>;
  sources: readonly Source[];
  where: string;
};

/** One point of a series; those of one series need not follow each other. */
export type PointRow = {
  kind: 'point';
  entity: Reference;
  series: Pick<
    StoredSeries,
    'type' | 'name' | 'description' | 'unit' | 'aliases' | 'taxonomy' | 'cadence' | 'origin'
  >;
  /** `YYYY-MM-DD` */
  date: string;
  value: number;
  /** What is known of this point alone; of two points of one day the one that was published last counts. */
  detail?: PointDetail;
  where: string;
};

/** What an import is made of, one row after another. */
export type ImportPart = EntityRow | RelationshipRow | PointRow;

/**
 * A record of a register that an update replaces: what its source said before of the entity, or of the relationships that
 * are named, is void, and the rows that follow stand in its place.
 */
export type Renewal = {
  /** How values cite the record. */
  name: string;
  document: string;
  /** The entity, by a `lei:…` or `cik:…`. */
  of: Reference;
  links?: readonly Pick<RelationshipRow, 'type' | 'from' | 'to'>[];
  /** Properties that other files tell: their values stay where no row has one and another property is the same as before. */
  keeps?: Readonly<Record<string, string>>;
};

/** What became of an import. */
export type ImportReport = {
  entities: number;
  relationships: number;
  series: number;
  points: number;
  /** Entities that are one by an identifier, and those that share one but differ in name or country. */
  merged: readonly string[];
  inDoubt: readonly string[];
  /** The first problems, as `file:line: reason`, and how many there are in all. */
  problems: readonly string[];
  problemCount: number;
};

/** What takes the rows of an import; nothing of it shows before `finish`. */
export type Sink = {
  /** Waits where rows come faster than they are taken. */
  write: (part: ImportPart) => Promise<void>;
  finish: () => Promise<ImportReport>;
  /** Makes room for the rows of a record, in an update. */
  renew?: (renewal: Renewal) => void;
  /** Leaves everything as it was before. */
  abandon: () => Promise<void>;
  /** Keeps what was taken, for the same import to go on from; nothing of it shows. @default it is abandoned */
  pause?: () => Promise<void>;
};
