import { createHash, timingSafeEqual } from 'node:crypto';

import type { MiddlewareHandler } from 'hono';

import type { ServiceOptions } from '../options';
import { keyProblem } from './problem';

const digest = (key: string): Buffer => createHash('sha256').update(key).digest();

/** Judges keys against a list in a time that does not tell how much of a key was right. */
function judgeOfList(keys: readonly string[]): (key: string) => boolean {
  const known = keys.map(digest);
  return (key) => {
    const asked = digest(key);
    return known.filter((one) => timingSafeEqual(one, asked)).length > 0;
  };
}

/** Lets a request pass only with a known key in `X-API-KEY` (§5). */
export function keyCheck(keys: ServiceOptions['keys']): MiddlewareHandler {
  const isKnown = typeof keys === 'function' ? keys : judgeOfList(keys);
  return async (context, next) => {
    const key = context.req.header('X-API-KEY');
    if (!key || !isKnown(key)) return keyProblem(key);
    await next();
    return undefined;
  };
}
