import { Core } from './core';
import type { ObservationField, RelationshipField, Values } from './entity-request';
import type { Inquiry } from './inquiry';
import type { RecordedNeed } from './ledger';
import type { Figures } from './meter';
import type { Waiter } from './need';
import type { BatchingOptions, BatchingSettings } from './options';
import type { Lane } from './retry-policy';
import { cachedValueOf, type CachedValue, type CachedValues } from './snapshot';

/**
 * The layer between cells and service, for one address and one account; a change of either makes another. Every
 * promise settles, with a value, an error of `send`, or an error of `makeError`.
 */
export type Batching<V extends Values> = {
  /** Undefined where the entity has no such property. */
  property(entity: string, name: string, waiter?: Waiter): Promise<V['property'] | undefined>;
  /** The same, but a fresh value is given without a promise, which would cost a cell more than all the rest here. */
  propertyNowOrLater(
    entity: string,
    name: string,
    waiter?: Waiter,
  ): V['property'] | undefined | Promise<V['property'] | undefined>;
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
  /**
   * The common part of every answer about an entity: from any stored or running request, else from the coarse
   * profile.
   */
  head(entity: string, waiter?: Waiter): Promise<V['head']>;
  /** A family of requests that are no fields of an entity: searches, queries, questions. */
  inquiries<Input, Value>(options: InquiryOptions<Input, Value>): Inquiries<Input, Value>;
  /** Stored values, fresh or not; never causes a request. */
  held: CachedValues<V>;

  /** What a cell asked in its last recalculation; undefined where it has not run since opening. */
  asked(cell: string): readonly RecordedNeed[] | undefined;
  /** What plans and refreshes are made of; see costs/plan.ts. */
  core: Core<V>;
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

/** One family of inquiries. The same input is requested once and cached like any need. */
export type InquiryOptions<Input, Value> = {
  /** Names the family in storage, such as `search`; each family its own. */
  name: string;
  lane: Lane;
  /** Sends one inquiry, once; `person` says whether a person waits. */
  send: (input: Input, signal: AbortSignal, person: boolean) => Promise<Value>;
  /** Requests that its answer may lead to, at most. @default 0 */
  followUps?: number;
  /** What makes two inputs the same inquiry. @default JSON.stringify */
  key?: (input: Input) => string;
  /** The entity of which the answer may lead to more needs; see `ask`. @default none */
  leadsTo?: (input: Input) => string;
};

/** Asks inquiries of one family. */
export type Inquiries<Input, Value> = {
  /**
   * With `leads`, later needs depend on this answer, such as a series on the id that an introspection gives. Other
   * needs of the entity then wait, so that they share a request.
   */
  ask(input: Input, waiter?: Waiter, leads?: boolean): Promise<Value>;
  /** The stored value, fresh or not; never causes a request. */
  held(input: Input): CachedValue<Value> | undefined;
  /** With its key it names the need that asking an input is, for plans. */
  name: string;
  key: (input: Input) => string;
};

/** Makes a batching layer. It reads storage at once and collects needs until that is done. */
export function createBatching<V extends Values>(options: BatchingOptions<V>): Batching<V> {
  const core = new Core<V>(options);
  const { snapshot, ledger, meter } = core;
  return {
    property: (entity, name, waiter) => core.ask(snapshot.entity(entity).property(name), waiter),
    propertyNowOrLater: (entity, name, waiter) =>
      core.askNowOrLater(snapshot.entity(entity).property(name), waiter),
    relationship: (entity, field, waiter) => core.ask(snapshot.entity(entity).relationship(field), waiter),
    observation: (entity, field, waiter) => core.ask(snapshot.entity(entity).observation(field), waiter),
    profile: (entity, waiter) => core.ask(snapshot.entity(entity).profile, waiter),
    head: (entity, waiter) => core.ask(snapshot.entity(entity).head, waiter),
    inquiries: (family) => inquiriesOf(core, family),
    held: snapshot.held,
    asked: (cell) => ledger.asked(cell),
    core,
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

function inquiriesOf<V extends Values, Input, Value>(
  core: Core<V>,
  { name, lane, send, followUps = 0, key = JSON.stringify, leadsTo }: InquiryOptions<Input, Value>,
): Inquiries<Input, Value> {
  // The family's name is its own, so what is found under it was put there by this family's `send`.
  const find = (input: Input) => core.snapshot.inquiry(name, key(input)) as Inquiry<Value>;
  return {
    ask: (input, waiter, leads = false) => {
      const inquiry = find(input);
      inquiry.sending ??= { lane, followUps, send: (signal, person) => send(input, signal, person) };
      if (leads && leadsTo !== undefined) {
        const entity = core.snapshot.entity(leadsTo(input));
        inquiry.leadsTo = entity;
        entity.lead = inquiry.need;
      }
      return core.ask(inquiry.need, waiter);
    },
    held: (input) => cachedValueOf(find(input).need),
    name,
    key,
  };
}
