import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { cpus } from 'node:os';

import { groupBy } from 'es-toolkit';

/** Writes what a benchmark printed to `docs/reports`: lines of JSON as tables, one for each set of columns, the rest as text. */
export function writeReport(name, output) {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const lines = output.trim().split('\n');
  const rows = lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line));
  const texts = lines.filter((line) => !line.startsWith('{'));
  const byColumns = groupBy(rows, (row) => Object.keys(row).join());
  const parts = [
    `# Benchmark: ${name}`,
    [
      `- Command: \`npm run bench ${name} -- --report\``,
      `- Date: ${new Date().toISOString().slice(0, 10)}`,
      `- Machine: ${cpus().length} × ${cpus()[0]?.model.trim() ?? 'unknown'}, Node ${process.versions.node}`,
      `- Commit: ${commit}`,
    ].join('\n'),
    ...Object.values(byColumns).map(table),
    ...(texts.length > 0 ? [texts.map((line) => `    ${line}`.trimEnd()).join('\n')] : []),
  ];
  writeFileSync(`docs/reports/bench-${name}.md`, `${parts.join('\n\n')}\n`);
}

function table(rows) {
  const columns = Object.keys(rows[0]);
  const line = (cells) => `| ${cells.join(' | ')} |`;
  const shown = (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(columns.map((column) => shown(row[column]).replaceAll('|', '\\|')))),
  ].join('\n');
}
