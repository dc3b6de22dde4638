import {
  DATED,
  insideCondition,
  isBare,
  isClass,
  isNamedThing,
  joinTimes,
  narrow,
  setAt,
  valueOf,
} from '../combine';
import { entitiesOf } from '../../../query/fact';
import type { Name, Part, SetPart } from '../../parts';
import type { Knowledge } from '../../knowledge';
import { rule } from '../rule';

/** Whose a thing may be said to be. */
const OWNERS = ['concerns', 'jurisdiction', 'is_imposed_by', 'publisher', 'company', 'country'] as const;

/** A named thing that is said to be of another, where it is: `the EU's AI Act`. */
function ofOwner(owner: SetPart, thing: SetPart, { factsAt }: Knowledge): SetPart | undefined {
  const [own, ...others] = owner.names ?? [];
  const [name, ...further] = thing.names ?? [];
  if (own === undefined || name === undefined || others.length + further.length > 0) return undefined;
  const bearers = name.bearers.filter((entity) =>
    OWNERS.some((field) => entitiesOf(factsAt(entity, [field])).some((each) => own.bearers.includes(each))),
  );
  return bearers.length === 0 || owner.times.length > 0
    ? undefined
    : { ...thing, names: [{ ...name, bearers }] };
}

/** Members of a class of what happened, by who did it or where. */
function happenedIn(kind: SetPart, names: readonly Name[] | undefined): SetPart | undefined {
  const isOfDays = isClass(kind) && DATED.has(kind.type ?? '');
  const condition = isOfDays && names !== undefined ? insideCondition(names, kind.type) : undefined;
  return condition && narrow(kind, { conditions: [condition], times: [] });
}

/** The day of a thing that happened on one. */
function whenHappened(set: SetPart, knowledge: Knowledge): Part | undefined {
  const root = valueOf(set, { cat: 'Fields', fields: [['date']], times: [] }, knowledge);
  return root && { cat: 'Question', root };
}

/** Laws, sanctions, deals and decisions. */
export const EVENT_RULES = [
  rule({
    name: 'when somebody made it happen',
    pattern: 'when AUX Set Verb? Set',
    cost: 0.5,
    result: ([, , owner, verb, set], knowledge) => {
      const isDone = verb === undefined || verb.dated === 'date';
      const thing = isDone && set.names !== undefined ? ofOwner(owner, set, knowledge) : undefined;
      const deals =
        isDone && set.type === 'CorporateEvent' && owner.names !== undefined
          ? happenedIn(set, owner.names)
          : undefined;
      const root = thing ?? deals;
      return root && whenHappened(root, knowledge);
    },
  }),
  rule({
    name: 'which of a class a name is',
    pattern: 'what Set be Set',
    cost: 0.1,
    result: ([, kind, , thing]) => {
      const [name, ...others] = thing.names ?? [];
      const bearers = name?.bearers.filter(({ type }) => type === kind.type) ?? [];
      return isBare(kind) &&
        !kind.isMany &&
        bearers.length > 0 &&
        others.length === 0 &&
        thing.times.length === 0
        ? { cat: 'Question', root: { ...thing, names: [{ ...name, bearers }] }, asks: 'profile' }
        : undefined;
    },
  }),
  rule({
    name: 'where it happened',
    pattern: 'Verb in|by|on Set',
    cost: 0.1,
    result: ([{ dated, field }, , set]) => {
      const own = dated === 'date' && field === undefined ? isNamedThing([], set) : undefined;
      return own && { cat: 'Cond', conditions: [own], times: [], dated: 'date' };
    },
  }),
  rule({
    name: 'what of a class somebody has made',
    pattern: 'what|howMany Set AUX? Set AUX? Time? have|Verb Time?',
    cost: 0.1,
    result: ([word, kind, before, set, behind, time, verb, last]) => {
      const isDone = verb.cat === 'have' || (verb.dated === 'date' && verb.field === undefined);
      const times = joinTimes(time?.times ?? [], last?.times ?? []);
      const made = isDone && (before ?? behind) !== undefined ? happenedIn(kind, set.names) : undefined;
      const root =
        made === undefined || times === undefined || times.length === 0 ? made : setAt(made, times);
      return root && { cat: 'Question', root, asks: word.cat === 'what' ? 'list' : 'count' };
    },
  }),
  rule({
    name: 'who did a class of things',
    pattern: 'who Verb Set',
    cost: 0.05,
    result: ([, { inverse, field }, set], knowledge) =>
      isClass(set) &&
      set.conditions.length > 0 &&
      field === undefined &&
      inverse !== undefined &&
      knowledge.holds(set, [inverse])
        ? {
            cat: 'Question',
            root: {
              cat: 'Value',
              set: { ...set, times: [] },
              fields: [[inverse]],
              where: [],
              times: set.times,
            },
          }
        : undefined,
  }),
];
