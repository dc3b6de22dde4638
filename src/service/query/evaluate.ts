import { DATASET_DAY } from '../dataset/dataset-day';
import type { EntitySearch } from '../search/entity-search';
import type { Grouped, Narrowing, Summed } from '../store/collection';
import type { Graph } from '../store/graph';
import type { StoredEntity } from '../store/stored';
import { isOfSomeYear } from './stale-money';
import { conditionOfTimes, type TimedCondition } from './timed-condition';
import { conditionOf, isBound, placeFilters, type Condition, type Matched, type Placed } from './conditions';
import { columnReader, type ColumnReader } from './column';
import { isInItsOwn } from './conversion';
import { defaultColumns } from './default-columns';
import { judge, type Judged, type Verdict } from './claim';
import { judgedOver, type JudgedOver } from './claim-times';
import type { Fact } from './fact';
import { createExactNamer, createIndustryNamer, createNamer } from './namer';
import type { Means } from './value-test';
import { grouped, describeGroups, ofEachTime, type Group } from './group';
import { createHoldings, type Holdings } from './holding';
import { createMatchingMembers, testsMembers, type MatchingMembers } from './matching-members';
import { navigate, rootFact, type Start, type Subjects } from './navigate';
import { inOrder } from './order';
import { readExpression, type Parsed } from './parse';
import { edgeField } from './role';
import type { Row } from './row';
import { findEndedSince } from './ended-relationships';
import { occasionRow, occasionsOf, type Occasions } from './occasions';
import { createPlaces } from '../store/places';
import { createPathReader, type PathReader } from './read-path';
import { momentOf } from './period';
import { isRate, summarise, summedUp, type Summarised } from './summarise';
import { requestedTimes } from './requested-times';
import { createTopicFinder, type TopicFinder } from './topic';
import type { Aggregate, Expression, Filter } from './tree';

/** What an expression found; `topics` are the named entities that it started from. */
export type Result = {
  rows: readonly Row[];
  /** The number of rows without offset and limit, counted on demand. */
  total: () => number;
  topics: readonly StoredEntity[];
  /** What met every condition and lacks the figure that a ranking with a limit goes by; unknown where a database ranks. */
  unranked?: () => readonly StoredEntity[];
  /** The steps of the expression that were not walked to the rows, so that they are columns of them. */
  select: readonly string[];
  /** The one figure that the rows became. */
  summary?: Summarised;
  /** The figures that `group_by` made of them, the highest first. */
  groups?: readonly Group[];
  /** What became of the claim. */
  verdict?: Verdict;
  /** Of whom what is claimed of several times is not known at which of them. */
  unjudged?: JudgedOver['unjudged'];
  /** Whether what is claimed was so once, and its rows tell until when. */
  isOver?: true;
  /** When it was so, where that was asked. */
  occasions?: Occasions;
  /** How many rows at how many times were asked for, where that is more than one answer holds. */
  excess?: { rows: number; times: number };
};

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

/** The most rows times moments that one answer holds: reading more would keep every other request waiting for seconds. */
const MOST_DATED_ROWS = 100_000;

const COUNT: Aggregate = { summary: 'count', path: [] };

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

type Tools = Pick<Evaluator, 'reader' | 'means' | 'topics'> & {
  graph: Graph;
  holdings: Holdings;
  membersMet: MatchingMembers;
};

