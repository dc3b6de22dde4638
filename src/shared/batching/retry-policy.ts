/** Which deadline and which retries a request has: `knowledge` calls cost more and take up to minutes. */
export type Lane = 'entity' | 'knowledge';

/** What takes longest starts first. */
export const LANES: readonly Lane[] = ['knowledge', 'entity'];

/** What a request of one lane may take and try. */
export type RetryPolicy = {
  /** After its first sending, announced waits apart. */
  deadlineMs: number;
  /** Times that it is sent again. */
  retries: number;
  /** Whether a 429 counts among them; where it does not, the longest announced wait is the only bound. */
  countsRateLimits: boolean;
  /** How long its lane pauses for a 429 that names no time; undefined: the whole queue, for the growing back-off. */
  unannouncedPauseMs: number | undefined;
};

/**
 * The retries under a lasting rate limit: entity calls until their pauses exceed `LONGEST_ANNOUNCED_WAIT_MS`,
 * knowledge calls once, after `Retry-After` or a minute. Then the cell gets an error, and so does the queue if
 * nothing was accepted for as long.
 */
export const retryPolicies: Readonly<Record<Lane, RetryPolicy>> = {
  entity: { deadlineMs: 30_000, retries: 3, countsRateLimits: false, unannouncedPauseMs: undefined },
  knowledge: { deadlineMs: 200_000, retries: 1, countsRateLimits: true, unannouncedPauseMs: 60_000 },
};

/** What a request may wait for announced rate limits in all. */
export const LONGEST_ANNOUNCED_WAIT_MS = 600_000;

/** Full jitter: anywhere between at once and a ceiling that doubles, so that clients do not return together. */
export function retryDelay(retry: number, random: number): number {
  return random * Math.min(8_000, 250 * 2 ** retry);
}
