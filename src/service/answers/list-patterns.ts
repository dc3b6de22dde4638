import type { Evaluator, Result, Row } from '../query/evaluate';
import { operandTest, operandTests } from '../query/operand-test';
import { toRows } from '../query/to-rows';
import type { Filter } from '../query/tree';
import { readCollection, withTime, type Asked } from './asked-collection';
import { aboutOf, rowStatements } from './expression-finding';
import { fieldLabel, pluralLabel } from './field-label';
import { foundersNote, foundersOnly } from './founding-members';
import type { Parts, Pattern } from './pattern';
import { countEnd, endOf, factsOf, isCounted, MOST_GROUNDS, placeStatements, runWhole } from './ranking';
import { notHeld, type Finding, type Statement } from './statement';
import type { Tools } from './tools';

/** Questions for the entities of a collection: which, how many, the top few. */
export const LIST_PATTERNS: readonly Pattern[] = [
  {
    example: 'How many companies are headquartered in Texas?',
    form: /^(?:how many|what number of|count(?: the)?|the number of|number of|what is the number of) (?<rest>.+?)(?: (?:are there|exist|do you have))?$/i,
    isBroad: true,
    find: (parts, tools) => countFinding(parts, tools),
  },
  {
    example: 'Who are the CEOs of the five largest companies?',
    form: /^(?:(?:who|what|where|which) (?:is|are|was|were) |(?:list|show|give|name)(?: me)? )?(?:all )?(?:the )?(?<words>.+? (?:of|at|in) .+)$/i,
    isBroad: true,
    find: (parts, tools) => fieldsFinding(parts, tools),
  },
  {
    example: 'What are the five largest companies by revenue?',
    form: /^(?:(?:which|what|who|list|name|show|find|give|enumerate|rank|all|get)(?: me)?(?: (?:is|are|was|were))?(?: all)?(?: of)? )?(?:the |a )?(?<rest>.+)$/i,
    isBroad: true,
    find: (parts, tools) => listFinding(parts, tools),
  },
];

function listFinding({ rest = '', when }: Parts, tools: Tools): Finding | undefined {
  const asked = readCollection(withTime(rest, when), tools);
  if (asked === undefined) return undefined;
  const { filters, orders } = asked.expression;
  return filters.length + orders.length === 0 ? undefined : collectionFinding(asked, tools);
}

/** `CEOs of the five largest companies` may be cut at any `of`; the first whose parts are understood counts. */
function fieldsFinding({ words = '', when }: Parts, tools: Tools): Finding | undefined {
  for (const cut of words.matchAll(/ (?:of|at|in) /gi)) {
    const field = tools.linker.field(words.slice(0, cut.index));
    const rest = words.slice(cut.index + cut[0].length);
    const asked = field === undefined ? undefined : readCollection(withTime(rest, when), tools);
    if (field === undefined || asked === undefined || asked.isOne) continue;
    const { filters, orders, limit } = asked.expression;
    if (filters.length + orders.length === 0 && limit === undefined) continue;
    return collectionFinding({ ...asked, expression: { ...asked.expression, select: [field] } }, tools);
  }
  return undefined;
}

function collectionFinding(asked: Asked, tools: Tools): Finding {
  const { expression, what, isOne } = asked;
  const groups = foundersOnly(expression.filters, tools.evaluator);
  if (groups.length > 0 && expression.filters.some(({ operator }) => operator === '!='))
    return notHeld(`it cannot tell what is no member. ${foundersNote(groups)}`);
  const found = runWhole(asked, tools.evaluator);
  const [order] = expression.orders;
  // A ranking leaves out what lacks its figure; the others may well be there.
  const lacking = order === undefined ? '' : ` with a known ${fieldLabel(order.path.join('_'))}`;
  if (found.rows.length === 0) return notHeld(`it has no ${what}${lacking}.`);
  const told = toldRows(found.rows, expression.filters, tools.evaluator);
  const listed =
    countLines(told, asked) ??
    rowStatements({ rows: told, total: listedTotal(found, asked) }, isSaidBy(expression.filters));
  const notes = groups.length === 0 ? [] : [{ content: `\n${foundersNote(groups)}`, facts: [] }];
  return {
    statements: isOne
      ? [...placeStatements(told, found.total, asked), ...notes]
      : [heading(found, asked), ...listed, ...notes],
    rows: countRows(found, asked) ?? toRows(found),
    about: aboutOf({ ...found, rows: told }),
  };
}

