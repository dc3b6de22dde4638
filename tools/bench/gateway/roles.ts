import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';

import { serve } from '@hono/node-server';
import { Redis } from 'iovalkey';

import { readGatewayEnvironment } from '../../../src/gateway/environment';
import { startGateway } from '../../../src/gateway/start';
import { createUpstream } from '../../../src/server/upstream';
import { createService } from '../../../src/service/app';
import { storeOf } from '../../../src/service/create-store';
import { smallKnowledge } from '../../../test/service/small-service';
import { ACCOUNT_KEY, companies } from './entities';

/** What stands between the analysts and the service. */
export type Mode = 'pass-through' | 'whole-body' | 'gateway';

type Answer = (request: Request) => Response | Promise<Response>;

/** Serves one role until the process is ended, and tells its parent what it is asked. */
export function play(role: string): void {
  const fetch = role === 'upstream' ? upstream() : between(role as Mode);
  const server = serve({ fetch, hostname: '127.0.0.1', port: 0 }, ({ port }: AddressInfo) =>
    process.send?.({ port }),
  );
  Object.assign(server, { keepAliveTimeout: 120_000 });
  process.on('message', () => {
    const { user, system } = process.cpuUsage();
    process.send?.({ cpuMs: (user + system) / 1000, requests });
  });
}

let requests = 0;

/** The embedded service's own handler, after the time that a real one takes. */
function upstream(): Answer {
  const { fetch } = createService({
    store: { ...storeOf(companies(Number(process.env['COMPANIES']))), ...smallKnowledge },
    keys: [ACCOUNT_KEY],
  });
  const latencyMs = Number(process.env['LATENCY_MS']);
  return async (request) => {
    requests++;
    if (latencyMs > 0) await new Promise((go) => setTimeout(go, latencyMs));
    return fetch(request);
  };
}

function between(mode: Mode): Answer {
  const { KER_UPSTREAM = '', KER_CACHE = '' } = process.env;
  if (mode === 'gateway') {
    const gateway = startGateway(readGatewayEnvironment(process.env, '127.0.0.1'), {
      audit: () => undefined,
      tell: () => undefined,
      report: (error) => console.error(error),
    });
    return (request) => {
      requests++;
      return gateway.fetch(request);
    };
  }
  const forward = createUpstream(KER_UPSTREAM);
  const pass: Answer = async (request) => {
    requests++;
    return forward(await withAccountKey(request));
  };
  return mode === 'pass-through' ? pass : wholeBodies(pass, new Redis(KER_CACHE));
}

async function withAccountKey(request: Request): Promise<Request> {
  const headers = { 'X-API-KEY': ACCOUNT_KEY, 'Content-Type': 'application/json' };
  return new Request(request.url, { method: request.method, headers, body: await request.text() });
}

/** What a plain HTTP cache does: the key is the whole body, and one process asks each but once. */
function wholeBodies(pass: Answer, redis: Redis): Answer {
  const flights = new Map<string, Promise<string>>();
  return async (request) => {
    const body = await request.text();
    const key = createHash('sha256')
      .update(request.url + body)
      .digest('base64url');
    const held = await redis.get(key);
    const flight =
      flights.get(key) ?? (held === null ? fetchBody(pass, request, body) : Promise.resolve(held));
    if (held === null && !flights.has(key)) {
      flights.set(key, flight);
      void flight.then((text) => redis.set(key, text)).finally(() => flights.delete(key));
    }
    return new Response(await flight, { headers: { 'Content-Type': 'application/json' } });
  };
}

async function fetchBody(pass: Answer, request: Request, body: string): Promise<string> {
  const response = await pass(new Request(request.url, { method: 'POST', body }));
  return response.text();
}
