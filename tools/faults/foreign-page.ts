import type { Sent } from './real-socket';

/** A body that a browser sends for any page without a preflight. */
export const TEXT_TYPE = { 'Content-Type': 'text/plain' };
/** A search that a plain GET sends. */
const SEARCH = '/v1/entities?name=Apple';

/** What a browser sends for the page of another site. */
export function pagesOf(address: string, body: Sent): Sent[] {
  const { port } = new URL(address);
  const get = (headers: Record<string, string>): Sent => ({
    path: SEARCH,
    method: 'GET',
    headers: { ...body.headers, ...headers },
  });
  const posts = (headers: Record<string, string>): Sent => ({
    ...body,
    headers: { ...body.headers, ...headers },
  });
  const rebound = `evil.example:${port}`;
  return [
    posts({ Origin: 'https://evil.example' }),
    posts({ ...TEXT_TYPE, Origin: 'https://evil.example' }),
    posts({ ...TEXT_TYPE, Origin: 'null' }),
    posts({ ...TEXT_TYPE, 'Sec-Fetch-Site': 'cross-site' }),
    posts({ Origin: 'http://localhost:1' }),
    posts({ Host: rebound, Origin: `http://${rebound}` }),
    get({ Origin: 'https://evil.example' }),
    get({ 'Sec-Fetch-Site': 'cross-site' }),
    get({ 'Sec-Fetch-Site': 'same-site' }),
    get({ Host: rebound, 'Sec-Fetch-Site': 'same-origin' }),
    {
      ...{ path: body.path, method: 'OPTIONS' },
      headers: { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'POST' },
    },
  ];
}
