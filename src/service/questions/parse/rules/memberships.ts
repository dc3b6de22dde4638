import { insideCondition, isClass, narrow } from '../combine';
import { EMPTY_SET, type PartOf, type SetPart, type VerbPart } from '../../parts';
import type { Knowledge } from '../../knowledge';
import { rule } from '../rule';
import { datedClass } from '../dates';
import { since } from './questions';

/** What it is to be in something, from its beginning or to its end. */
const MEMBER = {
  since: { cat: 'Verb', field: 'member_of', inverse: 'members', dated: 'since' },
  until: { cat: 'Verb', field: 'former_member_of', inverse: 'former_members', dated: 'until' },
} as const satisfies Record<string, VerbPart>;

/** Since or until when somebody was in something of which one is a member. */
function memberSince(
  set: SetPart,
  to: SetPart,
  part: keyof typeof MEMBER,
  knowledge: Knowledge,
): PartOf<'Question'> | undefined {
  const type = set.names?.[0]?.bearers[0]?.type;
  const inside = to.names === undefined ? undefined : insideCondition(to.names, type);
  const root = inside?.path.join() === 'member_of' ? since(set, MEMBER[part], to, knowledge) : undefined;
  return root && { cat: 'Question', root };
}

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
    name: 'since or until when somebody was in something',
    pattern: 'when|untilWhen AUX Set be? in|Verb Set',
    cost: 0.05,
    result: ([word, , set, , verb, to], knowledge) =>
      verb.cat === 'Verb' && verb.field !== 'member_of'
        ? undefined
        : memberSince(set, to, word.cat === 'when' ? 'since' : 'until', knowledge),
    examples: [
      ['Since when is Croatia in the EU?', 'Croatia.member_of.name=European Union.since'],
      [
        'Until when was Angola in OPEC?',
        'Angola.former_member_of.name=Organization of the Petroleum Exporting Countries.until',
      ],
    ],
  }),
  rule({
    name: 'joining of somebody to something',
    pattern: 'Verb of|from Set to|in|of Set',
    cost: 0,
    result: ([verb, , set, , to], knowledge) => byNoun(set, verb, to, knowledge),
    examples: [['accession of Croatia to the EU', 'Croatia.member_of.name=European Union.since']],
  }),
  rule({
    name: 'joining of something by somebody',
    pattern: 'Set Verb of|by? Set',
    cost: 0,
    result: ([to, verb, , set], knowledge) => byNoun(set, verb, to, knowledge),
    examples: [['WTO accession of China', 'China.member_of.name=World Trade Organization.since']],
  }),
  rule({
    name: 'day on which somebody did something',
    pattern: 'Verb when? Set Verb Set',
    cost: 0,
    result: ([noun, , set, verb, to], knowledge) =>
      noun.isNoun === true && noun.field === undefined && set.names !== undefined
        ? since(set, verb, to, knowledge)
        : undefined,
    examples: [['date when Croatia joined the euro area', 'Croatia.member_of.name=Euro area.since']],
  }),
  rule({
    name: 'members with the days on which they came in',
    pattern: 'Set with|by Verb',
    cost: 0,
    result: ([set, , { isNoun }]) =>
      isNoun === true && isClass(set) ? datedClass({ cat: 'Question', root: set, asks: 'list' }) : undefined,
    examples: [['EU members with dates', 'countries.member_of.name=European Union.member_of.since']],
  }),
  rule({
    name: 'when somebody left something, verb last',
    pattern: 'when AUX Set from|in|to Set Verb',
    cost: 0,
    result: ([, , set, , to, verb], knowledge) => {
      const root = set.names === undefined ? undefined : since(set, verb, to, knowledge);
      return root && { cat: 'Question', root };
    },
    examples: [
      [
        'Wann ist Großbritannien aus der EU ausgetreten?',
        'European Union.former_members.name=United Kingdom.until',
      ],
    ],
  }),
  rule({
    name: 'list of a group',
    pattern: 'list Set',
    cost: 0,
    result: ([, set], { evaluator }) => {
      const type = evaluator.topics.first('countries')?.type;
      const condition =
        isClass(set) || set.times.length > 0 || set.names?.length !== 1 || type === undefined
          ? undefined
          : insideCondition(set.names, type);
      const members =
        condition?.path.join() === 'member_of' && type !== undefined
          ? narrow(
              { ...EMPTY_SET, topic: 'countries', type, isMany: true },
              { conditions: [condition], times: [] },
            )
          : undefined;
      return members && { cat: 'Question', root: members, asks: 'list' };
    },
    examples: [['List the G7', 'countries.member_of=Group of Seven']],
  }),
];
