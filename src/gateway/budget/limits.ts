import { RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

import type { RedisStore } from '../store/redis-store';
import { after } from '../clock';

/** One limit of many keys. */
export type Limit = {
  /** Consumes a point, and says how many the key has used with it, or how long there is none, in milliseconds. */
  take(key: string): Promise<{ taken: true; used: number } | { taken: false; waitMs: number }>;
  /** What a key has used. */
  used(key: string): Promise<number>;
  /** Gives a point back that was taken for nothing. */
  giveBack(key: string): Promise<unknown>;
};

/** How many points in how many seconds. */
export type Window = { points: number; duration: number };

const MINUTE_S = 60;
const TRIES = 3;
const RETRY_MS = 600;
/** Longer windows let more leave at once, and keep who comes last waiting longer. */
const LONGEST_SMOOTH_S = 6;

/**
 * The short window that comes nearest to a limit per minute from below. A whole minute's requests in its first second
 * would make all others wait for the rest.
 */
export function smoothWindow(perMinute: number): Window {
  const shortest = Math.ceil(MINUTE_S / perMinute);
  let best: Window = { points: 1, duration: shortest };
  const rate = ({ points, duration }: Window) => points / duration;
  for (let duration = shortest; duration <= LONGEST_SMOOTH_S; duration++) {
    const window = { points: Math.floor((perMinute * duration) / MINUTE_S), duration };
    if (rate(window) > rate(best)) best = window;
  }
  return best;
}

/** Makes limits, shared by all processes where there is a store for them. */
export type MakeLimit = (name: string, window: Window) => Limit;

/** Makes limits in Redis, or of this process alone. */
export function limitsIn(shared?: Pick<RedisStore, 'client' | 'namespace' | 'guarded'>): MakeLimit {
  return (name, window) => {
    const keyPrefix = shared === undefined ? name : `${shared.namespace}:{budget}:${name}`;
    const options = { ...window, keyPrefix };
    const limiter =
      shared === undefined
        ? new RateLimiterMemory(options)
        : new RateLimiterRedis({ ...options, storeClient: shared.client });
    const guarded = shared?.guarded ?? ((run) => run());
    return {
      take: (key) =>
        guarded(async () => {
          try {
            const { consumedPoints } = await limiter.consume(key);
            return { taken: true, used: consumedPoints };
          } catch (refusal) {
            if (!(refusal instanceof RateLimiterRes)) throw refusal;
            return { taken: false, waitMs: Math.max(1, refusal.msBeforeNext) };
          }
        }),
      used: (key) => guarded(async () => (await limiter.get(key))?.consumedPoints ?? 0),
      giveBack: (key) => guarded(() => limiter.reward(key)),
    };
  };
}

/** A count that does not answer is tried some times, for longer than a store rests after a failure. */
export async function persist<T>(count: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await count();
    } catch (error) {
      if (tries === TRIES) throw error;
    }
    await after(RETRY_MS);
  }
}
