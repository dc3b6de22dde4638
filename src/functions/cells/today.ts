/** Today where the person is, in days since 1970-01-01. */
export function today(): number {
  const now = new Date(Date.now());
  return Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / 86_400_000;
}
