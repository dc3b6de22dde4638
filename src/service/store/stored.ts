import type { EntityType } from '../../shared/contract/entity-type';
import type { Source } from '../../shared/contract/source';

/** A property as the dataset holds it. `id` and `aliases` have no sources; every other has at least one. */
export type StoredProperty = { value: string | number | readonly string[]; sources: readonly Source[] };

/** A directed relationship between two entities; both ends hold the same object. */
export type StoredRelationship = {
  id: string;
  type: string;
  from: StoredEntity;
  to: StoredEntity;
  /** `YYYY-MM-DD` */
  validSince?: string;
  /** `YYYY-MM-DD` */
  validUntil?: string;
  /** Further properties that the dataset gives, such as `role`. */
  extra?: Readonly<Record<string, string>>;
  sources: readonly Source[];
};

/** Where a series, or a point of it, was published. */
export type Origin = { name: string; published_time: string; source: string; url: string };

/** What is known of one point beside its day and its value. */
export type PointDetail = {
  /** Without `published_time` where nobody knows when the figure was first published. */
  origin: Omit<Origin, 'published_time'> & { published_time?: string };
  /** The days that the figure covers, and what its publisher calls that time; what is not known is left out. */
  period?: { start?: string; end: string; fiscal_year?: number; fiscal_quarter?: number };
  /** Where the figures stand that this one is worked out from. */
  derived_from?: readonly string[];
  /** False where the figure is on another basis than the point before: restated, while that is not. */
  comparable_with_previous?: boolean;
  /** False where `published_time` is that of a later filing, before which another figure may have been known for the time. */
  first_publication?: boolean;
  /** What a release before `since` said of it by mistake, which is no restatement by the publisher. */
  corrected?: { since: string; was: number };
};

/** A series of numbers of one entity, oldest point first. */
export type StoredSeries = {
  id: string;
  /** The observation type, such as `FinancialMetric` or `MacroIndicator`. */
  type: string;
  name: string;
  description: string;
  unit: string;
  aliases: readonly string[];
  taxonomy: string;
  cadence: string;
  /** Where the series as a whole was published, and each point that has no detail of its own. */
  origin: Origin;
  /** How many points there are; asking for them may cost what counting them does not. */
  pointCount: number;
  /** `YYYY-MM-DD` dates, ascending, as long as `values`. */
  dates: readonly string[];
  values: readonly number[];
  /** What is known of a single point, where the points differ in it. */
  detail?: ((at: number) => PointDetail | undefined) | undefined;
};

/** The side of a relationship on which an entity stands. */
export type Direction = 'outgoing' | 'incoming';

/** A part of an ordered list; without a limit it goes to the end. */
export type Slice = { offset: number; limit?: number };

/** An entity of the dataset with everything that may be asked of it. */
export type StoredEntity = {
  id: string;
  name: string;
  type: EntityType;
  description: string | null;
  /** Other names, tickers and codes that a search finds it by, and questions mean it by. */
  aliases: readonly string[];
  /** Names in other languages, symbols and short names, which a search finds as they are written, and no question means. */
  furtherNames: readonly string[];
  properties: ReadonlyMap<string, StoredProperty>;
  /** By relationship type; related entities in the dataset's order, most prominent first. */
  outgoing: ReadonlyMap<string, readonly StoredRelationship[]>;
  incoming: ReadonlyMap<string, readonly StoredRelationship[]>;
  series: readonly StoredSeries[];
  /**
   * Some of the relationships of a type, where fetching all only to show a few would cost too much.
   * @default a part of what `outgoing` or `incoming` holds
   */
  slice?(direction: Direction, type: string, part: Slice): readonly StoredRelationship[];
  /** 0 to 1; breaks ties between namesakes: a company with revenue before one without. */
  prominence: number;
};
