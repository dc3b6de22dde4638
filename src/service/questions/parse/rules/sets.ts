import { entitiesOf } from '../../../query/fact';
import { wordsOf, EMPTY_SET, type Name, type PartOf, type SetPart } from '../../parts';
import type { Knowledge } from '../../knowledge';
import {
  DATED,
  degreeField,
  figurePath,
  insideCondition,
  isBare,
  isClass,
  joinSets,
  setAt,
  LISTED,
  membersOf,
  narrow,
  plainPath,
  allOnBasis,
  onBasis,
  ranked,
} from '../combine';
import { isPlace, type Places } from '../../../store/places';
import { onlyOne, rule } from '../rule';

/** A class narrowed by where named things hold its members. */
function inside(
  set: SetPart,
  names: readonly Name[],
  joint: 'and' | 'or' = 'or',
  isNot = false,
): SetPart | undefined {
  if (!isClass(set)) return undefined;
  const condition = insideCondition(names, set.type, joint);
  return condition === undefined
    ? undefined
    : narrow(set, { conditions: [isNot ? { ...condition, operator: '!=' } : condition], times: [] });
}

/** A class without some of its members, or without those that are in something. */
function without(set: SetPart, other: SetPart): SetPart | undefined {
  const { names: left, conditions, topic, ranking, times } = other;
  if (!isClass(set)) return undefined;
  const [only, ...more] = conditions;
  // Companies without banks are those that are none.
  if (left === undefined)
    return only?.operator === '=' &&
      more.length + times.length === 0 &&
      ranking === undefined &&
      topic === set.topic
      ? narrow(set, { conditions: [{ ...only, operator: '!=' }], times: [] })
      : undefined;
  if (conditions.length > 0) return undefined;
  const { type } = set;
  const isOfClass = left.every(({ bearers }) => bearers.some((entity) => entity.type === type));
  if (!isOfClass) return inside(set, left, 'or', true);
  const names = left.map((name) => ({
    ...name,
    bearers: name.bearers.filter((entity) => entity.type === type),
  }));
  return narrow(set, {
    conditions: [{ path: ['name'], operator: '!=', value: { kind: 'names', names, joint: 'or' } }],
    times: [],
  });
}

/** A class without some of its members and others. */
export function withoutBoth(set: SetPart, left: SetPart, also: SetPart | undefined): SetPart | undefined {
  const rest = without(set, left);
  return rest === undefined || also === undefined ? rest : without(rest, also);
}

/** A class where its members may have what it is narrowed by: no state of a country is a member of a union. */
const thatHas = (set: SetPart | undefined, { holds }: Knowledge): SetPart | undefined =>
  set?.conditions.every(({ path: [step = ''] }) => step === 'name' || holds(set, [step])) === true
    ? set
    : undefined;

/** A class of what is at home in a state that stands before it. */
function atHome({ names = [], conditions }: SetPart, set: SetPart): SetPart | undefined {
  const isState = names.length > 0 && conditions.length === 0;
  const states = names.map((name) => ({
    ...name,
    bearers: name.bearers.filter(({ type }) => type === 'CountrySubdivision'),
  }));
  if (set.home === undefined || !isState || states.some(({ bearers }) => bearers.length === 0))
    return undefined;
  const value = { kind: 'names', names: states, joint: 'or' } as const;
  return narrow(set, { conditions: [{ path: [set.home], operator: '=', value }], times: [] });
}

/** The number of a list: a year is none. */
const count = (value: number, isTop = false): number | undefined =>
  Number.isInteger(value) && value > 0 && value < 5000 && (isTop || value < 1900 || value > 2100)
    ? value
    : undefined;

