// Checks the Markdown pages (sentence length, line length, banned turns, links and anchors, entries of the changelog, what
// reports were measured on) and the doc comments in src. Exits with 1 if any fails.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { paragraphsOf, sentencesOf, wordsOf } from './prose.mjs';

const MOST_WORDS = 35;
const MOST_SENTENCES = 2;
const LONGEST_LINE = 120;
const TURNS = JSON.parse(readFileSync(new URL('banned-turns.json', import.meta.url), 'utf8'));
/** Such counts grow old; the report of sizes has them. */
const TYPED_COUNT = /\b\d[\d,]* (?:files|lines) of\b/;
const BANNED = new RegExp(`\\b(?:${TURNS.join('|')})\\b`, 'i');

const filesIn = (folder, ending) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file));
const pages = ['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md', 'SECURITY.md', ...filesIn('docs', /\.md$/)];
/** Tables of measurements; only their links, and what they were measured on, are checked. */
const isReport = (page) => page.startsWith(join('docs', 'reports'));

const faults = pages.flatMap((page) => {
  const text = readFileSync(page, 'utf8');
  return [
    ...brokenLinks(page, text),
    ...(isReport(page)
      ? missingCircumstances(page, text)
      : [...longSentences(page, text), ...badLines(page, text)]),
  ];
});
faults.push(...badEntries(readFileSync('CHANGELOG.md', 'utf8')));
faults.push(...badComments());
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;

function longSentences(page, text) {
  return paragraphsOf(text)
    .flatMap(sentencesOf)
    .filter((sentence) => wordsOf(sentence).length > MOST_WORDS)
    .map((sentence) => `${page}: a sentence of ${wordsOf(sentence).length} words: ${sentence.slice(0, 80)}…`);
}

function badLines(page, text) {
  return text.split('\n').flatMap((line, at) => {
    const isExempt = /^\s*\||^ {4}|^\s*-? ?\S*\[.*\]\(http|^#/.test(line);
    return [
      ...(line.length > LONGEST_LINE &&
      !isExempt &&
      line.replace(/\]\([^)]*\)|`[^`]*`/g, '').length > LONGEST_LINE
        ? [`${page}:${at + 1}: a line of ${line.length} characters`]
        : []),
      ...(TYPED_COUNT.test(line)
        ? [`${page}:${at + 1}: "${TYPED_COUNT.exec(line)[0]}" is typed, not generated`]
        : []),
      ...(BANNED.test(line) ? [`${page}:${at + 1}: "${BANNED.exec(line)[0]}"`] : []),
    ];
  });
}

/** A release has at most 120 entries, and an entry at most 25 words. */
function badEntries(changelog) {
  return changelog.split(/^## /m).flatMap((release) => {
    const entries = release
      .split(/^- /m)
      .slice(1)
      .map((entry) => entry.split('\n\n')[0]);
    const long = entries.filter((entry) => wordsOf(entry).length > 25);
    return [
      ...(entries.length > 120
        ? [`CHANGELOG.md: ${entries.length} entries in ${release.split('\n')[0]}`]
        : []),
      ...long.map(
        (entry) => `CHANGELOG.md: an entry of ${wordsOf(entry).length} words: ${entry.slice(0, 80)}…`,
      ),
    ];
  });
}

/** A report of a benchmark says how to repeat it. */
function missingCircumstances(page, text) {
  return !/npm run (?:bench|faults|mutate|readability|reproduction)/.test(text)
    ? []
    : ['Command', 'Date', 'Machine', 'Commit']
        .filter((what) => !new RegExp(`^- ${what}: \\S`, 'm').test(text))
        .map((what) => `${page}: no line "- ${what}: …"`);
}

function brokenLinks(page, text) {
  const prose = text.replace(/^ {4}.*$/gm, '').replace(/`[^`]*`/g, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^https?:/.test(target))
    .filter((target) => {
      const [path, anchor] = target.split('#');
      const file = path === '' ? page : join(dirname(page), path);
      return (
        !existsSync(file) || (anchor !== undefined && !anchorsOf(readFileSync(file, 'utf8')).includes(anchor))
      );
    })
    .map((target) => `${page}: the link ${target} leads nowhere`);
}

/** The anchors that GitHub gives to headings, and our own. */
function anchorsOf(text) {
  const headings = [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) =>
    heading
      .replace(/<[^>]*>/g, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
  return [...headings, ...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, id]) => id)];
}

/** Doc comments of the code: lists, code and tags are exempt. */
function badComments() {
  return filesIn('src', /\.tsx?$/).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(/\/\*\*(.*?)\*\//gs)].flatMap(({ index, 1: comment }) => {
      const prose = proseOf(comment);
      const sentences = sentencesOf(prose);
      const most = Math.max(0, ...sentences.map((each) => wordsOf(each).length));
      const place = `${file}:${text.slice(0, index).split('\n').length}`;
      return [
        ...(most > MOST_WORDS || sentences.length > MOST_SENTENCES
          ? [`${place}: a doc comment of ${sentences.length} sentences, of at most ${most} words`]
          : []),
        ...(BANNED.test(prose) ? [`${place}: "${BANNED.exec(prose)[0]}"`] : []),
      ];
    });
  });
}

function proseOf(comment) {
  return comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/^(?: {4}|- (?:.*\n {2})*).*$/gm, '')
    .replace(/`[^`]*`/g, 'X')
    .split(/(?:^|\s)@\w+/)[0]
    .replace(/\s+/g, ' ')
    .trim();
}
