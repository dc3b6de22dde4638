import { Hono } from 'hono';
import { proxy } from 'hono/proxy';

import { sizeLimit } from '../service/http/size-limit';

/** What is passed on of a request: nothing that names the person, the page or a cookie. */
const PASSED_ON = ['accept', 'content-type', 'x-api-key'];
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
  const headers = Object.fromEntries(
    PASSED_ON.flatMap((name) => {
      const value = request.headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer();
  try {
    const reply = await proxy(`${base}${pathname}${search}`, {
      method: request.method,
      headers,
      body,
      redirect: 'manual',
    });
    // It would be kept as a cookie of the add-in's own site, and sent back to nobody who knows it.
    reply.headers.delete('Set-Cookie');
    return reply;
  } catch {
    const error = {
      error_type: 'upstream_unreachable',
      message: `${new URL(base).host} could not be reached`,
    };
    return Response.json({ error, response_type: 'ERROR' }, { status: 502 });
  }
}
