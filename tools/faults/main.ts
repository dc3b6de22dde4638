import { removeProgram } from '../../test/gateway/gateway-process';
import { REDIS } from '../../test/gateway/redis-server';
import { companies } from './companies';
import { embeddedService } from './embedded-service';
import { FAULTS } from './faults';
import { GATEWAY_ATTACKS } from './gateway-attacks';
import { KEY } from './key';
import { mixture } from './mixture';
import { isRepelled, runAttack } from './run-attack';
import { faultless, isAsExpected, runFault, sheetOf, type Bench, type Ran, type Row } from './run-fault';
import { SERVER_ATTACKS } from './server-attacks';
import { heading, line, note } from './table';

const SEED = Number(process.env['SEED'] ?? 12);
const wanted = process.argv.slice(2);

/** `npm run faults` puts every fault between add-in and service, then attacks the server and the gateway; with words, those that contain one. */
async function main(): Promise<void> {
  const { fetch: service } = embeddedService();
  const benchOf = (entities: number, questions: number): Bench => ({
    ...{ service, key: KEY, seed: SEED },
    sheet: sheetOf(companies(entities), questions),
  });
  const narrow = await measured(benchOf(120, 4));
  const wide = await measured(benchOf(340, 4));
  console.log(heading);
  const print = (row: Row, limit: { most?: number }, isGood: boolean) => {
    console.log(line(row));
    if (isGood) return;
    process.exitCode = 1;
    for (const text of note(row, limit)) console.error(text);
  };
  for (const fault of [...FAULTS, mixture].filter(isWanted)) {
    const isWide = fault.isWide ?? (fault.most ?? 1) < 1;
    const { bench, ran } =
      fault === mixture ? await measured({ ...wide.bench, copies: 15 }) : isWide ? wide : narrow;
    const row = await runFault(bench, fault, ran);
    print(row, fault, isAsExpected(row, fault));
  }
  for (const attack of [...SERVER_ATTACKS, ...GATEWAY_ATTACKS].filter(isWanted)) {
    if (attack.needsRedis === true && REDIS === undefined) {
      console.error(`No redis-server is installed, so this row is left out: ${attack.name}`);
      continue;
    }
    const row = await runAttack(attack);
    print(row, attack, isRepelled(row, attack));
  }
  removeProgram();
}

function isWanted({ group, name }: { group: string; name: string }): boolean {
  return wanted.length === 0 || wanted.some((word) => `${group}: ${name}`.includes(word));
}

async function measured(bench: Bench): Promise<{ bench: Bench; ran: Ran }> {
  return { bench, ran: await faultless(bench) };
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
