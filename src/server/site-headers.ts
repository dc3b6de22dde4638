import type { MiddlewareHandler } from 'hono';

import { isLoopback } from './loopback';

/** Where Excel on the web stands when it shows the pane in a frame, and the pages that Excel itself is framed by. */
const OFFICE_HOSTS = [
  'https://*.officeapps.live.com',
  'https://*.cloud.microsoft',
  'https://*.sharepoint.com',
  'https://*.office.com',
  'https://*.office365.com',
  'https://*.microsoft365.com',
  'https://onedrive.live.com',
  'https://teams.microsoft.com',
].join(' ');

const YEAR_S = 365 * 24 * 60 * 60;

/**
 * The headers of every file and answer of the site; `frame-ancestors` works only as a header. Files named by a hash
 * are cached for ever, others revalidate, and icons get no `Cache-Control` because Excel does not show them with one.
 */
export function siteHeaders(origin?: string): MiddlewareHandler {
  const isSecure = origin?.startsWith('https:');
  return async (context, next) => {
    await next();
    const { protocol, hostname, pathname } = new URL(context.req.url);
    const { headers } = context.res;
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'no-referrer');
    // A browser would ask for https of every other program on this machine too.
    if ((isSecure ?? protocol === 'https:') && !isLoopback(hostname))
      headers.set('Strict-Transport-Security', `max-age=${YEAR_S}`);
    // An answer is for whoever asked, no proxy on the way is to keep it, and a policy that it brings is stricter.
    if (pathname.startsWith('/v1/')) {
      headers.set('Cache-Control', 'no-store');
      return;
    }
    // What says so itself, such as a page with names, knows better.
    if (
      headers.get('Content-Type')?.startsWith('text/html') === true &&
      !headers.has('Content-Security-Policy')
    ) {
      const framedBy = pathname.endsWith('/taskpane.html') ? `'self' ${OFFICE_HOSTS}` : "'none'";
      headers.set('Content-Security-Policy', `frame-ancestors ${framedBy}`);
    }
    if (pathname.endsWith('.png') || !context.res.ok || headers.has('Cache-Control')) return;
    const isHashed = /\.[0-9a-f]{8}\.(?:js|css)$/.test(pathname);
    headers.set('Cache-Control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
  };
}
