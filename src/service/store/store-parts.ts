import type { EntityType } from '../../shared/contract/entity-type';
import type { Source } from '../../shared/contract/source';
import type { StoredProperty, StoredSeries } from './stored';

/** An entity before it is linked. Its `id`, `name`, `aliases` and `description` become properties by themselves. */
export type EntityPart = {
  id: string;
  name: string;
  type: EntityType;
  description?: string;
  aliases?: readonly string[];
  furtherNames?: readonly string[];
  /** @default 0 */
  prominence?: number;
  /** Where the name and the description come from. */
  sources: readonly Source[];
  properties?: Readonly<Record<string, StoredProperty>>;
  /** One property, where making all of them would cost too much. @default the one that `properties` holds */
  property?(name: string): StoredProperty | undefined;
};

/** A relationship whose ends are still ids. */
export type RelationshipPart = {
  id: string;
  type: string;
  from: string;
  to: string;
  validSince?: string;
  validUntil?: string;
  extra?: Readonly<Record<string, string>>;
  sources: readonly Source[];
};

/** A series with the id of the entity that it is of. */
export type SeriesPart = { entity: string; series: StoredSeries };

/** All that a store is made of. */
export type StoreParts = {
  entities: readonly EntityPart[];
  relationships?: readonly RelationshipPart[];
  series?: readonly SeriesPart[];
  /** Rows that were not understood, as `file:line: reason`. */
  problems?: readonly string[];
  /** The day to which the facts were gathered, `YYYY-MM-DD`. */
  date?: string;
};
