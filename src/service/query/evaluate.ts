import { DATASET_DAY } from '../dataset/dataset-day';
import type { EntitySearch } from '../search/entity-search';
import type { Graph } from '../store/graph';
import { createPlaces } from '../store/places';
import type { StoredEntity } from '../store/stored';
import { isBound, placeFilters } from './conditions';
import { Evaluation, type EvaluationTools } from './evaluation';
import type { Fact } from './fact';
import type { Group } from './group';
import { createHoldings, type Holdings } from './holding';
import { createMatchingMembers } from './matching-members';
import { createExactNamer, createIndustryNamer, createNamer } from './namer';
import { isOfPoints } from './narrowing';
import { navigate, rootFact, type Start, type Subjects } from './navigate';
import { readExpression, type Parsed } from './parse';
import { momentOf } from './period';
import { createPathReader, type PathReader } from './read-path';
import { requestedTimes } from './requested-times';
import type { Result } from './result';
import { createTopicFinder, type TopicFinder } from './topic';
import type { Expression, Filter } from './tree';
import type { Means } from './value-test';

/** Evaluates expressions over one graph. */
export type Evaluator = Pick<Holdings, 'factsOf' | 'holds'> & {
  reader: PathReader;
  means: Means;
  topics: TopicFinder;
  read: (input: string) => Parsed;
  parse: (input: string) => Expression;
  run: (expression: Expression) => Result;
  /** Today as `YYYY-MM-DD`. */
  today: () => string;
};

const NOTHING: Result = { rows: [], total: () => 0, topics: [], select: [] };

/** Makes the evaluator of a graph; names are also found as the graph's search finds them. */
export function createEvaluator(
  graph: Graph,
  search: EntitySearch,
  today: () => string = () => DATASET_DAY,
): Evaluator {
  const places = createPlaces(graph);
  const reader = createPathReader(graph, places);
  const exact = createExactNamer(graph);
  const namer = createNamer(graph, exact, search);
  const means = { namer, exact, industries: createIndustryNamer(graph, exact), places, reader };
  const topics = createTopicFinder(graph, namer);
  const holdings = createHoldings(graph, reader);
  const membersMet = createMatchingMembers(graph);
  const read = (input: string): Parsed => readExpression(input, reader.isField);
  return {
    reader,
    means,
    topics,
    factsOf: holdings.factsOf,
    holds: holdings.holds,
    read,
    parse: (input) => read(input).expression,
    today,
    run: (expression) => run({ graph, reader, means, topics, holdings, membersMet }, expression),
  };
}

type Tools = EvaluationTools & { holdings: Holdings };

function run(tools: Tools, written: Expression): Result {
  const expression = withOrderOfScreen(written, tools.topics);
  const times = (expression.at ?? []).map(momentOf);
  const reader = tools.reader.at(times, false);
  const start = startOf(expression, tools, reader);
  if (start === undefined) return NOTHING;
  const { filters, select, from, subjects, among } = start;
  const isEach = isOfEachTime(expression, from);
  if (isEach && from.length === 0)
    return ofCollection(tools, expression, requestedTimes(expression, times).flat());
  const placed = placeFilters(filters, reader, tools.holdings.of(among, reader, times));
  if (placed === undefined) return NOTHING;
  return new Evaluation(tools, {
    expression: { ...expression, filters, select },
    ...{ subjects, from, placed, times, isOfEachTime: isEach },
    isScreen: expression !== written && expression.returns === undefined,
  }).result();
}

/** One figure of a collection at each of several times: who belonged to it then, and what each had then. */
function ofCollection(tools: Tools, expression: Expression, times: readonly string[]): Result {
  const each = times.map((time) => ({ time, found: run(tools, { ...expression, at: [time] }) }));
  const facts = each.flatMap(({ found }) => found.summary?.facts.slice(0, 1) ?? []);
  const groups = each.flatMap(({ time, found: { summary, total } }): Group[] => {
    const key = summary?.facts[0] ?? facts[0];
    const isTold = summary?.fact !== undefined || summary?.aggregate.summary === 'count';
    if (key === undefined || summary === undefined || !isTold) return [];
    return [{ key: { ...key, value: { kind: 'text', text: time } }, name: time, summary, of: total() }];
  });
  const [first] = each;
  if (groups.length === 0 && first !== undefined) return first.found;
  const total = (): number => Math.max(0, ...groups.map(({ of = 0 }) => of));
  return {
    rows: [],
    total,
    topics: [],
    select: [],
    groups: [...groups, ...together(tools, expression, groups)],
  };
}

