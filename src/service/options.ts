import type { KnowledgeEngine } from './knowledge';
import type { EntitySearch } from './search/entity-search';
import type { Store } from './store/stored';

/** How many requests one key may make in a window of time. */
export type RateLimit = { requests: number; windowMs: number };

/** What a service is made of. */
export type ServiceOptions = {
  store: Store;
  /** The keys that are let in: a list, or a judge of one key. */
  keys: readonly string[] | ((key: string) => boolean);
  knowledge: KnowledgeEngine;
  /** The search by name. @default one made from the store; given where the knowledge engine has made one already */
  search?: EntitySearch;
  /** @default no limit */
  rateLimit?: RateLimit;
  /** Milliseconds since the epoch. @default Date.now */
  clock?: () => number;
  /** Web origins that may call from a browser; `*` lets every one. @default none, which suits a page of the same origin */
  allowedOrigins?: readonly string[];
  /** The largest request body, in bytes. @default 1 MiB */
  maxBodyBytes?: number;
  /** Hears of each internal failure; the answer itself never shows its cause. */
  report?: (error: unknown) => void;
};
