import type { Clock } from '../../shared/batching/clock';
import type { Fetch } from '../../shared/client/exchange';
import type { EventLines } from './event-lines';

/**
 * Writes a line for each request with its status and duration, so that a copied log shows what the service did. The
 * query is left out: it holds the names that were searched for, and a log is made to be passed on.
 */
export function loggedFetch(fetch: Fetch, clock: Clock, lines: EventLines): Fetch {
  return async (url, init) => {
    const begun = clock.now();
    const { pathname } = new URL(url);
    const log = (outcome: string) =>
      lines.add(`${init.method ?? 'GET'} ${pathname}: ${outcome} after ${clock.now() - begun} ms`);
    try {
      const response = await fetch(url, init);
      log(`status ${response.status}`);
      return response;
    } catch (error) {
      log('no reply');
      throw error;
    }
  };
}
