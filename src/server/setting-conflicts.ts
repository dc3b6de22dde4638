import { ownValue } from '../shared/contract/own-value';

/** What is about the embedded service alone, which does not run where requests are passed on. */
const OF_EMBEDDED = [
  ...['KER_KEYS', 'KER_RATE_LIMIT', 'KER_DATA', 'KER_DATA_ONLY', 'KER_DATA_LOCALE', 'KER_STORE'],
  ...['KER_STORE_CONNECTIONS', 'KER_MODEL_URL', 'KER_MODEL', 'KER_ALLOWED_ORIGINS'],
];

/** What is about the dataset in memory alone. */
const OF_MEMORY = ['KER_DATA', 'KER_DATA_ONLY', 'KER_DATA_LOCALE'];

/** What only works together. */
const PAIRS = [
  ['KER_TLS_CERT', 'KER_TLS_KEY'],
  ['KER_TLS_KEY', 'KER_TLS_CERT'],
] as const;

type Variables = Record<string, string | undefined>;

/**
 * Throws where settings contradict each other: who sets a limit or keys that nothing obeys would believe that they hold.
 * What is set to nothing counts as not set.
 */
export function refuseContradictions(variables: Variables): void {
  const isSet = (name: string) => (ownValue(variables, name) ?? '') !== '';
  const idle = isSet('KER_UPSTREAM') ? OF_EMBEDDED.filter(isSet) : [];
  if (idle.length > 0) {
    throw new Error(
      `Expected KER_UPSTREAM without ${idle.join(', ')}, got both: where requests are passed on, the service there has its own ` +
        'keys, limits and data. Unset KER_UPSTREAM, or the others',
    );
  }
  const unread = isSet('KER_STORE') ? OF_MEMORY.filter(isSet) : [];
  if (unread.length > 0) {
    throw new Error(
      `Expected KER_STORE without ${unread.join(', ')}, got both: what a database serves was imported into it. Unset ` +
        'KER_STORE, or the others',
    );
  }
  for (const [one, other] of PAIRS) {
    if (isSet(one) && !isSet(other)) throw new Error(`Expected ${other} where ${one} is set, got none`);
  }
}
