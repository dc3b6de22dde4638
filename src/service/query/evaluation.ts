import type { Graph } from '../store/graph';
import type { StoredEntity } from '../store/stored';
import { judge } from './claim';
import { claimRows, formerly, judgedAt } from './claim-rows';
import { judgedOver } from './claim-times';
import { columnReader, type ColumnReader } from './column';
import { conditionOf, isBound, type Condition, type Placed } from './conditions';
import { findEndedSince } from './ended-relationships';
import type { Fact } from './fact';
import { dated, eachOnce, hasFacts, isOfNoTime } from './figure-dates';
import { describeGroups, grouped, ofEachTime } from './group';
import { testsMembers, type MatchingMembers } from './matching-members';
import {
  gathered,
  groupedBy,
  isCut,
  isOfOccasions,
  narrowingOf,
  ordersOfRows,
  summedBy,
  timesOfFigure,
} from './narrowing';
import { rootFact, type Subjects } from './navigate';
import { occasionRow, occasionsOf } from './occasions';
import { inOrder } from './order';
import type { PathReader } from './read-path';
import { requestedTimes } from './requested-times';
import type { Result } from './result';
import type { Row } from './row';
import { comparedColumnsOf, columnsOf, toRow, type Column, type Found } from './row-columns';
import { summarise, summedUp } from './summarise';
import { conditionOfTimes, type TimedCondition } from './timed-condition';
import type { TopicFinder } from './topic';
import type { Aggregate, Expression, Filter } from './tree';
import type { Means } from './value-test';

/** An expression with the subjects that its topic and path lead to. */
export type Evaluated = {
  /** Its filters and steps are those that are left behind the subjects. */
  expression: Expression;
  subjects: readonly Subjects[];
  /** The named entities that it starts from. */
  from: readonly StoredEntity[];
  placed: readonly Placed[];
  times: readonly string[];
  /** Whether one figure is requested at several times. */
  isOfEachTime: boolean;
  /** Whether a bound of a figure narrows and orders it, so that each row shows the figure's day. */
  isScreen: boolean;
};

/** What the evaluation of any expression uses. */
export type EvaluationTools = {
  graph: Graph;
  /** Reads what is known today. */
  reader: PathReader;
  means: Means;
  topics: TopicFinder;
  membersMet: MatchingMembers;
};

/** What every result of one evaluation has. */
type Common = Pick<Result, 'total' | 'topics' | 'select' | 'unranked'>;

/** The most rows times moments that one answer holds: reading more would keep every other request waiting for seconds. */
const MOST_DATED_ROWS = 100_000;

const COUNT: Aggregate = { summary: 'count', path: [] };

/** Finds the subjects that meet an expression's conditions, and makes rows, figures, groups or a verdict of them. */
export class Evaluation {
  private readonly reader: PathReader;
  private readonly read: ColumnReader;
  /** The times at which something is requested, each as the moments that stand for it. */
  private readonly spans: readonly (readonly string[])[];
  /** The condition at each of several times, where it is to hold at several. */
  private readonly timed: readonly TimedCondition[];
  private readonly isTimed: boolean;

  constructor(
    private readonly tools: EvaluationTools,
    private readonly request: Evaluated,
  ) {
    const { expression, placed, times } = request;
    const { reader: today } = tools;
    this.reader = today.at(times, false);
    this.read = columnReader(times.length === 0 ? this.reader : today.at(times, true));
    this.spans = requestedTimes(expression, times);
    this.isTimed =
      this.spans.length > 1 && expression.claim === undefined && placed.some(({ filter }) => isBound(filter));
    this.timed = (this.isTimed ? this.spans : []).map((span) => ({
      holds: this.conditionAt(today.at(span, false)),
      reader: today.at(span, true),
    }));
  }

