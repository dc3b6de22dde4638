/**
 * The address as a link may carry it, or undefined: only http and https are ever followed, so that `javascript:`,
 * `data:` and relative addresses from a service stay plain text.
 */
export function safeHref(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  try {
    const url = new URL(address.trim());
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : undefined;
  } catch {
    return undefined;
  }
}
