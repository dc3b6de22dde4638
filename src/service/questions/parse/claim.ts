import { entitiesOf } from '../../query/fact';
import type { Knowledge } from '../knowledge';
import type { Time } from '../time';
import {
  EMPTY_SET,
  given,
  type ClaimPart,
  type Condition,
  type FieldsPart,
  type PartOf,
  type Relation,
  type SetPart,
  type ValuePart,
  type VerbPart,
} from '../parts';
import {
  bearersWith,
  claimOf,
  factCount,
  insideCondition,
  isClass,
  isNamedThing,
  isOne,
  joinTimes,
  valueOf,
} from './combine';

type Question = PartOf<'Question'>;

/** What it is to be in something, from its beginning or to its end. */
export const MEMBER = {
  since: { cat: 'Verb', field: 'member_of', inverse: 'members', dated: 'since' },
  until: { cat: 'Verb', field: 'former_member_of', inverse: 'former_members', dated: 'until' },
} as const satisfies Record<string, VerbPart>;

/** That a set meets a condition: names themselves, of a class all of it. */
export function claimThat(
  set: SetPart,
  { conditions, times, relation }: Pick<PartOf<'Cond'>, 'conditions' | 'times' | 'relation'>,
  knowledge: Knowledge,
): ClaimPart | undefined {
  if (endOf(times) !== undefined) {
    const claim = claimThat(set, { conditions, times: [], ...given({ relation }) }, knowledge);
    return claim && claimAt(claim, times, knowledge);
  }
  const [condition, ...others] = conditions;
  if (condition === undefined) return undefined;
  const { value } = condition;
  const type = set.names === undefined ? set.type : set.names[0]?.bearers[0]?.type;
  const inside =
    condition.path.length === 0 && value.kind === 'names'
      ? insideCondition(value.names, type, value.joint)
      : undefined;
  const meant = inside === undefined ? condition : { ...inside, operator: condition.operator };
  if (set.names === undefined) return others.length > 0 ? undefined : claimOfAll(set, meant, times);
  const byVerb = relation && verbClaim(set, relation, knowledge);
  if (relation !== undefined && byVerb !== undefined) {
    const joined = joinTimes(byVerb.times, times);
    return joined && { ...byVerb, times: joined, relation: { ...relation, subject: set } };
  }
  // What a verb says of a place is said of what lies there.
  if (others.length > 0 || meant.path.length === 0 || (relation !== undefined && meant.path.length < 2))
    return undefined;
  const claim = claimOf(set, meant, times);
  const isMembership = inside?.path.join() === 'member_of' && value.kind === 'names';
  return claim === undefined || !isMembership
    ? claim
    : {
        ...claim,
        relation: {
          verb: MEMBER.since,
          object: { ...EMPTY_SET, names: value.names, isMany: value.names.length > 1 },
          times: [],
          subject: set,
        },
      };
}

/** What is claimed of each of a class; what was ranked and cut is claimed of after that. */
function claimOfAll(
  { isAll, ...all }: SetPart,
  condition: Condition,
  times: ClaimPart['times'],
): ClaimPart | undefined {
  const { topic, type, ranking } = all;
  if (isAll !== true || condition.path.length === 0) return undefined;
  const pool =
    ranking === undefined || topic === undefined || type === undefined
      ? all
      : { ...EMPTY_SET, topic, type, isMany: true, within: { ...all, times } };
  return claimOf(pool, condition, times);
}

/** What a verb says of somebody and something, told from the side that has fewer of it. */
export function verbClaim(
  set: SetPart,
  { verb: { field, inverse, dated }, object, times }: Relation,
  knowledge: Knowledge,
): ClaimPart | undefined {
  if (set.names === undefined || object.names === undefined || field === 'former_names') return undefined;
  const [side] = [
    { path: field, of: set, other: object },
    { path: inverse, of: object, other: set },
  ]
    .flatMap(({ path, of, other }) => {
      const held = path === undefined ? 0 : factCount(of, [path], knowledge);
      return path === undefined || held === 0 ? [] : [{ path, of, other, held }];
    })
    .sort((a, b) => (dated === 'until' ? 0 : a.held - b.held));
  const condition = side && isNamedThing([side.path], side.other);
  const claim = side && condition && claimOf(bearersWith(side.of, [side.path], knowledge), condition);
  if (claim === undefined) return undefined;
  const isEvent = dated === undefined ? {} : { isEvent: true as const };
  if (times.length === 0) return { ...claim, ...isEvent };
  if (dated !== 'since' && dated !== 'until') return undefined;
  return {
    ...claim,
    where: [{ ...claim.condition, path: [...claim.condition.path, 'name'] }],
    condition: { path: [dated], operator: '=', value: { kind: 'time', times } },
    ...isEvent,
  };
}

/** What a value's one field is said to be, as a claim about whom it is of. */
export function claimOfValue(
  value: ValuePart,
  make: (path: readonly string[]) => Condition | undefined,
): ClaimPart | undefined {
  const [path, ...others] = value.fields;
  if (path === undefined || others.length > 0 || value.summary !== undefined || value.compare !== undefined)
    return undefined;
  const condition = make(path);
  const claim = condition && claimOf(value.set, condition, value.times);
  return claim && { ...claim, where: value.where };
}