  result(): Result {
    const { tools, isTimed, request } = this;
    const { expression, placed, subjects, times, from } = request;
    const { select } = expression;
    const narrowing = narrowingOf(expression, placed, { reader: tools.reader, at: times, isWhole: isTimed });
    const members = this.membersMet();
    const condition = this.condition(members !== undefined);
    const parts = isTimed ? undefined : groupedBy(tools, expression, subjects, narrowing);
    if (parts !== undefined) {
      const found = (entity: StoredEntity): Found[] => foundOf([rootFact(entity)], condition);
      const describing = { found, read: columnReader(this.reader) };
      const groups = describeGroups(parts, expression.aggregate ?? COUNT, describing);
      const total = () => parts.total;
      return { rows: [], total, topics: from, select, groups: this.cut(groups, expression.limit) };
    }
    const summed = isTimed ? undefined : summedBy(tools, expression, subjects, narrowing);
    const given = members?.map(rootFact) ?? summed?.rows.map(rootFact);
    const { subjects: all, total } =
      given === undefined
        ? gathered(subjects, tools.topics, narrowing)
        : { subjects: given, ...(summed === undefined ? {} : { total: () => summed.total }) };
    const found = foundOf(all, condition);
    const orders = ordersOfRows(expression);
    const { common } = this.reader;
    const ordered = inOrder(found, { ...expression, orders }, { read: this.read, common });
    // What comes with its total is cut already, if it was to be. What is to hold at several times is judged here alone.
    const isDone = !isTimed && total !== undefined && (summed !== undefined || isCut(expression));
    const limit = isOfOccasions(expression) ? undefined : expression.limit;
    const shown = isDone ? ordered.slice(0, limit) : this.cut(ordered, limit);
    const isRanked = !isDone && limit !== undefined && tools.graph.answers === undefined;
    const base: Common = {
      ...{ total: isDone ? total : () => ordered.length, topics: from, select },
      ...(isRanked ? { unranked: () => leftOut(found, ordered) } : {}),
    };
    if (expression.claim !== undefined) return { ...base, ...this.judge(expression.claim, shown) };
    if (expression.aggregate === undefined) return { ...base, ...this.list(shown) };
    if (summed === undefined) return { ...base, ...this.aggregate(expression.aggregate, ordered, shown) };
    const bearing = foundOf(summed.bearing.map(rootFact), condition);
    const summary = summedUp(expression.aggregate, summed, { rows: shown, bearing, read: this.read });
    return { ...base, rows: this.rows(shown), summary };
  }

  private conditionAt(at: PathReader, placed: readonly Placed[] = this.request.placed): Condition {
    return conditionOf(placed, { reader: at, means: { ...this.tools.means, reader: at } });
  }

  /** Of a graph that is all there it is remembered who meets what, and only the other conditions are judged anew. */
  private membersMet(): readonly StoredEntity[] | undefined {
    const { subjects, placed, times } = this.request;
    const [only] = subjects;
    const isKept = !this.isTimed && this.tools.graph.answers === undefined && subjects.length === 1;
    if (!isKept || only === undefined || !('collection' in only)) return undefined;
    return this.tools.membersMet(only.collection, placed.filter(testsMembers), {
      at: times,
      conditionOf: (one) => this.conditionAt(this.reader, [one]),
    });
  }

  /** What each subject has to meet; of members that meet some conditions already, the others. */
  private condition(isOfMembers: boolean): Condition {
    const { expression, placed, times } = this.request;
    if (this.isTimed)
      return conditionOfTimes(this.timed, placed, {
        isAny: expression.isAnyTime === true,
        isOpen: times.some(isOpenSpan),
      });
    return this.conditionAt(this.reader, isOfMembers ? placed.filter((one) => !testsMembers(one)) : placed);
  }

  /** What offset and limit leave. */
  private cut<T>(all: readonly T[], limit: number | undefined): readonly T[] {
    const { offset = 0 } = this.request.expression;
    return all.slice(offset, offset + (limit ?? all.length));
  }

  /** Whether what is claimed is so, and the rows that tell it. */
  private judge(claim: Filter, shown: readonly Found[]): Partial<Result> & Pick<Result, 'rows'> {
    const { expression, times, from } = this.request;
    const { reader: today, means } = this.tools;
    const judging = { shown, means, today };
    if (this.spans.length > 1) {
      const judged = this.spans.map(([time = '']) => {
        const { verdict, rows } = judgedAt(claim, [time], judging);
        const then = columnReader(today.at([time], true));
        return { time, judged: { verdict, rows: claimRows(rows, expression, then) } };
      });
      const over = judgedOver(judged, {
        entities: shown.flatMap(({ subject: { value } }) => (value.kind === 'entity' ? [value.entity] : [])),
        isAny: expression.isAnyTime === true,
        isSpan: times.length === 1,
        isOpen: times.some(isOpenSpan) || from.length === 0,
      });
      return { ...over, rows: dated(over.rows, true, { isOfSeveral: true }) };
    }
    const { verdict, rows: told } = judgedAt(claim, times, judging);
    const isWithin = told.some(({ within }) => within !== undefined);
    const rows = dated(claimRows(told, expression, this.read), isWithin, { isOfSeveral: true });
    // Of what is over it is told until when it was so, whether it was asked for today or for once.
    const former = times.length === 0 ? formerly(claim, this.reader) : undefined;
    if (verdict === 'no' && former !== undefined) {
      const over = judge(shown, former, { reader: today, means });
      // Of several it is over only where it was so of each.
      if (over.verdict === 'yes' && over.rows.length === shown.length)
        return { rows: over.rows, verdict, isOver: true };
    }
    const left = verdict === 'yes' && times.length === 0 ? findEndedSince(rows) : undefined;
    if (left !== undefined) return { rows: left, verdict: 'no', isOver: true };
    const occasions = verdict === 'yes' ? occasionsOf(expression, rows) : undefined;
    return occasions === undefined
      ? { rows, verdict }
      : { rows: [occasionRow(occasions)], verdict, occasions };
  }

