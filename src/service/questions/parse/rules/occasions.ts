import type { ClaimPart, Condition, Part, PartOf, SetPart, ValuePart } from '../../parts';
import { claimOf, figurePath, isOne, joinTimes } from '../combine';
import { rule } from '../rule';
import { COUNTS } from './conditions';

/** What is said of the line of a figure. */
function lineClaim(
  value: ValuePart,
  make: (path: readonly string[]) => Condition | undefined,
): ClaimPart | undefined {
  const [path, ...others] = value.fields;
  const isPlain =
    path !== undefined &&
    others.length === 0 &&
    value.summary === undefined &&
    value.compare === undefined &&
    value.where.length === 0;
  const condition = isPlain && isOne(value.set) ? make(path) : undefined;
  return condition === undefined ? undefined : claimOf(value.set, condition, value.times);
}

const TURNED = { '=': '=', '!=': '!=', '>': '<', '<': '>', '>=': '<=', '<=': '>=' } as const;

/** The bound of an amount on a figure; a loss of so much is as much below nothing. */
function bound(
  path: readonly string[],
  { bounds }: PartOf<'Amount'>,
  value: ValuePart,
): Condition | undefined {
  const [only, ...others] = bounds;
  if (only === undefined || others.length > 0) return undefined;
  // A number like a year is hardly an amount of money.
  if (only.isYear === true && !COUNTS.has(path.at(-1) ?? '')) return undefined;
  const { operator, text, currency } = only;
  const own = figurePath(
    path,
    value.change === 'growth' ? 'yearlyGrowth' : value.change === 'change' ? 'yearlyChange' : value.change,
  );
  // A loss of so much is as much below nothing.
  const [meant, written] = value.isLoss === true ? [TURNED[operator], `-${text}`] : [operator, text];
  return {
    path: own,
    operator: meant,
    value: { kind: 'number', text: written, ...(currency === undefined ? {} : { currency }) },
  };
}

/** That a figure went up or down over the year before. */
const moved = (path: readonly string[], goes: 'up' | 'down' | undefined): Condition | undefined =>
  goes === undefined
    ? undefined
    : {
        path: figurePath(path, 'yearlyGrowth'),
        operator: goes === 'up' ? '>' : '<',
        value: { kind: 'number', text: '0' },
      };

/** A claim of which occasion is asked: the first, the last, each, or how many. */
const asked = (
  claim: ClaimPart | undefined,
  which: NonNullable<ClaimPart['which']>,
  unit?: ClaimPart['unit'],
) =>
  claim === undefined || !isLine(claim)
    ? undefined
    : ({ cat: 'Question', root: { ...claim, which, ...(unit === undefined ? {} : { unit }) } } as const);

const isLine = ({ condition, set }: ClaimPart): boolean =>
  isOne(set) && condition.value.kind === 'number' && condition.path.length === 1;

