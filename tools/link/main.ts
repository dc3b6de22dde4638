import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { groupBy, unzip } from 'es-toolkit/array';
import { sum } from 'es-toolkit/math';

import { functionCall } from '../../src/addin/workbook/link/call-function';
import type { LinkSheet } from '../../src/addin/workbook/link/blocks';
import { isTelling } from '../../src/addin/workbook/link/judgement';
import { type ProposedCell, proposeLinks, readNumbers } from '../../src/addin/workbook/link/proposals';
import { fieldsOf, type FunctionCall } from '../../src/addin/workbook/link/service-values';
import { cellName } from '../../src/shared/formula/address';
import { seriesOf } from '../../src/shared/names/series-name';
import { startAddIn } from '../../src/cli/headless-addin';
import { sheetsOf } from '../../src/cli/link/file-sheets';
import { unansweredCells } from '../../src/cli/outages';
import { openWorkbook } from '../../src/cli/open-workbook';
import { plantedModels } from '../../test/addin/workbook/link/planted-models';

const REPORT = 'docs/reports/link.md';
/** Of each sheet of a file its company, and which labels mean which measure, as somebody judged who looked at it. */
const JUDGED = 'tools/link/judged.tsv';

/** `npm run link -- [FOLDER…] [--report] [--rows]` counts the links that are proposed in planted models and in files. */
async function main(): Promise<void> {
  const options = process.argv.slice(2);
  const addIn = await startAddIn(process.env['KER_SERVICE']);
  const call = functionCall((id) => addIn.functions.byId.get(id), 'link');
  const judged = readJudged(JUDGED);
  const parts = [await plantedTable(call)];
  for (const folder of options.filter((each) => !each.startsWith('--')))
    parts.push(await folderTable(folder, { call, judged, showsRows: options.includes('--rows') }));
  const [unanswered] = unansweredCells(addIn.runtime);
  if (unanswered) throw new Error(`The counts are not whole: ${unanswered.message}`);
  await addIn.close();
  const text = parts.join('\n\n');
  if (options.includes('--report')) writeFileSync(REPORT, `${INTRODUCTION}\n\n${text}\n`);
  else console.log(text);
}

const INTRODUCTION = `# Links of typed numbers

\`npm run link -- FOLDER… --report\` counts them. A link is wrong where its formula means another entity, field or period
than the number. Of planted models that is known.

The files are models of listed companies in public repositories, which others made. Somebody looked at each row of
numbers that equal values of the company, and wrote down those whose label means a measure that KER has (\`${JUDGED}\`).
Of these rows, a number of three digits or more is held if it equals a value of that measure, and recall is the share of
held numbers that are proposed or shown as differing. A link is right if its row was judged to have the measure of its
formula. Rows of another measure that has the same value hold none, such as cash at the beginning of a year or "Total
liabilities and equity". The rules were made with the first files; the others were looked at once, after that.`;

type Row = readonly (string | number)[];

function table(titles: Row, rows: readonly Row[]): string {
  const line = (row: Row) => `| ${row.join(' | ')} |`;
  return [line(titles), line(titles.map(() => '---')), ...rows.map(line)].join('\n');
}

const percent = (part: number, whole: number): string =>
  whole === 0 ? '' : `${Math.round((100 * part) / whole)} %`;

type Cell = ProposedCell & { sheet: string; field: string };

async function linksOf(sheets: readonly LinkSheet[], title: string, call: FunctionCall) {
  const found = await proposeLinks(readNumbers(sheets, title), call);
  const cells = found.flatMap(({ sheet, field, status, cells: own }) =>
    own.map((cell): Cell & { status: string } => ({ ...cell, sheet, field, status })),
  );
  const proposed = cells.filter(({ status, verdict }) => status === 'proposed' && verdict === 'agrees');
  const differing = cells.filter(({ verdict }) => verdict === 'differs' || verdict === 'contradicts');
  return { proposed, differing };
}

async function plantedTable(call: FunctionCall): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const { name, sheets, truth } of await plantedModels(call)) {
    const { proposed, differing } = await linksOf(sheets, 'Book1', call);
    const right = proposed.filter((cell) => {
      const own = truth.get(`${cell.sheet}!${cell.place.row},${cell.place.column}`);
      return own !== undefined && own.entity === cell.entity && cell.field.startsWith(own.series);
    });
    rows.push([
      name,
      truth.size,
      proposed.length,
      right.length,
      proposed.length - right.length,
      differing.length,
      percent(right.length, truth.size),
    ]);
  }
  return `## Planted models\n\n${table(['model', 'held', 'proposed', 'right', 'wrong', 'differs', 'recall'], rows)}`;
}

type FolderOptions = { call: FunctionCall; judged: readonly JudgedSheet[]; showsRows: boolean };

/** What somebody who looked at a sheet found: the cells of labels, and which measure their numbers have. */
type JudgedSheet = { file: string; company: string; sheet: string; labels: ReadonlyMap<string, string> };

function readJudged(path: string): JudgedSheet[] {
  const rows = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'));
  return rows.map(([file = '', company = '', sheet = '', labels = '']) => {
    const measures = labels.split('; ').flatMap((each) => {
      const [cells = '', measure = ''] = each.split('=');
      return cells.split(' ').map((cell): [string, string] => [cell, measure]);
    });
    return { file, company, sheet, labels: new Map(measures) };
  });
}

