import {
  amountConditions,
  bearersWith,
  claimOf,
  factCount,
  figurePath,
  insideCondition,
  isClass,
  isNamedThing,
} from '../combine';
import type { Knowledge } from '../../knowledge';
import {
  EMPTY_SET,
  type ClaimPart,
  type Condition,
  type Part,
  type SetPart,
  type ValuePart,
  type VerbPart,
} from '../../parts';
import { rule } from '../rule';
import { COUNTS } from './conditions';

const ask = (claim: ClaimPart | undefined) =>
  claim === undefined ? undefined : ({ cat: 'Question', root: claim } as const);

/** What is claimed of each of a class. */
function claimOfAll(
  set: SetPart,
  conditions: readonly Condition[],
  times: ClaimPart['times'],
): ClaimPart | undefined {
  const [condition, ...others] = conditions;
  if (set.isAll !== true || set.names !== undefined || condition === undefined || others.length > 0)
    return undefined;
  const { isAll: _isAll, ...all } = set;
  if (condition.path.length === 0) return undefined;
  // What was ranked and cut is claimed of after that.
  const { topic, type } = all;
  const pool =
    all.ranking === undefined || topic === undefined || type === undefined
      ? all
      : { ...EMPTY_SET, topic, type, isMany: true, within: { ...all, times } };
  return claimOf(pool, condition, times);
}

/** A claim about a figure that is asked of the past. */
const askPast = ({ isPast }: { isPast?: true }, claim: ClaimPart | undefined) =>
  ask(claim !== undefined && isPast === true ? { ...claim, isPast } : claim);

/** What a value's one field is said to be, as a claim about whom it is of. */
function claimOfValue(
  value: ValuePart,
  make: (path: readonly string[]) => Condition | undefined,
): ClaimPart | undefined {
  const [path, ...others] = value.fields;
  if (path === undefined || others.length > 0 || value.summary !== undefined || value.compare !== undefined)
    return undefined;
  const condition = make(path);
  if (condition === undefined) return undefined;
  const claim = claimOf(value.set, condition, value.times);
  return claim === undefined ? undefined : { ...claim, where: value.where };
}

/** What a verb says of somebody and something. */
function verbClaim(
  set: SetPart,
  { field, inverse, dated }: VerbPart,
  object: SetPart,
  knowledge: Knowledge,
): ClaimPart | undefined {
  if (set.names === undefined || object.names === undefined) return undefined;
  const sides = [
    { path: field, of: set, other: object },
    { path: inverse, of: object, other: set },
  ].flatMap(({ path, of, other }) => {
    const held = path === undefined ? 0 : factCount(of, [path], knowledge);
    return path === undefined || held === 0 ? [] : [{ path, of, other, held }];
  });
  const [side] = sides.sort((a, b) => a.held - b.held);
  const condition = side && isNamedThing([side.path], side.other);
  const claim = side && condition && claimOf(bearersWith(side.of, [side.path], knowledge), condition);
  return claim === undefined
    ? undefined
    : { ...claim, ...(dated === undefined ? {} : { isEvent: true as const }) };
}

/** That a relationship began or ended at a time, told from the side that has fewer. */
function eventClaim(
  set: SetPart,
  verb: VerbPart,
  { object, times }: { object: SetPart; times: ClaimPart['times'] },
  knowledge: Knowledge,
): ClaimPart | undefined {
  const { dated } = verb;
  if (dated !== 'since' && dated !== 'until') return undefined;
  const claim = verbClaim(set, verb, object, knowledge);
  const { condition } = claim ?? {};
  if (claim === undefined || condition === undefined) return undefined;
  const named = { ...condition, path: [...condition.path, 'name'] };
  return {
    ...claim,
    where: [named],
    condition: { path: [dated], operator: '=', value: { kind: 'time', times } },
    isEvent: true,
  };
}

