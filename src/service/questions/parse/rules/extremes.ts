import type { Degree, Direction, Part, PartOf, Ranking, SetPart, ValuePart } from '../../parts';
import type { Time, TimeUnit } from '../../time';
import { isOne, joinTimes, valueOf } from '../combine';
import type { Knowledge } from '../../knowledge';
import { seriesOf } from '../../resolve/series-times';
import { onlyOne, rule } from '../rule';
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
  { direction, isLoss = false }: { direction: Direction; isLoss?: boolean | undefined },
  knowledge: Knowledge,
): ValuePart | undefined {
  if (!isOne(set) || path === undefined) return undefined;
  const isNever =
    isLoss && seriesOf(set, path, knowledge).every(({ values }) => values.every((value) => value >= 0));
  if (isNever) return undefined;
  return extreme(valueOf(set, { cat: 'Fields', fields: [path], times: [] }, knowledge), direction);
}

/** The end of a line by an order, or by a degree and the field behind it. */
function highestOf(
  set: SetPart,
  superlative: PartOf<'Superlative'> | undefined,
  { path, direction, isOrder, rank, isLoss }: Ranking,
  knowledge: Knowledge,
): ValuePart | undefined {
  if (rank !== undefined || (isOrder === true) !== (superlative !== undefined)) return undefined;
  if (superlative === undefined) return extremeOf(set, path, { direction, isLoss }, knowledge);
  const { degree, count, rank: place } = superlative;
  return degree.fields === undefined && count === undefined && place === undefined
    ? extremeOf(set, path, degree, knowledge)
    : undefined;
}

/** The highest or lowest of a value that a degree asks for. */
const extremeBy = (value: ValuePart, { degree, rank, count }: PartOf<'Superlative'>): ValuePart | undefined =>
  (degree.fields === undefined || degree.fields.includes(value.fields[0]?.join() ?? '')) &&
  rank === undefined &&
  count === undefined
    ? extreme(value, degree.direction)
    : undefined;

/** When a line was highest or lowest; in what periods that is counted the question may say. */
function when(value: ValuePart, { unit }: { unit?: TimeUnit }, knowledge: Knowledge): Part | undefined {
  if (value.summary !== 'maximum' && value.summary !== 'minimum') return undefined;
  // Of which year a month is meant is not said.
  if (value.times.some(({ kind }) => kind === 'recent')) return undefined;
  const own = inPeriods(value, unit ?? 'year', knowledge);
  return own && { cat: 'Question', root: own };
}

/** What a company's best or biggest year is by where no figure is said. */
const overallOf = ({ fields, isQuality }: Degree): readonly string[] =>
  fields === undefined ? [isQuality === true ? 'net_income' : 'revenue'] : fields.slice(0, 1);

/** A value at its end, of the periods of one length. */
function inPeriods(value: ValuePart, unit: TimeUnit, knowledge: Knowledge): ValuePart | undefined {
  if (value.summary !== 'maximum' && value.summary !== 'minimum') return undefined;
  const times =
    unit === 'year' || !isOwnQuarter(value, unit)
      ? value.times
      : joinTimes([{ kind: 'each', unit }], value.times);
  return times === undefined || (times === value.times && !hasParts(value, unit, knowledge))
    ? undefined
    : { ...value, times };
}

/** Whether periods are the quarters of a company, which are no points of its years. */
const isOwnQuarter = ({ set }: ValuePart, unit: TimeUnit | undefined): boolean =>
  unit === 'quarter' && set.names?.[0]?.bearers[0]?.type === 'Company';

type Deed = {
  verb?: PartOf<'have' | 'Verb' | 'Change'> | undefined;
  end: PartOf<'Superlative' | 'Order'>;
  isAlone: boolean;
};

/** The end of what somebody did: earned or lost most, grew fastest, had the most of a figure. */
function mostOf(set: SetPart, { verb, end, isAlone }: Deed, knowledge: Knowledge): ValuePart | undefined {
  if (end.cat === 'Order') {
    const { rank, path } = end.ranking;
    const isOther = verb?.cat === 'Change' || (verb?.cat === 'Verb' && verb.field !== path?.at(-1));
    return rank === undefined && !isOther ? extremeOf(set, path, end.ranking, knowledge) : undefined;
  }
  const { degree, rank, count } = end;
  if (rank !== undefined || count !== undefined || (degree.isQuality === true && verb !== undefined))
    return undefined;
  const isTurned = verb?.cat === 'Change' ? verb.goes === 'down' : verb?.cat === 'Verb' && verb.isLoss;
  const direction = isTurned === true ? TURNED[degree.direction] : degree.direction;
  const type = set.names?.[0]?.bearers[0]?.type;
  if (verb?.cat === 'Change') {
    // What is lost may be anything.
    const isGrowth = type === 'Company' && verb.isNoun !== true && verb.change === 'growth';
    const path = isGrowth ? ['revenue'] : undefined;
    const value =
      path && valueOf(set, { cat: 'Fields', fields: [path], times: [], change: 'growth' }, knowledge);
    return extreme(value, direction);
  }
  const own = verb?.cat === 'Verb' && verb.inverse === undefined ? verb.field?.split('.') : undefined;
  const isFree = verb === undefined && (isAlone || degree.fields !== undefined);
  const isLoss = verb?.cat === 'Verb' && verb.isLoss;
  return extremeOf(set, own ?? (isFree ? overallOf(degree) : undefined), { direction, isLoss }, knowledge);
}

