import { ownShared } from './shared';
import { requestsOf, type TrialServer } from './trial-server';

/** A server that other files use after this one, so it is not closed here, and its counts are compared. */
export type OpenServer = Omit<TrialServer, 'close'>;

/** The server of this test process, as `npm start` starts it. */
export async function openTrialServer(): Promise<OpenServer> {
  return at(await ownShared('server'));
}

/** The server of this test process that takes `OWN_KEY` and gives pages none. */
export async function openKeyedServer(): Promise<OpenServer> {
  return at(await ownShared('keyed-server'));
}

function at(url: string): OpenServer {
  return { url, requests: () => requestsOf(url) };
}
