import {
  claimAt,
  claimIs,
  claimOfValue,
  claimThat,
  isLine,
  occasions,
  since,
  verbClaim,
  whenTrue,
  whether,
} from '../claim';
import { claimOf, figurePath, isOne, plainPath } from '../combine';
import type { ClaimPart, Condition, PartOf, SetPart, ValuePart } from '../../parts';
import type { Knowledge } from '../../knowledge';
import { onlyOne, rule } from '../rule';
import { COUNTS, TURNED } from './conditions';

/** The bound of an amount on a figure; a loss of so much is as much below nothing. */
function bound(
  path: readonly string[],
  { bounds }: PartOf<'Amount'>,
  { change, isLoss }: ValuePart,
): Condition | undefined {
  const [only, ...others] = bounds;
  if (only === undefined || others.length > 0) return undefined;
  const { operator, text, currency, isYear, isPercent } = only;
  // A number like a year is hardly an amount of money.
  if (isYear === true && !COUNTS.has(path.at(-1) ?? '')) return undefined;
  const [meant, written] = isLoss === true ? [TURNED[operator], `-${text}`] : [operator, text];
  return {
    path: figurePath(path, change),
    operator: meant,
    value: {
      kind: 'number',
      text: written,
      ...(currency === undefined ? {} : { currency }),
      ...(isPercent === true ? { isPercent } : {}),
    },
  };
}

/** That a figure went up or down over the year before, or grew by so much from one time to another. */
const moved = (value: ValuePart, { goes, atLeast }: PartOf<'Change'>): ClaimPart | undefined =>
  goes === undefined || value.change !== undefined || !isOne(value.set)
    ? undefined
    : claimOfValue(value, (path) => ({
        path: figurePath(path, atLeast === undefined ? 'yearlyGrowth' : 'growth'),
        operator: goes === 'up' ? (atLeast === undefined ? '>' : '>=') : atLeast === undefined ? '<' : '<=',
        value: {
          kind: 'number',
          text: `${goes === 'up' || atLeast === undefined ? '' : '-'}${atLeast ?? 0}`,
        },
      }));

/** Whether a value is the place in which somebody is. */
const isPlaced = (part: SetPart | ValuePart): boolean =>
  part.cat === 'Value' && part.fields.length === 1 && part.fields[0]?.join() === 'headquarters';

/** A claim with or without the verb that says it. */
const said = (claim: ClaimPart | undefined, verb: object | undefined): ClaimPart | undefined =>
  claim && (verb === undefined ? { ...claim, isOpen: true } : claim);

/** A claim of any time, or of the first or the last one. */
function edge(
  claim: ClaimPart | undefined,
  word: PartOf<'first' | 'last'> | undefined,
  ever?: PartOf<'ever'>,
): ClaimPart | undefined {
  if (claim === undefined || (word === undefined && ever === undefined)) return claim;
  if (word === undefined) return { ...claim, isEver: true };
  return claim.which !== undefined || !isLine(claim) ? undefined : { ...claim, which: word.cat };
}

/** That somebody had anything of a figure: more than nothing, of a loss less. */
function ofAny(
  set: SetPart,
  verb: PartOf<'have' | 'Verb'>,
  own: PartOf<'Fields' | 'Thing'> | undefined,
): ClaimPart | undefined {
  const isFigure = own?.cat === 'Fields';
  const said = verb.cat === 'Verb' && verb.inverse === undefined ? verb.field?.split('.') : undefined;
  const path = !isFigure ? said : verb.cat === 'have' && own.times.length === 0 ? plainPath(own) : undefined;
  const isLoss = isFigure ? own.isLoss : verb.cat === 'Verb' && verb.isLoss;
  return (
    path &&
    claimOf(set, { path, operator: isLoss === true ? '<' : '>', value: { kind: 'number', text: '0' } })
  );
}

/** Whether a bound on a figure of somebody is said, which hardly anybody says without asking: `Tesla profitable in 2019`. */
const isOfFigure = ({ condition: { value, path }, set, which }: ClaimPart, { factsAt }: Knowledge): boolean =>
  value.kind === 'number' &&
  which === undefined &&
  (set.names ?? []).some(({ bearers: [entity] }) =>
    entity === undefined ? false : factsAt(entity, path)[0]?.value.kind === 'point',
  );

