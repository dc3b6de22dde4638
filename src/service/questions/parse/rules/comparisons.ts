import type { Knowledge } from '../../knowledge';
import { entitiesOf } from '../../../query/fact';
import {
  EMPTY_SET,
  given,
  wordsOf,
  type Degree,
  type PartOf,
  type SetPart,
  type ValuePart,
  type VerbPart,
} from '../../parts';
import { degreeField, figurePath, isOne, joinSets, joinTimes, valueOf } from '../combine';
import { onlyOne, rule } from '../rule';
import { GROWING } from './changes';

/** Named entities in the order of a field. */
function compared(
  set: SetPart | undefined,
  { direction, isQuality }: Degree,
  path: readonly string[] | undefined,
  isClaim = false,
): ValuePart | undefined {
  if (set?.names === undefined || set.names.length < 2 || path === undefined) return undefined;
  if (path.some((step) => THINGS.has(step))) return undefined;
  // A city is not measured against a country: `larger than that of France` means its capital.
  const types = new Set(set.names.map(({ bearers }) => bearers[0]?.type));
  if (types.has('Municipality') && types.size > 1) return undefined;
  if (isQuality === true && set.names.some(({ bearers }) => bearers[0]?.type !== 'Company')) return undefined;
  return {
    cat: 'Value',
    set: { ...set, times: [] },
    fields: [path],
    where: [],
    times: set.times,
    compare: { direction, ...(isClaim ? { isClaim } : {}) },
  };
}

/** Fields that lead to things, of which none is more than another. */
const THINGS: ReadonlySet<string> = new Set(
  wordsOf('capital headquarters ceo location parent auditor industry'),
);

const ask = (root: ValuePart | undefined) =>
  root === undefined ? undefined : ({ cat: 'Question', root } as const);

/** What a degree word goes by of what the names are. */
function degreePath(
  set: SetPart | undefined,
  degree: Degree,
  knowledge: Knowledge,
): readonly string[] | undefined {
  const type = set?.names?.[0]?.bearers[0]?.type;
  if (set === undefined || type === undefined || degree.needsField === true) return undefined;
  const field = degreeField({ ...set, type }, degree.fields, knowledge);
  return field === undefined ? undefined : [field];
}

