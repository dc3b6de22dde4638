// Results that Excel loses: a stand-in for Excel drops, delays and swaps them under the built-in service.
import { companies } from '../faults/companies';
import { embeddedService } from '../faults/embedded-service';
import { KEY } from '../faults/key';
import { runScenario, SCENARIOS, type LossRow } from '../lost-cells/scenarios';

const COLUMNS: readonly (readonly [heading: string, key: keyof LossRow])[] = [
  ['what Excel does', 'name'],
  ['cells', 'cells'],
  ['dropped', 'dropped'],
  ['delayed', 'delayed'],
  ['swapped', 'swapped'],
  ['not shown', 'lost'],
  ['repaired', 'repaired'],
  ['not shown at the end', 'wrong'],
  ['named in the pane', 'remaining'],
  ['requests more', 'requests'],
  ['round trips more', 'trips'],
];

async function main(): Promise<void> {
  const service = embeddedService();
  const ids = companies(100);
  for (const scenario of SCENARIOS) {
    const row = await runScenario(scenario, ids, { service, key: KEY });
    console.log(JSON.stringify(Object.fromEntries(COLUMNS.map(([heading, key]) => [heading, row[key]]))));
  }
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
