import { join } from 'node:path';

import type { Logger } from 'pino';

import { readEnvironment, SERVER_VARIABLES } from '../server/environment';
import { listen } from '../server/listen';
import { createLogger, passwordsOf } from '../server/logger';
import { readCertificates } from '../server/read-certificates';
import { createSite, issuerOf, otherService } from '../server/site';
import { Draining } from './graceful-shutdown';
import { GATEWAY_VARIABLES, readGatewayEnvironment } from './environment';
import { auditLine } from './people/audit';
import { appendTo, AuditLog } from './people/audit-log';
import { makeKey } from './people/keys';
import { createGatewaySite } from './site';
import { startGateway } from './start';
import { warningsOf } from './warnings';

function printKey(name: string): void {
  const { key, kept } = makeKey();
  console.log(
    `Give ${name} this key, which is shown only now:\n  ${key}\nand put this into the file of people:`,
  );
  console.log(`  ${JSON.stringify({ name, key: kept })}`);
}

async function main(): Promise<void> {
  const [command, name] = process.argv.slice(2);
  if (command === 'key') {
    printKey(name ?? 'the person');
    return;
  }
  const { host, port, origin, tls, consoleAddress } = readEnvironment(process.env);
  const environment = readGatewayEnvironment(process.env, host, origin);
  const certificates = tls && readCertificates(tls);
  const variables = [...SERVER_VARIABLES, ...GATEWAY_VARIABLES];
  const dist = join(__dirname, '..');
  const issuer = await issuerOf(dist);
  if (issuer !== undefined && issuer !== environment.issuer) {
    throw new Error(
      `${join(dist, 'config.json')} has people sign in at ${JSON.stringify(issuer)} for a service whose answers may differ by person; the ` +
        'gateway gives everybody the same answers. Remove signIn from that file, or set KER_ISSUER to that provider',
    );
  }
  const told = {
    variables,
    host,
    origin,
    isSecure: tls !== undefined,
    other: await otherService(dist, origin),
  };
  const logger = createLogger({ secrets: [environment.upstreamKey, ...passwordsOf(environment.cache)] });
  for (const warning of warningsOf(process.env, told)) logger.warn(warning);
  const { cache, auditTexts, perMinute, perDay, drainMs, graceMs, signIn } = environment;
  const audit =
    environment.audit === undefined
      ? undefined
      : new AuditLog(await appendTo(environment.audit), { tell: (sentence) => logger.warn(sentence) });
  const gateway = startGateway(environment, {
    audit: (answered) => audit?.write(JSON.stringify(auditLine(answered, auditTexts))),
    auditIsUp: () => audit?.trouble === undefined,
    tell: (sentence) => logger.info(sentence),
    report: (error) => logger.error(error instanceof Error ? error.message : 'The gateway failed'),
  });
  // Without such a file the signal means what it usually does: the terminal was closed.
  if (environment.peopleFile !== undefined) process.on('SIGHUP', () => gateway.rereadPeople());
  const site = createSite({
    dist,
    origin,
    service: gateway.fetch,
    deployment: { ...(consoleAddress !== undefined && { consoleAddress }), signIn },
    trial: tls === undefined && origin?.startsWith('https:') !== true,
  });
  const draining = new Draining(drainMs);
  const { fetch } = createGatewaySite({
    ...{ gateway, site, origin, cache, limits: { perMinute, perDay }, draining },
  });
  const looking = setInterval(() => tellTrouble(gateway.store.trouble(), logger), 1_000);
  await gateway.store.opened();
  listen({
    ...{ host, port, fetch, certificates },
    drained: () => draining.begin(),
    graceMs: graceMs + drainMs,
    ended: () => {
      clearInterval(looking);
      // The end of the gateway tells the log what it cuts off.
      const closed = gateway.close().then(() => audit?.drain());
      void closed.finally(() => process.exit(0));
    },
  });
}

let told: string | undefined;

/** Says once when the store goes, and once when it is back. */
function tellTrouble(trouble: string | undefined, logger: Logger): void {
  if ((trouble === undefined) === (told === undefined)) return;
  told = trouble;
  if (trouble === undefined) logger.info('The store answers again.');
  else {
    logger.error(
      `The store does not answer (${trouble}): nothing is cached, and what a limit counts is not sent.`,
    );
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
