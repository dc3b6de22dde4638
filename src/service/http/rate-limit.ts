import type { MiddlewareHandler } from 'hono';

import type { RateLimit } from '../options';
import { rateProblem } from './problem';

type Window = { endsAt: number; used: number };

/**
 * Counts the requests of each key in windows that begin with its first request; answers 429 with `Retry-After` for
 * the rest of a used-up window (§7, §8). It runs after the key check, so it stores known keys only.
 */
export function rateLimiter(limit: RateLimit, clock: () => number): MiddlewareHandler {
  const windows = new Map<string, Window>();
  return async (context, next) => {
    const key = context.req.header('X-API-KEY') ?? '';
    const now = clock();
    const open = windows.get(key);
    const window = open && now < open.endsAt ? open : { endsAt: now + limit.windowMs, used: 0 };
    windows.set(key, window);
    if (window.used >= limit.requests) return rateProblem(Math.ceil((window.endsAt - now) / 1000));
    window.used += 1;
    await next();
    return undefined;
  };
}
