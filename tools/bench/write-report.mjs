import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

import { groupBy } from 'es-toolkit';

/** The commit of 1.0.0, beside which reports set this one. */
export const FIRST_RELEASE = 'c5ee07ca';

const REPORTS = 'docs/reports';
const BEGIN = '<!-- Measured: the command below writes this part. -->';
const END = '<!-- End of the measured part. -->';

/**
 * Writes what a benchmark printed into its part of a page in `docs/reports`, or into a page of its own: lines of JSON as
 * tables, one for each set of columns, the rest as text.
 */
export function writeReport(name, output) {
  const begin = `<!-- Measured: the benchmark ${name} writes this part. -->`;
  const pages = readdirSync(REPORTS).map((file) => join(REPORTS, file));
  const page = pages.find((each) => readFileSync(each, 'utf8').includes(begin)) ?? newPage(name, begin);
  writeMeasured(page, `npm run bench ${name} -- --report`, markdownOf(output), begin);
}

function newPage(name, begin) {
  const page = join(REPORTS, `${name}.md`);
  writeFileSync(page, `# Benchmark: ${name}\n\n${begin}\n\n${END}\n`);
  return page;
}

/** Lines of JSON as tables; Markdown without such lines stays as it is. */
function markdownOf(output) {
  const lines = output.trim().split('\n');
  const rows = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  const texts = lines.filter((line) => !line.startsWith('{'));
  if (rows.length === 0) return output;
  const byColumns = groupBy(rows, (row) => Object.keys(row).join());
  return [
    ...Object.values(byColumns).map(table),
    ...(texts.length > 0 ? [texts.map((line) => `    ${line}`.trimEnd()).join('\n')] : []),
  ].join('\n\n');
}

/** Replaces the measured part of a page by the circumstances of this run and its Markdown. */
export function writeMeasured(page, command, markdown, mark = BEGIN) {
  const text = readFileSync(page, 'utf8');
  const begin = text.indexOf(mark);
  const end = text.indexOf(END, begin);
  if (begin < 0 || end < 0) throw new Error(`${page}: expected ${mark} and then ${END}`);
  const part = [mark, circumstances(command), markdown.trim(), ''].join('\n\n');
  writeFileSync(page, text.slice(0, begin) + part + text.slice(end));
}

function circumstances(command) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  return [
    `- Command: \`${command}\``,
    `- Date: ${new Date().toISOString().slice(0, 10)}`,
    `- Machine: ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`,
    `- Commit: ${commit}`,
  ].join('\n');
}

/** Rows, objects with the same keys, as a Markdown table. */
export function table(rows) {
  const columns = Object.keys(rows[0]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const shown = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => shown(row[column]).replaceAll('|', '\\|')))),
  ].join('\n');
}
