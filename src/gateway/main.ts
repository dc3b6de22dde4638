import { createWriteStream, openSync } from 'node:fs';
import { join } from 'node:path';

import { readEnvironment, SERVER_VARIABLES } from '../server/environment';
import { GRACE_MS } from '../server/end-gently';
import { listen } from '../server/listen';
import { readSetting, reasonOf } from '../server/read-setting';
import { createSite } from '../server/site';
import { Draining } from './draining';
import { GATEWAY_VARIABLES, readGatewayEnvironment } from './environment';
import type { Answered } from './gateway';
import { auditLine } from './people/audit';
import { makeKey } from './people/keys';
import { createGatewaySite } from './site';
import { startGateway } from './start';
import { warningsOf } from './warnings';

/** Writes lines to a file or, for `-`, to standard output. */
function auditTo(file: string | undefined, withText: boolean): (answered: Answered) => void {
  if (file === undefined) return () => undefined;
  const stream = file === '-' ? process.stdout : createWriteStream('', { fd: opened(file) });
  stream.on('error', (error: Error) => console.error(`The audit log cannot be written: ${error.message}`));
  return (answered) => void stream.write(`${JSON.stringify(auditLine(answered, withText))}\n`);
}

/** Who wants a log does not want a gateway that runs without one. */
function opened(file: string): number {
  try {
    return openSync(file, 'a', 0o600);
  } catch (error) {
    throw new Error(`Expected KER_AUDIT to be a file that can be written, got ${file}: ${reasonOf(error)}`);
  }
}

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
  const environment = readGatewayEnvironment(process.env, host);
  const certificates = tls && {
    cert: readSetting('KER_TLS_CERT', tls.cert),
    key: readSetting('KER_TLS_KEY', tls.key),
  };
  const variables = [...SERVER_VARIABLES, ...GATEWAY_VARIABLES];
  for (const warning of warningsOf(process.env, { variables, host, origin, isSecure: tls !== undefined }))
    console.error(warning);
  const { cache, audit, auditTexts, perMinute, perDay, drainMs, signIn } = environment;
  const gateway = startGateway(environment, {
    audit: auditTo(audit, auditTexts),
    tell: (sentence) => console.log(sentence),
    report: (error) => console.error(error instanceof Error ? error.message : 'The gateway failed'),
  });
  // Without such a file the signal means what it usually does: the terminal was closed.
  if (environment.peopleFile !== undefined) process.on('SIGHUP', () => gateway.rereadPeople());
  const site = createSite({
    dist: join(__dirname, '..'),
    origin,
    service: gateway.fetch,
    deployment: { ...(consoleAddress !== undefined && { consoleAddress }), signIn },
    trial: tls === undefined && origin?.startsWith('https:') !== true,
  });
  const draining = new Draining(drainMs);
  const { fetch } = createGatewaySite({
    ...{ gateway, site, cache, limits: { perMinute, perDay } },
    isDraining: () => draining.isDraining,
  });
  const looking = setInterval(() => tellTrouble(gateway.store.trouble()), 1_000);
  await gateway.store.opened();
  listen({
    ...{ host, port, fetch: draining.guard(fetch) },
    certificates,
    drained: () => draining.begin(),
    graceMs: GRACE_MS + drainMs,
    ended: () => {
      clearInterval(looking);
      void gateway.close().finally(() => process.exit(0));
    },
  });
}

let told: string | undefined;

/** Says once when the store goes, and once when it is back. */
function tellTrouble(trouble: string | undefined): void {
  if ((trouble === undefined) === (told === undefined)) return;
  told = trouble;
  console.error(
    trouble === undefined
      ? 'The store answers again.'
      : `The store does not answer (${trouble}): nothing is cached, and what a limit counts is not sent.`,
  );
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