/** What is asked with yes or no. */
export const CLAIM_RULES = [
  rule({
    name: 'whether somebody meets a condition',
    pattern: 'AUX|whether Set have|with? Cond',
    cost: 0.02,
    result: ([word, set, , { conditions, times }]) => {
      const [condition, ...others] = conditions;
      if (set.names === undefined) return ask(claimOfAll(set, conditions, times));
      return condition === undefined || others.length > 0 || condition.path.length === 0
        ? undefined
        : askPast(word, claimOf(set, condition, times));
    },
    examples: [
      ['Is Apple headquartered in Texas?', 'Apple.is(headquarters=Texas)'],
      ['Were all banks profitable in 2023?', 'companies.industry=Banking.at=2023.is(net_income>0)'],
      ['Did Apple have more than 300 billion in revenue in 2020?', 'Apple.at=2020.is(revenue>300000000000)'],
    ],
  }),
  rule({
    name: 'whether somebody does something',
    pattern: 'AUX|whether Set Verb by|in|of|on|at? Set Time?',
    cost: 0,
    result: ([, set, verb, preposition, object, time], knowledge) => {
      if ((verb.isPassive === true) !== (preposition !== undefined)) return undefined;
      return ask(
        time === undefined
          ? verbClaim(set, verb, object, knowledge)
          : eventClaim(set, verb, { object, times: time.times }, knowledge),
      );
    },
    examples: [
      ['Does France use the euro?', 'France.is(currency=Euro)'],
      ['Is Spanish spoken in Mexico?', 'Mexico.is(languages=Spanish)'],
      [
        'Did Poland join NATO in 1999?',
        'Poland.member_of.name=North Atlantic Treaty Organization.is(since=1999)',
      ],
    ],
  }),
  rule({
    name: 'whether it came to be so, verb last',
    pattern: 'AUX|whether Set Time? Set Verb',
    cost: 0,
    result: ([, set, time, object, verb], knowledge) => {
      if (verb.isPassive === true) return undefined;
      return ask(
        time === undefined
          ? verbClaim(set, verb, object, knowledge)
          : eventClaim(set, verb, { object, times: time.times }, knowledge),
      );
    },
    examples: [
      [
        'Ist Polen 2004 der NATO beigetreten?',
        'Poland.member_of.name=North Atlantic Treaty Organization.is(since=2004)',
      ],
    ],
  }),
  rule({
    name: 'whether somebody does something, verb first',
    pattern: 'Verb Set Time? in|to|by|ended? Set',
    cost: 0.3,
    result: ([verb, set, time, , object], knowledge) => {
      const claim = verb.isPassive === true ? undefined : verbClaim(set, verb, object, knowledge);
      return claim && ask({ ...claim, times: [...claim.times, ...(time?.times ?? [])] });
    },
    examples: [['Gehört Kroatien zum Euroraum?', 'Croatia.is(member_of=Euro area)']],
  }),
  rule({
    name: 'whether somebody has something as a field',
    pattern: 'AUX|whether Set have? Set as Fields',
    cost: 0,
    result: ([
      ,
      set,
      ,
      object,
      ,
      {
        fields: [path, ...others],
      },
    ]) => {
      const condition = path === undefined || others.length > 0 ? undefined : isNamedThing(path, object);
      return condition === undefined || set.names === undefined ? undefined : ask(claimOf(set, condition));
    },
    examples: [['Hat Finnland den Euro als Währung?', 'Finland.is(currency=Euro)']],
  }),
  rule({
    name: 'whether somebody is in something',
    pattern: 'be|whether Set in|on|at|of Set',
    cost: 0.03,
    result: ([, set, , object]) => claimInside(set, object),
    examples: [
      ['Is Norway in the EU?', 'Norway.is(member_of=European Union)'],
      [
        'Are all EU countries in NATO?',
        'countries.member_of=European Union.is(member_of=North Atlantic Treaty Organization)',
      ],
    ],
  }),
  rule({
    name: 'somebody is in something',
    pattern: 'Set be in Set',
    cost: 0.4,
    result: ([set, , , object]) => (set.names === undefined ? undefined : claimInside(set, object)),
    examples: [['Poland is in the EU, right?', 'Poland.is(member_of=European Union)']],
  }),
  rule({
    name: 'whether somebody is one of a class',
    pattern: 'be|whether Set Set',
    cost: 0.1,
    result: ([, set, kind]) => {
      const [condition, ...others] = kind.conditions;
      const isClaim =
        set.names !== undefined &&
        isClass(kind) &&
        condition !== undefined &&
        others.length === 0 &&
        kind.ranking === undefined;
      return isClaim ? ask(claimOf(set, condition)) : undefined;
    },
    examples: [['Is JPMorgan Chase a bank?', 'JPMorgan Chase.is(industry=Banking)']],
  }),
  rule({
    name: 'whether somebody is what a field has',
    pattern: 'be|whether Set|Value Value|Set',
    cost: 0.02,
    result: ([, one, other]) => {
      const [set, value] = one.cat === 'Set' ? [one, other] : [other, one];
      return set.cat === 'Set' && value.cat === 'Value' ? isWhatIs(set, value) : undefined;
    },
    examples: [
      ['Is Tim Cook the CEO of Apple?', 'Apple.is(ceo=Tim Cook)'],
      ['Is the capital of France Paris?', 'France.is(capital=Paris)'],
    ],
  }),
  rule({
    name: 'somebody is what a field has',
    pattern: 'Set be Value',
    cost: 0.4,
    result: ([set, , value]) => isWhatIs(set, value),
    examples: [['Tim Cook is the CEO of Apple, right?', 'Apple.is(ceo=Tim Cook)']],
  }),
  rule({
    name: 'whether a value is within an amount',
    pattern: 'AUX|whether Value ever? Amount',
    cost: 0,
    result: ([word, value, ever, amount]) =>
      value.isLoss === true
        ? undefined
        : askPast(
            ever === undefined ? word : {},
            claimOfValue(value, (path) =>
              ever === undefined
                ? oneBound(figurePath(path, value.change), amount)
                : oneBound([...path.slice(0, -1), `${path.at(-1) ?? ''}_history`], amount),
            ),
          ),
    examples: [
      ["Did Apple's revenue exceed 300 billion in 2020?", 'Apple.at=2020.is(revenue>300000000000)'],
      ["Was Home Depot's revenue ever above 150 billion?", 'The Home Depot.is(revenue_history>150000000000)'],
    ],
  }),
  rule({
    name: 'whether a value went up or down',
    pattern: 'AUX|whether Value',
    cost: 0.1,
    result: ([, value]) => (value.change === undefined ? undefined : { cat: 'Question', root: value }),
    examples: [["Did Apple's revenue rise in 2023?", 'Apple.revenue_change.at=2023']],
  }),
];

function oneBound(
  path: readonly string[],
  amount: Parameters<typeof amountConditions>[1],
): Condition | undefined {
  const [condition, ...others] = amountConditions(path, amount);
  const isYear =
    amount.bounds.some((bound) => bound.isYear === true) && !path.some((step) => COUNTS.has(step));
  return others.length > 0 || isYear ? undefined : condition;
}

/** That named things, or all of a class, are in something. */
function claimInside(set: SetPart, object: SetPart): Part | undefined {
  if (object.names === undefined) return undefined;
  const condition =
    set.names === undefined ? insideCondition(object.names, set.type, object.joint) : insideOf(set, object);
  if (condition === undefined) return undefined;
  return ask(set.names === undefined ? claimOfAll(set, [condition], object.times) : claimOf(set, condition));
}

const isWhatIs = (set: SetPart, value: ValuePart): Part | undefined =>
  set.names === undefined || set.times.length > 0
    ? undefined
    : ask(claimOfValue(value, (path) => isNamedThing(path, set)));

function insideOf(set: SetPart, object: SetPart): Condition | undefined {
  const bearer = set.names?.[0]?.bearers[0];
  return bearer === undefined || object.names === undefined
    ? undefined
    : insideCondition(object.names, bearer.type, object.joint);
}
