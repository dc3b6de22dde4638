/**
 * Reads `Retry-After` as milliseconds from now: whole seconds or an HTTP date (RFC 9110 §10.2.3). Undefined where it is
 * absent or means nothing, such as a number that no clock can hold; a date that has passed is 0.
 */
export function parseRetryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  const text = header.trim();
  if (/^\d+$/.test(text)) {
    const milliseconds = Number(text) * 1000;
    return Number.isSafeInteger(milliseconds) ? milliseconds : undefined;
  }
  // Dates begin with the day's name; without this check Date.parse would read "-5" or "1.5" as a year.
  if (!/^[A-Z][a-z]{2}/.test(text)) return undefined;
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, at - now);
}