/** Which of several is more: an end, and the names or the value that are compared by it. */
export const COMPARISON_RULES = [
  rule({
    name: 'more of a field',
    pattern: 'Comparative Fields',
    cost: 0.05,
    result: ([{ degree }, { fields, change, goes, summary, times, isLoss }]) => {
      const path = onlyPath({ fields, summary: summary === 'count' ? undefined : summary });
      const isTwice = goes === 'down' && degree.direction === 'ASC';
      if (degree.needsChange === true && change === undefined) return undefined;
      if (path === undefined || isTwice || degree.fields !== undefined || times.length > 0) return undefined;
      return {
        cat: 'Comparative',
        degree: {
          direction: goes === 'down' || isLoss === true ? 'ASC' : degree.direction,
          fields: [figurePath(path, change === 'change' ? 'growth' : change).join('.')],
          ...(degree.isQuality === true ? { isQuality: true as const } : {}),
        },
      };
    },
  }),
  rule({
    name: 'more people',
    pattern: 'Comparative Unit',
    cost: 0.05,
    result: ([{ degree }, { field }]) => {
      const fields =
        field === undefined ? [] : [field, ...(field === 'population' ? ['employee_count'] : [])];
      return field === undefined
        ? undefined
        : { cat: 'Comparative', degree: { direction: degree.direction, fields } };
    },
  }),
  rule({
    name: 'end of a degree',
    pattern: 'Comparative|Superlative Order?',
    cost: 0,
    result: ([{ degree, ...word }, order]) => {
      const isVerb = word.cat === 'Comparative' && word.isTransitive === true;
      if (order === undefined) return { cat: 'End', degree, ...(isVerb ? { isTransitive: true } : {}) };
      const { isOrder, path } = order.ranking;
      return isOrder === true && path !== undefined ? { cat: 'End', degree, path } : undefined;
    },
  }),
  rule({
    name: 'end of an order',
    pattern: 'Order',
    cost: 0,
    result: ([{ ranking }]) => {
      const { direction, isQuality, isLoss, path } = ranking;
      const isJudged = isQuality === true && isLoss !== true;
      return path === undefined
        ? undefined
        : {
            cat: 'End',
            degree: { direction, ...(isJudged ? { isQuality } : {}) },
            path,
            ...given({ isLoss }),
          };
    },
  }),
  rule({
    name: 'end of what a verb counts or dates',
    pattern: 'Verb|Comparative|Superlative Verb|Comparative|Superlative|first',
    cost: 0,
    result: ([one, other]) => {
      const [verb, end] = one.cat === 'Verb' ? [one, other] : [other, one];
      if (verb.cat !== 'Verb' || end.cat === 'Verb') return undefined;
      if (end.cat === 'first') return datedEnd(verb, 'ASC');
      const isDated = verb.field === undefined || end.degree.fields?.includes('founded') === true;
      return isDated ? datedEnd(verb, end.degree.direction) : countedEnd(verb, end.degree);
    },
  }),
  rule({
    name: 'end of what moved',
    pattern: 'Change|Comparative Fields? Change|Comparative|Superlative',
    cost: 0,
    result: ([one, own, other]) => {
      const [change, end] = one.cat === 'Change' ? [one, other] : [other, one];
      const path = own === undefined ? undefined : onlyPath(own);
      if (change.cat !== 'Change' || end.cat === 'Change' || change.isNoun === true) return undefined;
      if (own !== undefined && (path === undefined || one.cat !== 'Change')) return undefined;
      const direction = change.goes === 'down' ? TURNED[end.degree.direction] : end.degree.direction;
      return { cat: 'End', degree: { direction }, isGrowth: true, ...(path === undefined ? {} : { path }) };
    },
  }),
  rule({
    name: 'end by a field',
    pattern: 'End Order',
    cost: 0,
    result: ([end, order]) => byOrder(end, order),
  }),
  rule({
    name: 'end at a time',
    pattern: 'End Time',
    cost: 0,
    result: ([end, { times }]) => (end.times === undefined ? { ...end, times } : undefined),
  }),
  rule({
    name: 'which of several is more',
    pattern: 'what|who? of|between|in|for? Set comma? what|who? AUX? End',
    cost: 0,
    result: ([before, , set, comma, behind, , end], knowledge) =>
      (before === undefined) === (behind === undefined) || (comma !== undefined && before !== undefined)
        ? undefined
        : ask(byEnd(set, end, knowledge)),
  }),
  rule({
    name: 'which is more, of several that stand behind',
    pattern: 'what|who? Set? AUX? Time? End of|between|comma? Set Order?',
    cost: 0,
    result: ([asks, kind, verb, time, end, , set, order], knowledge) => {
      const times = joinTimes(set.times, time?.times ?? []);
      const meant = order === undefined ? end : byOrder(end, order);
      const isAsked = asks !== undefined || (kind ?? verb ?? time) === undefined;
      return kind?.names === undefined && times !== undefined && meant !== undefined && isAsked
        ? ask(byEnd({ ...set, times }, meant, knowledge))
        : undefined;
    },
  }),
  rule({
    name: 'which is more, of several that stand before',
    pattern: 'AUX? Set what|who? AUX? End',
    cost: 0,
    result: ([, set, word, , end], knowledge) =>
      word === undefined && set.joint !== 'or' ? undefined : ask(byEnd(set, end, knowledge)),
  }),
  rule({
    name: 'whether one is more than another',
    pattern: 'howMuch|difference? AUX Set AUX? End than? Set in|on|at|for? Order|Fields?',
    cost: 0,
    result: ([asks, , one, , end, than, other, word, order], knowledge) => {
      if (word !== undefined && order?.cat !== 'Fields') return undefined;
      const meant = order === undefined ? end : byOrder(end, order);
      const isSaid = than !== undefined ? asks === undefined : end.isTransitive === true;
      return meant && isSaid ? ask(byEnd(pair(one, other), meant, knowledge, asks === undefined)) : undefined;
    },
  }),
  rule({
    name: 'one is more than another, as it is said',
    pattern: 'whether? Set Time? AUX? End AUX? AUX? than Set AUX?',
    cost: 0.3,
    result: ([word, one, time, before, end, , , , other, behind], knowledge) => {
      const times = joinTimes(one.times, time?.times ?? []);
      const isSaid = [word, before, behind].some((each) => each !== undefined);
      return times === undefined || !isSaid
        ? undefined
        : ask(byEnd(pair({ ...one, times }, other), end, knowledge, true));
    },
  }),
  rule({
    name: 'whether one was before another',
    pattern: 'AUX Set Verb before|after Set',
    cost: 0,
    result: ([, one, verb, word, other], knowledge) => {
      const end = datedEnd(verb, word.cat === 'before' ? 'ASC' : 'DESC');
      return end && ask(byEnd(pair(one, other), end, knowledge, true));
    },
  }),
  rule({
    name: 'how much more one is than another',
    pattern: 'howMany|difference|howMuch|how Comparative AUX Set AUX|Verb|Change? than Set Order?',
    cost: 0,
    result: ([, { degree }, , one, verb, , other, order], knowledge) => {
      const { direction } = degree;
      const end: End | undefined =
        verb?.cat === 'Verb'
          ? countedEnd(verb, degree)
          : verb?.cat === 'Change'
            ? {
                cat: 'End',
                degree: { direction: verb.goes === 'down' ? TURNED[direction] : direction },
                isGrowth: true,
              }
            : { cat: 'End', degree };
      const meant = end === undefined || order === undefined ? end : byOrder(end, order);
      return meant && ask(byEnd(pair(one, other), meant, knowledge));
    },
  }),
  rule({
    name: 'whether more of it is in one',
    pattern: 'AUX there|Fields End in Set or|than in? Set',
    cost: 0,
    result: ([, own, end, , one, , , other], knowledge) => {
      const set = pair(one, other);
      if (own.cat === 'there') return ask(byEnd(set, end, knowledge));
      const value = set && valueOf(set, own, knowledge);
      return value && ask(ofValue(value, end));
    },
  }),
  rule({
    name: 'comparison of names',
    pattern: 'compare|list|how Set AUX? compare? with|to|against? Set? in|on|at|for? Order|Fields?',
    cost: 0.1,
    result: ([asks, one, , also, word, other, preposition, by], knowledge) => {
      if ((word === undefined) !== (other === undefined)) return undefined;
      if ((preposition === undefined) !== (by?.cat !== 'Fields')) return undefined;
      if (asks.cat === 'list' && (by?.cat !== 'Order' || other !== undefined)) return undefined;
      if (asks.cat === 'how' && also === undefined) return undefined;
      const set = other === undefined ? one : pair(one, other);
      if (by?.cat === 'Order') return ask(compared(set, by.ranking, by.ranking.path));
      const value = by && set && valueOf(set, by, knowledge);
      return ask(by === undefined ? byEnd(set, HIGHEST, knowledge) : value && ofValue(value, HIGHEST));
    },
  }),
  rule({
    name: 'comparison of a value',
    pattern: 'what? difference|compare Value',
    cost: 0,
    result: ([, word, value]) => {
      const many = value.set.names?.length ?? 0;
      if (word.cat === 'compare' && many === 1 && value.compare === undefined) return ask(value);
      return word.cat === 'difference' && many !== 2 ? undefined : ask(ofValue(value, HIGHEST));
    },
  }),
  rule({
    name: 'value of several side by side',
    pattern: 'Value compare',
    cost: 0,
    result: ([value]) => ask(ofValue(value, HIGHEST)),
  }),
  rule({
    name: 'whose figure is more',
    pattern: 'Set? whose Fields AUX? End Set?',
    cost: 0,
    result: ([before, , own, , end, behind], knowledge) => {
      const set = onlyOne(before, behind);
      const value = set && valueOf(set, own, knowledge);
      return value && ask(ofValue(value, end));
    },
  }),
  rule({
    name: 'which value is more',
    pattern: 'Value? what|who AUX? End Value?',
    cost: 0,
    result: ([before, , , end, behind]) => {
      const value = onlyOne(before, behind);
      return value && ask(ofValue(value, end));
    },
  }),
  rule({
    name: 'whether one value or the other moved more',
    pattern: 'AUX Value End',
    cost: 0,
    result: ([, value, end]) =>
      end.isGrowth === true && value.set.joint === 'or' ? ask(ofValue(value, end)) : undefined,
  }),
  rule({
    name: 'whether one value is more than another',
    pattern: 'howMuch|difference? AUX Value End|Bound than? of? Set|Value',
    result: ([word, , value, end, than, , other]) => {
      const isClaim = word === undefined;
      const isSame = other.cat === 'Set' || JSON.stringify(other.fields) === JSON.stringify(value.fields);
      const set = isSame ? pair(value.set, other.cat === 'Value' ? other.set : other) : undefined;
      if (set === undefined || (end.cat === 'End') !== (than !== undefined)) return undefined;
      if (end.cat === 'End') return ask(ofValue({ ...value, set }, end, isClaim));
      const direction = end.operator.startsWith('>') ? 'DESC' : 'ASC';
      return end.operator === '='
        ? undefined
        : ask(ofValue({ ...value, set }, { cat: 'End', degree: { direction } }, isClaim));
    },
  }),
  rule({
    name: 'whether what one leads to is more than that of another',
    pattern: 'AUX Value have? End than that|Reference of Set',
    cost: 0,
    result: ([, value, , end, , , , other], knowledge) => {
      const things = [value.set, other].map(({ names = [] }) => {
        const [owner, ...others] = names.flatMap(({ bearers }) => bearers.slice(0, 1));
        const found = owner === undefined ? [] : entitiesOf(knowledge.factsAt(owner, value.fields[0] ?? []));
        return others.length === 0 && found.length === 1
          ? { ...EMPTY_SET, names: [{ bearers: found }] }
          : EMPTY_SET;
      });
      const [one = EMPTY_SET, than = EMPTY_SET] = things;
      return value.fields.length === 1 && value.times.length === 0 && things.every(isOne)
        ? ask(byEnd(pair(one, than), end, knowledge, true))
        : undefined;
    },
  }),
  rule({
    name: 'how many times one value is another',
    pattern: 'howOften|howMuch|difference Comparative be Value than of? Set|Value possessive?',
    cost: 0,
    result: ([, { degree }, , value, , , other]) => {
      const set = pair(value.set, other.cat === 'Value' ? other.set : other);
      const isSame = other.cat === 'Set' || JSON.stringify(other.fields) === JSON.stringify(value.fields);
      const times = joinTimes(value.times, other.times);
      return set === undefined || times === undefined || !isSame
        ? undefined
        : ask(ofValue({ ...value, set, times }, { cat: 'End', degree }));
    },
  }),
  rule({
    name: 'names set against each other by a field',
    pattern: 'Set dash|minus|against|and|slash Set Fields Time? difference|ratio?',
    cost: 0.05,
    result: ([one, { cat: word }, other, own, time, end], knowledge) => {
      if ((end === undefined) !== (word === 'minus') || !isAlikeType(one, other)) return undefined;
      const set = pair(one, other);
      const value = set && valueOf(set, own, knowledge);
      const times = value && joinTimes(value.times, time?.times ?? []);
      return times && ask(ofValue({ ...value, times }, HIGHEST));
    },
  }),
  rule({
    name: 'revenue set against output',
    pattern: 'AUX|what? End? Value End? against|than|or Value',
    cost: 0.1,
    result: ([asks, before, value, behind, word, other]) => {
      const kinds = new Set([value, other].map(({ fields }) => fields.join()));
      const isBoth = kinds.size === 2 && kinds.has('revenue') && kinds.has('gdp');
      const set = isBoth ? pair(value.set, other.set) : undefined;
      const end = before ?? behind;
      const times = end?.times === undefined ? joinTimes(value.times, other.times) : undefined;
      const isEnd = word.cat === 'against' ? end === undefined && asks === undefined : end !== undefined;
      const isPlain = [value, other].every(
        ({ change, summary }) => change === undefined && summary === undefined,
      );
      if (set === undefined || times === undefined || !isEnd || !isPlain || end?.path !== undefined)
        return undefined;
      const isClaim = word.cat === 'than';
      return ask(compared({ ...set, times }, (end ?? HIGHEST).degree, ['revenue_or_gdp'], isClaim));
    },
  }),
  rule({
    name: 'one value beside another',
    pattern: 'ratio|compare|list? Value share|minus|against|slash|to|and Value|Set possessive?',
    cost: 0.05,
    result: ([first, value, { cat: word }, other]) => {
      const isRatio = first?.cat === 'ratio';
      if (other.cat === 'Value')
        return first === undefined && word === 'and'
          ? undefined
          : ask(beside(value, other, isRatio ? 'share' : word));
      const isSaid =
        !isRatio && (word === 'share' || word === 'minus' || (first !== undefined && word !== 'and'));
      return isSaid && isAlikeType(other, value.set)
        ? ask(beside(value, { ...value, set: { ...other, times: [] }, times: other.times }, word))
        : undefined;
    },
  }),
];

