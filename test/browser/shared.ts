import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { type PaneSite, startPaneSite } from '../addin/taskpane/harness/pane-site';
import { startBrowserProcess, type BrowserProcess } from './browser-process';
import { startTrialServer, type TrialServer } from './trial-server';

/** The variable by which the test processes find what one run starts once. */
export const SHARED_ADDRESS = 'KER_TEST_SHARED';

/** A key of somebody's own, which the server that asks for one takes. */
export const OWN_KEY = 'a-key-of-her-own-1234';

/** What the test files of one run share; nothing of it is started before a file asks for it. */
export type Shared = { address: string; close: () => Promise<void> };

/**
 * Listens for the test processes: `/browser?of=` starts a browser for each of them, whose clipboard nobody else then
 * writes to, and tells its address; `/server?of=` a server, whose requests nobody else then counts, and
 * `/keyed-server?of=` one that takes `OWN_KEY` alone; `/pane` the pane with its fixtures, one for all.
 */
export async function startShared(): Promise<Shared> {
  const browsers = new Map<string, Promise<BrowserProcess>>();
  const servers = new Map<string, Promise<TrialServer>>();
  const keyedServers = new Map<string, Promise<TrialServer>>();
  let pane: Promise<PaneSite> | undefined;

  const browserOf = (worker: string): Promise<BrowserProcess> => {
    const browser = browsers.get(worker) ?? startBrowserProcess();
    browsers.set(worker, browser);
    return browser;
  };
  const serverOf = (worker: string): Promise<TrialServer> => {
    const server = servers.get(worker) ?? startTrialServer();
    servers.set(worker, server);
    return server;
  };
  const keyedServerOf = (worker: string): Promise<TrialServer> => {
    const server = keyedServers.get(worker) ?? startTrialServer({ KER_KEYS: OWN_KEY });
    keyedServers.set(worker, server);
    return server;
  };
  const answer = async ({ pathname, searchParams }: URL): Promise<string> => {
    if (pathname === '/pane') return (await (pane ??= startPaneSite())).url;
    const worker = searchParams.get('of') ?? '';
    if (pathname === '/server') return (await serverOf(worker)).url;
    if (pathname === '/keyed-server') return (await keyedServerOf(worker)).url;
    return (await browserOf(worker)).address;
  };
  const server = createServer((request, response) => {
    answer(new URL(request.url ?? '/', 'http://localhost')).then(
      (text) => response.end(text),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  // Else it may end a connection at the moment at which a test process asks on it.
  server.keepAliveTimeout = 0;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
      const started = [...browsers.values(), ...servers.values(), ...keyedServers.values()];
      for (const each of pane === undefined ? started : [...started, pane]) {
        // One that did not start has told so to who asked for it.
        await each.then(({ close }) => close()).catch(() => undefined);
      }
    },
  };
}

/** What is started once for each test process: the address of its own. */
export async function ownShared(what: 'browser' | 'server' | 'keyed-server'): Promise<string> {
  return fromShared(`/${what}?of=${process.env['JEST_WORKER_ID'] ?? ''}`);
}

/** What the run's shared server answers to a test. */
export async function fromShared(path: string): Promise<string> {
  const address = process.env[SHARED_ADDRESS];
  if (address === undefined) throw new Error(`Expected ${SHARED_ADDRESS} to be set by Jest's global set-up`);
  const response = await fetch(`${address}${path}`);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
