/** What a service says while its database cannot be read; the request may be sent again soon. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/** Classes of SQLSTATE that tell of the server and not of the statement: connections, resources, shutdowns. */
const AWAY = /^(?:08|53|57P|58|XX)/;

/** Codes of the network between the service and its database. */
const NETWORK: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

/** Whether a failure is one of the way to the database, so that the same may succeed later. */
export function isAway(error: unknown): boolean {
  if (error instanceof DatabaseAway) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NETWORK.has(code) || (/^[\dA-Z]{5}$/.test(code) && AWAY.test(code))) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  );
}

/** The failure as the service tells it: of a database that is away without its address, its user or its password. */
export function toldFailure(error: unknown): unknown {
  if (error instanceof DatabaseAway || !isAway(error)) return error;
  return new DatabaseAway('The database cannot be reached');
}