type End = PartOf<'End'>;

const HIGHEST: End = { cat: 'End', degree: { direction: 'DESC' } };
const TURNED = { ASC: 'DESC', DESC: 'ASC' } as const;

/** The only field, if it is requested unchanged. */
const onlyPath = ({
  fields: [path, ...others],
  summary,
}: Pick<ValuePart, 'fields'> & { summary?: ValuePart['summary'] | undefined }):
  | readonly string[]
  | undefined => (others.length > 0 || summary !== undefined ? undefined : path);

/** Two names as one set. */
const pair = (one: SetPart, other: SetPart): SetPart | undefined =>
  isOne(one) && isOne(other) ? joinSets(one, other, 'and') : undefined;

/** An end by the field that is said behind it. */
function byOrder({ degree, path: own, ...end }: End, by: PartOf<'Order' | 'Fields'>): End | undefined {
  const isPlain =
    by.cat === 'Order'
      ? by.ranking.isOrder === true
      : onlyPath(by) !== undefined && by.change === undefined && by.times.length === 0;
  const path = by.cat === 'Order' ? by.ranking.path : by.fields[0];
  return isPlain && path !== undefined && own === undefined ? { ...end, degree, path } : undefined;
}

function countedEnd({ field, isLoss }: VerbPart, { direction, fields }: Degree): End | undefined {
  // Who earns more may earn more of any figure.
  if (field === 'net_income' && fields !== undefined) return { cat: 'End', degree: { direction, fields } };
  return field === undefined || (fields !== undefined && !fields.includes(field))
    ? undefined
    : { cat: 'End', degree: { direction: isLoss === true ? TURNED[direction] : direction, fields: [field] } };
}

