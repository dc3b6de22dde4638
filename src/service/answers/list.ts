import type { Evaluator } from '../query/evaluate';
import type { Result } from '../query/result';
import { type Fact, groundsOf } from '../query/fact';
import { operandTest, operandTests } from '../query/operand-test';
import { isYearMark, momentOf } from '../query/period';
import type { Cell, Row } from '../query/row';
import type { Expression, Filter } from '../query/tree';
import type { Means } from '../query/value-test';
import { isDay } from '../store/calendar-day';
import type { StoredEntity } from '../store/stored';
import { cited, factSentence, sourcesOf } from './fact-sentence';
import { capital, formatFact, formatNumber, joinNames, ordinalWord } from './format-value';
import { isFew, isPlain, missingCells, missingNames, leftOut } from './missing-data';
import { extremeLabel, fieldLabel, pathLabel, spoken } from './labels';
import { setPhrase } from './set-phrase';
import { MOST_GROUNDS, remark, type Statement } from './statement';
import { tieStatements } from './ties';

export function listStatements(expression: Expression, result: Result, evaluator: Evaluator): Statement[] {
  const { means } = evaluator;
  const { rows } = result;
  const total = expression.limit === undefined ? result.total() : rows.length;
  const isNamed = result.topics.length > 0 && expression.filters.length === 0;
  const head =
    isNamed || (expression.filters.length === 0 && expression.orders.length === 0)
      ? []
      : [headingOf(expression, result, means)];
  const lacking = isNamed
    ? [...missingNames(expression, result), ...missingCells(expression, result)]
    : leftOut(expression, result, evaluator);
  const ties = isNamed ? [] : tieStatements(expression, result, evaluator);
  return [...head, ...rowStatements(rows, total, isSaidBy(expression)), ...ties, ...lacking];
}

function headingOf(expression: Expression, result: Result, means: Evaluator['means']): Statement {
  const { rows, total } = result;
  const [order] = expression.orders;
  const all = `${capital(setPhrase(expression, means))} in the embedded dataset`;
  const isExclusion = expression.filters.some(({ operator }) => operator === '!=');
  // What is not known is not known to differ, so it is left out.
  if (order === undefined)
    return remark(`${all}${isExclusion ? ' where it is known' : ''}: **${total()}**.\n`);
  const held = heldIn(expression, result);
  const of = isFew(total(), held) ? ` of ${formatNumber(held)}` : '';
  const known = `${all} with a known ${pathLabel(order.path)}: **${total()}**${of}.`;
  const end = `The ${rows.length === 1 ? 'one' : rows.length} with the ${extremeLabel(order)}:`;
  return remark(`${expression.limit === undefined ? known : `${known} ${end}`}\n`);
}

/** How many a ranking is of, with those whose figure is not known. */
function heldIn({ filters }: Expression, { total, unranked }: Result): number {
  return filters.every(isPlain) ? total() + new Set(unranked?.() ?? []).size : total();
}

/** The one at its place in a ranking, told in a sentence. */
export function placeStatements(expression: Expression, result: Result, means: Means): Statement[] {
  const { rows, total } = result;
  const held = heldIn(expression, result);
  const [order] = expression.orders;
  if (order === undefined) return [];
  const field = order.path[0] ?? '';
  return rows.flatMap(({ entity, cells }) => {
    const facts = cells.find(({ column }) => column === order.path.join('_'))?.facts ?? [];
    const [first] = facts;
    const place = `the ${ordinalWord((expression.offset ?? 0) + 1)}${extremeLabel(order)}`;
    const all = setPhrase(expression, means);
    const known = total();
    const whom = `the ${known} ${all} in the embedded dataset where it is known`;
    const counted = first?.grounds !== undefined && field.endsWith('_count');
    const sentence = counted
      ? `It has **${formatFact(first)}**${cited(first)}.`
      : factSentence(entity, field, facts);
    const grounds = facts.flatMap(groundsOf).slice(0, MOST_GROUNDS);
    // One alone is neither the highest nor the lowest of anything.
    const few = `This is known of only ${formatNumber(known)} of the ${formatNumber(held)} ${all} in the embedded dataset, too few to tell which of all has ${place}: of the ${formatNumber(known)} it is **${entity.name}**.`;
    const one = isFew(known, held) ? few : `**${entity.name}** has ${place} of ${whom}.`;
    const says =
      known === 1
        ? `Of the ${all} in the embedded dataset only **${entity.name}** has this figure, so nothing can be compared.`
        : one;
    return [{ content: `${says} ${sentence}`, facts: grounds }];
  });
}

/** The one condition of an expression that asks for more of a figure than a named entity has, and that entity. */
export function comparedWith(
  { filters, at = [] }: Expression,
  { means, reader }: Evaluator,
): { filter: Filter; entity: StoredEntity } | undefined {
  const [filter, ...further] = filters.filter(({ operator, path }) => operator === '>' && path.length === 1);
  const [entity, ...others] = filter === undefined ? [] : means.exact(filter.operand.text);
  if (filter === undefined || entity === undefined || further.length + others.length > 0) return undefined;
  const then = at.length === 0 ? reader : reader.at(at.map(momentOf), true);
  return then.read(entity, then.steps(filter.path)).length > 0 ? { filter, entity } : undefined;
}

