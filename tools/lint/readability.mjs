// Checks the size of each page and its Flesch reading ease, the median over its paragraphs. With --report it writes both to
// docs/reports/words.md, beside those of the first release.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { flesch } from 'flesch';
import { syllable } from 'syllable';

import { FIRST_RELEASE, table, writeMeasured } from '../bench/write-report.mjs';
import { paragraphsOf, sentencesOf, wordsOf } from './prose.mjs';

const LEAST_EASE = 50;
/** The most bytes of each page, and of all of them without the changelog. */
const BUDGETS = new Map([
  ['README.md', 4_500],
  ['docs/administration.md', 10_000],
  ['docs/architecture.md', 6_000],
  ['docs/batching.md', 6_000],
  ['docs/cli.md', 8_500],
  ['docs/contributing.md', 6_500],
  ['docs/functions.md', 30_000],
  ['docs/gateway.md', 9_000],
  ['docs/get-started.md', 4_000],
  ['docs/glossary.md', 3_000],
  ['docs/import.md', 8_000],
  ['docs/install.md', 6_000],
  ['docs/linking.md', 5_000],
  ['docs/migrating.md', 4_000],
  ['docs/query-language.md', 8_000],
  ['docs/questions.md', 6_000],
  ['docs/scale.md', 10_000],
  ['docs/security.md', 5_000],
  ['docs/service.md', 8_000],
  ['docs/troubleshooting.md', 6_000],
  ['docs/update.md', 3_000],
  ['docs/workbook.md', 12_000],
]);
const MOST_BYTES = 165_000;
/** Short items such as "on the web" are no prose. */
const FEWEST_WORDS = 8;

const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 });
const namesIn = (list) =>
  list.split('\n').filter((file) => /^(README|CHANGELOG|CONTRIBUTING|SECURITY|docs\/[^/]+)\.md$/.test(file));

const pages = namesIn(git('ls-files', '-co', '--exclude-standard')).map((file) =>
  measured(file, readFileSync(file, 'utf8')),
);
const faults = pages.flatMap(({ page, bytes, ease }) => {
  const most = BUDGETS.get(page) ?? Infinity;
  return [
    ...(bytes > most ? [`${page}: ${bytes} bytes, at most ${most}`] : []),
    ...(ease < LEAST_EASE ? [`${page}: a reading ease of ${ease}, at least ${LEAST_EASE}`] : []),
  ];
});
const all = sizeOf(pages);
if (all > MOST_BYTES) faults.push(`All pages: ${all} bytes, at most ${MOST_BYTES}`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
if (process.argv.includes('--report')) writeReport();

function writeReport() {
  const before = namesIn(git('ls-tree', '-r', '--name-only', FIRST_RELEASE)).map((file) =>
    measured(file, git('show', `${FIRST_RELEASE}:${file}`)),
  );
  writeMeasured(
    'docs/reports/words.md',
    'npm run readability',
    ['## 1.0.0', totalOf(before), table(before), '## Now', totalOf(pages), table(pages)].join('\n\n'),
  );
}

function totalOf(rows) {
  return `${sizeOf(rows)} bytes without the changelog and the reports.`;
}

function sizeOf(rows) {
  return rows.reduce((sum, { page, bytes }) => sum + (page === 'CHANGELOG.md' ? 0 : bytes), 0);
}

function measured(page, text) {
  const paragraphs = paragraphsOf(text).filter((paragraph) => wordsOf(paragraph).length >= FEWEST_WORDS);
  const lengths = paragraphs.flatMap(sentencesOf).map((sentence) => wordsOf(sentence).length);
  return {
    page,
    bytes: Buffer.byteLength(text),
    paragraphs: paragraphs.length,
    ease: Number(median(paragraphs.map(score)).toFixed(1)),
    'words a sentence': median(lengths),
    'longest sentence': Math.max(0, ...lengths),
  };
}

function score(paragraph) {
  const sentences = sentencesOf(paragraph);
  const words = wordsOf(paragraph).filter((word) => word !== 'X');
  return flesch({
    sentence: sentences.length,
    word: words.length,
    syllable: words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0),
  });
}

function median(numbers) {
  const sorted = numbers.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
