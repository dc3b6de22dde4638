import { createServer as createHttpsServer } from 'node:https';
import { join } from 'node:path';

import { serve } from '@hono/node-server';
import { getHttpsServerOptions } from 'office-addin-dev-certs';

import { createKnowledgeEngine } from '../service/answers/engine';
import { createService } from '../service/app';
import { readDataset } from '../service/dataset/load';
import { addOwnData } from '../service/dataset/own-data';
import { createEntitySearch } from '../service/search/entity-search';
import { createStore } from '../service/store/store';
import type { Store } from '../service/store/stored';
import { allowedOrigins, type Environment, readEnvironment } from './environment';
import { createSite } from './site';
import { createUpstream } from './upstream';

/** The key that the embedded service accepts where no other was set; it opens nothing but facts that are public. */
const TRIAL_KEY = 'ker-trial';

const MINUTE_MS = 60_000;

type Fetch = (request: Request) => Response | Promise<Response>;

function storeOf({ ownData, ownDataOnly }: Environment): Store {
  const builtIn = ownDataOnly ? { entities: [] } : readDataset(join(__dirname, 'data'));
  return createStore(ownData === undefined ? builtIn : addOwnData(builtIn, ownData));
}

function embeddedService(environment: Environment): Fetch {
  const { keys, rateLimit } = environment;
  const store = storeOf(environment);
  const search = createEntitySearch(store);
  for (const problem of store.problems) console.warn(`Skipped: ${problem}`);
  const service = createService({
    store,
    search,
    knowledge: createKnowledgeEngine(store, search),
    keys: keys.length > 0 ? keys : [TRIAL_KEY],
    allowedOrigins: allowedOrigins(environment),
    ...(rateLimit === undefined ? {} : { rateLimit: { requests: rateLimit, windowMs: MINUTE_MS } }),
    report: (error) => console.error(error instanceof Error ? error.message : 'The service failed'),
  });
  return service.fetch;
}

function siteOf(environment: Environment, trial: boolean) {
  const { upstream, consoleAddress, keys } = environment;
  const hasTrialKey = upstream === undefined && keys.length === 0;
  return createSite({
    dist: join(__dirname, '..'),
    service: upstream === undefined ? embeddedService(environment) : createUpstream(upstream),
    deployment: {
      ...(consoleAddress === undefined ? {} : { consoleAddress }),
      ...(hasTrialKey ? { trialKey: TRIAL_KEY } : {}),
    },
    trial,
  });
}

async function main(): Promise<void> {
  const secure = process.argv.includes('--https');
  const environment = readEnvironment(process.env);
  const { fetch } = siteOf(environment, !secure);
  const { host: hostname, port } = environment;
  const server = serve(
    secure
      ? {
          fetch,
          hostname,
          port,
          createServer: createHttpsServer,
          serverOptions: await getHttpsServerOptions(),
        }
      : { fetch, hostname, port },
    (address) => console.log(`KER is at ${secure ? 'https' : 'http'}://localhost:${address.port}`),
  );
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE';
    console.error(
      taken
        ? `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`
        : `The server could not listen on ${hostname}:${port}: ${error.message}`,
    );
    process.exitCode = 1;
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
