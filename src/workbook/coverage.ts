import { momentOf } from '../cells/date';
import { newestSource } from '../cells/citation';
import type { Knowledge, Waiter } from '../runtime/knowledge';
import { formatCells } from './number-format';
import { plainText } from './plain-text';
import type { Progress } from './progress';
import { addSheet } from './report-table';

/** The entities of the selection and the properties that may be ticked. */
export type CoverageChoice = {
  entities: readonly { id: string; name: string }[];
  /** Texts of the selection that no entity was found for. */
  unmatched: readonly string[];
  properties: readonly string[];
};

/** What became of a coverage grid. */
export type CoverageOutcome = {
  filled: number;
  missing: number;
  /** Values that could not be asked for. */
  failed: number;
  sheet: string;
  stopped: boolean;
};

/** More entities than this in one grid are more than a person looks at. */
const MOST_ENTITIES = 1_000;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const DAY_MS = 86_400_000;

/** The distinct texts of the selection: ids or names of entities. */
export function selectedTexts(): Promise<string[]> {
  return Excel.run(async (context) => {
    const used = context.workbook.getSelectedRange().getUsedRangeOrNullObject(true);
    used.load('text');
    await context.sync();
    if (used.isNullObject) return [];
    const texts = used.text.flat().map((text) => text.trim());
    return [...new Set(texts.filter((text) => text !== '' && !text.startsWith('#')))].slice(0, MOST_ENTITIES);
  });
}

/** How many requests finding the entities may cost at most: a search for each name, and one introspection. */
export function searchCost(texts: readonly string[]): number {
  return texts.filter((text) => !ID.test(text)).length + (texts.length > 0 ? 1 : 0);
}

/** Finds the entities that the texts name, and what the first of them may be asked. */
export async function chooseCoverage(
  knowledge: Knowledge,
  texts: readonly string[],
  { report, signal }: Progress,
): Promise<CoverageChoice> {
  const waiter: Waiter = { person: true, signal };
  const unmatched: string[] = [];
  let done = 0;
  const found = await Promise.all(
    texts.map(async (text) => {
      const entity = await resolve(knowledge, text, waiter);
      if (entity === undefined) unmatched.push(text);
      done += 1;
      report({ phase: 'fetching', done, total: texts.length });
      return entity;
    }),
  );
  const entities = found.filter((entity) => entity !== undefined);
  const [first] = entities;
  const introspection = first && (await knowledge.introspection(first.id, waiter));
  return { entities, unmatched, properties: [...(introspection?.properties ?? [])].sort() };
}

/** How many requests a grid costs at most: all properties of an entity travel in one. */
export function gridCost(
  knowledge: Knowledge,
  { entities }: CoverageChoice,
  properties: readonly string[],
): number {
  return entities.filter(({ id }) =>
    properties.some((property) => knowledge.known.property(id, property) === undefined),
  ).length;
}

type Known = { name: string; cells: readonly { state: 'filled' | 'missing' | 'failed'; age: number | '' }[] };

/** Asks which properties the entities have, and writes a grid of filled, missing and age to a new sheet. */
export async function writeCoverage(
  { knowledge, now }: { knowledge: Knowledge; now: number },
  { entities, properties }: Pick<CoverageChoice, 'entities' | 'properties'>,
  { report, signal }: Progress,
): Promise<CoverageOutcome> {
  let done = 0;
  const rows = await Promise.all(
    entities.map(async ({ id, name }): Promise<Known> => {
      const cells = await Promise.all(
        properties.map((property) => coverageOf(knowledge, { id, property, now }, { person: true, signal })),
      );
      done += 1;
      report({ phase: 'fetching', done, total: entities.length });
      return { name, cells };
    }),
  );
  const count = (wanted: string): number =>
    rows.flatMap(({ cells }) => cells).filter(({ state }) => state === wanted).length;
  const sheet = await writeGrid(properties, rows);
  return {
    filled: count('filled'),
    missing: count('missing'),
    failed: count('failed'),
    sheet,
    stopped: signal.aborted,
  };
}

async function resolve(
  knowledge: Knowledge,
  text: string,
  waiter: Waiter,
): Promise<{ id: string; name: string } | undefined> {
  if (ID.test(text)) return { id: text, name: knowledge.known.head(text)?.name ?? text };
  const [match] = await knowledge.search({ name: text }, waiter);
  return match && { id: match.id, name: match.name };
}

type Asked = { id: string; property: string; now: number };

async function coverageOf(
  knowledge: Knowledge,
  { id, property, now }: Asked,
  waiter: Waiter,
): Promise<Known['cells'][number]> {
  try {
    const value = await knowledge.property(id, property, waiter);
    if (value === undefined) return { state: 'missing', age: '' };
    const moment = momentOf(newestSource(value.sources ?? [])?.date ?? '');
    const age = moment === undefined ? '' : Math.max(0, Math.floor(now / DAY_MS) - Math.floor(moment.day));
    return { state: 'filled', age };
  } catch {
    // One property that the service refuses must not hide what the others have.
    return { state: 'failed', age: '' };
  }
}

function writeGrid(properties: readonly string[], rows: readonly Known[]): Promise<string> {
  return Excel.run(async (context) => {
    const { worksheet, sheet } = await addSheet(context, 'Coverage');
    const names = properties.map(plainText);
    const ages = properties.map((property) => plainText(`${property}: age, days`));
    const grid = [
      ['Entity', 'Filled', ...names, ...ages],
      ...rows.map(({ name, cells }, index) => [
        plainText(name),
        `=COUNTIF(${rowRange(index + 2, properties.length)},"filled")/${properties.length}`,
        ...cells.map(({ state }) => state),
        ...cells.map(({ age }) => age),
      ]),
    ];
    const width = 2 + 2 * properties.length;
    const range = worksheet.getRangeByIndexes(0, 0, grid.length, width);
    range.formulas = grid;
    const size = { rows: Math.max(1, rows.length), columns: 1 };
    formatCells(worksheet.getRangeByIndexes(1, 1, size.rows, 1), size, '0%');
    rows.forEach(({ cells }, row) =>
      cells.forEach(({ state }, column) => {
        if (state === 'filled') return;
        worksheet.getRangeByIndexes(row + 1, column + 2, 1, 1).format.fill.color = '#F8D7DA';
      }),
    );
    worksheet.tables.add(range, true);
    worksheet.freezePanes.freezeRows(1);
    range.format.autofitColumns();
    worksheet.activate();
    await context.sync();
    return sheet;
  });
}

/** The cells of a row's states: they begin in column C. */
function rowRange(row: number, count: number): string {
  return `$C${row}:${columnName(1 + count)}${row}`;
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}
