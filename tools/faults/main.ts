import { companies } from './companies';
import { embeddedService } from './embedded-service';
import { FAULTS, type Fault } from './faults';
import { KEY } from './key';
import { mixture } from './mixture';
import { faultless, isAsExpected, runFault, sheetOf, type Bench, type Ran, type Row } from './run-fault';
import { heading, line, note } from './table';

const SEED = Number(process.env['SEED'] ?? 12);
const wanted = process.argv.slice(2);

/** `npm run faults` puts every fault between the built add-in and the service; with words, those that hold one of them. */
async function main(): Promise<void> {
  const { fetch: service } = embeddedService();
  const benchOf = (entities: number, questions: number): Bench => ({
    ...{ service, key: KEY, seed: SEED },
    sheet: sheetOf(companies(entities), questions),
  });
  const narrow = await measured(benchOf(120, 4));
  const wide = await measured(benchOf(340, 4));
  console.log(heading);
  let failed = 0;
  const print = (fault: Fault, row: Row) => {
    console.log(line(row));
    if (isAsExpected(row, fault)) return;
    failed++;
    for (const text of note(row, fault)) console.error(text);
  };
  for (const fault of [...FAULTS, mixture]) {
    if (wanted.length > 0 && !wanted.some((word) => `${fault.group}: ${fault.name}`.includes(word))) continue;
    const isWide = fault.isWide ?? (fault.most ?? 1) < 1;
    const { bench, ran } =
      fault === mixture ? await measured({ ...wide.bench, copies: 15 }) : isWide ? wide : narrow;
    print(fault, await runFault(bench, fault, ran));
  }
  if (failed > 0) process.exitCode = 1;
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
