/** Who may ask, and how much; of a team all quotas are one. */
export type Person = {
  /** What no other person has: of her key, or of the issuer of her tokens. */
  id: string;
  /** What people call her; others may be called the same. */
  name: string;
  team?: string | undefined;
  /** Requests to the service that she may cause on one day (UTC). @default no limit but the account's */
  creditsPerDay?: number | undefined;
  teamCreditsPerDay?: number | undefined;
  /** Whether she may see what others use. @default false */
  admin?: boolean | undefined;
};

/** One request of a person, from its arrival to its answer. */
export type Asker = {
  person: Person;
  /** A person waits, no cell: it goes first (design §3 rule 8). */
  urgent: boolean;
  /** Aborted when she waits no more. */
  signal: AbortSignal;
  /** Requests to the service that it has caused so far. */
  credits: number;
};

/** Whether a person waits, as a client says by `Priority` (RFC 9218): an urgency above the usual 3. */
export function isUrgent(headers: Headers): boolean {
  return /(?:^|[,\s])u=[0-2](?:$|[,;\s])/.test(headers.get('Priority') ?? '');
}