/** Named entities, classes, and what narrows, orders and cuts them. */
export const SET_RULES = [
  rule({
    name: 'several names',
    pattern: 'between? Set and|or|comma|against|slash of|in|for|at|from? Set',
    cost: 0.08,
    result: ([between, left, word, , right]) => {
      const isList =
        word.cat === 'and' || (between === undefined && (word.cat !== 'comma' || !isUnlike(left, right)));
      const joined = isList ? joinSets(left, right, word.cat === 'or' ? 'or' : 'and') : undefined;
      return joined && (word.cat === 'against' ? { ...joined, isVersus: true } : joined);
    },
  }),
  rule({
    name: 'name beside its code',
    pattern: 'Set Set',
    cost: 0.05,
    result: ([left, right]) =>
      sameName(left, right) ?? (isCodes(left) && isCodes(right) ? joinSets(left, right, 'and') : undefined),
  }),
  rule({
    name: 'what bears a code',
    pattern: 'Set with|have|in Fields Set',
    cost: 0,
    result: ([kind, , { fields }, name]) => {
      const isCode =
        fields.length === 1 &&
        CODES.has(fields[0]?.at(-1) ?? '') &&
        name.names?.length === 1 &&
        name.times.length === 0;
      const bearers = isCode ? (name.names?.[0]?.bearers.filter(({ type }) => type === kind.type) ?? []) : [];
      return isBare(kind) && bearers.length > 0 ? { ...name, names: [{ bearers }] } : undefined;
    },
  }),
  rule({
    name: 'class of a place',
    pattern: 'Place|Set Set|Place',
    cost: 0.05,
    result: ([one, other]) => {
      const [place, set] = one.cat === 'Place' ? [one, other] : [other, one];
      if (place.cat !== 'Place' || set.cat !== 'Set' || !isClass(set)) return undefined;
      const condition = insideCondition(place.names, set.type, 'or', true);
      return condition && narrow(set, { conditions: [condition], times: [] });
    },
  }),
  rule({
    name: 'class beside a name',
    pattern: 'Set possessive? Set',
    cost: 0.04,
    result: ([left, possessive, right], knowledge) => {
      const home = atHome(left, right);
      if (home !== undefined) return possessive === undefined ? home : undefined;
      const isTurned = right.isOwner === true && left.names === undefined && possessive === undefined;
      const [name, set] = isTurned ? [right, left] : [left, right];
      // `German states` are those of Germany.
      const isLanguage = name.names?.some(({ bearers: [first] }) => first?.type === 'Language') === true;
      return name.names === undefined || name.times.length > 0 || name.isVersus === true || isLanguage
        ? undefined
        : // Countries of a language are said to speak it.
          name.names[0]?.bearers[0]?.type === 'Language' && set.type === 'Country'
          ? undefined
          : thatHas(inside(set, name.names, name.joint), knowledge);
    },
  }),
  rule({
    name: 'name beside its kind',
    pattern: 'Set of|Verb? Set',
    cost: 0,
    result: ([left, of, right]) => {
      if (of?.cat === 'Verb' && of.field !== 'former_names') return undefined;
      return isBare(right) && right.count === undefined && of === undefined
        ? ofKind(left, right)
        : isBare(left) && left.count === undefined
          ? ofKind(right, left)
          : undefined;
    },
  }),
  rule({
    name: 'class in a named thing',
    pattern: 'Set in|of|from|on|at|by|for|against|outside Set',
    result: ([set, word, name]) =>
      name.names === undefined ||
      name.conditions.length > 0 ||
      name.isVersus === true ||
      (word.cat === 'against' && !DATED.has(set.type ?? ''))
        ? undefined
        : word.cat === 'outside'
          ? inside(set, name.names, 'or', true)
          : inside(set, name.names, name.joint),
  }),
  rule({
    name: 'all of a class, or both of two names',
    pattern: 'all|both Set',
    cost: 0.02,
    result: ([word, set]) => {
      if (word.cat === 'all') return isClass(set) ? { ...set, isAll: true } : undefined;
      return set.names?.length === 2 && set.joint === 'and' ? { ...set, isBoth: true } : undefined;
    },
  }),
  rule({
    name: 'class of the whole world',
    pattern: 'Set|Order world',
    cost: 0,
    result: ([part]) => (part.cat === 'Order' || isClass(part) ? part : undefined),
  }),
  rule({
    name: 'place in a wider place',
    pattern: 'Set comma? Set',
    cost: 0.03,
    result: ([inner, , outer], { evaluator }) => located(inner, outer, evaluator.means.places),
  }),
  rule({
    name: 'class without some',
    pattern: 'Set not Set and|or? Set?',
    result: ([set, , left, joint, also], knowledge) => {
      if ((joint === undefined) !== (also === undefined)) return undefined;
      if (isClass(set)) return withoutBoth(set, left, also);
      if (also !== undefined) return undefined;
      // A union without another is its members that are not in that.
      const members = set.times.length === 0 ? membersOf(set, knowledge) : undefined;
      return members?.conditions[0]?.path.join() === 'member_of' ? without(members, left) : undefined;
    },
  }),
  rule({
    name: 'set that meets a condition',
    pattern: 'Set|Cond Cond|Set',
    cost: 0.05,
    result: ([one, other], knowledge) => {
      const [set, cond] = one.cat === 'Set' ? [one, other] : [other, one];
      if (set.cat !== 'Set' || cond.cat !== 'Cond' || !isClass(set)) return undefined;
      const isBefore = one.cat === 'Cond';
      if (isBefore)
        return cond.conditions.some(({ path }) => path.length === 0) ? undefined : narrow(set, cond);
      return cond.relation === undefined ? narrow(set, cond) : thatHas(narrow(set, cond), knowledge);
    },
  }),
  rule({
    name: 'set of a time',
    pattern: 'Set|Time Time|Set',
    cost: 0.17,
    result: ([one, other]) => {
      const [set, time] = one.cat === 'Set' ? [one, other] : [other, one];
      return set.cat === 'Set' && time.cat === 'Time' ? setAt(set, time.times) : undefined;
    },
  }),
  rule({
    name: 'counted set',
    pattern: 'Number Set',
    cost: 0.05,
    result: ([{ value, isScaled, currency }, set]) => {
      const many = isScaled === true || currency !== undefined ? undefined : count(value);
      if (many === undefined || !isClass(set) || set.count !== undefined) return undefined;
      return set.ranking === undefined
        ? { ...set, count: many }
        : { ...set, ranking: { ...set.ranking, count: many } };
    },
  }),
  rule({
    name: 'ranked class',
    pattern: 'Superlative Set',
    cost: 0.05,
    result: ([superlative, set], knowledge) => rankedBy(set, superlative, knowledge),
  }),
  rule({
    name: 'class of the big ones',
    pattern: 'vague Number? Set',
    cost: 0.05,
    result: ([, number, set], knowledge) => {
      const isFree = isClass(set) && set.ranking === undefined && set.within === undefined;
      const path = isFree ? degreeField(set, undefined, knowledge) : undefined;
      const many = number === undefined ? set.count : count(number.value);
      if (path === undefined || (number !== undefined && many === undefined)) return undefined;
      // Which are big nobody says: the four big ones are the first, and else all are told, the biggest first.
      return ranked(
        withoutCount(set, {}),
        'DESC',
        [path],
        many === undefined ? { isOrder: true } : { count: many },
      );
    },
  }),
  rule({
    name: 'counted superlative',
    pattern: 'Number|Superlative Superlative|Number',
    cost: 0,
    result: ([one, other]) => {
      const superlative = one.cat === 'Superlative' ? one : other;
      const number = one.cat === 'Number' ? one : other;
      if (superlative.cat !== 'Superlative' || number.cat !== 'Number') return undefined;
      const many = number.isScaled === true ? undefined : count(number.value);
      return many === undefined || superlative.count !== undefined
        ? undefined
        : { ...superlative, count: many };
    },
  }),
  rule({
    name: 'rank of a superlative',
    pattern: 'Ordinal Superlative',
    cost: 0,
    result: ([{ rank }, superlative]) => ({ ...superlative, rank }),
  }),
  rule({
    name: 'class in an order',
    pattern: 'Set with|have|by|of? Order',
    cost: 0.05,
    result: ([set, word, { ranking, times }], knowledge) => {
      if (ranking.path !== undefined || set.ranking !== undefined || word !== undefined) {
        const isUnion = word === undefined && ranking.isOrder === true && set.times.length === 0;
        const members = isUnion ? membersOf(set, knowledge) : undefined;
        const ordered = orderedBy(members ?? set, ranking);
        return ordered && times ? setAt(ordered, times) : ordered;
      }
      const field = isClass(set) ? degreeField(set, undefined, knowledge) : undefined;
      return field === undefined ? undefined : orderedBy(set, { ...ranking, path: [field], isOrder: true });
    },
  }),
  rule({
    name: 'first of a class',
    pattern: 'Set|Superlative of|between|in Set',
    cost: 0.05,
    result: ([first, , among], knowledge) => {
      if (!isClass(among) || among.ranking !== undefined) return undefined;
      if (first.cat === 'Superlative') return rankedBy({ ...among, isMany: false }, first, knowledge);
      const { ranking, conditions, topic, isMany, times } = first;
      const isSame = conditions.length + times.length === 0 && topic === among.topic;
      return ranking !== undefined && isSame && first.within === undefined
        ? { ...among, ranking, isMany }
        : undefined;
    },
  }),
  rule({
    name: 'class behind its order',
    pattern: 'Order Time? Set',
    cost: 0.1,
    result: ([{ ranking, times: said }, time, set]) => {
      const own = ranking.isOrder === true || !isBare(set) ? undefined : orderedBy(set, ranking);
      const times = said ?? time?.times;
      return own && (times === undefined ? own : setAt(own, times));
    },
  }),
  rule({
    name: 'class ranked by a figure per head',
    pattern: 'Set per Per Order?',
    cost: 0,
    result: ([set, , { field }, order]) => {
      const [own, said] = [set.ranking?.path?.join('.'), order?.ranking.path?.join('.')];
      const isPer =
        own?.endsWith(`_per_${field}`) === true && (said === undefined || own === `${said}_per_${field}`);
      return set.ranking !== undefined &&
        isPer &&
        isClass(set) &&
        (said !== undefined) === (order !== undefined)
        ? { ...set, ranking: { ...set.ranking, isFixed: true } }
        : undefined;
    },
  }),
  rule({
    name: 'ranked class beside its field',
    pattern: 'Set Fields',
    cost: 0.15,
    result: ([set, own]) => {
      const path = own.times.length > 0 ? undefined : plainPath(own);
      const isRanked = set.ranking !== undefined && set.ranking.isOrder !== true;
      return path !== undefined && isRanked
        ? orderedBy(set, { direction: 'DESC', path: figurePath(path), isOrder: true })
        : undefined;
    },
  }),
  rule({
    name: 'order by a field',
    pattern: 'Order? by|of Fields',
    cost: 0.02,
    result: ([order, word, { fields, change, summary, times }]) => {
      if (order === undefined ? word.cat === 'of' : order.ranking.path !== undefined) return undefined;
      const direction = order?.ranking.direction ?? 'DESC';
      if (times.some(({ kind }) => kind === 'each')) return undefined;
      const [path] = fields;
      if (path === undefined || fields.length > 1 || summary !== undefined) return undefined;
      return times.length > 0
        ? undefined
        : { cat: 'Order', ranking: { direction, path: figurePath(path, change), isOrder: true } };
    },
  }),
  rule({
    name: 'order with its direction',
    pattern: 'Order Order',
    cost: 0,
    result: ([{ ranking }, { ranking: said }]) =>
      ranking.path !== undefined && said.path === undefined
        ? { cat: 'Order', ranking: { ...ranking, direction: said.direction } }
        : undefined,
  }),
  rule({
    name: 'order of a superlative',
    pattern: 'Superlative Fields',
    cost: 0.05,
    result: ([{ degree, count: many, rank }, { fields, change, goes, summary, times, isLoss }]) => {
      const [path] = fields;
      const isYear = times.every(({ kind }) => kind === 'moment' || kind === 'fiscal');
      if (path === undefined || fields.length > 1 || degree.fields !== undefined || !isYear) return undefined;
      if (goes === 'down' && degree.direction === 'ASC') return undefined;
      if (summary !== undefined && summary !== 'count') return undefined;
      if (degree.isQuality === true && path.some((step) => LISTED.has(step))) return undefined;
      const isWorstLoss = isLoss === true && degree.isQuality === true;
      const ranking = {
        direction:
          goes === 'down' || (isLoss === true && !isWorstLoss) ? TURNED[degree.direction] : degree.direction,
        ...(degree.isQuality === true ? { isQuality: true as const } : {}),
        ...(isLoss === true ? { isLoss } : {}),
        path: figurePath(path, change === 'change' ? 'growth' : change),
        ...(many === undefined ? {} : { count: many }),
        ...(rank === undefined ? {} : { rank }),
      };
      return { cat: 'Order', ranking, ...(times.length === 0 ? {} : { times }) };
    },
  }),
  rule({
    name: 'most people',
    pattern: 'Superlative Unit',
    result: ([{ degree, rank }, { field }]) =>
      field === undefined || degree.needsField !== true
        ? undefined
        : {
            cat: 'Order',
            ranking: { direction: degree.direction, path: [field], ...(rank === undefined ? {} : { rank }) },
          },
  }),
  rule({
    name: 'figure on a basis',
    pattern: 'Set|Order|Value|Fields Basis',
    cost: 0,
    result: ([part, basis]) => {
      if (part.cat === 'Value') return allOnBasis(part, basis);
      if (part.cat === 'Fields') return allOnBasis(part, basis);
      const { ranking } = part;
      const path = ranking?.path === undefined ? undefined : onBasis(ranking.path, basis);
      return ranking === undefined || path === undefined
        ? undefined
        : { ...part, ranking: { ...ranking, path } };
    },
  }),
  rule({
    name: 'class by when it came to be so',
    pattern: 'last|first|Superlative? Set to|that? Cond last|first|Superlative?',
    cost: 0,
    result: ([before, set, , cond, behind]) => {
      const end = onlyOne(before, behind);
      return end && bySinceOf(set, cond, end);
    },
  }),
  rule({
    name: 'class that is more than another',
    pattern: 'Set that|with|have|be? End than Set Order?',
    cost: 0.02,
    result: ([set, , { degree, path, isGrowth, times }, , other, order], knowledge) => {
      const said = order?.ranking.isOrder === true ? order.ranking.path : undefined;
      if (!isClass(set) || set.ranking !== undefined || other.names?.length !== 1) return undefined;
      if (
        isGrowth === true ||
        times !== undefined ||
        (order !== undefined && (said === undefined || path !== undefined))
      )
        return undefined;
      const field = degree.needsField === true ? undefined : degreeField(set, degree.fields, knowledge);
      const own =
        said ??
        path ??
        field?.split('.') ??
        (degree.fields === undefined ? undefined : [...degree.fields.slice(0, 1)]);
      const names = other.names.map((name) => ({
        ...name,
        bearers: name.bearers.filter(({ type }) => type === set.type),
      }));
      if (own === undefined || other.times.length > 0 || names.some(({ bearers }) => bearers.length === 0))
        return undefined;
      const operator = degree.direction === 'DESC' ? '>' : '<';
      const condition = { path: own, operator, value: { kind: 'names', names, joint: 'or' } } as const;
      return narrow(set, { conditions: [condition], times: [] });
    },
  }),
  rule({
    name: 'thing that a value leads to',
    pattern: 'Value',
    cost: 0.5,
    result: ([value], knowledge) => {
      const path = plainPath(value);
      const [name, ...others] = value.set.names ?? [];
      const [owner] = name?.bearers ?? [];
      if (path === undefined || owner === undefined || value.isMany === true) return undefined;
      if (value.where.length + value.times.length + others.length > 0) return undefined;
      const [entity, ...more] = entitiesOf(knowledge.factsAt(owner, path));
      return entity === undefined || more.length > 0
        ? undefined
        : { ...EMPTY_SET, names: [{ bearers: [entity] }] };
    },
  }),
  rule({
    name: 'cut behind an order',
    pattern: 'Set|Question comma|list? Superlative Order?',
    cost: 0.02,
    result: ([part, , { degree, count: many, isTop }, order]) => {
      const set = part.cat === 'Set' ? part : part.root.cat === 'Set' ? part.root : undefined;
      const path = order?.ranking.isOrder === true ? order.ranking.path : undefined;
      if (set === undefined || !isClass(set) || isTop !== true || many === undefined) return undefined;
      if ((order === undefined ? undefined : path) !== path || (order !== undefined && path === undefined))
        return undefined;
      const { ranking } = set;
      const isCut = ranking !== undefined && path === undefined && ranking.count === undefined;
      const isFree = ranking === undefined && path !== undefined;
      if (
        (!isCut && !isFree) ||
        (isCut && ranking.isOrder !== true && ranking.direction !== degree.direction)
      )
        return undefined;
      const root: SetPart = {
        ...set,
        ranking: { ...(isCut ? ranking : { path: path ?? [] }), direction: degree.direction, count: many },
      };
      return part.cat === 'Set' ? root : { ...part, root };
    },
  }),
  rule({
    name: 'somebody by what he has',
    pattern: 'Set|Thing possessive|of|in|for|at? Set|Thing',
    cost: 0.1,
    result: ([one, word, other]) => {
      const [set, isBefore] = one.cat === 'Set' ? [one, true] : [other, false];
      const isJoined = isBefore
        ? word === undefined || word.cat === 'possessive'
        : word?.cat !== 'possessive';
      return set.cat === 'Set' && one.cat !== other.cat && set.names !== undefined && isJoined
        ? set
        : undefined;
    },
  }),
  rule({ name: 'how much of a thing', pattern: 'howMuch|how Thing', result: ([word]) => word }),
  rule({
    name: 'possessive at the end',
    pattern: 'Set possessive',
    cost: 0.3,
    result: ([set]) => (set.names === undefined ? undefined : set),
  }),
];

