import type { Grouped, Narrowing, Summed } from '../store/collection';
import type { Graph } from '../store/graph';
import type { Placed } from './conditions';
import { requestedTimes } from './requested-times';
import type { Fact } from './fact';
import { rootFact, type Subjects } from './navigate';
import type { PathReader } from './read-path';
import { isRate } from './summarise';
import type { TopicFinder } from './topic';
import type { Aggregate, Expression } from './tree';

/** A graph that may make figures of whole collections by itself, and what resolves the paths of an expression. */
type Database = { graph: Graph; reader: PathReader };

/** Whether limit and offset choose the rows: figures are made of all rows, and of a line they choose the times. */
export const isCut = (expression: Expression): boolean =>
  expression.aggregate === undefined && !isOfOccasions(expression);

/** What puts the rows in order: of a line of which something is claimed the order is one of the times at which it is so. */
export const ordersOfRows = (expression: Expression): Expression['orders'] =>
  isOfOccasions(expression) ? [] : expression.orders;

/** Whether it is claimed of every point of a line, or asked when something was so. */
export const isOfOccasions = ({ claim, orders }: Expression): boolean =>
  claim?.path.at(-1)?.endsWith('_history') === true ||
  (claim !== undefined && orders.some(({ path }) => path.join() === 'date'));

/** What a plan shows of a collection. */
export function narrowingOf(
  expression: Expression,
  placed: readonly Placed[],
  { reader, at, isWhole }: { reader: PathReader; at: readonly string[]; isWhole: boolean },
): Narrowing {
  const { limit, offset } = expression;
  const isToBeCut = isCut(expression) && !isWhole;
  const orders = ordersOfRows(expression);
  return {
    conditions: placed.map(({ filter: { operator, operand }, facet, field, isEither }) => ({
      ...{ facet, field, operator, isEither },
      operand: { text: operand.text, anyOf: operand.anyOf },
    })),
    orders: orders.map(({ path, direction }) => ({ path: reader.steps(path), direction })),
    ...(isToBeCut && limit !== undefined ? { limit } : {}),
    ...(isToBeCut && offset !== undefined ? { offset } : {}),
    at,
  };
}

/** The figure that a database makes of a whole collection by itself. */
export function summedBy(
  { graph, reader }: Database,
  { aggregate, limit, offset }: Expression,
  subjects: readonly Subjects[],
  narrowing: Narrowing,
): Summed | undefined {
  const [only] = subjects;
  const isWhole = subjects.length === 1 && limit === undefined && offset === undefined;
  if (!isWhole || only === undefined || 'facts' in only || graph.answers === undefined) return undefined;
  if (aggregate === undefined || aggregate.by !== undefined || isRate(aggregate)) return undefined;
  const { summary, path } = aggregate;
  const summed = graph.answers.sum(only.collection, narrowing, { summary, path: reader.steps(path) });
  graph.settle();
  return summed;
}

/** The parts that a database makes of a whole collection by itself. */
export function groupedBy(
  { graph, reader }: Database,
  { aggregate, orders }: Expression,
  subjects: readonly Subjects[],
  narrowing: Narrowing,
): Grouped | undefined {
  const [only, ...others] = subjects;
  if (only === undefined || 'facts' in only || others.length > 0 || graph.answers === undefined)
    return undefined;
  if (aggregate?.by === undefined || isRate(aggregate) || orders.length > 0) return undefined;
  const { summary, path, by } = aggregate;
  const grouping = { summary, path: reader.steps(path), by: reader.steps(by) };
  const parts = graph.answers.groups(only.collection, narrowing, grouping);
  graph.settle();
  return parts;
}

/** Everything that the rows may be about. Of several collections none is cut, since all are ordered together. */
export function gathered(
  subjects: readonly Subjects[],
  topics: TopicFinder,
  narrowing: Narrowing,
): { subjects: readonly Fact[]; total?: () => number } {
  const [only] = subjects;
  if (subjects.length === 1 && only !== undefined && 'collection' in only) {
    const { entities, total } = topics.collected(only.collection, narrowing);
    return { subjects: entities.map(rootFact), ...(total === undefined ? {} : { total }) };
  }
  const { conditions, at } = narrowing;
  return {
    subjects: subjects.flatMap((each) =>
      'facts' in each
        ? each.facts
        : topics.collected(each.collection, { conditions, orders: [], at }).entities.map(rootFact),
    ),
  };
}

/** Whether a figure is made of the points of a line. */
export const isOfPoints = ({ path }: Aggregate): boolean => path.at(-1)?.endsWith('_history') === true;

/** The times of which each has a figure; all points of a span are of that span. */
export const timesOfFigure = (expression: Expression, times: readonly string[]): readonly string[] =>
  expression.aggregate !== undefined && isOfPoints(expression.aggregate)
    ? times
    : requestedTimes(expression, times).flat();