const datedEnd = ({ dated }: VerbPart, direction: Degree['direction']): End | undefined =>
  dated === undefined || dated === 'since'
    ? undefined
    : { cat: 'End', degree: { direction }, path: [dated === 'date' ? 'founded' : dated] };

/** Names at an end of a figure: by the field that it names, else by what their kind is measured by. */
function byEnd(
  said: SetPart | undefined,
  { degree, path, isGrowth, times: more = [] }: End,
  knowledge: Knowledge,
  isClaim = false,
): ValuePart | undefined {
  const type = said?.names?.[0]?.bearers[0]?.type;
  const times = joinTimes(said?.times ?? [], more);
  if (said === undefined || type === undefined || times === undefined) return undefined;
  const set = { ...said, times };
  if (isGrowth !== true) return compared(set, degree, path ?? degreePath(set, degree, knowledge), isClaim);
  if (path !== undefined && !knowledge.holds(set, path)) return undefined;
  const own = path === undefined ? GROWING[type] : { field: path, change: 'growth' as const };
  return compared(set, degree, own && figurePath([own.field].flat(), own.change), isClaim);
}

/** A value of several names in the order of its field. */
function ofValue(
  value: ValuePart,
  { degree, path: own, isGrowth, times: said = [] }: End,
  isClaim = false,
): ValuePart | undefined {
  const path = onlyPath(value);
  const times = joinTimes(value.times, said);
  if (times === undefined) return undefined;
  if (path === undefined || own !== undefined || degree.fields !== undefined) return undefined;
  if (isGrowth === true && value.change !== undefined) return undefined;
  const figure = figurePath(path, isGrowth === true ? 'growth' : value.change);
  return compared({ ...value.set, times }, degree, figure, isClaim);
}

/** Whether two names are of one kind of thing. */
const isAlikeType = ({ names: left = [] }: SetPart, { names: right = [] }: SetPart): boolean =>
  left[0]?.bearers[0]?.type === right[0]?.bearers[0]?.type;

/** The same figure of two names, one as a share of the other or less it. */
function beside(value: ValuePart, other: ValuePart, word: string): ValuePart | undefined {
  const times = joinTimes(value.times, other.times);
  const isAlike =
    JSON.stringify(value.fields) === JSON.stringify(other.fields) && value.change === other.change;
  const set = isAlike ? pair(value.set, other.set) : undefined;
  if (set === undefined || times === undefined || value.compare !== undefined) return undefined;
  const found = ofValue({ ...value, set, times }, HIGHEST);
  return found?.compare === undefined || word !== 'share'
    ? found
    : { ...found, compare: { ...found.compare, isShare: true } };
}