/** Names of the kind that a class is, or a class by what a wider word calls it too. */
function ofKind(set: SetPart, kind: SetPart): SetPart | undefined {
  if (kind.type === undefined || kind.size !== undefined || set.times.length > 0) return undefined;
  if (set.names === undefined) {
    const isIndustry = kind.topic === 'industries' && set.topic === 'companies' && !kind.isMany;
    const isOf = set.conditions.some(({ path }) => path[0] === 'industry' || path[0] === 'sic_description');
    if (!isOf || set.conditions.length > 1 || set.ranking !== undefined) return undefined;
    return set.topic === kind.topic ? { ...set, isMany: kind.isMany } : isIndustry ? set : undefined;
  }
  const names = set.names.map((name) => ({
    ...name,
    bearers: name.bearers.filter(({ type }) => type === kind.type),
  }));
  return kind.isMany || names.some(({ bearers }) => bearers.length === 0) ? undefined : { ...set, names };
}

/** Fields of codes, by which things are called. */
const CODES: ReadonlySet<string> = new Set(wordsOf('ticker lei isin cik iso_code iso3 code'));

/** Whether all names are codes, which nothing joins. */
const isCodes = ({ names = [], times }: SetPart): boolean =>
  names.length > 0 && times.length === 0 && names.every(({ isCode }) => isCode === true);

