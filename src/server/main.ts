import { join } from 'node:path';

import type { Logger } from 'pino';

import { createModelReader } from '../service/questions/model-reader';
import { createService } from '../service/app';
import { storeOf } from '../service/create-store';
import { datasetInSteps } from '../service/dataset/load';
import { addOwnData } from '../service/dataset/own-data';
import type { ServiceOptions } from '../service/options';
import { createMemoryGraph, type MemoryGraph } from '../service/memory/memory-graph';
import { inSlices } from '../service/store/steps';
import { linkEntities } from '../service/store/link-entities';
import { warmUp } from '../service/warm-up';
import { type Environment, originRules, readEnvironment } from './environment';
import { listen } from './listen';
import { guardOrigin } from './origin-guard';
import { readCertificates } from './read-certificates';
import { createLogger, passwordsOf } from './logger';
import { createReporter } from './reporter';
import { createSite, otherService } from './site';
import { Starting, type Answer } from './startup';
import { createUpstream } from './upstream';

/** The key that the embedded service accepts where no other was set; it opens nothing but facts that are public. */
const TRIAL_KEY = 'ker-trial';

const MINUTE_MS = 60_000;

/** What answers the interface, and what it does once the server listens. */
type Answering = { fetch: Answer; listening: () => void };

async function graphOf(
  { ownData, ownDataOnly, ownDataLocale }: Environment,
  logger: Logger,
): Promise<MemoryGraph> {
  const builtIn = ownDataOnly ? { entities: [] } : await inSlices(datasetInSteps(join(__dirname, 'data')));
  const note = (line: string): void => logger.warn(`Own data: ${line}`);
  const parts =
    ownData === undefined ? builtIn : await addOwnData(builtIn, ownData, { locale: ownDataLocale, note });
  return createMemoryGraph(parts, await inSlices(linkEntities(parts)));
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** The store that is served: what a database holds, or the dataset in memory. */
async function servedStore(
  environment: Environment,
  logger: Logger,
): Promise<Pick<ServiceOptions, 'store' | 'pool'>> {
  const { database, connections, modelUrl, model } = environment;
  const reader = modelUrl === undefined ? undefined : createModelReader({ url: modelUrl, model });
  if (database !== undefined) {
    const { createPostgresStore } = await import('../service/postgres/postgres-store');
    return createPostgresStore({ url: database, connections, reader, today });
  }
  const graph = await graphOf(environment, logger);
  for (const problem of graph.problems) logger.warn(`Own data: ${problem}`);
  return { store: storeOf(graph, { reader, today }) };
}

async function embeddedService(environment: Environment, logger: Logger): Promise<Answering> {
  const { keys, rateLimit, allowedOrigins } = environment;
  const served = await servedStore(environment, logger);
  const report = createReporter((line) => logger.error(line));
  const service = createService({
    ...served,
    keys: keys.length > 0 ? keys : [TRIAL_KEY],
    allowedOrigins,
    ...(rateLimit === undefined ? {} : { rateLimit: { requests: rateLimit, windowMs: MINUTE_MS } }),
    report,
  });
  return { fetch: service.fetch, listening: () => void warmUp(served.store).catch(report) };
}

async function answering(environment: Environment, logger: Logger): Promise<Answering> {
  const { upstream } = environment;
  return upstream === undefined
    ? await embeddedService(environment, logger)
    : { fetch: createUpstream(upstream), listening: () => undefined };
}

const DIST = join(__dirname, '..');

function siteOf({ upstream, origin, consoleAddress, keys }: Environment, service: Answer, trial: boolean) {
  const hasTrialKey = upstream === undefined && keys.length === 0;
  return createSite({
    dist: DIST,
    origin,
    service,
    deployment: {
      ...(consoleAddress === undefined ? {} : { consoleAddress }),
      ...(hasTrialKey ? { trialKey: TRIAL_KEY } : {}),
    },
    trial,
  });
}

/** Microsoft's tool is imported only where it is needed, since that costs a tenth of a second. */
async function certificates({ tls }: Environment) {
  if (tls !== undefined) return readCertificates(tls);
  const { getHttpsServerOptions } = await import('office-addin-dev-certs');
  return getHttpsServerOptions();
}

async function main(): Promise<void> {
  const environment = readEnvironment(process.env);
  const logger = createLogger({ secrets: [...environment.keys, ...passwordsOf(environment.database)] });
  const secure = process.argv.includes('--https') || environment.tls !== undefined;
  const starting = new Starting();
  // Behind a proxy that speaks https Excel loads the pages, as it does where this server speaks it.
  const isTrial = !secure && environment.origin?.startsWith('https:') !== true;
  const { fetch } = siteOf(environment, starting.fetch, isTrial);
  const { host, port, origin } = environment;
  const other = await otherService(DIST, origin);
  if (other !== undefined) logger.warn(other);
  listen({
    fetch,
    host,
    port,
    certificates: secure ? await certificates(environment) : undefined,
    // Loading may take long; meanwhile the pages are there, and the interface says that it is starting.
    listening: async () => {
      const { fetch: service, listening } = await answering(environment, logger);
      starting.becomeReady(guardOrigin(service, originRules(environment)));
      listening();
    },
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
