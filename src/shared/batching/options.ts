import type { Clock } from './clock';
import type { SendEntity, Values } from './entity-request';
import type { OpenGate } from './gate';
import type { NeedKind } from './need';
import type { Storage } from './storage';

/** What a batching layer is made of. */
export type BatchingOptions<V extends Values> = {
  send: SendEntity<V>;
  classify: Classify;
  /** The type of an entity, by which the service refuses fields. @default unknown */
  typeOf?: ((head: V['head']) => string | undefined) | undefined;
  makeError: MakeError;
  /** @default none: values live as long as the layer */
  storage?: Storage | undefined;
  /** @default every stored value is taken as it is */
  loadIsWhole?: (() => Promise<IsWhole>) | undefined;
  /** @default none: whatever rate control allows is sent */
  gate?: OpenGate | undefined;
  /** @default systemClock */
  clock?: Clock | undefined;
  /** @default defaultSettings */
  settings?: Partial<BatchingSettings> | undefined;
};

/** Whether a stored value is one that its owner can have been given: storage may hold anything. */
export type IsWhole = (of: StoredOf, value: unknown) => boolean;

/** What a stored value is said to be the value of; `undefined` for a field says that the entity has none. */
export type StoredOf = { entity: string; kind: NeedKind } | { family: string };

/** How old a value may be before a recalculation asks for it again (design §3 rule 4). */
export const FRESHNESSES = ['recalculation', 'hour', 'day', 'until-refreshed'] as const;

/** How old a value may be before a recalculation asks for it again (design §3 rule 4). */
export type Freshness = (typeof FRESHNESSES)[number];

/** What a need gets if the service is unreachable and an old value is stored. */
export const OFFLINE_BEHAVIOURS = ['last-known', 'error'] as const;

/** What a person may change while the layer runs. */
export type BatchingSettings = {
  /** @default 'day' */
  freshness: Freshness;
  /** Requests a minute; 0 means no cap. @default 0 */
  requestsPerMinute: number;
  /** What a need gets if the service is unreachable and an old value is stored. @default 'last-known' */
  offline: (typeof OFFLINE_BEHAVIOURS)[number];
};

/** The settings of a layer that is given none. */
export const defaultSettings: BatchingSettings = {
  freshness: 'day',
  requestsPerMinute: 0,
  offline: 'last-known',
};

/** Reads an error that `send` rejected with. */
export type Classify = (error: unknown) => Verdict;

/** What an error of `send` means for the request that met it. */
export type Verdict =
  /** 429: the whole queue pauses for `retryAfterMs`, or for a jittered back-off where the service names no time. */
  | { kind: 'rate-limited'; retryAfterMs?: number | undefined }
  /** The connection was lost or refused: retried; at last the last known value stands in where the setting says so. */
  | { kind: 'unreachable' }
  /** 5xx: retried. */
  | { kind: 'server-error' }
  /**
   * The service rejects a body. `named` lists the property names, relationship types and observation ids at fault,
   * which fail while the others are sent again; without names the body is halved to find them.
   */
  | { kind: 'refused'; named?: readonly string[] | undefined }
  /** 401, 402, 403: the service takes nothing of this account, so the rest of the recalculation is not sent either. */
  | { kind: 'denied' }
  /** No answer of this service at all, such as a web page: many in a row are believed of all the rest. */
  | { kind: 'unreadable' }
  /** Anything else (no key, unknown entity): every need of the request fails with it. */
  | { kind: 'final' };

/** Makes the error that a waiter gets for an ending. */
export type MakeError = (ending: Ending) => Error;

/** Why this layer itself ended a need; times are milliseconds. */
export type Ending =
  /** The waiter's signal was aborted, or the recalculation or the layer was stopped. */
  | { kind: 'cancelled' }
  /** No answer in the lane's time after the request was first sent; `cause` is the last error, if one came. */
  | { kind: 'deadline'; afterMs: number; cause?: unknown }
  /** The service has not answered since then (milliseconds since 1970), and is down; `cause` is the last error. */
  | { kind: 'down'; since: number; cause?: unknown }
  /** The rate limit held for `waitedMs` and holds for `leftMs` more, which is longer than a cell may wait. */
  | { kind: 'rate-limited'; waitedMs: number; leftMs: number; cause?: unknown };
