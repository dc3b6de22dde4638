import type { Cell, Row } from '../query/row';
import type { Fact } from '../query/fact';
import type { Expression } from '../query/tree';
import { operandTest, operandTests } from '../query/operand-test';
import type { Means } from '../query/value-test';
import { cited, sourceOf } from './fact-sentence';
import { formatFact, joinNames } from './format-value';
import { fieldLabel } from './phrase';
import type { Statement } from './statement';

/** How many rows prose tells; the rest is counted. */
const TOLD = 20;

/** As many where a row is nothing but its name. */
const NAMES_TOLD = 60;

/** Beyond this many rows a list becomes a table. */
const LISTED = 5;

/** As many facts as one statement carries as its grounds. */
export const MOST_GROUNDS = 100;

/** Rows in prose: a line each for a few, a table for more, then the count of the rest. */
export function rowStatements(
  rows: readonly Row[],
  total: number,
  isSaid: (row: Row, column: string) => boolean,
): Statement[] {
  const isOfNames = rows.slice(0, NAMES_TOLD).every((row) => shownCells(row, isSaid).length === 0);
  const told = rows.slice(0, isOfNames ? NAMES_TOLD : TOLD);
  const left = total - told.length;
  const more: Statement[] = left > 0 ? [{ content: `\n…and ${left} more.`, facts: [] }] : [];
  if (rows.length <= LISTED) return [...told.map((row) => lineOf(row, isSaid)), ...more];
  return [tableOf(told, isSaid), ...more];
}

const shownCells = (row: Row, isSaid: (row: Row, column: string) => boolean): Cell[] =>
  row.cells.filter(({ column, facts }) => facts.length > 0 && column !== 'name' && !isSaid(row, column));

const valueText = ({ facts }: Cell): string => joinNames([...new Set(facts.map(formatFact))]);

function factsOf(row: Row): readonly Fact[] {
  const held = row.cells.filter(({ facts }) => facts.length > 0);
  const facts = held.flatMap((cell) => (cell.column === 'name' && held.length > 1 ? [] : cell.facts));
  return facts.flatMap((fact) => fact.grounds ?? [fact]).slice(0, MOST_GROUNDS);
}

function lineOf(row: Row, isSaid: (row: Row, column: string) => boolean): Statement {
  const shown = shownCells(row, isSaid);
  const citations = shown.map(({ facts: [first] }) => (first === undefined ? '' : cited(first)));
  const details = shown.map((cell, at) => {
    const value = shown.length === 1 ? valueText(cell) : `${columnLabel(cell.column)} ${valueText(cell)}`;
    // Neighbours from one source name it once.
    return citations[at] === citations[at + 1] ? value : `${value}${citations[at] ?? ''}`;
  });
  // Where the question itself says what was found, the name alone is told, with the source that bears it.
  const bearing = row.cells.find(({ column, facts }) => column !== 'name' && facts.length > 0)?.facts[0];
  const source = bearing === undefined ? '' : cited(bearing);
  const tail = details.length === 0 ? source : `: ${details.join('; ')}`;
  return { content: `- **${row.entity.name}**${tail}`, facts: factsOf(row) };
}

/** `ceo.name` is the chief executive officer, `headquarters.country` the country of the headquarters. */
function columnLabel(column: string): string {
  const steps = column.split('.').filter((step, at) => at === 0 || step !== 'name');
  return steps.length < 2
    ? fieldLabel(steps[0] ?? column)
    : `${fieldLabel(steps[0] ?? '')} ${fieldLabel(steps.slice(1).join('_'))}`;
}

