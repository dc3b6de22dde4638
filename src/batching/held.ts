import type { ObservationField, RelationshipField, Values } from './entity-request';
import type { Need } from './need';
import type { Snapshot } from './snapshot';

/** A value with the time at which it was fetched, in milliseconds since 1970. */
export type Held<T> = { value: T; fetchedAt: number };

/** What is held already, fresh or not; never causes a request. */
export type HeldValues<V extends Values> = {
  /** `undefined` as the value says that the entity has no such property. */
  property(entity: string, name: string): Held<V['property'] | undefined> | undefined;
  relationship(entity: string, field: RelationshipField): Held<V['relationship'] | undefined> | undefined;
  observation(entity: string, field: ObservationField): Held<V['observation'] | undefined> | undefined;
  profile(entity: string): Held<V['profile']> | undefined;
  head(entity: string): Held<V['head']> | undefined;
};

/** Looks at a snapshot without asking. */
export function heldValues<V extends Values>(snapshot: Snapshot<V>): HeldValues<V> {
  return {
    property: (entity, name) => heldBy(snapshot.knownEntity(entity)?.property(name)),
    relationship: (entity, field) => heldBy(snapshot.knownEntity(entity)?.relationship(field)),
    observation: (entity, field) => heldBy(snapshot.knownEntity(entity)?.observation(field)),
    profile: (entity) => heldBy(snapshot.knownEntity(entity)?.profile),
    head: (entity) => heldBy(snapshot.knownEntity(entity)?.head),
  };
}

/** What a need holds. */
export function heldBy<T>(need: Need<T> | undefined): Held<T> | undefined {
  return need?.fetched && { value: need.value, fetchedAt: need.fetched.at };
}