/** A name with its code, or a listed company behind its exchange. */
function sameName(left: SetPart, right: SetPart): SetPart | undefined {
  const [one, ...others] = left.names ?? [];
  const [other, ...further] = right.names ?? [];
  if (one === undefined || other === undefined || others.length + further.length + left.times.length > 0)
    return undefined;
  const isListing = one.bearers[0]?.type === 'Exchange' && other.bearers[0]?.type === 'Company';
  if (isListing) return right;
  const bearers = one.bearers.filter((entity) => other.bearers.includes(entity));
  return bearers.length === 0 || (one.isCode !== true && other.isCode !== true)
    ? undefined
    : { ...right, names: [{ bearers }] };
}

/** Whether a comma would part a place from a wider kind of place: `Paris, Texas` is a town in it or nothing. */
function isUnlike({ names: left = [] }: SetPart, { names: right = [] }: SetPart): boolean {
  const [inner, outer] = [left.at(-1)?.bearers[0], right[0]?.bearers[0]];
  if (inner === undefined || outer === undefined || !isPlace(inner) || !isPlace(outer)) return false;
  // Where a list goes on, so does the comma: `New York, Texas and Ohio`.
  const isAlike = right.length > 1 && left.at(-1)?.bearers.some(({ type }) => type === outer.type) === true;
  return !isAlike && (outer.type === 'CountrySubdivision' || outer.type === 'Country');
}

