import type { MiddlewareHandler } from 'hono';

import { isLoopback } from '../server/loopback';
import { Problem } from './problem';

/**
 * Refuses requests of foreign web pages to a gateway without keys, also by DNS rebinding: only this machine's own
 * names are answered. `ownOrigin` is the gateway's address in browsers, if it is another one.
 */
export function refuseForeignPages(ownOrigin: string | undefined): MiddlewareHandler {
  return async ({ req }, next) => {
    const { host, hostname } = new URL(req.url);
    if (!isLoopback(hostname))
      return refusal(403, `Expected the host localhost, 127.0.0.1 or [::1], got ${host}.`);
    // Excel on the web shows the pane in a frame, so files are for every page.
    if (!req.path.startsWith('/v1/')) return next();
    const origin = req.header('Origin');
    const isOwn =
      origin === undefined || originOf(origin)?.host === host || origin === originOf(ownOrigin)?.origin;
    if (!isOwn || !['same-origin', 'none'].includes(req.header('Sec-Fetch-Site') ?? 'none'))
      return refusal(403, 'Only pages that this gateway serves may use it.');
    if (hasBody(req.header()) && !/^application\/json\s*(?:;|$)/i.test(req.header('Content-Type') ?? ''))
      return refusal(415, 'Expected a body of the type application/json.');
    return next();
  };
}

function originOf(address = ''): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}

/** Over HTTP/2 a body of unknown length has no header of its own; its type is then the sign of it. */
function hasBody(headers: Record<string, string>): boolean {
  const length = headers['content-length'] ?? headers['transfer-encoding'] ?? headers['content-type'];
  return length !== undefined && length !== '0';
}

function refusal(status: 403 | 415, message: string): Response {
  const error = status === 403 ? 'not_allowed' : 'unsupported_media_type';
  return Problem.refused(status, error, message).toResponse();
}