const TURNED = { ASC: 'DESC', DESC: 'ASC' } as const;

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
    pattern: 'Order of|for|in|by|at|that? Set ever? have?',
    cost: 0.05,
    result: ([{ ranking }, word, set, ever, have], knowledge) =>
      ranking.count === undefined &&
      (word !== undefined || ever !== undefined || have !== undefined) &&
      (word?.cat !== 'that' || have !== undefined)
        ? highestOf(set, undefined, ranking, knowledge)
        : undefined,
  }),
  rule({
    name: 'strongest period',
    pattern: 'Superlative TimeUnit ever? for|in? Order|Fields|Summary?',
    cost: 0,
    result: ([{ degree, rank, count }, { unit }, , word, own]) => {
      const said = own?.cat === 'Fields' ? own.fields : own?.cat === 'Order' ? [own.ranking.path ?? []] : [];
      const [path = overallOf(degree), ...others] = said;
      const isSaid = own === undefined ? word === undefined : (own.cat === 'Fields') === (word !== undefined);
      const isPlain = own?.cat !== 'Fields' || (own.change ?? own.summary ?? own.times[0]) === undefined;
      if (!isSaid || !isPlain || path[0] === undefined || others.length > 0) return undefined;
      return rank === undefined && count === undefined && (degree.fields === undefined || said.length === 0)
        ? {
            cat: 'Fields',
            fields: [path],
            summary: degree.direction === 'DESC' ? 'maximum' : 'minimum',
            times: unit === 'year' ? [] : [{ kind: 'each', unit }],
          }
        : undefined;
    },
  }),
  rule({
    name: 'period with the highest',
    pattern: 'TimeUnit|when with|of|in|that|when? what? Value',
    cost: 0,
    result: ([word, , , value], knowledge) =>
      word.cat === 'when' && value.times.length > 0 && value.times.every(({ kind }) => kind === 'recent')
        ? undefined
        : inPeriods(value, word.unit ?? 'year', knowledge),
  }),
  rule({
    name: 'when somebody did the most',
    pattern: 'when Time? AUX? Set possessive? Superlative|Order? have|Verb|Change? Superlative|Order? ever?',
    cost: 0,
    result: ([word, time, , set, possessive, before, verb, behind], knowledge) => {
      const end = onlyOne(before, behind);
      if (end === undefined) return undefined;
      const value = mostOf(set, { verb, end, isAlone: possessive !== undefined }, knowledge);
      const times = value && joinTimes(value.times, time?.times ?? []);
      return times && when({ ...value, times }, word, knowledge);
    },
  }),
  rule({
    name: 'highest figure after its owner',
    pattern: 'Set possessive? Superlative? Order',
    cost: 0.12,
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
    name: 'strongest period of somebody by a field',
    pattern: 'Superlative TimeUnit? ever? of|for|at|in Set Order',
    cost: 0,
    result: ([superlative, period, , , set, { ranking }], knowledge) => {
      const value = highestOf(set, superlative, ranking, knowledge);
      const { unit = 'year' } = period ?? {};
      return value && { ...value, times: unit === 'year' ? [] : [{ kind: 'each', unit }] };
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
    pattern: 'AUX|whether Value AUX? Comparative Time? than? Time',
    cost: 0,
    result: ([word, value, , { degree }, one, than, other]) => {
      if (
        (word.cat === 'do' && value.goes === undefined) ||
        (word.cat !== 'do' && word.cat !== 'whether' && value.goes !== undefined) ||
        (one !== undefined && than === undefined)
      )
        return undefined;
      if (than === undefined) return atTimes(value, degree, pairOf(other.times));
      return one === undefined
        ? atTimes({ ...value, times: [] }, degree, [...value.times, ...other.times])
        : atTimes(value, degree, [...one.times, ...other.times]);
    },
  }),
  rule({
    name: 'highest and when it was',
    pattern: 'Question and|comma when|TimeUnit AUX? Reference? AUX?',
    cost: 0,
    result: ([{ root }, , word], knowledge) =>
      root.cat === 'Value' ? when(root, word, knowledge) : undefined,
  }),
  rule({
    name: 'whether or when of two times somebody had more',
    pattern: 'when|what|how? AUX Set have? End than? Time',
    cost: 0,
    result: ([asks, , set, , { degree, path, times = [], ...end }, than, other], knowledge) => {
      const [field] = degree.fields ?? [];
      const own = path ?? field?.split('.');
      const isPlain = (end.isGrowth ?? end.isTransitive ?? end.isLoss ?? degree.isQuality) === undefined;
      if (own === undefined || !isPlain || (asks === undefined) !== (than !== undefined)) return undefined;
      const value = valueOf(set, { cat: 'Fields', fields: [own], times: [] }, knowledge);
      const pair = asks === undefined ? [...times, ...other.times] : pairOf(other.times);
      return value && atTimes(value, { direction: degree.direction }, pair);
    },
  }),
  rule({
    name: 'period that was the best of somebody',
    pattern: 'when be Superlative ever? for|of|in|at Set',
    cost: 0,
    result: ([word, , end, , , set], knowledge) => {
      const value = mostOf(set, { end, isAlone: true }, knowledge);
      return value && when(value, word, knowledge);
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
