import type { Degree, Direction, Part, PartOf, Ranking, SetPart, ValuePart } from '../../parts';
import type { Time, TimeUnit } from '../../time';
import { isOne, joinTimes, valueOf } from '../combine';
import type { Knowledge } from '../../knowledge';
import { seriesOf } from '../../resolve/series-times';
import { rule } from '../rule';
import { rate } from './currencies';

/** The highest or lowest point of one line. */
function extreme(value: ValuePart | undefined, direction: Direction): ValuePart | undefined {
  const isPlain =
    value !== undefined &&
    isOne(value.set) &&
    value.fields.length === 1 &&
    value.summary === undefined &&
    value.compare === undefined;
  if (!isPlain) return undefined;
  const { change, ...line } = value;
  // Which way it went says itself which end is meant.
  if (change !== undefined && value.goes !== undefined) return undefined;
  return {
    ...line,
    ...(change === undefined
      ? {}
      : { change: change === 'growth' || change === 'yearlyGrowth' ? 'yearlyGrowth' : 'yearlyChange' }),
    summary: direction === 'DESC' ? 'maximum' : 'minimum',
  };
}

/** The end of a line that an order by a field asks for. */
function extremeOf(
  set: SetPart,
  path: readonly string[] | undefined,
  direction: Direction,
  knowledge: Knowledge,
): ValuePart | undefined {
  if (!isOne(set) || path === undefined) return undefined;
  return extreme(valueOf(set, { cat: 'Fields', fields: [path], times: [] }, knowledge), direction);
}

/** The end of a line by an order, or by a degree and the field behind it. */
function highestOf(
  set: SetPart,
  superlative: PartOf<'Superlative'> | undefined,
  { path, direction, isOrder, rank }: Ranking,
  knowledge: Knowledge,
): ValuePart | undefined {
  if (rank !== undefined || (isOrder === true) !== (superlative !== undefined)) return undefined;
  if (superlative === undefined) return extremeOf(set, path, direction, knowledge);
  const { degree, count, rank: place } = superlative;
  return degree.fields === undefined && count === undefined && place === undefined
    ? extremeOf(set, path, degree.direction, knowledge)
    : undefined;
}

const eachOf = (period: PartOf<'TimeUnit'> | undefined): readonly Time[] =>
  period === undefined || period.unit === 'year' ? [] : [{ kind: 'each', unit: period.unit }];

/** The highest or lowest of a value that a degree asks for. */
const extremeBy = (value: ValuePart, { degree, rank, count }: PartOf<'Superlative'>): ValuePart | undefined =>
  degree.fields === undefined && rank === undefined && count === undefined
    ? extreme(value, degree.direction)
    : undefined;

/** When a line was highest or lowest; in what periods that is counted the question may say. */
function when(value: ValuePart, { unit }: { unit?: TimeUnit }, knowledge: Knowledge): Part | undefined {
  if (value.summary !== 'maximum' && value.summary !== 'minimum') return undefined;
  // Of which year a month is meant is not said.
  if (value.times.some(({ kind }) => kind === 'recent')) return undefined;
  const isOwnQuarter = unit === 'quarter' && value.set.names?.[0]?.bearers[0]?.type === 'Company';
  if (!isOwnQuarter && !hasParts(value, unit, knowledge)) return undefined;
  if (!isOwnQuarter) return { cat: 'Question', root: value };
  const times = joinTimes([{ kind: 'each', unit }], value.times);
  return times && { cat: 'Question', root: { ...value, times } };
}

/** A figure at two times, to ask when it was higher. */
function atTimes(value: ValuePart, { fields, isQuality }: Degree, times: readonly Time[]): Part | undefined {
  const isPlain = isOne(value.set) && value.fields.length === 1 && value.summary === undefined;
  return isPlain &&
    value.times.length === 0 &&
    times.length === 2 &&
    fields === undefined &&
    isQuality !== true
    ? {
        cat: 'Question',
        root: { ...value, times: value.change === undefined ? [{ kind: 'versus', times }] : times },
      }
    : undefined;
}

/** The times of which any may be meant. */
const pairOf = (times: readonly Time[]): readonly Time[] =>
  times.flatMap((time) => (time.kind === 'any' ? time.times : []));

/** Whether a line has the requested months or quarters. */
function hasParts({ set, fields }: ValuePart, unit: TimeUnit | undefined, knowledge: Knowledge): boolean {
  if (unit !== 'month' && unit !== 'quarter') return true;
  const cadences = seriesOf(set, fields[0] ?? [], knowledge).map(({ cadence }) => cadence);
  return (
    cadences.length > 0 &&
    cadences.every((cadence) => cadence === 'm' || cadence === 'd' || (cadence === 'q' && unit === 'quarter'))
  );
}