  /** The figure that the rows become: one, one a group, or one a time. */
  private aggregate(
    aggregate: Aggregate,
    ordered: readonly Found[],
    shown: readonly Found[],
  ): Pick<Result, 'rows' | 'groups' | 'summary'> {
    const { read, request, tools } = this;
    const { expression, times, from } = request;
    const { common } = this.reader;
    if (aggregate.by !== undefined) {
      const readKey = columnReader(this.reader);
      return {
        rows: [],
        groups: this.cut(grouped(ordered, aggregate, { read, readKey, common }), expression.limit),
      };
    }
    if (request.isOfEachTime) {
      const each = timesOfFigure(expression, times).map((time) => ({
        time,
        read: columnReader(tools.reader.at([time], true)),
      }));
      return { rows: [], groups: ofEachTime(ordered, aggregate, { times: each, common }) };
    }
    // A count needs the rows that it counts, whatever a list shows of them.
    const isCount = aggregate.summary === 'count';
    const isWhole = isCount && expression.limit === undefined;
    const cut = isWhole ? ordered.slice(expression.offset ?? 0) : shown;
    // A name that a path does not lead on from is none of what is counted.
    const { select } = expression;
    const isLeft = isCount && from.length > 0 && select.length > 0;
    const counted = isLeft ? cut.filter((each) => read(each, select).length > 0) : cut;
    return { rows: this.rows(shown), summary: summarise(counted, aggregate, { read, common }) };
  }

  /** The rows of what was found, those of each time after one another. */
  private list(shown: readonly Found[]): Pick<Result, 'rows' | 'excess'> {
    const { spans, timed, request } = this;
    const { expression, times, isScreen } = request;
    // The day that is asked for by its name is that of the figures beside it, whether a time was named or not.
    const isDated = times.length > 0 || (expression.returns?.includes('date') ?? false);
    if (spans.length < 2) {
      const isOfOne = times.length === 0 && !isScreen;
      return { rows: dated(this.rows(shown), isDated || isScreen, { isOfOne }) };
    }
    if (shown.length * spans.length > MOST_DATED_ROWS)
      return { rows: [], excess: { rows: shown.length, times: spans.length } };
    const dates = spans.flatMap((span, at) =>
      dated(this.rows(shown, span, expression.isAnyTime ? timed[at] : undefined), true, {
        isOfSeveral: true,
      }),
    );
    const held = dates.filter(hasFacts);
    // What met the conditions at these times is there, though nothing of a time is shown of it.
    const isNamed = this.isTimed || columnsOf(expression)?.every(isOfNoTime) === true;
    const isBare = held.length === 0 && isNamed;
    return { rows: isBare ? this.rows(shown) : eachOnce(held, expression.select) };
  }

  private rows(shown: readonly Found[], at = this.request.times, then?: TimedCondition): Row[] {
    const { expression, times } = this.request;
    const columns = columnsOf(expression);
    const beside: readonly Column[] = at.length > 0 ? [] : comparedColumnsOf(expression);
    const read = at === times ? this.read : columnReader(this.tools.reader.at(at, true));
    const those = then === undefined ? shown : shown.filter(({ subject }) => then.holds(subject));
    return those.flatMap((each) => toRow(each, { columns, beside }, read));
  }
}

function foundOf(subjects: readonly Fact[], condition: Condition): Found[] {
  const found: Found[] = [];
  for (const subject of subjects) {
    const matched = condition(subject);
    if (matched !== undefined) found.push({ subject, matched });
  }
  return found;
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

/** Whether a time goes on, as `2019..` does. */
const isOpenSpan = (time: string): boolean => time.endsWith('..');
