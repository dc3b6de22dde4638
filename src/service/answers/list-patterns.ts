import type { Evaluator, Result, Row } from '../query/evaluate';
import { operandTest, operandTests } from '../query/operand-test';
import { toRows } from '../query/to-rows';
import type { Expression, Filter, Order } from '../query/tree';
import { readCollection, withTime, type Asked } from './asked-collection';
import { aboutOf, rowStatements } from './expression-finding';
import { factSentence } from './fact-sentence';
import { fieldLabel } from './field-label';
import type { Parts, Pattern } from './pattern';
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
    example: 'What are the five largest companies by revenue?',
    form: /^(?:(?:which|what|who|list|name|show|find|give|enumerate|rank|all|get)(?: me)?(?: (?:is|are|was|were))?(?: all)?(?: of)? )?(?:the |a )?(?<rest>.+)$/i,
    isBroad: true,
    find: (parts, tools) => listFinding(parts, tools),
  },
];

function listFinding({ rest = '', when }: Parts, tools: Tools): Finding | undefined {
  const asked = readCollection(withTime(rest, when), tools);
  if (asked === undefined) return undefined;
  const { expression, what, isOne } = asked;
  if (expression.filters.length + expression.orders.length === 0) return undefined;
  const found = runWhole(expression, tools.evaluator);
  if (found.rows.length === 0) return notHeld(`it has no ${what}.`);
  const told = toldRows(found.rows, expression.filters, tools.evaluator);
  const isSaid = ({ entity }: Row, column: string): boolean => {
    const isSeat = entity.type === 'Company' && (column === 'headquarters' || column === 'location');
    return (
      !isSeat &&
      expression.filters.some(({ path, operator }) => operator === '=' && path.join('_') === column)
    );
  };
  const listed = [heading(found, asked), ...rowStatements({ rows: told, total: told.length }, isSaid)];
  return {
    statements: isOne ? firstStatement(told, { ...asked, total: found.total }) : listed,
    rows: toRows(found),
    about: aboutOf({ ...found, rows: told }),
  };
}

/** A ranking counts and tells only what has the figure it ranks by, so the limit is kept for afterwards. */
function runWhole(expression: Expression, evaluator: Evaluator): Result {
  const [order] = expression.orders;
  if (order === undefined) return evaluator.run(expression);
  const column = order.path.join('_');
  const result = evaluator.run({ ...expression, limit: Number.MAX_SAFE_INTEGER });
  const ranked = result.rows.filter(({ cells }) =>
    cells.some((cell) => cell.column === column && cell.facts.length > 0),
  );
  return { ...result, rows: ranked.slice(0, expression.limit ?? MOST_RANKED), total: ranked.length };
}

/** How long a ranking without a limit becomes. */
const MOST_RANKED = 1000;

function heading({ rows, total }: Result, { expression, what }: Asked): Statement {
  const [order] = expression.orders;
  const all = `${capitalised(what)} in the embedded dataset`;
  if (order === undefined) return { content: `${all}: **${total}**.\n`, facts: [] };
  const label = fieldLabel(order.path[0] ?? '');
  const known = `${all} with a known ${label}: **${total}**.`;
  const end = `The ${rows.length} with the ${endOf(order)}:`;
  return { content: `${expression.limit === undefined ? known : `${known} ${end}`}\n`, facts: [] };
}

/** What the beginning of an order holds: the highest figures, or the latest dates. */
function endOf(order: Order | undefined): string {
  const isDate = order?.path[0] === 'founded' || order?.path[0] === 'date';
  if (order?.direction === 'DESC') return isDate ? 'latest' : 'highest';
  return isDate ? 'earliest' : 'lowest';
}

function capitalised(text: string): string {
  return text.replace(/^./, (first) => first.toUpperCase());
}

/** The one at the top of a ranking, told in a sentence. */
function firstStatement(rows: Rows, { expression, what, total }: Asked & { total: number }): Statement[] {
  const [order] = expression.orders;
  return rows.flatMap(({ entity, cells }) => {
    const field = order?.path[0] ?? '';
    const facts = cells.find(({ column }) => column === field)?.facts ?? [];
    const end = endOf(order);
    const rank = `**${entity.name}** has the ${end} ${fieldLabel(field)} of the ${total} ${what} in the embedded dataset where it is known.`;
    return [{ content: `${rank} ${factSentence(entity, field, facts)}`, facts }];
  });
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
