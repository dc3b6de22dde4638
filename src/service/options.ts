import type { PoolFigures } from './status';
import type { Store } from './store/store';

/** How many requests one key may make in a window of time. */
export type RateLimit = { requests: number; windowMs: number };

/** What a service is made of. */
export type ServiceOptions = {
  /** What it answers from. */
  store: Store;
  /** The keys that are let in: a list, or a judge of one key. */
  keys: readonly string[] | ((key: string) => boolean);
  /** @default no limit */
  rateLimit?: RateLimit;
  /** Milliseconds since the epoch. @default Date.now */
  clock?: () => number;
  /** Web origins that may call from a browser; `*` lets every one. @default none, which suits a page of the same origin */
  allowedOrigins?: readonly string[];
  /** The largest request body, in bytes. @default 1 MiB */
  maxBodyBytes?: number;
  /** The connections to the database that it answers from. @default it answers from none */
  pool?: () => PoolFigures;
  /** Hears of each internal failure; the answer itself never shows its cause. */
  report?: (error: unknown) => void;
};
