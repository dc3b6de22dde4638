import { isNativeError } from 'node:util/types';

import { TooWide } from '../store/access';
import { StoreUnavailable } from '../store/store-unavailable';
import { READER } from './control-schema';

/** Classes of SQLSTATE that tell of the server and not of the statement: connections, what a replica ends for the primary's sake, resources, shutdowns. */
const AWAY = /^(?:08|40|53|57P|58|XX)/;

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
function isAway(error: unknown): boolean {
  if (error instanceof StoreUnavailable) return true;
  // Node's own failures are of its own realm, which need not be the one that this runs in.
  if (!isNativeError(error)) return false;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (NETWORK.has(code) || (/^[\dA-Z]{5}$/.test(code) && AWAY.test(code))) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  );
}

/** What PostgreSQL says of a statement that took longer than it may. */
const QUERY_CANCELED = '57014';

/** What PostgreSQL reports where the set-up is not finished, by SQLSTATE, and what the operator has to do. */
const SET_UP: ReadonlyMap<unknown, string> = new Map([
  [
    '42501',
    `The database user may not read the dataset; grant it the role ${READER}. If there is no such role, import ` +
      'once with a user that may create roles, or serve with the user that imports',
  ],
  ['42P01', 'The database holds no dataset yet; import one'],
  ['3F000', 'The database holds no dataset yet; import one'],
]);

/** The failure as the service reports it, without the address, user or password of the database. */
export function describeFailure(error: unknown): unknown {
  if (error instanceof StoreUnavailable) return error;
  const setUp = isNativeError(error) && 'code' in error ? SET_UP.get(error.code) : undefined;
  if (setUp !== undefined)
    return new StoreUnavailable(
      setUp,
      'The service cannot read its data: its operator finds the reason at /status.',
    );
  if (isAway(error)) return new StoreUnavailable('The database cannot be reached');
  if (isNativeError(error) && 'code' in error && error.code === QUERY_CANCELED)
    return new TooWide(
      'This takes the database longer than one answer may take; a narrower condition, a type or a limit makes it less.',
    );
  return error;
}
