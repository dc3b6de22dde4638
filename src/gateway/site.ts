import { Hono, type Context } from 'hono';

import { siteHeaders } from '../server/site-headers';
import { isDay } from '../service/store/calendar-day';
import { dayOf } from './clock';
import type { Draining } from './graceful-shutdown';
import { refuseForeignPages } from './foreign-pages';
import { Problem } from './problem';
import type { Started } from './start';
import { usagePage } from './usage-page';

/** What the site of a gateway is made of. */
export type GatewaySiteOptions = {
  gateway: Started;
  /** The add-in's built files, its `config.json` and, under `/v1`, the gateway itself. */
  site: Hono;
  /** Where browsers reach it. @default as each request says */
  origin?: string | undefined;
  cache: string;
  limits: { perMinute: number | undefined; perDay: number | undefined };
  draining: Draining;
};

/** The gateway as it is reached: the interface, the add-in, and what those who run it look at. */
export function createGatewaySite(options: GatewaySiteOptions): Hono {
  const { gateway, site, origin, cache, limits, draining } = options;
  const app = new Hono();
  app.use(siteHeaders(origin), draining.guard);
  if (!gateway.asksWho) app.use(refuseForeignPages(origin));
  const startedAt = Date.now();
  const isLimited = limits.perMinute !== undefined || limits.perDay !== undefined;
  // Anybody may look: where the store is and what it said stands in the log alone.
  const trouble = () => (gateway.store.trouble() === undefined ? undefined : 'the store does not answer');
  const unwritten = () => (gateway.auditIsUp() ? undefined : 'the audit log cannot be written');
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', (context) => {
    const uncounted = isLimited ? trouble() : undefined;
    const reason = draining.isDraining ? 'draining' : (uncounted ?? unwritten());
    return reason === undefined ? context.text('ok') : context.text(reason, 503);
  });
  app.get('/metrics', () => gateway.metrics.toResponse());
  app.get('/status', (context) =>
    context.json({
      uptime_seconds: Math.round((Date.now() - startedAt) / 1000),
      cost_per_request: 1,
      ...gateway.counts,
      waiting: gateway.budget.waiting,
      cache: { kind: cache === 'memory' ? 'memory' : 'redis', trouble: trouble() ?? null },
      audit: { trouble: unwritten() ?? null },
      budget: {
        ...{ requests_per_minute: limits.perMinute ?? null, credits_per_day: limits.perDay ?? null },
        sends: !isLimited || trouble() === undefined,
      },
    }),
  );
  app.get('/usage', (context) => showUsage(context, gateway));
  app.route('/', site);
  return app;
}

async function showUsage({ req }: Context, { identify, usage }: Started): Promise<Response> {
  try {
    const person = await identify(withBasicKey(req.raw.headers));
    if (person.admin !== true)
      throw Problem.refused(403, 'not_allowed', 'Only those with `admin` see what others use.');
    const asked = req.query('day') ?? '';
    const day = isDay(asked) ? asked : dayOf(Date.now());
    return await usagePage(day, await usage.of(day));
  } catch (error) {
    const problem =
      error instanceof Problem ? error : Problem.later(503, 'The store of the counts does not answer.', 5);
    const response = problem.toResponse();
    // A browser then asks for a key, which it sends as the password.
    if (response.status === 401) response.headers.set('WWW-Authenticate', 'Basic realm="KER gateway"');
    return response;
  }
}

function withBasicKey(headers: Headers): Headers {
  const [, encoded] = /^Basic (\S+)$/i.exec(headers.get('Authorization') ?? '') ?? [];
  if (encoded === undefined) return headers;
  const pair = Buffer.from(encoded, 'base64').toString();
  // A header cannot hold every letter of a password; keys and tokens are the same percent-encoded.
  return new Headers({ 'X-API-KEY': encodeURIComponent(pair.slice(pair.indexOf(':') + 1)) });
}
