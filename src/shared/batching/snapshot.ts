import { EntityNeeds } from './entity-needs';
import type { ObservationField, RelationshipField, SendEntity, Values } from './entity-request';
import { Inquiry } from './inquiry';
import type { Need } from './need';
import type { Freshness } from './options';
import type { RequestHooks } from './request';

/** A value with the time at which it was fetched, in milliseconds since 1970. */
export type CachedValue<T> = { value: T; fetchedAt: number };

/** Stored values, fresh or not; never causes a request. */
export type CachedValues<V extends Values> = {
  /** `undefined` as the value says that the entity has no such property. */
  property(entity: string, name: string): CachedValue<V['property'] | undefined> | undefined;
  relationship(
    entity: string,
    field: RelationshipField,
  ): CachedValue<V['relationship'] | undefined> | undefined;
  observation(entity: string, field: ObservationField): CachedValue<V['observation'] | undefined> | undefined;
  profile(entity: string): CachedValue<V['profile']> | undefined;
  head(entity: string): CachedValue<V['head']> | undefined;
};

const HOUR_MS = 3_600_000;
const MAX_AGE_MS: Readonly<Record<Freshness, number>> = {
  recalculation: 0,
  hour: HOUR_MS,
  day: 24 * HOUR_MS,
  'until-refreshed': Infinity,
};

/**
 * All needs ever requested, and which cached values are fresh at the start of the recalculation. A value dated after
 * that start is of this recalculation, else its clock was wrong and it is stale.
 */
export class Snapshot<V extends Values> {
  readonly held: CachedValues<V> = {
    property: (entity, name) => cachedValueOf(this.entities.get(entity)?.property(name)),
    relationship: (entity, field) => cachedValueOf(this.entities.get(entity)?.relationship(field)),
    observation: (entity, field) => cachedValueOf(this.entities.get(entity)?.observation(field)),
    profile: (entity) => cachedValueOf(this.entities.get(entity)?.profile),
    head: (entity) => cachedValueOf(this.entities.get(entity)?.head),
  };
  /** The oldest that a fresh value may be. */
  readonly maxAgeMs = MAX_AGE_MS;
  private readonly entities = new Map<string, EntityNeeds<V>>();
  /** Cells of one row ask of the same entity, one after the other. */
  private last: EntityNeeds<V> | undefined = undefined;
  private readonly families = new Map<string, Map<string, Inquiry<unknown>>>();
  /** Values of other recalculations are fresh from `oldest` to `newest`. */
  private oldest = Infinity;
  private newest = -Infinity;
  private current = 0;

  constructor(
    private readonly sendEntity: SendEntity<V>,
    private readonly hooks: RequestHooks,
  ) {}

  /** A recalculation started, or the freshness setting changed within one. */
  begin({ startedAt, count }: { startedAt: number; count: number }, freshness: Freshness): void {
    this.oldest = startedAt - MAX_AGE_MS[freshness];
    this.newest = startedAt;
    this.current = count;
  }

  isFresh({ fetched }: Need<unknown>): boolean {
    if (fetched === undefined || fetched.renewed) return false;
    const { at, recalculation } = fetched;
    return recalculation === this.current || (at >= this.oldest && at <= this.newest);
  }

  entity(id: string): EntityNeeds<V> {
    if (this.last?.id === id) return this.last;
    let entity = this.entities.get(id);
    if (entity === undefined) {
      entity = new EntityNeeds<V>(id, this.sendEntity, this.hooks);
      this.entities.set(id, entity);
    }
    return (this.last = entity);
  }

  inquiry(family: string, key: string): Inquiry<unknown> {
    let inquiries = this.families.get(family);
    if (inquiries === undefined) {
      inquiries = new Map<string, Inquiry<unknown>>();
      this.families.set(family, inquiries);
    }
    let inquiry = inquiries.get(key);
    if (inquiry === undefined) {
      inquiry = new Inquiry<unknown>(family, key, this.hooks);
      inquiries.set(key, inquiry);
    }
    return inquiry;
  }

  /** Every need that was ever asked or answered. */
  *needs(): Generator<Need<unknown>> {
    for (const entity of this.entities.values()) yield* entity.needs();
    for (const inquiries of this.families.values()) for (const { need } of inquiries.values()) yield need;
  }

  /** Forgets everything. */
  clear(): void {
    this.last = undefined;
    this.entities.clear();
    this.families.clear();
  }
}

/** What a need holds. */
export function cachedValueOf<T>(need: Need<T> | undefined): CachedValue<T> | undefined {
  return need?.fetched && { value: need.value, fetchedAt: need.fetched.at };
}