/** That a thing is what a field has, or one of a class that something was said of. */
export function claimIs(one: SetPart | ValuePart, other: SetPart | ValuePart): ClaimPart | undefined {
  if (one.cat === 'Value') return other.cat === 'Set' ? claimIs(other, one) : undefined;
  if (one.names === undefined || one.times.length > 0) return undefined;
  if (other.cat === 'Value') return claimOfValue(other, (path) => isNamedThing(path, one));
  const [condition, ...others] = other.conditions;
  const isKind =
    isClass(other) && condition !== undefined && others.length === 0 && other.ranking === undefined;
  return isKind && condition.path.length > 0 ? claimOf(one, condition, other.times) : undefined;
}

/** Whether a claim is about the line of a figure of one name. */
export const isLine = ({ condition, set }: ClaimPart): boolean =>
  isOne(set) && condition.value.kind === 'number' && condition.path.length === 1;

/** The end of a time that has no beginning. */
const endOf = ([time, ...others]: ClaimPart['times']): Time | undefined =>
  time?.kind === 'span' && time.from === undefined && others.length === 0 ? time.to : undefined;

/** A claim at times that stand beside it; what was so until a time ended at it. */
export function claimAt(
  claim: ClaimPart,
  times: ClaimPart['times'],
  knowledge: Knowledge,
): ClaimPart | undefined {
  if (times.length === 0) return claim;
  const { relation, condition } = claim;
  const end = endOf(times);
  if (end !== undefined && condition.value.kind === 'names')
    return relation?.verb.field === 'member_of' && relation.times.length === 0
      ? verbClaim(relation.subject, { ...relation, verb: MEMBER.until, times: [end] }, knowledge)
      : undefined;
  const joined = claim.isEvent === true ? undefined : joinTimes(claim.times, times);
  return joined === undefined ? undefined : { ...claim, times: joined };
}

/** A question whether a claim is true, or ever was. */
export function whether(claim: ClaimPart | undefined, isPast: boolean): Question | undefined {
  if (claim === undefined || claim.which !== undefined) return undefined;
  if (claim.isEver !== true) return { cat: 'Question', root: isPast ? { ...claim, isPast } : claim };
  const { condition } = claim;
  if (condition.value.kind !== 'number' || claim.set.names === undefined) return undefined;
  const path = [...condition.path.slice(0, -1), `${condition.path.at(-1) ?? ''}_history`];
  return { cat: 'Question', root: { ...claim, condition: { ...condition, path } } };
}

/** When a claim was true of the line of a figure, or how often. */
export function occasions(
  claim: ClaimPart | undefined,
  which: NonNullable<ClaimPart['which']>,
  unit?: ClaimPart['unit'],
): Question | undefined {
  if (claim === undefined || !isLine(claim)) return undefined;
  const { condition } = claim;
  // Over a line what moved did so against the year before.
  const path = condition.path.map((step) =>
    step.replace(/(?<!_yearly|_annual)(_growth|_change)$/, '_yearly$1'),
  );
  const root = { ...claim, condition: { ...condition, path }, which };
  return { cat: 'Question', root: unit === undefined ? root : { ...root, unit } };
}

/** When a claim came to be true or ceased to be so. */
export function whenTrue(
  claim: ClaimPart,
  { cat, unit }: PartOf<'when' | 'untilWhen'>,
  knowledge: Knowledge,
): Question | undefined {
  const { relation, which = 'each' } = claim;
  if (relation === undefined) return cat === 'when' ? occasions(claim, which, unit) : undefined;
  const { verb, object, subject, times } = relation;
  const isMembership = verb.field === 'member_of';
  if (times.length > 0 || (cat === 'untilWhen' && !isMembership)) return undefined;
  const root = since(subject, cat === 'untilWhen' ? MEMBER.until : verb, object, knowledge);
  return root && { cat: 'Question', root };
}

const fields = (...path: readonly string[]): FieldsPart => ({ cat: 'Fields', fields: [path], times: [] });

/**
 * When a relationship to a named thing began: since when France is in the EU. It is read from the side with fewer
 * members; an ended one from the earlier facts.
 */
export function since(
  set: SetPart,
  { field, inverse, dated: part = 'since' }: VerbPart,
  to: SetPart,
  knowledge: Knowledge,
): ValuePart | undefined {
  if (part !== 'since' && part !== 'until') return undefined;
  const between = (before: string) =>
    [
      { path: field, of: set, other: to },
      { path: inverse, of: to, other: set },
    ]
      .flatMap(({ path, of, other }) => {
        const own = path === undefined ? undefined : `${before}${path}`;
        const held = own === undefined ? 0 : factCount(of, [own], knowledge);
        return own === undefined || held === 0 ? [] : [{ path: own, of, other, held }];
      })
      // Who left is told of himself.
      .sort((a, b) => (part === 'until' ? 0 : a.held - b.held));
  const sides = [...between(''), ...between('former_')];
  const side = sides.find(({ path, of, other }) => leadsTo(of, path, other, knowledge)) ?? sides[0];
  const condition = side && isNamedThing([side.path, 'name'], { ...side.other, joint: 'or' });
  const value = side && valueOf(side.of, fields(side.path), knowledge);
  return condition === undefined || value === undefined
    ? undefined
    : { ...value, fields: [[part]], where: [condition] };
}

/** Whether a field of named things leads to any of others. */
const leadsTo = (
  { names = [] }: SetPart,
  path: string,
  { names: others = [] }: SetPart,
  { factsAt }: Knowledge,
): boolean =>
  names
    .flatMap(({ bearers }) => bearers.flatMap((entity) => entitiesOf(factsAt(entity, [path]))))
    .some((entity) => others.some(({ bearers }) => bearers.includes(entity)));
