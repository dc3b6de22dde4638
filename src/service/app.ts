import { Hono } from 'hono';
import { cors } from 'hono/cors';
import type { Handler, MiddlewareHandler } from 'hono';

import { queryKnowledge, searchKnowledge } from './http/handlers/ask-knowledge';
import { introspectEntity } from './http/handlers/introspect-entity';
import { retrieveEntity } from './http/handlers/retrieve-entity';
import { searchEntities } from './http/handlers/search-entities';
import { keyCheck } from './http/key-check';
import { awayProblem, internalProblem, methodProblem, unknownPathProblem } from './http/problem';
import { rateLimiter } from './http/rate-limit';
import { sizeLimit } from './http/size-limit';
import {
  noRequests,
  OPERATION_NAMES,
  OPERATIONS,
  type OperationName,
  type RequestCounts,
} from './operations';
import { openApiDescription } from './http/openapi/description';
import type { ServiceOptions } from './options';
import { StoreUnavailable } from './store/store-unavailable';
import type { Status } from './status';

/** A service that answers; something else listens. */
export type Service = {
  /** To be mounted in a larger app. */
  app: Hono;
  /** Answers one request. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** How many requests reached each operation so far. */
  requests: Readonly<RequestCounts>;
};

const pass: MiddlewareHandler = (_context, next) => next();

function handlersOf({ store }: ServiceOptions): Record<OperationName, Handler> {
  return {
    searchEntities: searchEntities(store),
    retrieveEntity: retrieveEntity(store),
    introspectEntity: introspectEntity(store),
    searchKnowledge: searchKnowledge(store),
    queryKnowledge: queryKnowledge(store),
  };
}

function crossOrigin(origins: readonly string[]): MiddlewareHandler {
  if (origins.length === 0) return pass;
  return cors({
    origin: origins.includes('*') ? '*' : [...origins],
    allowMethods: ['GET', 'HEAD', 'POST', 'OPTIONS'],
    allowHeaders: ['X-API-KEY', 'Content-Type'],
    exposeHeaders: ['Retry-After'],
    maxAge: 86_400,
  });
}

/** Answers `GET /status`, which is no part of the interface: for tests, and for who runs the service. */
function statusOf({ store, pool, clock = Date.now }: ServiceOptions, requests: RequestCounts): Handler {
  const startedAt = clock();
  return async (context) => {
    const told = await store.status().catch((error: unknown) => {
      if (error instanceof StoreUnavailable) return error;
      throw error;
    });
    const uptime_seconds = Math.round((clock() - startedAt) / 1000);
    const beside = { uptime_seconds, cost_per_request: 0 as const, requests, ...(pool && { pool: pool() }) };
    if (told instanceof StoreUnavailable) {
      const status: Status = { ready: false, reason: told.message, ...beside };
      return context.json(status, 503, { 'Retry-After': '1' });
    }
    const { version, date, figures } = told;
    const dataset = { version, ...(date !== undefined && { date }), ...figures };
    return context.json({ ready: true, ...beside, dataset } satisfies Status);
  };
}

const allowed = (method: string): string => (method === 'GET' ? 'GET, HEAD, OPTIONS' : 'POST, OPTIONS');

/** Makes the service: the whole interface over one store. */
export function createService(options: ServiceOptions): Service {
  const requests = noRequests();
  const app = new Hono();
  app.onError((error, context) => {
    // Who goes away while sending is no failure of the service.
    if (!context.req.raw.signal.aborted) options.report?.(error);
    return error instanceof StoreUnavailable ? awayProblem(error.told) : internalProblem();
  });
  app.notFound((context) => unknownPathProblem(context.req.path));
  app.use(crossOrigin(options.allowedOrigins ?? []));
  app.use(sizeLimit(options.maxBodyBytes));

  const checkKey = keyCheck(options.keys);
  const limitRate = options.rateLimit ? rateLimiter(options.rateLimit, options.clock ?? Date.now) : pass;
  const handlers = handlersOf(options);
  for (const name of OPERATION_NAMES) {
    const { method, path } = OPERATIONS[name];
    const count: MiddlewareHandler = (_context, next) => {
      requests[name] += 1;
      return next();
    };
    app.on(method, path, count, checkKey, limitRate, handlers[name]);
    app.options(path, () => new Response(null, { status: 204, headers: { Allow: allowed(method) } }));
    app.all(path, (context) => methodProblem(context.req.method, allowed(method)));
  }
  const description = openApiDescription();
  app.get('/openapi.json', (context) => context.json(description));
  app.get('/status', statusOf(options, requests));
  return { app, fetch: (request) => app.fetch(request), requests };
}
