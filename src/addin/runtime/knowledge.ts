import type { Direction, Slice } from '../../shared/batching/entity-request';
import type { CancelSignal, Leaver, Waiter } from '../../shared/batching/need';
import type { CachedValue } from '../../shared/batching/snapshot';
import type {
  EntityProfile,
  EntitySummary,
  PropertyValue,
  RelatedEntity,
} from '../../shared/contract/entity';
import type { Introspection } from '../../shared/contract/introspection';
import type { Answer, StructuredResult } from '../../shared/contract/knowledge';
import type { NumericalObservation } from '../../shared/contract/observation';
import type { SearchRequest } from '../../shared/contract/search-request';

// The words that cells and pane share with the layer stand once, there.
export type { CancelSignal, Direction, CachedValue, Leaver, Slice, Waiter };

/** What is always known of an entity once it was asked for anything. */
export type EntityHead = { id: string; name: string; entity_type: string; description?: string | null };

/**
 * All requests of cells and pane, coalesced, counted and cached (design §3). Each promise settles, and rejects only
 * with a `Failure`.
 */
export type Knowledge = {
  search(request: SearchRequest, waiter?: Waiter): Promise<readonly EntitySummary[]>;
  /** The coarse profile: the default properties, no relationships, no observations. */
  profile(id: string, waiter?: Waiter): Promise<EntityProfile>;
  /** Name and type of an entity, from whatever was answered of it already, else from its coarse profile. */
  head(id: string, waiter?: Waiter): Promise<EntityHead>;
  /**
   * Undefined if the entity has no such property, or its value is `<UNKNOWN>` or null. A fresh stored value returns
   * without a promise, because most cells need one value and a promise costs more than the rest.
   */
  property(
    id: string,
    name: string,
    waiter?: Waiter,
  ): PropertyValue | undefined | Promise<PropertyValue | undefined>;
  relationship(need: RelationshipNeed, waiter?: Waiter): Promise<readonly RelatedEntity[]>;
  /** Undefined where the entity has no such series. */
  observation(need: ObservationNeed, waiter?: Waiter): Promise<NumericalObservation | undefined>;
  /** With `leads`, the entity's next request depends on the result and waits for it. */
  introspection(id: string, waiter?: Waiter, leads?: boolean): Promise<Introspection>;
  /** Rows; rejects with kind `refused` where the answer is only an error row. */
  query(input: string, waiter?: Waiter): Promise<StructuredResult>;
  answer(input: string, waiter?: Waiter): Promise<Answer>;
  /** What the snapshot holds already, without any request. */
  known: KnownKnowledge;
};

/** A relationship of one entity, in one direction, perhaps a slice of it. */
export type RelationshipNeed = { id: string; direction: Direction; type: string; slice?: Slice };

/** A series of one entity. */
export type ObservationNeed = { id: string; type: string; observation: string };

/** What one cell requested, with the stored values. */
export type CellNeed =
  | { kind: 'property'; id: string; name: string; held: CachedValue<PropertyValue | undefined> | undefined }
  | { kind: 'relationship'; need: RelationshipNeed; held: CachedValue<readonly RelatedEntity[]> | undefined }
  | {
      kind: 'observation';
      need: ObservationNeed;
      held: CachedValue<NumericalObservation | undefined> | undefined;
    }
  | { kind: 'answer'; question: string; held: CachedValue<Answer> | undefined }
  /** Searches, queries, introspections, and the name of an entity (`entity`): they have no sources of their own. */
  | { kind: 'other'; name: string; key: string };

/** What the snapshot holds already; never causes a request. */
export type KnownKnowledge = {
  /** What a cell (as `Sheet1!B2`) asked when it last ran; undefined where it has not run since opening. */
  cell(address: string): readonly CellNeed[] | undefined;
  /** The number of the recalculation in which a cell last asked anything; undefined where it has not since opening. */
  ran(address: string): number | undefined;
  head(id: string): EntityHead | undefined;
  introspection(id: string): Introspection | undefined;
  property(id: string, name: string): CachedValue<PropertyValue | undefined> | undefined;
  observation(need: ObservationNeed): CachedValue<NumericalObservation | undefined> | undefined;
  search(request: SearchRequest): CachedValue<readonly EntitySummary[]> | undefined;
  relationship(need: RelationshipNeed): CachedValue<readonly RelatedEntity[]> | undefined;
  query(input: string): CachedValue<StructuredResult> | undefined;
  answer(input: string): CachedValue<Answer> | undefined;
};
