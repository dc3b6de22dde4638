import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';

import { countBy } from 'es-toolkit/array';
import { sumBy } from 'es-toolkit/math';

import type { StatementRow } from '../../src/service/dataset/statement-rows';
import { daysBetween } from '../dataset/filings/line';
import { figuresOf, type RowFigures } from '../dataset/filings/row-figures';

/**
 * Writes which figures a release corrects: `npm run dataset:corrections -- COMMIT DAY`, the commit of the release before and the day of this one.
 * The list is a table that the build marks the figures by; the report counts it.
 */
const [, , before = '', released = ''] = process.argv;

const STATEMENTS = 'src/service/data/statements.jsonl';
const LIST = 'tools/dataset/tables/corrections.tsv';
const REPORTS = 'docs/reports';

/** So near to each other stand the columns of a report. */
const NEAR_DAYS = 400;
const ROUNDING = 0.005;

type Correction = {
  entity: string;
  line: string;
  end: string;
  old: number;
  new: number | undefined;
  reason: string;
};

type Count = {
  name: string;
  before: number;
  corrected: number;
  'left out': number;
  now: number;
  marked: number;
};

const names = new Map(
  readFileSync('src/service/data/entities/Company.jsonl', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { key: string; name: string })
    .map(({ key, name }) => [key, name]),
);
const old = rowsOf(execFileSync('git', ['show', `${before}:${STATEMENTS}`], { maxBuffer: 1e8 }).toString());
const now = rowsOf(readFileSync(STATEMENTS, 'utf8'));
const corrections = [...old].flatMap(([entity, row]) => compare(entity, row, now.get(entity)));
writeList();
writeReport();

function rowsOf(text: string): Map<string, RowFigures> {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as StatementRow);
  return new Map(rows.map((row) => [row.entity, figuresOf(row)]));
}

function compare(entity: string, was: RowFigures, is: RowFigures | undefined): Correction[] {
  return [...was].flatMap(([line, figures]) =>
    [...figures].flatMap(([end, { value }]): Correction[] => {
      const all = is?.get(line);
      const held = all?.get(end)?.value;
      if (held === value) return [];
      return [{ entity, line, end, old: value, new: held, reason: reasonOf(value, held, { end, all }) }];
    }),
  );
}

function reasonOf(
  was: number,
  is: number | undefined,
  {
    end,
    all,
  }: { end: string; all: RowFigures extends ReadonlyMap<string, infer All> ? All | undefined : never },
): string {
  const near = [...(all ?? [])].find(
    ([day, { value }]) => day !== end && value === was && Math.abs(daysBetween(day, end)) <= NEAR_DAYS,
  );
  if (near !== undefined) return `of ${near[0]}`;
  if (is === undefined) return 'not proved';
  if (is === -was) return 'sign';
  return Math.abs(is / was - 1) < ROUNDING ? 'rounding' : 'another measure';
}

/** Adds the corrections of this release to those of the releases before. */
function writeList(): void {
  const titles = ['released', 'entity', 'line', 'cadence', 'end', 'old', 'new', 'reason'];
  const known = existsSync(LIST) ? readFileSync(LIST, 'utf8').trim().split('\n').slice(1) : [];
  const rows = corrections.map(({ entity, line, end, reason, ...values }) =>
    [released, entity, ...line.split('|'), end, values.old, values.new ?? '', reason].join('\t'),
  );
  const others = known.filter((row) => !row.startsWith(released));
  writeFileSync(LIST, `${[titles.join('\t'), ...others, ...rows].join('\n')}\n`);
}

function writeReport(): void {
  mkdirSync(REPORTS, { recursive: true });
  const counts = [...now].map(([entity, row]) => countOf(entity, row));
  const total = (key: keyof Omit<Count, 'name'>): number => sumBy(counts, (each) => each[key]);
  const share = (1 - total('left out') / total('before')) * 100;
  const reasons = countBy(corrections, ({ reason }) =>
    reason.startsWith('of ') ? 'of another period' : reason,
  );
  const lines = countBy(corrections, ({ line }) => line.split('|')[0] ?? line);
  const most = [...counts].sort((a, b) => b['left out'] - a['left out']).slice(0, 20);
  writeFileSync(
    `${REPORTS}/figures-by-company.tsv`,
    `${['entity\tname\tbefore\tcorrected\tleft out\tnow\tmarked', ...counts.map((count, at) => [[...now.keys()][at], ...Object.values(count)].join('\t'))].join('\n')}\n`,
  );
  writeFileSync(
    `${REPORTS}/corrections.md`,
    `# Corrected figures, ${released}

Made by \`npm run dataset:corrections\`. Every corrected cell with its old and new value stands in
[corrections.tsv](../../tools/dataset/tables/corrections.tsv), the counts of every company in [figures-by-company.tsv](figures-by-company.tsv).

| figures | count |
| --- | --- |
| served before | ${total('before')} |
| corrected | ${total('corrected')} |
| left out | ${total('left out')} (${share.toFixed(2)} % are still served) |
| served now | ${total('now')} |
| marked now (restated, on another basis, without others' interests, not the sum of its quarters, with the part due) | ${total('marked')} |

| why | cells |
| --- | --- |
${tableOf(reasons)}

| line | cells |
| --- | --- |
${tableOf(lines)}

Most left out:

| company | before | corrected | left out | now | marked |
| --- | --- | --- | --- | --- | --- |
${most.map((count) => `| ${Object.values(count).join(' | ')} |`).join('\n')}
`,
  );
}

function tableOf(counts: Readonly<Record<string, number>>): string {
  return Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([name, count]) => `| ${name} | ${count} |`)
    .join('\n');
}

function countOf(entity: string, row: RowFigures): Count {
  const own = corrections.filter((each) => each.entity === entity);
  const all = [...row.values()].flatMap((figures) => [...figures.values()]);
  return {
    name: names.get(entity) ?? '',
    before: sumBy([...(old.get(entity)?.values() ?? [])], (figures) => figures.size),
    corrected: own.filter((each) => each.new !== undefined).length,
    'left out': own.filter((each) => each.new === undefined).length,
    now: all.length,
    marked: all.filter(({ cite }) => /[bcilnprtwy]/.test(cite)).length,
  };
}
