import type { Evaluator, Result, Row } from '../query/evaluate';
import type { Fact } from '../query/fact';
import type { Order } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import { readCollection, type Asked } from './asked-collection';
import { factSentence } from './fact-sentence';
import { fieldLabel, pluralLabel } from './field-label';
import { ordinalWord } from './numerals';
import type { Statement } from './statement';
import type { Tools } from './tools';

/** How long a ranking without a limit becomes. */
const MOST_RANKED = 1000;

/** Runs what was asked; a ranking counts and tells only what has the figure it ranks by, so it is cut afterwards. */
export function runWhole({ expression, rank }: Asked, evaluator: Evaluator): Result {
  const [order] = expression.orders;
  if (order === undefined) return evaluator.run(expression);
  const column = order.path.join('_');
  const result = evaluator.run({ ...expression, limit: Number.MAX_SAFE_INTEGER });
  const ranked = result.rows.filter(({ cells }) =>
    cells.some((cell) => cell.column === column && cell.facts.length > 0),
  );
  if (isCounted(ranked, column)) ranked.sort(byCount(column, order.direction));
  const shown = ranked.slice(rank - 1, rank - 1 + (expression.limit ?? MOST_RANKED));
  return { ...result, rows: shown, total: ranked.length };
}

/** Whether a ranking is by how many entities a field leads to: `the most universities`. */
export function isCounted(rows: readonly Row[], column: string): boolean {
  return factsOf(rows[0], column)[0]?.value.kind === 'entity';
}

function byCount(column: string, direction: Order['direction']) {
  const sign = direction === 'DESC' ? -1 : 1;
  return (a: Row, b: Row): number => (factsOf(a, column).length - factsOf(b, column).length) * sign;
}

export function factsOf(row: Row | undefined, column: string): readonly Fact[] {
  return row?.cells.find((cell) => cell.column === column)?.facts ?? [];
}

/** What the beginning of an order holds: the highest figures, or the latest dates. */
export function endOf(order: Order | undefined): string {
  const isDate = order?.path[0] === 'founded' || order?.path[0] === 'date';
  if (order?.direction === 'DESC') return isDate ? 'latest' : 'highest';
  return isDate ? 'earliest' : 'lowest';
}

/** What the beginning of an order by counts holds. */
export function countEnd(order: Order | undefined): string {
  return order?.direction === 'DESC' ? 'most' : 'fewest';
}

/** The one at its place in a ranking, told in a sentence. */
export function placeStatements(rows: readonly Row[], total: number, asked: Asked): Statement[] {
  const { expression, what, rank } = asked;
  const [order] = expression.orders;
  return rows.flatMap(({ entity, subject, cells }) => {
    const field = order?.path[0] ?? '';
    const facts = factsOf({ entity, subject, cells }, field);
    if (facts[0]?.value.kind === 'entity') return [countStatement(facts, asked)];
    const place = `the ${ordinalWord(rank)}${endOf(order)} ${fieldLabel(field)}`;
    const ranked = `**${entity.name}** has ${place} of the ${total} ${what} in the embedded dataset where it is known.`;
    return [{ content: `${ranked} ${factSentence(entity, field, facts)}`, facts }];
  });
}

/** As many facts as an answer carries as its grounds. */
export const MOST_GROUNDS = 100;

function countStatement(facts: readonly Fact[], { expression, what, rank }: Asked): Statement {
  const [order] = expression.orders;
  const noun = pluralLabel(order?.path.join('_') ?? '');
  const name = facts[0]?.subject.name ?? '';
  const content = `**${name}** has the ${ordinalWord(rank)}${countEnd(order)} ${noun} of the ${what} in the embedded dataset: **${facts.length}**.`;
  return { content, facts: facts.slice(0, MOST_GROUNDS) };
}

/** The entity that a description such as `the largest company in Texas` means, with the sentence that says why. */
export function describedEntity(
  words: string,
  tools: Tools,
): { entity: StoredEntity; statements: Statement[] } | undefined {
  const asked = readCollection(words, tools);
  if (asked?.isOne !== true) return undefined;
  const { rows, total } = runWhole(asked, tools.evaluator);
  const entity = rows[0]?.entity;
  return entity && { entity, statements: placeStatements(rows, total, asked) };
}