/** How many met a condition at each of the times, or at any of them. */
function together(tools: Tools, expression: Expression, groups: readonly Group[]): Group[] {
  const { aggregate, at = [], isAnyTime = false, ...listed } = expression;
  const [group] = groups;
  if (aggregate?.summary !== 'count' || groups.length < 2 || group === undefined) return [];
  const count = run(tools, { ...listed, at, limit: 1, ...(isAnyTime ? { isAnyTime } : {}) }).total();
  const named = at.map((time) => time.replace(/\.\.$/, ' on').replace('..', ' to '));
  const name = isAnyTime ? named.join(' or ') : `each of ${named.join(' and ')}`;
  const key: Fact = { ...group.key, value: { kind: 'text', text: name } };
  return [{ key, name, summary: { ...group.summary, count, facts: [] }, of: count }];
}

/** The possible subjects of the rows. `among` holds entities of their kind, which show whether a field exists. */
type Starts = Omit<Start, 'subjects'> & { subjects: readonly Subjects[]; among: readonly Subjects[] };

/** The rows of another expression as what the rows of this one are about. */
function startWithin(expression: Expression, within: Expression, tools: Tools): Starts {
  const facts = [...new Set(run(tools, within).rows.map(({ entity }) => entity))].map(rootFact);
  const kind = tools.topics.find(expression.topic);
  const among = kind?.kind === 'collection' ? [{ facts }, { collection: kind.collection }] : [{ facts }];
  const { filters, select } = expression;
  return { subjects: [{ facts }], among, filters, select, from: [] };
}

function startOf(expression: Expression, tools: Tools, reader: PathReader): Starts | undefined {
  const { topic, also = [], within } = expression;
  if (within !== undefined) return startWithin(expression, within, tools);
  const { topics } = tools;
  const starts = [topic, ...also].map((name) => {
    const found = topics.find(name);
    return found === undefined ? undefined : navigate(found, expression, reader);
  });
  const [first] = starts;
  if (first === undefined || starts.includes(undefined)) return undefined;
  const each = starts.flatMap((start) => (start === undefined ? [] : [start]));
  return {
    ...first,
    subjects: each.map(({ subjects }) => subjects),
    among: each.map(({ subjects }) => subjects),
    from: each.flatMap(({ from }) => from),
  };
}

/** Whether one figure is requested at several times, each with its own value. */
function isOfEachTime(expression: Expression, topics: readonly StoredEntity[]): boolean {
  const { aggregate, at = [] } = expression;
  if (aggregate === undefined) return false;
  // How many met a condition differs from year to year; how many there are of what was narrowed by no figure does not.
  const isCount =
    aggregate.summary === 'count' && (topics.length > 0 || !expression.filters.some(isOfFigure));
  if (isOfPoints(aggregate)) return aggregate.summary !== 'sum' && topics.length === 1 && at.length > 1;
  // The revenue of two companies from 2020 to 2022 is not that of 2022.
  return !isCount && requestedTimes(expression, at.map(momentOf)).length > 1;
}

/** A collection that is narrowed by a bound of a figure and has no order of its own goes by that figure. */
function withOrderOfScreen(expression: Expression, topics: TopicFinder): Expression {
  const { filters, orders, aggregate, claim, select, within, also } = expression;
  const [bound, ...others] = filters.filter((filter) => isBound(filter) && isOfFigure(filter));
  const isOther = [aggregate, claim, within, also].some((part) => part !== undefined);
  if (bound === undefined || others.length > 0 || orders.length + select.length > 0 || isOther)
    return expression;
  if (topics.collection(expression.topic) === undefined) return expression;
  const direction = bound.operator.startsWith('>') ? 'DESC' : 'ASC';
  return { ...expression, orders: [{ path: bound.path, direction }] };
}

/** Whether a filter is a bound of a figure that each year has. */
const isOfFigure = ({ path, operator, operand }: Filter): boolean =>
  /^[<>]/.test(operator) &&
  path.length === 1 &&
  !/date|since|founded|until/.test(path[0] ?? '') &&
  operand.text !== '*';
