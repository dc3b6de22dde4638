/**
 * Brings an address that a person typed into the one form that is used everywhere: no `/v1`, no slash at its end.
 * Undefined where it is no address that may get the key: https, or http on this machine.
 */
export function parseServiceAddress(text: string): string | undefined {
  const url = parseUrl(text.trim());
  if (
    url === undefined ||
    url.username !== '' ||
    url.password !== '' ||
    url.search !== '' ||
    url.hash !== ''
  ) {
    return undefined;
  }
  if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isLoopback(url.hostname))) return undefined;
  return url.origin + url.pathname.replace(/\/+$/, '').replace(/\/v1$/, '');
}

function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/** The two names that the pane's Content-Security-Policy lets http connect to; it cannot express `[::1]`. */
function isLoopback(hostname: string): boolean {
  return hostname === 'localhost' || hostname === '127.0.0.1';
}
