// Prints the Flesch reading ease of each page, the median over its paragraphs; with a commit, that of its pages.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

import { flesch } from 'flesch';
import { syllable } from 'syllable';

import { paragraphsOf, sentencesOf, wordsOf } from './prose.mjs';

const [commit] = process.argv.slice(2);
const git = (...args) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1e8 });
const files = (
  commit === undefined
    ? git('ls-files', '-co', '--exclude-standard')
    : git('ls-tree', '-r', '--name-only', commit)
)
  .split('\n')
  .filter((file) => /^(README|CHANGELOG|CONTRIBUTING|SECURITY|docs\/[^/]+)(\.md)$/.test(file));
const read = (file) => (commit === undefined ? readFileSync(file, 'utf8') : git('show', `${commit}:${file}`));

console.log('page | bytes | paragraphs | Flesch (median) | words a sentence (median)');
for (const file of files) {
  const text = read(file);
  // Short items such as "on the web" are no prose.
  const paragraphs = paragraphsOf(text).filter((paragraph) => wordsOf(paragraph).length >= 8);
  const lengths = paragraphs.flatMap(sentencesOf).map((sentence) => wordsOf(sentence).length);
  const scores = paragraphs.map(score);
  console.log(
    [file, Buffer.byteLength(text), scores.length, median(scores).toFixed(1), median(lengths)].join(' | '),
  );
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
  return sorted.length === 0 ? Number.NaN : sorted[Math.floor(sorted.length / 2)];
}
