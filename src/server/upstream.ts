import { Hono } from 'hono';

import { sizeLimit } from '../service/http/size-limit';

/** What is passed on of a request: nothing that names the person, the page or a cookie. */
const PASSED_ON = ['accept', 'content-type', 'x-api-key'];
/** What is passed on of a reply: what the interface knows, so no cookie, no login, no permission for other pages. */
const PASSED_BACK = ['content-type', 'retry-after'];
/**
 * The reply comes from the add-in's own origin, so a web page in it must not run there: a service that was broken into
 * would reach the key otherwise.
 */
const HARMLESS = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
};
/** Far more than any question or projection; without a bound one request could fill the server's memory. */
const LARGEST_BODY = 1024 * 1024;

/**
 * Passes requests on to a real service, for deployments whose service allows no cross-origin calls. The key travels in
 * its header only, and redirects are not followed, so it never reaches another host.
 */
export function createUpstream(address: string): (request: Request) => Response | Promise<Response> {
  const base = address.replace(/\/$/, '');
  const app = new Hono();
  app.use(sizeLimit(LARGEST_BODY));
  app.all('*', (context) => passOn(base, context.req.raw));
  return (request) => app.fetch(request);
}

async function passOn(base: string, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { method, signal } = request;
  // Nobody waits for the answer any more, so the service need not work on it. Once its reply runs, the server ends it.
  const unwanted = new AbortController();
  const giveUp = () => unwanted.abort();
  signal.addEventListener('abort', giveUp);
  try {
    const reply = await fetch(`${base}${pathname}${search}`, {
      method,
      headers: only(PASSED_ON, request.headers),
      body: method === 'GET' || method === 'HEAD' ? null : await request.arrayBuffer(),
      redirect: 'manual',
      signal: unwanted.signal,
    });
    const { status, body } = reply;
    return new Response(body, { status, headers: { ...only(PASSED_BACK, reply.headers), ...HARMLESS } });
  } catch {
    const error = {
      error_type: 'upstream_unreachable',
      message: `${new URL(base).host} could not be reached`,
    };
    return Response.json({ error, response_type: 'ERROR' }, { status: 502 });
  } finally {
    signal.removeEventListener('abort', giveUp);
  }
}

function only(names: readonly string[], headers: Headers): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
}
