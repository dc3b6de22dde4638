import { Hono, type Context } from 'hono';

import { readEntityId } from '../service/http/entity-id';
import { methodProblem, unknownPathProblem, validationProblem } from '../service/http/problem';
import { sizeLimit } from '../service/http/size-limit';
import { OPERATION_NAMES, OPERATIONS } from '../service/operations';

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
const ENTITY_ID = ':entity_id';

/**
 * Passes the five operations of the interface on to a real service, and nothing else, for deployments whose service allows
 * no cross-origin calls. The key travels in its header only, and redirects are not followed, so it never reaches another host.
 */
export function createUpstream(address: string): (request: Request) => Response | Promise<Response> {
  const base = address.replace(/\/$/, '');
  const app = new Hono();
  app.notFound((context) => unknownPathProblem(context.req.path));
  app.use(sizeLimit());
  for (const name of OPERATION_NAMES) {
    const { method, path } = OPERATIONS[name];
    app.on(method, path, (context) => forward(`${base}${path}`, context));
    app.all(path, (context) => methodProblem(context.req.method, method));
  }
  return (request) => app.fetch(request);
}

/** What stands for the id must be one: an encoded `../` would lead out of the interface otherwise. */
function forward(template: string, { req }: Context): Response | Promise<Response> {
  if (!template.includes(ENTITY_ID)) return passOn(template + new URL(req.url).search, req.raw);
  const entity = readEntityId(req.param('entity_id'));
  if ('faults' in entity) return validationProblem(entity.faults);
  return passOn(template.replace(ENTITY_ID, entity.id), req.raw);
}

async function passOn(address: string, request: Request): Promise<Response> {
  const { method, signal } = request;
  // Nobody waits for the answer any more, so the service need not work on it. Once its reply runs, the server ends it.
  const unwanted = new AbortController();
  const giveUp = () => unwanted.abort();
  signal.addEventListener('abort', giveUp);
  try {
    const reply = await fetch(address, {
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
      message: `${new URL(address).host} could not be reached`,
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
