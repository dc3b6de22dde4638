// Writes how many mutants the tests noticed to docs/reports/mutants.md, from the report of `npm run mutate`.
import { readFileSync } from 'node:fs';

import { sumBy, groupBy } from 'es-toolkit';

import { table, writeMeasured } from '../bench/write-report.mjs';

const { files } = JSON.parse(readFileSync('coverage/mutation/report.json', 'utf8'));
const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];
const count = (mutants, statuses) => mutants.filter(({ status }) => statuses.includes(status)).length;
const counts = Object.entries(files).map(([file, { mutants }]) => ({
  folder: file.split('/').slice(0, 3).join('/'),
  noticed: count(mutants, NOTICED),
  missed: count(mutants, MISSED),
}));
const rows = Object.entries(groupBy(counts, ({ folder }) => folder)).map(([folder, each]) => {
  const noticed = sumBy(each, (file) => file.noticed);
  const all = noticed + sumBy(each, (file) => file.missed);
  return { folder, mutants: all, noticed, share: `${((100 * noticed) / all).toFixed(1)} %` };
});
writeMeasured('docs/reports/mutants.md', 'npm run mutate && npm run mutate:report', table(rows));
