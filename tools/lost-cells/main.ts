import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

import { companies } from '../faults/companies';
import { embeddedService } from '../faults/embedded-service';
import { KEY } from '../faults/key';
import { runScenario, SCENARIOS, type LossRow } from './scenarios';

const HEAD = `# Cells that Excel loses

Excel sometimes loses a result that a custom function returned (OfficeDev/office-js #6662, #6930). This table comes from a
stand-in for Excel that drops, delays and swaps results; the add-in, its batching and the embedded service are the real ones.
\`npm run lost-cells\` writes this page.

| what Excel does | cells | dropped | delayed | swapped | not shown | repaired | not shown at the end | named in the pane | requests more | round trips more |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |`;

/** `npm run lost-cells` writes the table of lost results into docs/reports. */
async function main(): Promise<void> {
  const service = embeddedService();
  const ids = companies(100);
  const lines = [HEAD];
  for (const scenario of SCENARIOS) {
    const row = await runScenario(scenario, ids, { service, key: KEY });
    lines.push(lineOf(row));
    console.log(lineOf(row));
  }
  writeFileSync(resolve('docs/reports/lost-cells.md'), `${lines.join('\n')}\n`);
}

function lineOf(row: LossRow): string {
  const { name, cells, dropped, delayed, swapped, lost, repaired, wrong, remaining, requests, trips } = row;
  const counts = [cells, dropped, delayed, swapped, lost, repaired, wrong, remaining, requests, trips];
  return `| ${[name, ...counts].join(' | ')} |`;
}

main().then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