/** Rows of a ranking by how many entities a field leads to; nothing where it is by a figure. */
function countRows({ rows }: Result, { expression: { orders } }: Asked): Finding['rows'] | undefined {
  const field = orders[0]?.path.join('_') ?? '';
  return isCounted(rows, field)
    ? rows.map((row) => ({ name: row.entity.name, [`${field}_count`]: factsOf(row, field).length }))
    : undefined;
}

function countLines(rows: Rows, { expression: { orders } }: Asked): Statement[] | undefined {
  const field = orders[0]?.path.join('_') ?? '';
  if (!isCounted(rows, field)) return undefined;
  return rows.map((row) => {
    const facts = factsOf(row, field);
    return { content: `- **${row.entity.name}**: ${facts.length}`, facts: facts.slice(0, MOST_GROUNDS) };
  });
}

/** Who asks for five knows that there are more; else all that were found count, told or not. */
function listedTotal({ rows, total }: Result, { expression }: Asked): number {
  return expression.limit === undefined ? total : rows.length;
}

/** A column that the question gives by value is not told again, but where a seat or an industry is told more exactly. */
function isSaidBy(filters: readonly Filter[]) {
  return ({ entity }: Row, column: string): boolean => {
    const isSeat = entity.type === 'Company' && (column === 'headquarters' || column === 'location');
    if (isSeat || column === 'industry') return false;
    return filters.some(({ path, operator }) => operator === '=' && path.join('_') === column);
  };
}

function heading({ rows, total }: Result, { expression, what }: Asked): Statement {
  const [order] = expression.orders;
  const all = `${capitalised(what)} in the embedded dataset`;
  const isExclusion = expression.filters.some(({ operator }) => operator === '!=');
  // What is not known is not known to differ, so it is left out.
  if (order === undefined)
    return { content: `${all}${isExclusion ? ' where it is known' : ''}: **${total}**.\n`, facts: [] };
  const field = order.path.join('_');
  const counted = isCounted(rows, field);
  const known = `${all} with ${counted ? pluralLabel(field) : `a known ${fieldLabel(field)}`}: **${total}**.`;
  const end = `The ${rows.length} with the ${counted ? countEnd(order) : endOf(order)}:`;
  return { content: `${expression.limit === undefined ? known : `${known} ${end}`}\n`, facts: [] };
}

function capitalised(text: string): string {
  return text.replace(/^./, (first) => first.toUpperCase());
}

type Rows = readonly Row[];

/** Of a field that the question asked for by value only the facts that met it are told. */
function toldRows(rows: Rows, filters: readonly Filter[], { means }: Evaluator): Rows {
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
      return isMet === undefined ? cell : { ...cell, facts: cell.facts.filter((fact) => isMet([fact])) };
    }),
  }));
}

function countFinding({ rest = '', when }: Parts, tools: Tools): Finding | undefined {
  const asked = readCollection(withTime(rest, when), tools);
  if (asked === undefined) return undefined;
  const { expression, what } = asked;
  const groups = foundersOnly(expression.filters, tools.evaluator);
  if (groups.length > 0) return notHeld(`it cannot count the ${what}. ${foundersNote(groups)}`);
  const result = tools.evaluator.run(expression);
  if (result.total === 0) return notHeld(`it has no ${what}.`);
  const rows = toldRows(result.rows.slice(0, 20), expression.filters, tools.evaluator);
  const facts = rows.flatMap(({ cells }) => cells.flatMap((cell) => cell.facts));
  return {
    statements: [{ content: `${capitalised(what)} in the embedded dataset: **${result.total}**.`, facts }],
    rows: [{ name: what, count: result.total }],
    about: aboutOf({ ...result, rows }),
  };
}
