import type { RequestCounts } from './operations';
import type { Catalogue, Figures } from './store/graph';

/** The connections to a database: how many there are, how many nobody uses, and how many requests wait for one. */
export type PoolFigures = { connections: number; idle: number; waiting: number };

/** What a service says of itself without a key: figures only, no names and no keys. */
export type Status = {
  uptime_seconds: number;
  /** Credits per request: none, so nobody has to confirm many. */
  cost_per_request: 0;
  requests: RequestCounts;
  /** Of a service that answers from a database. */
  pool?: PoolFigures;
} & (
  | {
      /** Whether it answers; while it starts, or its database is away, it says no with 503. */
      ready: true;
      dataset: Figures & Pick<Catalogue, 'version' | 'date'>;
    }
  | {
      ready: false;
      /** Why, without an address or a user: no connection, nothing imported, or a dataset of another layout. */
      reason: string;
    }
);
