import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { sizeProblem } from './problem';

/** Far more than any question or projection; without a bound one request could fill a server's memory. */
const MOST_BYTES = 1024 * 1024;

/**
 * Answers 413 to a body over the limit. An announced length is judged by its header alone, because measuring builds a
 * web Request for each call and halves the speed. @default 1 MiB
 */
export function sizeLimit(maxBytes = MOST_BYTES): MiddlewareHandler {
  const refuse = (): Response => sizeProblem(maxBytes);
  const measure = bodyLimit({ maxSize: maxBytes, onError: refuse });
  return async (context, next) => {
    const { method } = context.req;
    const announced = context.req.header('Content-Length');
    const isMeasured = announced === undefined || context.req.header('Transfer-Encoding') !== undefined;
    if (isMeasured && method !== 'GET' && method !== 'HEAD') return measure(context, next);
    if (Number(announced ?? 0) > maxBytes) return refuse();
    await next();
    return undefined;
  };
}
