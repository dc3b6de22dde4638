// Writes how many mutants the tests noticed to docs/reports/mutants.md, from the report of `npm run mutate`.
import { readFileSync } from 'node:fs';

import { groupBy } from 'es-toolkit';

import { table, writeMeasured } from '../bench/write-report.mjs';

const { files } = JSON.parse(readFileSync('coverage/mutation/report.json', 'utf8'));
const NOTICED = ['Killed', 'Timeout'];
const TRIED = [...NOTICED, 'Survived', 'NoCoverage'];
const inFolders = Object.entries(files).flatMap(([file, { mutants }]) =>
  mutants.map((mutant) => ({ folder: file.split('/').slice(1, 3).join('/'), ...mutant })),
);
const rows = Object.entries(groupBy(inFolders, ({ folder }) => folder)).map(([folder, mutants]) => {
  const every = Math.max(...mutants.map(({ statusReason }) => sampleOf(statusReason)));
  const tried = mutants.filter(({ id, status }) => TRIED.includes(status) && Number(id) % every === 0);
  const noticed = tried.filter(({ status }) => NOTICED.includes(status)).length;
  const share = `${((100 * noticed) / tried.length).toFixed(1)} %`;
  return { folder, mutants: mutants.length, tried: tried.length, noticed, share };
});
writeMeasured('docs/reports/mutants.md', 'npm run mutate && npm run mutate:report', table(rows));

/** Of how many mutants one was tried, as the runner says of those that it left out. */
function sampleOf(reason) {
  return Number(/^Only every (\d+)th is tried/.exec(reason ?? '')?.[1] ?? 1);
}
