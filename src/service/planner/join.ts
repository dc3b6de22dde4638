import type { EntityType } from '../../shared/contract/entity-type';
import type { Evaluator } from '../query/evaluate';
import { createAttach } from './part-combination';
import type { MayHold } from './type-compatibility';
import { keepsTimes } from './time-preservation';
import { rootOfSet } from './rules/root-parts';
import { ACCESSION_RULES, LEAVING_RULES } from './rules/accession';
import { ALTERNATIVE_RULES } from './rules/alternatives';
import { AWARD_RULES } from './rules/awards';
import { CODE_RULES } from './rules/codes';
import { COMPARE_RULES } from './rules/comparisons';
import { CONVERT_RULES } from './rules/converted';
import { EITHER_TIME_RULES } from './rules/either-time';
import { EVENT_RULES } from './rules/events';
import { FIELD_RULES } from './rules/fields';
import { GROUP_RULES } from './rules/groups';
import { JOINED_RULES } from './rules/joined-when';
import { MEASURE_RULES } from './rules/measures';
import { MOVE_RULES } from './rules/moves';
import { MOVED_WHEN_RULES } from './rules/moved-when';
import { GROWTH_RULES, OCCASION_RULES } from './rules/occasions';
import { firstFirm, ORDER_RULES } from './rules/orders';
import { QUESTION_RULES } from './rules/questions';
import { RELATION_RULES } from './rules/relations';
import { isMeasure, isSingle } from './rules/parts';
import type { Rule } from './rules/rule';
import { counted, RANK_RULES } from './rules/ranks';
import { SAME_RULES } from './rules/same';
import { SHARE_RULES } from './rules/shares';
import { SET_RULES } from './rules/sets';
import { SUCCESSION_RULES } from './rules/successions';
import { TIME_RULES } from './rules/times';
import { TONGUE_RULES } from './rules/languages';
import { UNLIKE_RULES } from './rules/exclusions';
import type { Light, Part, RootPart, SetPart } from './question-parts';

/** A wider part and what it costs to read the two as one: 0 for what is said so, more for what is seldom meant. */
export type Joined = { part: Part; cost: number; led?: Light; trailed?: Light };

/** Puts two neighbouring parts together in every way that types correctly and costs no more than `most`. */
export type Join = (left: Part, right: Part, most: number) => readonly Joined[];

/** Every rule of the grammar; it knows types and no words. */
const RULES: readonly Rule[] = [
  ...SET_RULES,
  ...RELATION_RULES,
  ...FIELD_RULES,
  ...ORDER_RULES,
  ...COMPARE_RULES,
  ...TIME_RULES,
  ...GROUP_RULES,
  ...SHARE_RULES,
  ...EVENT_RULES,
  ...MEASURE_RULES,
  ...QUESTION_RULES,
  ...ACCESSION_RULES,
  ...LEAVING_RULES,
  ...JOINED_RULES,
  ...SUCCESSION_RULES,
  ...UNLIKE_RULES,
  ...CONVERT_RULES,
  ...CODE_RULES,
  ...SAME_RULES,
  ...TONGUE_RULES,
  ...AWARD_RULES,
  ...RANK_RULES,
  ...ALTERNATIVE_RULES,
  ...OCCASION_RULES,
  ...GROWTH_RULES,
  ...MOVE_RULES,
  ...MOVED_WHEN_RULES,
  ...EITHER_TIME_RULES,
];

/** The rules by the kinds of what they put together, the left one first; the same for every store. */
const BY_KINDS = byKinds(RULES);

function byKinds(
  rules: readonly Rule[],
): ReadonlyMap<Part['kind'], ReadonlyMap<Part['kind'], readonly Rule[]>> {
  const made = new Map<Part['kind'], Map<Part['kind'], Rule[]>>();
  for (const each of rules) {
    const byRight = made.get(each.left) ?? new Map<Part['kind'], Rule[]>();
    made.set(each.left, byRight);
    const those = byRight.get(each.right);
    if (those === undefined) byRight.set(each.right, [each]);
    else those.push(each);
  }
  return made;
}

/** What the light words cost that are passed over: nothing for an article, much for what may mean something. */
const PASSED: ReadonlyMap<Light, number> = new Map<Light, number>([
  ['the', 0.01],
  ['newest', 0.01],
  ['be', 0.03],
  ['do', 0.03],
  ['have', 0.06],
  ['that', 0.05],
  ['comma', 0.05],
  ['of', 0.35],
  ['in', 0.7],
  ['for', 0.5],
  ['at', 0.6],
  ['on', 0.7],
  ['to', 0.8],
  ['from', 0.7],
  ['by', 0.9],
]);

/** What it costs that nothing is named of what somebody has: who checks `Boeing's books` checks Boeing. */
const OWNED = 0.4;

/** Words that say nothing of whether it is asked. */
export const PLAIN: ReadonlySet<Light> = new Set<Light>(['the', 'newest', 'comma']);

/** The question that names with nothing beside them are: `CPI September 2021` asks for its value. */
export type Alone = (part: SetPart | Extract<Part, { kind: 'ranked' | 'order' }>) => RootPart | undefined;

/** What is asked for by its name alone: `fed decision march 2022`. */
const EVENTS: ReadonlySet<EntityType> = new Set<EntityType>(['Event', 'CorporateEvent']);

const NONE: readonly Joined[] = [];
const NO_RULES: readonly Rule[] = [];

/** Makes what puts neighbouring parts together; `mayHold` as fitting takes it. */
export function createJoin(evaluator: Evaluator, mayHold?: MayHold): { join: Join; alone: Alone } {
  const attach = createAttach(evaluator, mayHold);
  const join: Join = (left, right, most) => {
    const rules = BY_KINDS.get(left.kind)?.get(right.kind);
    // Most pairs of a chart fit by no rule, and are asked for by the thousand.
    if (rules === undefined && left.kind !== 'light' && right.kind !== 'light') return NONE;
    let found: Joined[] | undefined;
    for (const { cost, join } of rules ?? NO_RULES) {
      if (cost > most) continue;
      const part = join(left as never, right as never, attach);
      if (part !== undefined && keepsTimes(left, right, part)) (found ??= []).push({ part, cost });
    }
    if (left.kind === 'light' && left.light === 'and' && right.kind === 'root')
      (found ??= []).push({ part: right, cost: 0.3 });
    if (left.kind === 'light' && right.kind !== 'light') {
      const passed = PASSED.get(left.light);
      // `Is …` asks for yes or no only where nothing that asks stands before it.
      const isAsked = right.kind === 'root' && !PLAIN.has(left.light);
      if (passed !== undefined && !isAsked)
        (found ??= []).push({ part: right, cost: passed, led: left.light });
    } else if (right.kind === 'light') {
      const passed = right.light === 'possessive' ? OWNED : PASSED.get(right.light);
      if (passed !== undefined)
        (found ??= []).push({ part: left, cost: passed + 0.01, trailed: right.light });
    }
    return found ?? NONE;
  };
  const isEvent = ({ named = [] }: SetPart): boolean =>
    named.length === 1 && named.every(([first]) => first !== undefined && EVENTS.has(first.type));
  const alone: Alone = (set) => {
    if (set.kind === 'order') return firstFirm(set, attach);
    if (set.kind === 'ranked') {
      const root = counted(set, attach);
      return root === undefined ? undefined : { kind: 'root', root };
    }
    return set.at.length > 0 || isEvent(set) || (isMeasure(set) && isSingle(set))
      ? rootOfSet('what', set, attach)
      : undefined;
  };
  return { join, alone };
}