/** When something was so of a line of figures. */
export const OCCASION_RULES = [
  rule({
    name: 'figure within an amount',
    pattern: 'Value AUX? ever? first|last? Amount',
    cost: 0.05,
    result: ([value, , , word, amount]) =>
      edge(
        lineClaim(value, (path) => bound(path, amount, value)),
        word,
      ),
    examples: [
      [
        'When did WTI ever exceed $100?',
        'West Texas Intermediate.order_by=date ASC.is(latest_value_history>100)',
      ],
    ],
  }),
  rule({
    name: 'figure that moved',
    pattern: 'Value first|last? Change',
    cost: 0.2,
    result: ([value, word, { goes, isNoun }]) =>
      isNoun === true || value.change !== undefined
        ? undefined
        : edge(
            lineClaim(value, (path) => moved(path, goes)),
            word,
          ),
  }),
  rule({
    name: 'figure that moved by an amount',
    pattern: 'Value Change? by Amount Change?',
    cost: 0,
    result: ([value, before, , { bounds }, behind]) => {
      const [only, ...others] = bounds;
      const { goes, isNoun } = before ?? behind ?? {};
      const isOnce = (before === undefined) !== (behind === undefined);
      if (only === undefined || others.length > 0 || goes === undefined) return undefined;
      if (!isOnce || isNoun === true || value.change !== undefined) return undefined;
      const [operator, text] =
        goes === 'down' ? [TURNED[only.operator], `-${only.text}`] : [only.operator, only.text];
      // By how much of what is not said: `by half`.
      if (only.isPercent !== true && only.currency === undefined && Math.abs(Number(only.text)) < 1000)
        return undefined;
      const change = only.isPercent === true ? 'growth' : 'change';
      return lineClaim(value, (path) => ({
        path: figurePath(path, change),
        operator,
        value: { kind: 'number', text },
      }));
    },
    examples: [["Did Apple's revenue fall by more than 2% in 2023?", 'Apple.at=2023.is(revenue_growth<-2)']],
  }),
  rule({
    name: 'name that meets a condition',
    pattern: 'Set AUX? first|last? Cond',
    cost: 0.1,
    result: ([set, , word, cond]) => edge(nameClaim(set, cond), word),
  }),
  rule({
    name: 'of which of some times it was so',
    pattern: 'in what|howMany of|in Time AUX Claim',
    cost: 0,
    result: ([, word, , { times }, , claim]) => {
      const [time] = times;
      const own = timed(claim, times);
      if (word.cat === 'howMany') return asked(own, 'count');
      return time?.kind === 'last' ? asked(own, claim.which ?? 'each', time.unit) : undefined;
    },
    examples: [
      [
        'In which of the last ten years did Boeing make a loss?',
        'Boeing.order_by=date ASC.at=2016..2025.is(net_income_history<0)',
      ],
      [
        'In how many of the last ten years did Boeing make a loss?',
        'Boeing.at=2016..2025.count().is(net_income_history<0)',
      ],
    ],
  }),
  rule({
    name: 'claim at the end first or last',
    pattern: 'Claim first|last',
    cost: 0,
    result: ([claim, word]) => edge(claim, word),
  }),
  rule({
    name: 'claim at a time',
    pattern: 'Claim Time',
    cost: 0.05,
    result: ([claim, { times }]) => timed(claim, times),
  }),
  rule({
    name: 'claim over the year before',
    pattern: 'Claim Change',
    cost: 0.05,
    result: ([claim, { change, goes }]) =>
      change === 'yearlyGrowth' && goes === undefined ? claim : undefined,
  }),
  rule({
    name: 'when it was so',
    pattern: 'when Time? AUX? Claim',
    cost: 0,
    result: ([{ unit }, time, , claim]) =>
      asked(timed(claim, time?.times ?? []), claim.which ?? 'each', unit),
    examples: [
      ['When did Boeing make a loss?', 'Boeing.order_by=date ASC.is(net_income_history<0)'],
      [
        'In which years between 2016 and 2021 did Ford lose money',
        'Ford Motor Company.order_by=date ASC.at=2016..2021.is(net_income_history<0)',
      ],
    ],
  }),
  rule({
    name: 'when it came to be so',
    pattern: 'Claim when',
    cost: 0.1,
    result: ([claim, { unit }]) => asked(claim, claim.which ?? 'each', unit),
  }),
  rule({
    name: 'first or last time that it was so',
    pattern: 'when|what? be? first|last TimeUnit|times Claim',
    cost: 0,
    result: ([asks, be, word, unit, claim]) =>
      (asks === undefined) !== (be === undefined)
        ? undefined
        : asked(edge(claim, word), word.cat, unit.cat === 'TimeUnit' ? unit.unit : undefined),
    examples: [
      ['first year Amazon was profitable', 'Amazon.order_by=date ASC.limit=1.is(net_income_history>0)'],
    ],
  }),
  rule({
    name: 'times at which it was so',
    pattern: 'TimeUnit in|that|when that|what|be|do Claim',
    cost: 0,
    result: ([{ unit, isMany }, , , claim]) => (isMany ? asked(claim, 'each', unit) : undefined),
    examples: [
      ['list the years in which Tesla posted a net loss', 'Tesla.order_by=date ASC.is(net_income_history<0)'],
    ],
  }),
  rule({
    name: 'how often it was so',
    pattern: 'in? howMany TimeUnit Time? AUX Claim',
    cost: 0,
    result: ([, , { unit }, time, , claim]) => asked(timed(claim, time?.times ?? []), 'count', unit),
    examples: [
      ['in how many years did Ford lose money', 'Ford Motor Company.count().is(net_income_history<0)'],
      [
        'how many years since 2010 was Boeing unprofitable',
        'Boeing.at=2010...count().is(net_income_history<0)',
      ],
    ],
  }),
  rule({
    name: 'how often it was',
    pattern: 'howOften AUX Claim',
    cost: 0,
    result: ([, , claim]) => asked(claim, 'count'),
    examples: [
      ['how often was WTI above 100 dollars', 'West Texas Intermediate.count().is(latest_value_history>100)'],
    ],
  }),
  rule({
    name: 'whether it was so',
    pattern: 'AUX Claim',
    cost: 0.1,
    result: ([{ isPast }, claim]) =>
      claim.which === undefined && isLine(claim)
        ? { cat: 'Question', root: { ...claim, ...(isPast === true ? { isPast } : {}) } }
        : undefined,
    examples: [["Did Intel's loss exceed 10 billion in 2024?", 'Intel.at=2024.is(net_income<-10000000000)']],
  }),
  rule({
    name: 'whether a figure ever moved or was within an amount',
    pattern: 'AUX Value ever AUX? Amount|Change',
    cost: 0,
    result: ([, value, , , end]) =>
      ever(
        end.cat === 'Change' && end.isNoun === true
          ? undefined
          : lineClaim(value, (path) =>
              end.cat === 'Amount' ? bound(path, end, value) : moved(path, end.goes),
            ),
      ),
    examples: [
      ["Has IBM's revenue ever fallen?", 'IBM.is(revenue_yearly_growth_history<0)'],
      [
        "Has Wells Fargo's revenue ever been above 80 billion?",
        'Wells Fargo.is(revenue_history>80000000000)',
      ],
    ],
  }),
  rule({
    name: 'whether a name ever met a condition',
    pattern: 'AUX Set ever Cond',
    cost: 0,
    result: ([, set, , cond]) => ever(nameClaim(set, cond)),
    examples: [['Has Intel ever lost money?', 'Intel.is(net_income_history<0)']],
  }),
];

/** What a name meets with a figure. */
function nameClaim(set: SetPart, { conditions, times }: PartOf<'Cond'>): ClaimPart | undefined {
  const [condition, ...others] = conditions;
  return isOne(set) && condition?.value.kind === 'number' && others.length === 0
    ? claimOf(set, condition, times)
    : undefined;
}

/** That it was so at any time. */
function ever(claim: ClaimPart | undefined): Part | undefined {
  if (claim === undefined || !isLine(claim)) return undefined;
  const condition = { ...claim.condition, path: [`${claim.condition.path[0] ?? ''}_history`] };
  return { cat: 'Question', root: { ...claim, condition } };
}

const edge = (
  claim: ClaimPart | undefined,
  word: PartOf<'first' | 'last'> | undefined,
): ClaimPart | undefined => {
  if (word === undefined || claim === undefined) return claim;
  return claim.which !== undefined || !isLine(claim) ? undefined : { ...claim, which: word.cat };
};

function timed(claim: ClaimPart, times: ClaimPart['times']): ClaimPart | undefined {
  if (times.length === 0) return claim;
  const joined = claim.isEvent === true ? undefined : joinTimes(claim.times, times);
  return joined === undefined ? undefined : { ...claim, times: joined };
}
