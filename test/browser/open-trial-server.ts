import { ownShared } from './shared';
import { requestsOf, type TrialServer } from './trial-server';

/** A server that other files use after this one, so it is not closed here, and its counts are compared. */
export type OpenServer = Omit<TrialServer, 'close'>;

/** The server of this test process, as `npm start` starts it. */
export async function openTrialServer(): Promise<OpenServer> {
  const url = await ownShared('server');
  return { url, requests: () => requestsOf(url) };
}