/** Where something stands by a figure, of which the expression counts those that have more. */
export function rankStatement(expression: Expression, result: Result, evaluator: Evaluator): Statement[] {
  const { topic, within, filters, select, aggregate } = expression;
  const compared = comparedWith(expression, evaluator);
  const count = result.summary?.count;
  if (aggregate?.summary !== 'count' || select.length > 0 || compared === undefined || count === undefined)
    return [];
  const { filter, entity } = compared;
  const rest = filters.filter((each) => each !== filter);
  const whole = { topic, ...(within === undefined ? {} : { within }) };
  const { id } = entity;
  const own = { path: ['id'], operator: '=' as const, operand: { text: id, anyOf: [[id]], commas: false } };
  const isAmong =
    rest.length === 0 ||
    evaluator.run({ ...whole, filters: [...rest, own], select: [], orders: [], limit: 1 }).rows.length > 0;
  if (!isAmong) return [];
  const pool = setPhrase({ ...whole, filters: rest, select: [], orders: [] }, evaluator.means);
  const name = capital(spoken(entity));
  const content = `${name} is number **${count + 1}** by ${fieldLabel(filter.path[0] ?? '')} of the ${pool} in the embedded dataset where it is known.`;
  return [remark(content)];
}

/** How many rows prose tells; the rest is counted. */
const TOLD = 20;

/** As many where a row is nothing but its name. */
const NAMES_TOLD = 60;

/** Beyond this many rows a list becomes a table. */
const LISTED = 5;

/** Rows in prose: a line each for a few, a table for more, then the count of the rest. */
export function rowStatements(
  rows: readonly Row[],
  total: number,
  isSaid: (row: Row, column: string) => boolean,
): Statement[] {
  const isOfNames = rows.slice(0, NAMES_TOLD).every((row) => shownCells(row, isSaid).length === 0);
  const told = rows.slice(0, isOfNames ? NAMES_TOLD : TOLD);
  const left = total - told.length;
  const more: Statement[] = left > 0 ? [remark(`\n…and ${left} more.`)] : [];
  if (rows.length <= LISTED) return [...told.map((row) => lineOf(row, isSaid)), ...more];
  return [tableOf(told, isSaid), ...more];
}

const shownCells = (row: Row, isSaid: (row: Row, column: string) => boolean): Cell[] =>
  row.cells.filter(({ column, facts }) => facts.length > 0 && column !== 'name' && !isSaid(row, column));

const valueText = ({ facts }: Cell, { cells }: Row): string =>
  joinNames([...new Set(facts.map((fact) => yearBeside(fact, cells) ?? formatFact(fact)))]);

/** The year for the day that marks it, beside a figure of the whole year. */
function yearBeside({ value }: Fact, cells: readonly Cell[]): string | undefined {
  if (value.kind !== 'date') return undefined;
  const { date } = value;
  const isMarked = cells.some(({ facts }) =>
    facts.some(
      ({ value: own }) =>
        own.kind === 'point' &&
        own.date === date &&
        own.series.cadence === 'a' &&
        isYearMark(own.series, own.date),
    ),
  );
  return isMarked ? date.slice(0, 4) : undefined;
}

function factsOf(row: Row): readonly Fact[] {
  const held = row.cells.filter(({ facts }) => facts.length > 0);
  const facts = held.flatMap((cell) => (cell.column === 'name' && held.length > 1 ? [] : cell.facts));
  return facts.flatMap(groundsOf).slice(0, MOST_GROUNDS);
}

function lineOf(row: Row, isSaid: (row: Row, column: string) => boolean): Statement {
  const shown = shownCells(row, isSaid);
  const citations = shown.map(({ facts: [first] }) => (first === undefined ? '' : cited(first)));
  const details = shown.map((cell, at) => {
    const value =
      shown.length === 1 ? valueText(cell, row) : `${columnLabel(cell.column)} ${valueText(cell, row)}`;
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
  const cellOf = (row: Row, each: readonly Cell[], column: string): string => {
    const cell = each.find((one) => one.column === column);
    return cell === undefined ? '–' : valueText(cell, row).replace(/\|/g, '\\|');
  };
  if (columns.length === 0) return namesOf(rows);
  const titles = ['Name', ...columns.map((column) => capital(columnLabel(column)))];
  const lines = rows.map((row, at) => [
    row.entity.name.replace(/\|/g, '\\|'),
    ...columns.map((column) => cellOf(row, cells[at] ?? [], column)),
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
        ...(cells[at] ?? []).map((cell) => `${columnLabel(cell.column)} ${valueText(cell, row)}`),
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
    for (const source of fact === undefined ? [] : sourcesOf(fact))
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

/** A column that the set already gives by value is not repeated, unless the cell is more exact. */
function isSaidBy({ filters }: Expression) {
  return ({ entity }: Row, column: string): boolean => {
    const isSeat = entity.type === 'Company' && (column === 'headquarters' || column === 'location');
    if (isSeat || column === 'industry') return false;
    return filters.some(
      ({ path, operator, operand }) =>
        (operator === '=' || operator === '!=') &&
        operand.text !== '*' &&
        path.join('_') === column &&
        // Of a year it is not said on which of its days each began.
        (path.at(-1) !== 'since' || isDay(operand.text)),
    );
  };
}

/** Of a field that was filtered by value, only the facts that met the filter. */
export function metFacts(rows: readonly Row[], { filters }: Expression, means: Means): readonly Row[] {
  const tests = new Map(
    filters
      .filter(({ operator }) => operator === '=')
      .map((filter) => [
        filter.path.join('_'),
        operandTest(operandTests(filter, { ...means, isEither: false })),
      ]),
  );
  if (tests.size === 0) return rows;
  return rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => {
      const isMet = tests.get(cell.column);
      const met = isMet === undefined ? cell.facts : cell.facts.filter((fact) => isMet([fact]));
      return met.length === 0 ? cell : { ...cell, facts: met };
    }),
  }));
}