/** The bearers of a name that lie in what another names. */
function located(inner: SetPart, outer: SetPart, places: Places): SetPart | undefined {
  const [name, ...others] = inner.names ?? [];
  const [wider, ...further] = outer.names ?? [];
  if (name === undefined || wider === undefined || others.length + further.length > 0) return undefined;
  if (inner.conditions.length + outer.conditions.length + inner.times.length > 0) return undefined;
  const bearers = name.bearers.filter(
    (entity) =>
      isPlace(entity) &&
      wider.bearers.some((each) => each !== entity && isPlace(each) && places.around(entity).includes(each)),
  );
  return bearers.length === 0 ? undefined : { ...inner, names: [{ ...name, bearers }], times: outer.times };
}

const TURNED = { ASC: 'DESC', DESC: 'ASC' } as const;

/** A class in the order of a superlative; its field may still follow. */
function rankedBy(
  set: SetPart,
  { degree, count: many, rank }: PartOf<'Superlative'>,
  knowledge: Knowledge,
): SetPart | undefined {
  if (!isClass(set) || set.ranking !== undefined || set.within !== undefined) return undefined;
  const more = { ...(many === undefined ? {} : { count: many }), ...(rank === undefined ? {} : { rank }) };
  const joined = degree.fields?.includes('date') === true ? bySince(set, degree.direction, more) : undefined;
  if (joined !== undefined) return joined;
  // The best spender spends the most, but the best bank need not be the largest.
  const isOfIndustry = set.conditions.some(({ path }) => path[0] === 'industry');
  const named = isOfIndustry ? undefined : set.size;
  const field = degree.needsField === true ? named : degreeField(set, degree.fields, knowledge);
  if (field === undefined && degree.fields !== undefined) return undefined;
  const from = set.count === undefined ? set : withoutCount(set, more);
  return field === undefined
    ? { ...from, ranking: { ...more, direction: degree.direction } }
    : ranked(from, degree.direction, field.split('.'), more);
}

