import { isIP } from 'node:net';

import { isLoopback } from './loopback';
import type { Answer } from './startup';

/** Whose requests the interface answers. */
export type OriginRules = {
  /** Where browsers reach the server, where a setting says so. */
  origin: string | undefined;
  /** Origins of other web pages that may send requests. */
  allowedOrigins: readonly string[];
  /**
   * The names by which a browser may ask for this machine. A page of another site can point its own name here (DNS
   * rebinding) and is then of the same origin to the browser, but the `Host` header still has that name.
   */
  hosts: 'any' | 'known' | 'loopback';
};

/**
 * Answers 403 to what a browser sends for a page of another origin, whether or not it asks first (CORS): without a body
 * or with one in plain text it does not. Programs other than browsers send neither `Origin` nor `Sec-Fetch-Site`.
 */
export function guardOrigin(answer: Answer, { origin, allowedOrigins, hosts }: OriginRules): Answer {
  const known = [...allowedOrigins, ...(origin === undefined ? [] : [origin])].map((each) => new URL(each));
  const isKnown = (hostname: string): boolean =>
    isIP(hostname.replace(/^\[|\]$/g, '')) > 0 || known.some((each) => each.hostname === hostname);
  return (request) => {
    const { host, hostname } = new URL(request.url);
    if (hosts !== 'any' && !isLoopback(hostname) && (hosts === 'loopback' || !isKnown(hostname)))
      return hostRefusal(host, hosts);
    const sender = request.headers.get('Origin');
    const site = request.headers.get('Sec-Fetch-Site') ?? 'none';
    const isOwn =
      sender === null
        ? site === 'same-origin' || site === 'none'
        : known.some((each) => each.origin === sender) ||
          (URL.canParse(sender) && new URL(sender).host === host);
    return isOwn ? answer(request) : originRefusal(sender);
  };
}

function originRefusal(sender: string | null): Response {
  const message =
    `Web pages of ${sender === null || sender === 'null' ? 'another origin' : sender} may not send requests here. ` +
    'Set KER_ALLOWED_ORIGINS to their origin to allow them.';
  return Response.json({ error: 'origin_not_allowed', message }, { status: 403 });
}

function hostRefusal(host: string, hosts: 'known' | 'loopback'): Response {
  const message =
    hosts === 'loopback'
      ? `Expected the host localhost, 127.0.0.1 or [::1], got ${host}. The entities of KER_DATA lie behind the trial key, ` +
        'which everybody knows. Set KER_KEYS to serve them under another name.'
      : `Expected the host localhost or an IP address, got ${host}. Set KER_ORIGIN to the address at which browsers reach ` +
        'this server, or KER_KEYS.';
  return Response.json({ error: 'host_not_allowed', message }, { status: 403 });
}
