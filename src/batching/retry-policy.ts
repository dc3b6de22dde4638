import type { Lane } from './lane';

/** What a request of one lane may take and try. */
export type RetryPolicy = {
  /** After its first sending, announced waits apart (issue 3, point 5). */
  deadlineMs: number;
  /** Times that it is sent again. */
  retries: number;
  /** Whether a 429 counts among them; where it does not, the announced wait is the bound. */
  countsRateLimits: boolean;
};

/** A knowledge call costs much and takes up to minutes, so it is sent again at most once, whatever happened. */
export const retryPolicies: Readonly<Record<Lane, RetryPolicy>> = {
  entity: { deadlineMs: 30_000, retries: 3, countsRateLimits: false },
  knowledge: { deadlineMs: 200_000, retries: 1, countsRateLimits: true },
};

/** What a request may wait for announced rate limits in all. */
export const LONGEST_ANNOUNCED_WAIT_MS = 600_000;

/** Full jitter: anywhere between at once and a ceiling that doubles, so that clients do not return together. */
export function retryDelay(retry: number, random: number): number {
  return random * Math.min(8_000, 250 * 2 ** retry);
}