/** Which end of the days a word means. */
const endOf = (end: PartOf<'last' | 'first' | 'newest' | 'Superlative'>): 'ASC' | 'DESC' | undefined => {
  if (end.cat !== 'Superlative') return end.cat === 'first' ? 'ASC' : 'DESC';
  const isDated = end.degree.fields?.includes('date') === true && end.rank === undefined;
  return isDated ? end.degree.direction : undefined;
};

/** A class ordered by when its members joined, of which the first or the last is requested. */
export function bySinceOf(
  set: SetPart,
  { conditions, times, dated }: PartOf<'Cond'>,
  end: PartOf<'last' | 'first' | 'newest' | 'Superlative'>,
): SetPart | undefined {
  const direction = endOf(end);
  const [condition, ...others] = conditions;
  const [step, ...further] = condition?.path ?? [];
  if (condition === undefined || step === undefined || direction === undefined || dated === undefined)
    return undefined;
  if (others.length + further.length + times.length > 0 || dated === 'date' || !isBare(set)) return undefined;
  const narrowed = narrow(set, { conditions: [{ ...condition, path: [step, 'name'] }], times: [] });
  return narrowed && ranked(narrowed, direction, [step, dated]);
}

/** Members in the order in which they came in: the newest member of a union. */
function bySince(
  set: SetPart,
  direction: 'ASC' | 'DESC',
  more: { count?: number; rank?: number },
): SetPart | undefined {
  const at = set.conditions.findIndex(
    ({ path, value }) => path.join() === 'member_of' && value.kind === 'names',
  );
  const condition = set.conditions[at];
  if (condition === undefined || condition.operator !== '=') return undefined;
  const conditions = set.conditions.with(at, { ...condition, path: ['member_of', 'name'] });
  return ranked({ ...set, conditions }, direction, ['member_of', 'since'], more);
}