async function folderTable(folder: string, { call, judged, showsRows }: FolderOptions): Promise<string> {
  const rows: Row[] = [];
  const sums: number[][] = [];
  for (const file of readdirSync(folder).filter((each) => /\.xls[xm]$/i.test(each))) {
    const title = file.split('--').at(-1) ?? file;
    const sheets = sheetsOf(openWorkbook(join(folder, file)).file);
    const { proposed, differing } = await linksOf(sheets, title, call);
    const own = judged.filter((each) => each.file === file);
    const company = own[0]?.company ?? '';
    const measureOf = (cell: Place): string | undefined => {
      const labels = own.find(({ sheet }) => sheet === cell.sheet)?.labels ?? new Map<string, string>();
      return labelsOf(sheets, cell).flatMap(({ at }) => labels.get(at) ?? [])[0];
    };
    const isRight = (cell: Cell) => withoutSpan(cell.field) === measureOf(cell);
    const values = await valuesOf(company, call);
    const held = numbersOf(sheets).filter((each) => values.get(measureOf(each) ?? '')?.has(each.key));
    const shown = new Set([...proposed, ...differing].map(placeKey));
    const right = proposed.filter(isRight).length;
    const found = held.filter((each) => shown.has(placeKey(each))).length;
    const counts = [held.length, proposed.length, right, proposed.length - right, differing.length];
    rows.push([shownName(file), company, ...counts, percent(found, held.length)]);
    sums.push([...counts, found]);
    if (!showsRows) continue;
    for (const line of rowsOf(sheets, proposed)) console.error(`${file}\tlinked\t${line}`);
    for (const line of openRows(sheets, values, shown)) console.error(`${file}\topen\t${line}`);
  }
  const [all = 0, ...others] = unzip(sums).map(sum);
  const found = others.pop() ?? 0;
  rows.push(['all', '', all, ...others, percent(found, all)]);
  const titles = ['file', 'company', 'held', 'proposed', 'right', 'wrong', 'differs', 'recall'];
  return `## ${basename(folder)}\n\n${table(titles, rows)}`;
}

/** A file's name as `OWNER/REPOSITORY: FILE`; they are stored as `OWNER+REPOSITORY--FILE`. */
const shownName = (file: string): string =>
  file
    .replace('+', '/')
    .replace(/--(?!-)/, ': ')
    .replaceAll('|', ' ');

type Place = Pick<Cell, 'sheet' | 'place'>;

const placeKey = ({ sheet, place }: Place): string => `${sheet}!${cellName(place)}`;

const withoutSpan = (series: string): string =>
  series.replace(/ \((?:quarterly|trailing twelve months)\)$/, '');

/** Each row once, with its label, to be judged by hand. */
function rowsOf(sheets: readonly LinkSheet[], proposed: readonly Cell[]): Set<string> {
  return new Set(proposed.map((cell) => [lineOf(sheets, cell), cell.entity, cell.field].join('\t')));
}

/** The texts that stand left of a number and above it, the nearest first. */
function labelsOf(sheets: readonly LinkSheet[], { sheet, place }: Place): { at: string; text: string }[] {
  const rows = sheets.find(({ name }) => name === sheet)?.rows;
  const textAt = (row: number, column: number) => {
    const value = rows?.get(row)?.get(column)?.value;
    return typeof value === 'string' && /\p{L}/u.test(value)
      ? [{ at: cellName({ row, column }), text: value }]
      : [];
  };
  const { row, column } = place;
  return [
    ...Array.from({ length: column }, (_none, back) => textAt(row, column - 1 - back)),
    ...Array.from({ length: row }, (_none, back) => textAt(row - 1 - back, column)),
  ].flat();
}

function lineOf(sheets: readonly LinkSheet[], cell: Place): string {
  const [label] = labelsOf(sheets, cell);
  return [cell.sheet, label?.at, label?.text].join('\t');
}

/** The lines with numbers that equal values of the company and are not linked, with what they equal. */
function openRows(
  sheets: readonly LinkSheet[],
  values: Awaited<ReturnType<typeof valuesOf>>,
  shown: ReadonlySet<string>,
): string[] {
  const lines = groupBy(
    numbersOf(sheets).filter((each) => !shown.has(placeKey(each))),
    (each) => lineOf(sheets, each),
  );
  return Object.entries(lines).flatMap(([line, numbers]) => {
    const equal = [...values].map(
      ([name, keys]) => [name, numbers.filter(({ key }) => keys.has(key))] as const,
    );
    const some = equal.flatMap(([name, { length }]) => (length > 0 ? [`${name} ${length}`] : []));
    return some.length > 0 ? [`${line}\t${some.join(', ')} of ${numbers.length}`] : [];
  });
}

/** The values of a company by measure, in any scale and over any span. */
async function valuesOf(company: string, call: FunctionCall): Promise<Map<string, Set<string>>> {
  const known = new Map<string, Set<string>>();
  const fields = company === '' ? undefined : await fieldsOf(call, company);
  for (const { name } of fields ? seriesOf(fields.listed) : []) {
    const values = known.get(withoutSpan(name)) ?? new Set();
    known.set(withoutSpan(name), values);
    for (const [, value] of await call('SERIES', [[[company]], [[name]], null, null, null, false]))
      if (typeof value?.value === 'number')
        for (const scale of [1, 1e3, 1e6, 1e9]) values.add(numberKey(value.value / scale));
  }
  return known;
}

const numberKey = (value: number): string =>
  Math.abs(value).toPrecision(6).replace(/0+$/, '').replace(/\.$/, '');

/** The typed numbers that have so many digits that they hardly equal a value by chance. */
function numbersOf(sheets: readonly LinkSheet[]): (Place & { key: string })[] {
  return sheets.flatMap(({ name, rows }) =>
    [...rows].flatMap(([row, cells]) =>
      [...cells].flatMap(([column, { value, isFormula }]) =>
        typeof value === 'number' && !isFormula && isTelling(value) && !/^(?:19|20)\d\d$/.test(String(value))
          ? [{ sheet: name, place: { row, column }, key: numberKey(value) }]
          : [],
      ),
    ),
  );
}

void main();
