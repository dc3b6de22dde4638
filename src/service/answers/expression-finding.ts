import type { Evaluator, Result, Row } from '../query/evaluate';
import { entitiesOf } from '../query/fact';
import { toRows } from '../query/to-rows';
import type { Expression } from '../query/tree';
import { cited } from './fact-sentence';
import { fieldLabel } from './field-label';
import { formatFact, joinNames } from './format-value';
import { notHeld, type Finding, type Statement } from './statement';

/** How many rows prose tells; the rest is counted. */
const TOLD = 20;

/** How many entities an answer lists as found. */
const MENTIONED = 100;

/** Evaluates input that reads as an expression; nothing where it reads as a question. */
export function expressionFinding(input: string, evaluator: Evaluator): Finding | undefined {
  const expression = evaluator.parse(input);
  if (!isExpression(expression, evaluator)) return undefined;
  const result = evaluator.run(expression);
  if (result.rows.length === 0) return notHeld('nothing in it matches the expression.');
  // Who asks for five rows knows that there are more.
  const total = expression.limit === undefined ? result.total : result.rows.length;
  return {
    statements: rowStatements({ rows: result.rows, total }),
    rows: toRows(result),
    about: aboutOf(result),
  };
}

/** An expression has clauses, or is nothing but a topic; a sentence that happens to hold a dot is neither. */
function isExpression(
  { topic, filters, select, orders, limit, returns }: Expression,
  { topics }: Evaluator,
): boolean {
  const hasClauses =
    [filters, select, orders].some((part) => part.length > 0) || limit !== undefined || returns !== undefined;
  if (hasClauses) return !/^(who|what|which|where|when|how|is|are|does|do|did|list|show)\s/i.test(topic);
  return topic !== '' && topics.find(topic) !== undefined;
}

/** Judges whether prose leaves a column out, since the question itself says it. */
type IsSaid = (row: Row, column: string) => boolean;

/** One statement a row, the most that prose can carry, then the count of the rest. */
export function rowStatements(
  { rows, total }: Pick<Result, 'rows' | 'total'>,
  isSaid: IsSaid = () => false,
): Statement[] {
  const told = rows.slice(0, TOLD).map((row) => rowStatement(row, isSaid));
  const left = total - told.length;
  return left > 0 ? [...told, { content: `\n…and ${left} more.`, facts: [] }] : told;
}

function rowStatement(row: Row, isSaid: IsSaid): Statement {
  const { entity, cells } = row;
  const held = cells.filter(({ facts }) => facts.length > 0);
  const shown = held.filter(({ column }) => column !== 'name' && !isSaid(row, column));
  const citations = shown.map(({ facts: [first] }) => (first === undefined ? '' : cited(first)));
  const details = shown.map(({ column, facts }, at) => {
    const value = `${fieldLabel(column)} ${joinNames([...new Set(facts.map(formatFact))])}`;
    // Neighbours from one source name it once.
    return citations[at] === citations[at + 1] ? value : `${value}${citations[at] ?? ''}`;
  });
  const facts = held.flatMap((cell) => (cell.column === 'name' && held.length > 1 ? [] : cell.facts));
  const tail = details.length === 0 ? '' : `: ${details.join('; ')}`;
  return { content: `- **${entity.name}**${tail}`, facts };
}

/** The topic's entities, then each row's and those that its cells name. */
export function aboutOf({ topics, rows }: Result): Finding['about'] {
  const found = rows
    .slice(0, MENTIONED)
    .flatMap(({ entity, cells }) => [entity, ...cells.flatMap(({ facts }) => entitiesOf(facts))]);
  return [...new Set([...topics, ...found])].slice(0, MENTIONED);
}