/** The highest and the lowest of a line, and when that was. */
export const EXTREME_RULES = [
  rule({
    name: 'highest figure of a name',
    pattern: 'Order of|for|in|by|at? Set ever? have?',
    cost: 0.05,
    result: ([{ ranking }, word, set, ever], knowledge) =>
      ranking.count === undefined && (word !== undefined || ever !== undefined)
        ? highestOf(set, undefined, ranking, knowledge)
        : undefined,
  }),
  rule({
    name: 'highest figure after its owner',
    pattern: 'Set possessive Superlative? Order',
    result: ([set, , superlative, { ranking }], knowledge) => highestOf(set, superlative, ranking, knowledge),
  }),
  rule({
    name: 'value that is highest',
    pattern: 'Superlative|Value AUX|at? Value|Superlative',
    result: ([one, word, other]) => {
      const [value, superlative] = one.cat === 'Value' ? [one, other] : [other, one];
      return value.cat === 'Value' &&
        superlative.cat === 'Superlative' &&
        (word === undefined || one.cat === 'Value')
        ? extremeBy(value, superlative)
        : undefined;
    },
  }),
  rule({
    name: 'strongest period by a field',
    pattern: 'Superlative TimeUnit Order|Summary',
    cost: 0,
    result: ([{ degree, rank, count }, { unit }, order]) => {
      const path = order.cat === 'Order' && order.ranking.isOrder === true ? order.ranking.path : undefined;
      return path === undefined || degree.fields !== undefined || rank !== undefined || count !== undefined
        ? undefined
        : {
            cat: 'Fields',
            fields: [path],
            summary: degree.direction === 'DESC' ? 'maximum' : 'minimum',
            times: unit === 'year' ? [] : [{ kind: 'each', unit }],
          };
    },
  }),
  rule({
    name: 'strongest period of somebody by a field',
    pattern: 'Superlative TimeUnit? ever? of|for|at|in Set Order',
    cost: 0,
    result: ([superlative, period, , , set, { ranking }], knowledge) => {
      const value = highestOf(set, superlative, ranking, knowledge);
      return value && { ...value, times: eachOf(period) };
    },
  }),
  rule({
    name: 'period with the highest',
    pattern: 'TimeUnit with|of Value',
    cost: 0,
    result: ([{ unit }, , value]) => {
      if (value.summary !== 'maximum' && value.summary !== 'minimum') return undefined;
      const times = unit === 'year' ? value.times : joinTimes([{ kind: 'each', unit }], value.times);
      return times && { ...value, times };
    },
  }),
  rule({
    name: 'when a value is',
    pattern: 'when|what|how Time? AUX Value',
    result: ([word, time, , value], knowledge) => {
      const times = joinTimes(value.times, time?.times ?? []);
      return times && when({ ...value, times }, word, knowledge);
    },
  }),
  rule({
    name: 'when it moved the most',
    pattern: 'Value Change Superlative',
    cost: 0,
    result: ([value, { goes, change, isNoun }, { degree }]) => {
      const isPlain = isOne(value.set) && value.fields.length === 1 && value.summary === undefined;
      if (!isPlain || value.change !== undefined || isNoun === true || goes === undefined) return undefined;
      return degree.direction === 'DESC' && degree.fields === undefined && degree.isQuality !== true
        ? {
            ...value,
            change: change === 'growth' ? 'yearlyGrowth' : 'yearlyChange',
            summary: goes === 'up' ? 'maximum' : 'minimum',
          }
        : undefined;
    },
  }),
  rule({
    name: 'value that is higher at one of two times',
    pattern: 'AUX Value Comparative Time? than? Time',
    cost: 0,
    result: ([word, value, { degree }, one, than, other]) => {
      if ((word.cat === 'do') !== (value.goes !== undefined) || (one !== undefined && than === undefined))
        return undefined;
      if (than === undefined) return atTimes(value, degree, pairOf(other.times));
      return one === undefined
        ? atTimes({ ...value, times: [] }, degree, [...value.times, ...other.times])
        : atTimes(value, degree, [...one.times, ...other.times]);
    },
  }),
  rule({
    name: 'highest and when it was',
    pattern: 'Question and when',
    cost: 0,
    result: ([{ root }, , word], knowledge) =>
      root.cat === 'Value' ? when(root, word, knowledge) : undefined,
  }),
  rule({
    name: 'when somebody has the highest',
    pattern: 'when AUX Set have Order',
    result: ([, , set, , { ranking }], knowledge) => {
      const value =
        ranking.rank === undefined ? extremeOf(set, ranking.path, ranking.direction, knowledge) : undefined;
      return value === undefined ? undefined : { cat: 'Question', root: value };
    },
  }),
  rule({
    name: 'when of two times somebody has more',
    pattern: 'when|what|how do|have Set have Comparative Time',
    cost: 0,
    result: ([, , set, , { degree }, { times }], knowledge) => {
      const { fields: [field, ...others] = [], isQuality } = degree;
      if (field === undefined || others.length > 0 || isQuality === true) return undefined;
      const value = valueOf(set, { cat: 'Fields', fields: [field.split('.')], times: [] }, knowledge);
      const { direction } = degree;
      return value && atTimes(value, { direction }, pairOf(times));
    },
  }),
  rule({
    name: 'two times of which one is higher',
    pattern: 'Question what be Comparative',
    cost: 0,
    result: ([question, , , { degree }]) => {
      const { root } = question;
      return root.cat === 'Value' && root.times[0]?.kind === 'versus' && degree.fields === undefined
        ? question
        : undefined;
    },
  }),
  rule({
    name: 'currency that is highest against another',
    pattern: 'Unit|Set AUX|at? Superlative against Unit|Set',
    cost: 0,
    result: ([from, , superlative, , to], knowledge) => {
      const value = rate(from, to, knowledge);
      return value && extremeBy(value, superlative);
    },
  }),
  rule({
    name: 'value at any time',
    pattern: 'Value ever',
    result: ([value]) => (value.summary === 'maximum' || value.summary === 'minimum' ? value : undefined),
  }),
];