function withoutCount({ count: many, ...set }: SetPart, more: { count?: number }): SetPart {
  if (many !== undefined && more.count === undefined) more.count = many;
  return set;
}

/** Who has the largest loss is one of those that have any. */
export function withLosses(set: SetPart, { isLoss, path }: NonNullable<SetPart['ranking']>): SetPart {
  if (isLoss !== true || path === undefined) return set;
  return {
    ...set,
    conditions: [...set.conditions, { path, operator: '<', value: { kind: 'number', text: '0' } }],
  };
}

/** A class in an order that is said behind it: what it goes by, where a superlative stands before it. */
function orderedBy(said: SetPart, order: NonNullable<SetPart['ranking']>): SetPart | undefined {
  if (!isClass(said) || said.within !== undefined) return undefined;
  if (order.isQuality === true && said.type !== 'Company') return undefined;
  const set = withLosses(said, order);
  const { ranking } = set;
  if (ranking === undefined) {
    if (order.path === undefined) return undefined;
    const { count: many, ...rest } = set;
    return { ...rest, ranking: { ...order, ...(many === undefined ? {} : { count: many }) } };
  }
  // The order that a superlative has by itself gives way to what is said behind it.
  if (order.path === undefined || order.count !== undefined || ranking.isFixed === true) return undefined;
  const growth = /_growth$/.exec(ranking.path?.at(-1) ?? '')?.[0] ?? '';
  const path = [...order.path.slice(0, -1), `${order.path.at(-1) ?? ''}${growth}`];
  return { ...set, ranking: { ...ranking, path } };
}
