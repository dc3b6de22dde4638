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

/** Rows, objects with the same keys, as a Markdown table; rows with objects in them are its columns, with a line for each figure. */
export function table(rows) {
  const flat = rows.map((row) => flatten(row));
  const columns = Object.keys(Object.assign({}, ...flat));
  const isNested = columns.length > Object.keys(rows[0]).length;
  const header = isNested ? ['figure', ...flat.map((_, at) => `run ${at + 1}`)] : columns;
  const lines = isNested
    ? columns.map((column) => [column, ...flat.map((row) => row[column])])
    : flat.map((row) => columns.map((column) => row[column]));
  return [header, header.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.map((cell) => shown(cell).replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

/** An object without objects in it: their keys stand behind its own. */
function flatten(row, before = '') {
  return Object.assign(
    {},
    ...Object.entries(row).map(([key, value]) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? flatten(value, `${before}${key}: `)
        : { [before + key]: value },
    ),
  );
}

/** Figures to four digits. */
const shown = (cell = '') =>
  typeof cell === 'number' && !Number.isInteger(cell) ? String(Number(cell.toPrecision(4))) : String(cell);
