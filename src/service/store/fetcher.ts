import type { Source } from '../../shared/contract/source';
import type { Collection, Grouped, Grouping, Narrowing, Path, Summed, Summing } from './collection';
import type { Catalogue } from './graph';
import type { Dictionary, NameForm, Sought } from './names';
import type {
  Direction,
  Slice,
  StoredEntity,
  StoredProperty,
  StoredRelationship,
  StoredSeries,
} from './stored';

/** What comes with an entity wherever one is found. */
export type Head = Pick<
  StoredEntity,
  'id' | 'name' | 'type' | 'description' | 'aliases' | 'furtherNames' | 'prominence'
>;

/** A relationship as seen from one end; `other` is the other. */
export type Edge = Omit<StoredRelationship, 'from' | 'to'> & { other: Head };

/** A series without its points; with its number where they are found by one. */
export type SeriesHead = Omit<StoredSeries, 'dates' | 'values' | 'detail'> & { no?: number };

/** The properties of an entity beside its id, name, aliases and description, in the order of loading. */
export type Properties = {
  /** Where the name and the description come from. */
  sources: readonly Source[];
  properties: readonly (readonly [string, StoredProperty])[];
};

/** The types of relationships that an entity has, in the order of loading. */
export type EdgeTypes = Readonly<Record<Direction, readonly string[]>>;

/** A name as it is written and as it is compared, whole and without legal form, with its entity. */
export type Name = { entity: Head } & Pick<NameForm, 'name' | 'text' | 'core' | 'isAlias'>;

/** The lookups that fetch a graph: request and result. Ids are in lower case. */
export type Lookups = {
  entity: { asked: string; found: Head | undefined };
  /** By a name or alias as `foldName` makes it; most prominent first, then in the order of loading. */
  named: { asked: string; found: readonly Head[] };
  properties: { asked: string; found: Properties };
  edgeTypes: { asked: string; found: EdgeTypes };
  /** What still holds first, then by the other end's prominence, then by its name, then in the order of loading. */
  edges: { asked: { id: string; direction: Direction; type: string; part: Slice }; found: readonly Edge[] };
  series: { asked: string; found: readonly SeriesHead[] };
  points: { asked: { id: string; series: string }; found: Pick<StoredSeries, 'dates' | 'values' | 'detail'> };
  collection: {
    asked: { collection: Collection; narrowing: Narrowing };
    found: {
      entities: readonly Head[];
      /** Where the entities are exactly what the narrowing shows. */
      isExact: boolean;
      /** How many there are without offset and limit, where that is known by the way. */
      total?: number;
    };
  };
  /** How many entities a narrowing that was told exactly shows without offset and limit. */
  count: { asked: { collection: Collection; narrowing: Narrowing }; found: number };
  held: { asked: { collection: Collection; path: Path }; found: 0 | 1 | 2 | undefined };
  sum: {
    asked: { collection: Collection; narrowing: Narrowing; summing: Summing };
    found: (Omit<Summed, 'rows' | 'bearing'> & Record<'rows' | 'bearing', readonly Head[]>) | undefined;
  };
  groups: {
    asked: { collection: Collection; narrowing: Narrowing; grouping: Grouping };
    found: Grouped<Head> | undefined;
  };
  /** These as `NameLookups` tells. */
  exact: { asked: string; found: readonly Name[] };
  candidates: { asked: Sought; found: readonly Name[] };
  further: { asked: string; found: readonly { entity: Head; name: string; isHint?: boolean }[] };
  registered: { asked: string; found: readonly Head[] };
  ticker: { asked: string; found: readonly Head[] };
  asked: { asked: { key: string; tag: string }; found: readonly Head[] };
  begins: { asked: { key: string; tag: string }; found: boolean };
};

/** A text that identifies a request among those of its kind. */
export const keyOf = (asked: Lookups[keyof Lookups]['asked']): string =>
  typeof asked === 'string' ? asked : JSON.stringify(asked);

/** Fetches from one version of a dataset. */
export type Fetcher = {
  catalogue: Catalogue;
  dictionary: Dictionary;
  /** A result that is available without a fetch, by the `keyOf` of its request. @default everything is fetched */
  known?<Kind extends keyof Lookups>(kind: Kind, key: string): { answer: Lookups[Kind]['found'] } | undefined;
  /** Looks up all requests of one kind together; results are in the order of the requests. */
  fetch<Kind extends keyof Lookups>(
    kind: Kind,
    asked: readonly Lookups[Kind]['asked'][],
  ): Promise<readonly Lookups[Kind]['found'][]>;
};
