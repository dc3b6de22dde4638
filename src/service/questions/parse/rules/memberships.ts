import { everyOf, isClass, isNamedThing, membersOf } from '../combine';
import { bySinceOf } from './sets';
import { type PartOf, type SetPart, type VerbPart } from '../../parts';
import type { Knowledge } from '../../knowledge';
import { rule } from '../rule';
import { datedClass } from '../dates';
import { since } from '../claim';

/** When somebody did what a noun says. */
function byNoun(
  set: SetPart,
  verb: VerbPart,
  to: SetPart,
  knowledge: Knowledge,
): PartOf<'Value'> | undefined {
  return verb.isNoun === true && set.names !== undefined && to.names !== undefined
    ? since(set, verb, to, knowledge)
    : undefined;
}

/** Who is in what, since when and until when. */
export const MEMBERSHIP_RULES = [
  rule({
    name: 'joining of somebody to something',
    pattern: 'Verb of|from Set to|in|of Set',
    cost: 0,
    result: ([verb, , set, , to], knowledge) => byNoun(set, verb, to, knowledge),
  }),
  rule({
    name: 'joining of something by somebody',
    pattern: 'Set possessive? Verb of|by? Set',
    cost: 0,
    result: ([to, , verb, , set], knowledge) => byNoun(set, verb, to, knowledge),
  }),
  rule({
    name: 'members with the days on which they came in',
    pattern: 'Set with|by Verb',
    cost: 0,
    result: ([set, , { isNoun }]) =>
      isNoun === true && isClass(set) ? datedClass({ cat: 'Question', root: set, asks: 'list' }) : undefined,
  }),
  rule({
    name: 'which of several came in first',
    pattern: 'what|who|do Set? Verb Set last|first|Superlative|Comparative Set',
    cost: 0,
    result: ([, kind, verb, to, , set], knowledge) => {
      const isPair =
        set.names?.length === 2 && (kind === undefined || isClass(kind)) && verb.isPassive !== true;
      const root = isPair ? since({ ...set, joint: 'or' }, verb, to, knowledge) : undefined;
      return root && { cat: 'Question', root };
    },
  }),
  rule({
    name: 'who came in last',
    pattern: 'who Verb Set last|first|Superlative',
    cost: 0,
    result: ([, verb, to, end], knowledge) => {
      const countries = everyOf('countries', knowledge);
      const condition = verb.field === 'member_of' ? isNamedThing(['member_of'], to) : undefined;
      if (countries === undefined || condition === undefined) return undefined;
      const all: SetPart = { ...countries, isMany: false };
      const root = bySinceOf(all, { cat: 'Cond', conditions: [condition], times: [], dated: 'since' }, end);
      return root && { cat: 'Question', root, asks: 'list' };
    },
  }),
  rule({
    name: 'list of a group',
    pattern: 'list Set',
    cost: 0,
    result: ([, set], knowledge) => {
      const members = set.times.length > 0 ? undefined : membersOf(set, knowledge);
      return members?.conditions[0]?.path.join() === 'member_of'
        ? { cat: 'Question', root: members, asks: 'list' }
        : undefined;
    },
  }),
];
