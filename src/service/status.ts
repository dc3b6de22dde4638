import type { RequestCounts } from './operations';
import type { Figures } from './store/graph';

/** What a service says of itself without a key: figures only, no names and no keys. */
export type Status = {
  /** Whether it answers; a process that is still starting says so with 503. */
  ready: true;
  uptime_seconds: number;
  /** Credits that a request costs: none, so nobody is asked before many are sent. */
  cost_per_request: 0;
  requests: RequestCounts;
  dataset: Figures & { version: string };
};
