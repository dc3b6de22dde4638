import type { Fetch } from '../../../shared/client/exchange';

/** The header that carries what stands for a key. */
const KEY = 'X-API-KEY';

/** Gives the token to send; `stale` is one that was refused and must not be given again. */
export type Tokens = { token: (stale?: string) => Promise<string> };

/**
 * Replaces the key's placeholder by a token. A refused token is renewed once, because clocks may be wrong, and no
 * failed answer quotes it.
 */
export function signedFetch(fetch: Fetch, { token }: Tokens): Fetch {
  return async (url, init) => {
    const { [KEY]: person, ...headers } = (init.headers ?? {}) as Record<string, string>;
    if (person === undefined) return fetch(url, init);
    const send = (sent: string) =>
      fetch(url, { ...init, headers: { ...headers, Authorization: `Bearer ${sent}` } });
    let sent = await token();
    let response = await send(sent);
    if (response.status === 401) {
      sent = await token(sent);
      response = await send(sent);
    }
    return response.ok ? response : without(response, sent);
  };
}

async function without(response: Response, token: string): Promise<Response> {
  const { status, headers } = response;
  // A redirect that is not followed has no body, and no response can be made with its status.
  if (status < 400) return response;
  const text = await response.text();
  return new Response(text.replaceAll(token, '(token)'), { status, headers });
}