/** A table with a line of sources beneath, each named once with the columns that it bears. */
function tableOf(rows: readonly Row[], isSaid: (row: Row, column: string) => boolean): Statement {
  const cells = rows.map((row) => shownCells(row, isSaid));
  const columns = [...new Set(cells.flatMap((each) => each.map(({ column }) => column)))];
  const cellOf = (each: readonly Cell[], column: string): string => {
    const cell = each.find((one) => one.column === column);
    return cell === undefined ? '–' : valueText(cell).replace(/\|/g, '\\|');
  };
  if (columns.length === 0) return namesOf(rows);
  const titles = [
    'Name',
    ...columns.map(columnLabel).map((label) => label.replace(/^./, (first) => first.toUpperCase())),
  ];
  const lines = rows.map((row, at) => [
    row.entity.name.replace(/\|/g, '\\|'),
    ...columns.map((column) => cellOf(cells[at] ?? [], column)),
  ]);
  const numeric = columns.map((column) =>
    cells.some((each) => each.some((cell) => cell.column === column && isFigure(cell.facts[0]))),
  );
  const table = [
    `| ${titles.join(' | ')} |`,
    `|${[' --- ', ...numeric.map((is) => (is ? ' ---: ' : ' --- '))].join('|')}|`,
    ...lines.map((line) => `| ${line.join(' | ')} |`),
  ].join('\n');
  const sources = sourceLine(columns, cells);
  return {
    content: `${table}${sources === '' ? '' : `\n\n${sources}`}`,
    facts: rows.flatMap(factsOf).slice(0, MOST_GROUNDS),
    rows: rows.map((row, at) => ({
      content: [
        row.entity.name,
        ...(cells[at] ?? []).map((cell) => `${columnLabel(cell.column)} ${valueText(cell)}`),
      ].join(', '),
      facts: factsOf(row),
    })),
  };
}

/** Names alone are a sentence, however many. */
function namesOf(rows: readonly Row[]): Statement {
  const held = rows.map(({ cells }) => cells.filter(({ column }) => column !== 'name'));
  const sources = sourceLine([''], held);
  return {
    content: `${joinNames(rows.map(({ entity }) => entity.name))}${sources === '' ? '' : `\n\n${sources}`}`,
    facts: rows.flatMap(factsOf).slice(0, MOST_GROUNDS),
    rows: rows.map((row) => ({ content: row.entity.name, facts: factsOf(row) })),
  };
}

const isFigure = (fact: Fact | undefined): boolean =>
  fact?.value.kind === 'number' || fact?.value.kind === 'point';

/** The most sources that are named beneath a table; each fact has its own among the grounds. */
const MOST_SOURCES = 4;

function sourceLine(columns: readonly string[], cells: readonly (readonly Cell[])[]): string {
  const bySource = new Map<string, Set<string>>();
  for (const cell of cells.flat()) {
    const [fact] = cell.facts;
    const source = fact === undefined ? undefined : sourceOf(fact);
    if (source === undefined) continue;
    bySource.set(source, (bySource.get(source) ?? new Set()).add(columnLabel(cell.column)));
  }
  if (bySource.size === 0) return '';
  const named = [...bySource].slice(0, MOST_SOURCES);
  const rest = bySource.size - named.length;
  const more = rest > 0 ? `; and ${rest} more` : '';
  const isOneColumn = columns.length === 1 || named.length === 1;
  const texts = named.map(([source, labels]) =>
    isOneColumn ? source : `${source} (${[...labels].join(', ')})`,
  );
  return `Source${bySource.size > 1 ? 's' : ''}: ${texts.join('; ')}${more}.`;
}

/** A column that the set gives by value is not told again, but where a seat or an industry is told more exactly. */
export function isSaidBy({ filters }: Expression) {
  return ({ entity }: Row, column: string): boolean => {
    const isSeat = entity.type === 'Company' && (column === 'headquarters' || column === 'location');
    if (isSeat || column === 'industry') return false;
    return filters.some(
      ({ path, operator, operand }) =>
        (operator === '=' || operator === '!=') && operand.text !== '*' && path.join('_') === column,
    );
  };
}

/** Of a field that was asked for by value only the facts that met it are told. */
export function metFacts(rows: readonly Row[], { filters }: Expression, means: Means): readonly Row[] {
  const tests = new Map(
    filters
      .filter(({ operator }) => operator === '=')
      .map((filter) => [
        filter.path.join('_'),
        operandTest(operandTests(filter, { ...means, isEither: false })),
      ]),
  );
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => {
      const isMet = tests.get(cell.column);
      const met = isMet === undefined ? cell.facts : cell.facts.filter((fact) => isMet([fact]));
      return met.length === 0 ? cell : { ...cell, facts: met };
    }),
  }));
}