function run(tools: Tools, written: Expression): Result {
  const expression = withOrderOfScreen(written, tools.topics);
  const { graph, reader: today, means, topics, holdings, membersMet } = tools;
  const times = (expression.at ?? []).map(momentOf);
  const reader = today.at(times, false);
  const start = startOf(expression, tools, reader);
  if (start === undefined) return NOTHING;
  const isEach = isOfEachTime(expression, start.from);
  if (isEach && start.from.length === 0)
    return ofCollection(tools, expression, requestedTimes(expression, times).flat());
  const { filters, select } = start;
  const asked = { ...expression, filters, select };
  const placed = placeFilters(filters, reader, holdings.of(start.among, reader, times));
  if (placed === undefined) return NOTHING;
  const spans = requestedTimes(asked, times);
  const isTimed =
    spans.length > 1 && expression.claim === undefined && placed.some(({ filter }) => isBound(filter));
  const conditionAt = (at: PathReader, those: readonly Placed[] = placed): Condition =>
    conditionOf(those, { reader: at, means: { ...means, reader: at } });
  // Of a graph that is all there it is remembered who meets what, and only the other conditions are judged anew.
  const [collection] = start.subjects.flatMap((each) => ('collection' in each ? [each.collection] : []));
  const isKept = !isTimed && graph.answers === undefined && start.subjects.length === 1;
  const met =
    isKept && collection !== undefined
      ? membersMet(collection, placed.filter(testsMembers), {
          at: times,
          conditionOf: (one) => conditionAt(reader, [one]),
        })
      : undefined;
  const timed = (isTimed ? spans : []).map((span) => ({
    holds: conditionAt(today.at(span, false)),
    reader: today.at(span, true),
  }));
  const condition = isTimed
    ? conditionOfTimes(timed, placed, {
        isAny: expression.isAnyTime === true,
        isOpen: times.some((time) => time.endsWith('..')),
      })
    : conditionAt(reader, met === undefined ? placed : placed.filter((one) => !testsMembers(one)));
  const narrowing = narrowingOf(asked, placed, { reader: today, at: times, isWhole: isTimed });
  const parts = isTimed ? undefined : groupedBy({ graph, reader: today }, asked, start.subjects, narrowing);
  if (parts !== undefined) {
    const found = (entity: StoredEntity): Found[] => {
      const subject = rootFact(entity);
      const matched = condition(subject);
      return matched === undefined ? [] : [{ subject, matched }];
    };
    const groups = describeGroups(parts, asked.aggregate ?? COUNT, { found, read: columnReader(reader) });
    const from = expression.offset ?? 0;
    const shown = groups.slice(from, from + (expression.limit ?? groups.length));
    return { rows: [], total: () => parts.total, topics: start.from, select, groups: shown };
  }
  const summed = isTimed ? undefined : summedBy({ graph, reader: today }, asked, start.subjects, narrowing);
  const gatheredOrSummed: ReturnType<typeof gathered> =
    met !== undefined
      ? { subjects: met.map(rootFact) }
      : summed === undefined
        ? gathered(start.subjects, topics, narrowing)
        : { subjects: summed.rows.map(rootFact), total: () => summed.total };
  const { subjects } = gatheredOrSummed;
  // What is to hold at several times is judged here alone.
  const total = isTimed ? undefined : gatheredOrSummed.total;
  const found: Found[] = [];
  for (const subject of subjects) {
    const matched = condition(subject);
    if (matched !== undefined) found.push({ subject, matched });
  }
  const strict = today.at(times, true);
  const read = columnReader(times.length === 0 ? reader : strict);
  const { common } = reader;
  const ordered = inOrder(found, { ...asked, orders: ordersOfRows(expression) }, { read, common });
  // What comes with its total is cut already, if it was to be.
  const isDone = total !== undefined && (summed !== undefined || isCut(expression));
  const offset = isDone ? 0 : (expression.offset ?? 0);
  const limit = isOfOccasions(expression) ? undefined : expression.limit;
  const shown = ordered.slice(offset, offset + (limit ?? ordered.length));
  const all = {
    ...{ total: isDone ? total : () => ordered.length, topics: start.from, select },
    ...(isDone || limit === undefined || graph.answers !== undefined
      ? {}
      : { unranked: () => leftOut(found, ordered) }),
  };
  if (expression.claim !== undefined) {
    const { claim } = expression;
    const judging = { shown, means, today };
    if (spans.length > 1) {
      const judged = spans.map(([time = '']) => {
        const { verdict, rows } = judgedAt(claim, [time], judging);
        const then = columnReader(today.at([time], true));
        return { time, judged: { verdict, rows: claimRows(rows, expression, then) } };
      });
      const over = judgedOver(judged, {
        entities: shown.flatMap(({ subject: { value } }) => (value.kind === 'entity' ? [value.entity] : [])),
        isAny: expression.isAnyTime === true,
        isSpan: times.length === 1,
        isOpen: times.some((time) => time.endsWith('..')) || start.from.length === 0,
      });
      return { ...all, ...over, rows: dated(over.rows, true, { isOfSeveral: true }) };
    }
    const { verdict, rows: told } = judgedAt(claim, times, judging);
    const rows = dated(
      claimRows(told, expression, read),
      told.some(({ within }) => within !== undefined),
      { isOfSeveral: true },
    );
    // Of what is over it is told until when it was so, whether it was asked for today or for once.
    const former = times.length === 0 ? formerly(claim, reader) : undefined;
    if (verdict === 'no' && former !== undefined) {
      const over = judge(shown, former, { reader: today, means });
      // Of several it is over only where it was so of each.
      if (over.verdict === 'yes' && over.rows.length === shown.length)
        return { ...all, rows: over.rows, verdict, isOver: true };
    }
    const left = verdict === 'yes' && times.length === 0 ? findEndedSince(rows) : undefined;
    if (left !== undefined) return { ...all, rows: left, verdict: 'no', isOver: true };
    const occasions = verdict === 'yes' ? occasionsOf(expression, rows) : undefined;
    return occasions === undefined
      ? { ...all, rows, verdict }
      : { ...all, rows: [occasionRow(occasions)], verdict, occasions };
  }
  const columns = columnsOf(asked);
  const beside = besideOf(asked);
  const rows = (at: readonly string[], then?: TimedCondition): Row[] => {
    const readThen = at === times ? read : columnReader(today.at(at, true));
    const those = then === undefined ? shown : shown.filter(({ subject }) => then.holds(subject));
    return those.flatMap((each) => toRow(each, { columns, beside: at.length > 0 ? [] : beside }, readThen));
  };
  if (expression.aggregate?.by !== undefined) {
    const groups = grouped(ordered, expression.aggregate, { read, readKey: columnReader(reader), common });
    const from = expression.offset ?? 0;
    return { ...all, rows: [], groups: groups.slice(from, from + (expression.limit ?? groups.length)) };
  }
  if (expression.aggregate !== undefined && isEach) {
    const each = timesOfFigure(expression, times).map((time) => ({
      time,
      read: columnReader(today.at([time], true)),
    }));
    return { ...all, rows: [], groups: ofEachTime(ordered, expression.aggregate, { times: each, common }) };
  }
  if (expression.aggregate !== undefined) {
    if (summed !== undefined) {
      const bearing = summed.bearing.flatMap((entity) => {
        const subject = rootFact(entity);
        const matched = condition(subject);
        return matched === undefined ? [] : [{ subject, matched }];
      });
      return {
        ...all,
        rows: rows(times),
        summary: summedUp(expression.aggregate, summed, { rows: shown, bearing, read }),
      };
    }
    // A count needs the rows that it counts, whatever a list shows of them.
    const counted = expression.aggregate.summary === 'count' ? ordered.slice(offset) : shown;
    const cut = expression.limit === undefined ? counted : shown;
    // A name that a path does not lead on from is none of what is counted.
    const isLeft = expression.aggregate.summary === 'count' && start.from.length > 0 && select.length > 0;
    const whole = isLeft ? cut.filter((each) => read(each, select).length > 0) : cut;
    return { ...all, rows: rows(times), summary: summarise(whole, expression.aggregate, { read, common }) };
  }
  // The day that is asked for by its name is that of the figures beside it, whether a time was named or not.
  const isDated = times.length > 0 || (expression.returns?.includes('date') ?? false);
  // Whoever screens by a figure sees of which day it is in each row.
  const isScreen = expression !== written && expression.returns === undefined;
  if (spans.length < 2)
    return {
      ...all,
      rows: dated(rows(times), isDated || isScreen, { isOfOne: times.length === 0 && !isScreen }),
    };
  if (shown.length * spans.length > MOST_DATED_ROWS)
    return { ...all, rows: [], excess: { rows: shown.length, times: spans.length } };
  const dates = spans.flatMap((span, at) =>
    dated(rows(span, expression.isAnyTime ? timed[at] : undefined), true, { isOfSeveral: true }),
  );
  const held = dates.filter(isHeld);
  // What met the conditions at these times is there, though nothing of a time is shown of it.
  const isNamed = isTimed || columns?.every(isOfNoTime) === true;
  return { ...all, rows: held.length === 0 && isNamed ? rows(times) : eachOnce(held, select) };
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

/** What was found and has no place in the order. */
function leftOut(found: readonly Found[], ordered: readonly Found[]): StoredEntity[] {
  if (found.length === ordered.length) return [];
  const ranked = new Set(ordered);
  return found.flatMap((each) => {
    const { value } = each.subject;
    return ranked.has(each) || value.kind !== 'entity' ? [] : [value.entity];
  });
}

type Found = { subject: Fact; matched: Matched };

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

/** Whether limit and offset choose the rows: figures are made of all rows, and of a line they choose the times. */
const isCut = (expression: Expression): boolean =>
  expression.aggregate === undefined && !isOfOccasions(expression);

/** What puts the rows in order: of a line of which something is claimed the order is one of the times at which it is so. */
const ordersOfRows = (expression: Expression): Expression['orders'] =>
  isOfOccasions(expression) ? [] : expression.orders;

/** Whether it is claimed of every point of a line, or asked when something was so. */
const isOfOccasions = ({ claim, orders }: Expression): boolean =>
  claim?.path.at(-1)?.endsWith('_history') === true ||
  (claim !== undefined && orders.some(({ path }) => path.join() === 'date'));

/** What a plan shows of a collection. */
function narrowingOf(
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

/** Judges a claim at one time, or at the ends of a span that its figure goes over. */
function judgedAt(
  claim: Filter,
  times: readonly string[],
  { shown, means, today }: { shown: readonly Found[]; means: Means; today: PathReader },
): Judged {
  const [time, ...others] = times;
  const strict = today.at(times, true);
  const judged = judge(shown, claim, {
    reader: time === undefined ? today : strict,
    means,
    ...(time === undefined || others.length > 0 ? {} : { time, at: (each) => today.at([each], true) }),
  });
  // What is so today without a day may have been so then, and what ended later has begun nobody says when.
  const isSo = (said: Filter, isMet: (row: Row) => boolean): boolean =>
    judge(shown, said, { reader: today, means }).rows.some(isMet);
  const former = formerly(claim, today);
  const isUndated =
    judged.verdict === 'no' &&
    times.length > 0 &&
    (isSo(claim, isUndatedSo) || (former !== undefined && isSo(former, (row) => isEndedAfter(row, times))));
  return isUndated ? { ...judged, verdict: 'unknown' } : judged;
}

/** The rows of a claim with the columns that were asked for; what it was judged by stands beside them. */
function claimRows(rows: readonly Row[], { returns }: Expression, read: ColumnReader): Row[] {
  const columns = returns?.map((field) => ({ column: field, path: field.split('.') }));
  if (columns === undefined) return [...rows];
  return rows.map((row) => ({
    ...row,
    cells: columns.map(({ column, path }) => ({
      column,
      facts:
        row.cells.find((cell) => cell.column === column)?.facts ??
        read({ subject: row.subject, matched: new Map() }, path),
    })),
    beside: row.cells,
  }));
}

/** Whether what a claim is about holds by a relationship that bears no day. */
const isUndatedSo = ({ cells }: Row): boolean =>
  cells.some(({ column, facts }) => column !== 'name' && facts.length === 1 && facts.every(isUndatedEdge));

/** The same of what held once, where the dataset knows of such. */
function formerly(claim: Filter, { isField }: Pick<PathReader, 'isField'>): Filter | undefined {
  const [field = '', ...others] = [...claim.path].reverse();
  const former = `former_${field}`;
  return isField(former) ? { ...claim, path: [...others.reverse(), former] } : undefined;
}

/** Whether what held once ended after one of the times, and began nobody says when. */
const isEndedAfter = ({ cells }: Row, times: readonly string[]): boolean =>
  cells.some(
    ({ column, facts }) =>
      column !== 'name' &&
      facts.some(
        ({ value }) =>
          value.kind === 'entity' &&
          value.edge?.validSince === undefined &&
          times.some((time) => (value.edge?.validUntil ?? '') >= (time.split('..')[0] ?? '')),
      ),
  );

const isUndatedEdge = ({ value }: Fact): boolean =>
  value.kind === 'entity' &&
  value.edge !== undefined &&
  value.edge.validSince === undefined &&
  value.edge.validUntil === undefined;

/** The figure that a database makes of a whole collection by itself. */
function summedBy(
  { graph, reader }: Pick<Tools, 'graph' | 'reader'>,
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
function groupedBy(
  { graph, reader }: Pick<Tools, 'graph' | 'reader'>,
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
function gathered(
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

const isOfPoints = ({ path }: Aggregate): boolean => path.at(-1)?.endsWith('_history') === true;

/** The times of which each has a figure; all points of a span are of that span. */
const timesOfFigure = (expression: Expression, times: readonly string[]): readonly string[] =>
  expression.aggregate !== undefined && isOfPoints(expression.aggregate)
    ? times
    : requestedTimes(expression, times).flat();

/**
 * A figure of a time is shown with the date that it is of; of several times one that is worked out has its newest. Of no time
 * only a date that all figures of the row are of is that of the row.
 */
function dated(
  rows: readonly Row[],
  isAsked: boolean,
  { isOfSeveral = false, isOfOne = false }: { isOfSeveral?: boolean; isOfOne?: boolean } = {},
): readonly Row[] {
  if (!isAsked) return rows;
  return rows.map((row) => {
    const facts = row.cells.flatMap((cell) => cell.facts).map(inItsOwn);
    const [point, ...further] = [...pointsOf(facts), ...(isOfSeveral || isOfOne ? newestFirst(facts) : [])];
    const own = row.cells.find(({ column }) => column === 'date');
    if (point?.value.kind !== 'point' || (own !== undefined && own.facts.length > 0)) return row;
    const { date } = point.value;
    const isOther = ({ value }: Fact): boolean => value.kind === 'point' && value.date !== date;
    if (isOfOne && (further.some(isOther) || facts.some(isOfSomeYear))) return row;
    const fact: Fact = { ...point, field: 'date', value: { kind: 'date', date } };
    const dates = { column: 'date', facts: [fact] };
    if (isOfOne) return { ...row, cells: row.cells.map((cell) => (cell === own ? dates : cell)) };
    const others = row.cells.filter((cell) => cell !== own);
    return { ...row, cells: [...others, dates] };
  });
}

const pointsOf = (facts: readonly Fact[]): Fact[] => facts.filter(({ value }) => value.kind === 'point');

/** A figure in another currency is of the time of that in its own. */
const inItsOwn = (fact: Fact): Fact => (isInItsOwn(fact.field) ? (fact.grounds?.[0] ?? fact) : fact);

function newestFirst(facts: readonly Fact[]): Fact[] {
  const dateOf = ({ value }: Fact): string => (value.kind === 'point' ? value.date : '');
  // The day of a rate is none of the figure that was converted at it.
  const grounds = facts.flatMap((fact) => fact.grounds ?? []).filter(({ months }) => months === undefined);
  return pointsOf(grounds).sort((a, b) => (dateOf(a) < dateOf(b) ? 1 : -1));
}

/** Shows something that is the same in every year of a span once. */
function eachOnce(rows: readonly Row[], select: readonly string[]): readonly Row[] {
  if (select.length > 0) return rows;
  const known = new Set<unknown>();
  return rows.filter(({ subject, entity }) => {
    const { value, field } = subject;
    if (field === 'name' || value.kind !== 'entity') return true;
    const what = value.edge ?? entity;
    const isNew = !known.has(what);
    known.add(what);
    return isNew;
  });
}

/** A row of a time at which nothing is known tells nothing. */
function isHeld({ cells }: Row): boolean {
  return cells.some((cell) => !isOfNoTime(cell) && cell.facts.length > 0);
}

/** What says which entity a row is about is the same at every time. */
const isOfNoTime = ({ column }: { column: string }): boolean => column === 'name' || column === 'id';

function toRow(
  found: { subject: Fact; matched: Matched },
  { columns, beside }: { columns: readonly Column[] | undefined; beside: readonly Column[] },
  read: ColumnReader,
): Row[] {
  const { value } = found.subject;
  if (value.kind !== 'entity') return [];
  const { entity, edge } = value;
  const role =
    edge === undefined
      ? []
      : ['role', 'since', 'until'].filter((name) => edgeField(found.subject, edge, name).length > 0);
  const shown = columns ?? [...identity, ...named([...new Set([...defaultColumns(entity.type), ...role])])];
  const cells = shown.map(({ column, path }) => ({ column, facts: read(found, path) }));
  const row = { entity, subject: found.subject, cells };
  if (beside.length === 0) return [row];
  return [{ ...row, beside: beside.map(({ column, path }) => ({ column, facts: read(found, path) })) }];
}

type Column = { column: string; path: readonly string[] };

const named = (fields: readonly string[]): Column[] =>
  fields.map((field) => ({ column: field, path: [field] }));

const identity = named(['name']);

/** Strictly what `return` lists, else the name and every field mentioned; nothing where none is. */
function columnsOf({ filters, select, orders, returns, within }: Expression): readonly Column[] | undefined {
  if (returns !== undefined) return returns.map((field) => ({ column: field, path: field.split('.') }));
  // What it was cut by tells why a row is among these.
  const mentioned = [...filters, { path: select }, ...orders, ...(within?.orders ?? [])].map(
    ({ path }) => path,
  );
  const columns = mentioned.flatMap((path): Column[] => {
    const shown = path.at(-1)?.toLowerCase() === 'name' ? path.slice(0, -1) : path;
    return shown.length === 0 ? [] : [{ column: shown.join('_'), path: shown }];
  });
  const first = mentioned.some((path) => path.length > 0) ? [...identity, ...columns] : undefined;
  return first?.filter(({ column }, at) => first.findIndex((each) => each.column === column) === at);
}

/** What rows are narrowed to by bounds, or ordered by, and do not show. */
function besideOf({ filters, orders, returns }: Expression): readonly Column[] {
  if (returns === undefined) return [];
  const shown = new Set(returns.map((field) => field.split('.').join('_')));
  const compared = [...filters.filter(isBound), ...orders].map(({ path }) => path);
  const columns = compared.map((path) => ({ column: path.join('_'), path }));
  return columns.filter(
    ({ column }, at) => !shown.has(column) && columns.findIndex((each) => each.column === column) === at,
  );
}
