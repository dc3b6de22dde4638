/** Whether a person waits, as a client says by `Priority` (RFC 9218): an urgency above the usual 3. */
export function isUrgent(headers: Headers): boolean {
  return /(?:^|[,\s])u=[0-2](?:$|[,;\s])/.test(headers.get('Priority') ?? '');
}