/** What is said of a set, and whether, when and how often it is so. */
export const CLAIM_RULES = [
  rule({
    name: 'somebody meets a condition',
    pattern: 'Set AUX? ever? first|last? Cond',
    result: ([set, be, ever, word, cond], knowledge) =>
      edge(said(claimThat(set, cond, knowledge), be ?? cond.relation), word, ever),
  }),
  rule({
    name: 'first or last time of a condition',
    pattern: 'Set first|last TimeUnit Cond',
    cost: 0,
    result: ([set, word, { unit }, cond], knowledge) =>
      occasions(claimThat(set, cond, knowledge), word.cat, unit),
  }),
  rule({
    name: 'one thing is another',
    pattern: 'Set|Value be? on|in? Set|Value',
    cost: 0,
    result: ([one, be, word, other]) =>
      word !== undefined && (other.cat !== 'Value' || be === undefined) && !isPlaced(one)
        ? undefined
        : said(claimIs(one, other), be),
  }),
  rule({
    name: 'somebody is in what another has',
    pattern: 'Set Verb Value',
    cost: 0,
    result: ([set, { inverse }, value]) =>
      inverse !== undefined && value.fields[0]?.join() === inverse ? claimIs(set, value) : undefined,
  }),
  rule({
    name: 'figure within an amount',
    pattern: 'Value AUX? ever? AUX? first|last? Amount',
    cost: 0.05,
    result: ([value, be, ever, , word, amount]) =>
      edge(
        said(
          claimOfValue(value, (path) => bound(path, amount, value)),
          be,
        ),
        word,
        ever,
      ),
  }),
  rule({
    name: 'figure that moved',
    pattern: 'Value ever? first|last? Change',
    cost: 0.3,
    result: ([value, ever, word, change]) =>
      change.isNoun === true ? undefined : edge(said(moved(value, change), undefined), word, ever),
  }),
  rule({
    name: 'figure that moved by an amount',
    pattern: 'Value Change? by Amount Change?',
    cost: 0,
    result: ([value, before, , { bounds }, behind]) => {
      const [only, ...others] = bounds;
      const { goes, isNoun } = onlyOne(before, behind) ?? {};
      if (only === undefined || others.length > 0 || goes === undefined) return undefined;
      if (isNoun === true || value.change !== undefined || !isOne(value.set)) return undefined;
      const [operator, text] =
        goes === 'down' ? [TURNED[only.operator], `-${only.text}`] : [only.operator, only.text];
      // By how much of what is not said: `by half`.
      if (only.isPercent !== true && only.currency === undefined && Math.abs(Number(only.text)) < 1000)
        return undefined;
      const change = only.isPercent === true ? 'growth' : 'change';
      return claimOfValue(value, (path) => ({
        path: figurePath(path, change),
        operator,
        value: { kind: 'number', text },
      }));
    },
  }),
  rule({
    name: 'somebody had something of a figure at all',
    pattern: 'Set first|last|ever have Fields',
    cost: 0.05,
    result: ([set, word, verb, own]) =>
      word.cat === 'ever' ? edge(ofAny(set, verb, own), undefined, word) : edge(ofAny(set, verb, own), word),
  }),
  rule({
    name: 'claim and what stands behind it',
    pattern: 'Claim AUX|Change|first|last',
    cost: 0.05,
    result: ([claim, word]) => {
      if (word.cat === 'first' || word.cat === 'last') return edge(claim, word);
      // What is so over the year before moved.
      const isOther = word.cat === 'Change' && (word.change !== 'yearlyGrowth' || word.goes !== undefined);
      return isOther ? undefined : claim;
    },
  }),
  rule({
    name: 'whether it is so',
    pattern: 'AUX|whether Claim',
    cost: 0.02,
    result: ([word, claim]) =>
      word.cat === 'have' && claim.set.names === undefined
        ? undefined
        : whether(claim, word.cat !== 'whether' && word.isPast === true),
  }),
  rule({
    name: 'whether it is so, as it is said',
    pattern: 'Claim',
    cost: 0.45,
    result: ([claim], knowledge) =>
      (claim.isOpen === true && !isOfFigure(claim, knowledge)) || claim.set.names === undefined
        ? undefined
        : whether(claim, false),
  }),
  rule({
    name: 'whether it is so, verb first',
    pattern: 'Verb Set Time? in|to|by|of|ended? Set',
    cost: 0.3,
    result: ([verb, set, time, , object], knowledge) => {
      const claim =
        verb.isPassive === true ? undefined : verbClaim(set, { verb, object, times: [] }, knowledge);
      return whether(claim && { ...claim, times: [...claim.times, ...(time?.times ?? [])] }, false);
    },
  }),
  rule({
    name: 'whether a value went up or down',
    pattern: 'AUX|whether Value',
    cost: 0.1,
    result: ([, value]) => (value.change === undefined ? undefined : { cat: 'Question', root: value }),
  }),
  rule({
    name: 'whether somebody had something of a figure',
    pattern: 'AUX|whether Set have|Verb Fields|Thing?',
    cost: 0.05,
    result: ([word, set, verb, own], knowledge) => {
      const claim = ofAny(set, verb, own);
      return claim !== undefined && isOfFigure(claim, knowledge)
        ? whether(claim, word.cat !== 'whether' && word.isPast === true)
        : undefined;
    },
  }),
  rule({
    name: 'whether a time was so for somebody',
    pattern: 'AUX|whether Time AUX? Cond TimeUnit for|of|at|in Set',
    cost: 0,
    result: ([, { times }, , cond, , , set], knowledge) => {
      const claim = claimThat(set, cond, knowledge);
      return whether(claim && claimAt(claim, times, knowledge), false);
    },
  }),
  rule({
    name: 'when it is so',
    pattern: 'when|untilWhen Time? AUX? Claim',
    cost: 0,
    result: ([word, time, , claim], knowledge) => {
      const own = claimAt(claim, time?.times ?? [], knowledge);
      return own && whenTrue(own, word, knowledge);
    },
  }),
  rule({
    name: 'when it is so, verb first',
    pattern: 'when Verb Set Set',
    cost: 0,
    result: ([, verb, set, to], knowledge) => {
      const root = set.names === undefined ? undefined : since(set, verb, to, knowledge);
      return root && { cat: 'Question', root };
    },
  }),
  rule({
    name: 'when it is so, asked behind',
    pattern: 'Claim when',
    cost: 0.1,
    result: ([claim, word], knowledge) => whenTrue(claim, word, knowledge),
  }),
  rule({
    name: 'day on which it came to be so',
    pattern: 'Verb when? Claim',
    cost: 0,
    result: ([noun, , claim], knowledge) =>
      noun.isNoun === true && noun.field === undefined && claim.relation !== undefined
        ? whenTrue(claim, { cat: 'when' }, knowledge)
        : undefined,
  }),
  rule({
    name: 'first or last time that it was so',
    pattern: 'when|what? be? first|last TimeUnit|times? in|that|what? Claim',
    cost: 0,
    result: ([asks, be, word, unit, , claim]) =>
      (asks === undefined) !== (be === undefined)
        ? undefined
        : occasions(edge(claim, word), word.cat, unit?.cat === 'TimeUnit' ? unit.unit : undefined),
  }),
  rule({
    name: 'times at which it was so',
    pattern: 'TimeUnit in|that|when that|what|be|do Claim',
    cost: 0,
    result: ([{ unit, isMany }, , , claim]) => (isMany ? occasions(claim, 'each', unit) : undefined),
  }),
  rule({
    name: 'of which of some times it was so',
    pattern: 'in what|howMany of|in Time AUX Claim',
    cost: 0,
    result: ([, word, , { times }, , claim], knowledge) => {
      const [time] = times;
      const own = claimAt(claim, times, knowledge);
      if (word.cat === 'howMany') return occasions(own, 'count');
      return time?.kind === 'last' ? occasions(own, claim.which ?? 'each', time.unit) : undefined;
    },
  }),
  rule({
    name: 'how many times of a kind somebody had',
    pattern: 'howMany Cond? TimeUnit Cond? of|at|for|in|AUX Set have? Time?',
    cost: 0,
    result: ([, before, { unit, isMany }, behind, , set, , time], knowledge) => {
      const cond = onlyOne(before, behind);
      const claim = cond === undefined || !isMany ? undefined : claimThat(set, cond, knowledge);
      return occasions(claim && claimAt(claim, time?.times ?? [], knowledge), 'count', unit);
    },
  }),
  rule({
    name: 'how often it was so',
    pattern: 'in? howMany|howOften TimeUnit? Time? AUX Claim',
    cost: 0,
    result: ([, word, period, time, , claim], knowledge) =>
      (word.cat === 'howMany') === (period !== undefined)
        ? occasions(claimAt(claim, time?.times ?? [], knowledge), 'count', period?.unit)
        : undefined,
  }),
];
