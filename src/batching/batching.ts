import { askedNeed, type AskedNeed } from './asked';
import type { BatchingOptions } from './batching-options';
import { callFamily, type CallOptions, type Calls } from './calls';
import { Core } from './core';
import type { ObservationField, RelationshipField, Values } from './entity-request';
import type { Figures } from './figures';
import { heldValues, type HeldValues } from './held';
import type { Plan } from './ledger';
import type { BatchingSettings } from './settings';
import type { Waiter } from './waiter';

/**
 * The layer between cells and service. One layer serves one service address and one account: a change of either closes
 * it and makes another. Every promise settles, with a value, an error of `send`, or an error of `makeError`.
 */
export type Batching<V extends Values> = {
  /** Undefined where the entity has no such property. */
  property(entity: string, name: string, waiter?: Waiter): Promise<V['property'] | undefined>;
  /** Undefined where the answer has no such relationship type. */
  relationship(
    entity: string,
    field: RelationshipField,
    waiter?: Waiter,
  ): Promise<V['relationship'] | undefined>;
  /** Undefined where the entity has no such series. */
  observation(
    entity: string,
    field: ObservationField,
    waiter?: Waiter,
  ): Promise<V['observation'] | undefined>;
  /** The coarse profile; the properties that it holds are not asked again. */
  profile(entity: string, waiter?: Waiter): Promise<V['profile']>;
  /** What every answer says of its entity: from any that is held or on its way, else from the coarse profile. */
  head(entity: string, waiter?: Waiter): Promise<V['head']>;
  /** A family of calls that are not about one entity's fields: searches, introspections, queries, answers. */
  calls<Input, Value>(options: CallOptions<Input, Value>): Calls<Input, Value>;
  /** What is held already, fresh or not; never causes a request. */
  held: HeldValues<V>;

  /** What a cell asked in its last recalculation; undefined where it has not run since opening. */
  asked(cell: string): readonly AskedNeed[] | undefined;
  /** What asking these cells' needs again will cost; sends nothing. */
  plan(cells: readonly string[]): Plan;
  /** Makes the needs of these cells stale: the next call asks them again. */
  renew(cells: readonly string[]): void;
  /** Makes everything stale. */
  renewAll(): void;
  /** Forgets every value, held and stored. Resolves with the bytes that were freed, as estimated. */
  clear(): Promise<number>;
  /** Bytes in storage, as estimated. */
  storedSize(): Promise<number>;

  configure(change: Partial<BatchingSettings>): void;
  figures(): Figures;
  /** Listeners are called at most ten times a second, never per call. Returns the unsubscribing function. */
  subscribe(listener: () => void): () => void;
  /** Rejects all that waits as cancelled and aborts what is in flight; later calls work as before. */
  stop(): void;
  /** Stops, writes what storage has not yet, and leaves no timer behind. */
  close(): Promise<void>;
};

/** Makes a batching layer; it reads storage at once, and what is asked meanwhile is collected until it has. */
export function createBatching<V extends Values>(options: BatchingOptions<V>): Batching<V> {
  const core = new Core<V>(options);
  const { snapshot, ledger, meter, ask } = core;
  return {
    property: (entity, name, waiter) => ask(snapshot.entity(entity).property(name), waiter),
    relationship: (entity, field, waiter) => ask(snapshot.entity(entity).relationship(field), waiter),
    observation: (entity, field, waiter) => ask(snapshot.entity(entity).observation(field), waiter),
    profile: (entity, waiter) => ask(snapshot.entity(entity).profile, waiter),
    head: (entity, waiter) => ask(snapshot.entity(entity).head, waiter),
    calls: (family) => callFamily(core, family),
    held: heldValues(snapshot),
    asked: (cell) => ledger.needsOf(cell)?.flatMap((need) => askedNeed(need) ?? []),
    plan: (cells) => ledger.plan(cells),
    renew: (cells) => core.renew(ledger.needs(cells)),
    renewAll: () => core.renew(snapshot.needs()),
    clear: () => core.clear(),
    storedSize: () => core.storedSize(),
    configure: (change) => core.configure(change),
    figures: () => core.figures(),
    subscribe: (listener) => meter.subscribe(listener),
    stop: () => core.stop(),
    close: () => core.close(),
  };
}
