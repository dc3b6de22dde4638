import { readdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { functionCall } from '../../src/addin/workbook/link/call-function';
import type { LinkCell, LinkSheet } from '../../src/addin/workbook/link/blocks';
import { isField } from '../../src/addin/workbook/link/labels';
import { isTelling } from '../../src/addin/workbook/link/judgement';
import { type ProposedCell, proposeLinks, readNumbers } from '../../src/addin/workbook/link/proposals';
import { fieldsOf, type FunctionCall } from '../../src/addin/workbook/link/service-values';
import { seriesOf } from '../../src/shared/names/series-name';
import { startAddIn } from '../../src/cli/headless-addin';
import { sheetsOf } from '../../src/cli/link/file-sheets';
import { unansweredCells } from '../../src/cli/outages';
import { openWorkbook } from '../../src/cli/open-workbook';
import { plantedModels } from '../../test/addin/workbook/link/planted-models';

const REPORT = 'docs/reports/link.md';

/** `npm run link -- [FOLDER…] [--report] [--rows]` counts the links that are proposed in planted models and in files. */
async function main(): Promise<void> {
  const options = process.argv.slice(2);
  const addIn = await startAddIn(process.env['KER_SERVICE']);
  const call = functionCall((id) => addIn.functions.byId.get(id), 'link');
  const parts = [await plantedTable(call)];
  for (const folder of options.filter((each) => !each.startsWith('--')))
    parts.push(await folderTable(folder, { call, showsRows: options.includes('--rows') }));
  for (const { message } of unansweredCells(addIn.runtime).slice(0, 3)) console.error(message);
  await addIn.close();
  const text = parts.join('\n\n');
  if (options.includes('--report')) writeFileSync(REPORT, `${INTRODUCTION}\n\n${text}\n`);
  else console.log(text);
}

const INTRODUCTION = `# Links of typed numbers

\`npm run link -- FOLDER… --report\` counts them. A link is wrong where its formula means another entity, field or period
than the number. Of planted models that is known. In files it is judged by hand, row by row.

In files, a number is held if it has three digits or more and is a value of the model's company, whatever its label. It
is named if its label is one that KER knows for a field; many others are other measures of the same value, such as
"Total liabilities and equity". Files in which no company was found hold none.`;

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
  return { found, proposed, differing };
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

type FolderOptions = { call: FunctionCall; showsRows: boolean };

async function folderTable(folder: string, { call, showsRows }: FolderOptions): Promise<string> {
  const rows: (string | number)[][] = [];
  for (const name of readdirSync(folder).filter((each) => /\.xls[xm]$/i.test(each))) {
    const title = name.split('--').at(-1) ?? name;
    try {
      const sheets = sheetsOf(openWorkbook(join(folder, name)).file);
      const { found, proposed, differing } = await linksOf(sheets, title, call);
      const held = await heldNumbers(
        sheets,
        new Set(found.flatMap(({ cells }) => cells.map(({ entity }) => entity))),
        call,
      );
      const linked = proposed.filter(({ sheet, place }) => held.has(`${sheet}!${place.row},${place.column}`));
      const named = readNumbers(sheets, title).filter(
        ({ number: { sheet, place, field } }) =>
          isField(field?.words ?? '') && held.has(`${sheet}!${place.row},${place.column}`),
      ).length;
      rows.push([
        ...[title.replaceAll('|', ' '), held.size, named, proposed.length, differing.length],
        ...[percent(linked.length, held.size), percent(linked.length, named)],
      ]);
      const places = new Set(proposed.map(({ sheet, place }) => `${sheet}!${place.row},${place.column}`));
      if (showsRows) {
        for (const line of rowsOf(sheets, proposed)) console.error(`${title}\tlinked\t${line}`);
        for (const line of missedRows(
          sheets,
          [...held].filter((place) => !places.has(place)),
        ))
          console.error(`${title}\tmissed\t${line}`);
      }
    } catch (error) {
      rows.push([title, '', '', '', '', '', error instanceof Error ? error.message : String(error)]);
    }
  }
  return `## ${basename(folder)}\n\n${table(['file', 'held', 'named', 'proposed', 'differs', 'of held', 'of named'], rows)}`;
}

/** Each row once, with its label, to be judged by hand. */
function rowsOf(sheets: readonly LinkSheet[], proposed: readonly Cell[]): Set<string> {
  const cellsOf = new Map(sheets.map(({ name, rows }) => [name, rows]));
  return new Set(
    proposed.map(({ sheet, place, entity, field }) => {
      const row = [...(cellsOf.get(sheet)?.get(place.row) ?? [])].find(
        ([, { value }]) => typeof value === 'string',
      );
      return [sheet, `row ${place.row + 1}`, String(row?.[1].value ?? ''), entity, field].join('\t');
    }),
  );
}

/** The rows of numbers that are held and not linked, with how many of them there are. */
function missedRows(sheets: readonly LinkSheet[], places: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const place of places) {
    const [, name = '', row = ''] = /^(.*)!(\d+),\d+$/.exec(place) ?? [];
    const cells =
      sheets.find((each) => each.name === name)?.rows.get(Number(row)) ?? new Map<number, LinkCell>();
    const label = [...cells.values()].find(({ value }) => typeof value === 'string')?.value ?? '';
    const line = `${name}\trow ${Number(row) + 1}\t${String(label)}`;
    counts.set(line, (counts.get(line) ?? 0) + 1);
  }
  return [...counts].map(([line, count]) => `${line}\t${count}`);
}

/** The typed numbers that are values of these entities in any scale, whatever stands beside them. */
async function heldNumbers(
  sheets: readonly LinkSheet[],
  entities: ReadonlySet<string>,
  call: FunctionCall,
): Promise<Set<string>> {
  const known = new Set<string>();
  const key = (value: number) => Math.abs(value).toPrecision(6).replace(/0+$/, '').replace(/\.$/, '');
  for (const entity of entities) {
    const fields = await fieldsOf(call, entity);
    for (const { name } of fields ? seriesOf(fields.listed) : [])
      for (const [, value] of await call('SERIES', [[[entity]], [[name]], null, null, null, false]))
        if (typeof value?.value === 'number')
          for (const scale of [1, 1e3, 1e6, 1e9]) known.add(key(value.value / scale));
  }
  const held = new Set<string>();
  for (const { name, rows } of sheets)
    for (const [row, cells] of rows)
      for (const [column, { value, isFormula }] of cells)
        if (
          typeof value === 'number' &&
          !isFormula &&
          isTelling(value) &&
          Math.abs(value) > 9.99 &&
          known.has(key(value)) &&
          !/^(?:19|20)\d\d$/.test(String(value))
        )
          held.add(`${name}!${row},${column}`);
  return held;
}

void main();
