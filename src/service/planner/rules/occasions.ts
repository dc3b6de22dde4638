import type { Attach } from '../part-combination';
import type { ClaimPart, Part, SetPart } from '../question-parts';
import { endOfMove, isGrowth } from './moves';
import { lineOf } from '../../query/derived-lines';
import { extremeOf, fieldsPart, isMeasure, isSingle } from './parts';
import { only, rule, type Of, type Rule } from './rule';

/** What is claimed of every point of a line, with when it was so. */
function onOccasion(claim: ClaimPart, which: ClaimPart['which'], cadence?: string): ClaimPart | undefined {
  const { set, filter, at } = claim;
  const [field = '', ...others] = filter.path;
  const line = others.length === 0 && /^[<>]=?$/.test(filter.operator) ? lineOf(field) : undefined;
  if (line === undefined || at.length > 1 || !isSingle(set) || claim.which !== undefined) return undefined;
  return {
    ...claim,
    filter: { ...filter, path: [line] },
    ...(which === undefined ? {} : { which }),
    ...(cadence === undefined ? {} : { cadence }),
  };
}

const EDGES: ReadonlyMap<string, 'first' | 'last'> = new Map([
  ['firstTime', 'first'],
  ['lastTime', 'last'],
  ['ever', 'first'],
]);

const root = (claim: ClaimPart | undefined): Part | undefined =>
  claim === undefined ? undefined : { kind: 'root', root: claim };

/** The time before or after a day, as a span of years. */
function openSpan({ bounds, isTime, isEver }: Of<'bounded'>): string | undefined {
  const [bound, ...others] = bounds;
  if (!isTime || isEver === true || bound === undefined || others.length > 0 || !/^\d{4}$/.test(bound.text))
    return undefined;
  const year = Number(bound.text);
  if (bound.operator === '<') return `..${year - 1}`;
  if (bound.operator === '>') return `${year + 1}..`;
  return bound.operator === '>=' ? `${year}..` : undefined;
}

function claimed(set: SetPart, filters: Of<'cond'>['filters'], attach: Attach): ClaimPart | undefined {
  const [filter, ...others] = filters;
  const isOwn = filter?.path.length === 1 && others.length === 0 && isSingle(set);
  return isOwn && attach.isFigure(filter.path[0] ?? '') && attach.fits(set, filter.path)
    ? { kind: 'claim', set: attach.narrowed(set, filter.path), filter, at: set.at }
    : undefined;
}

/** When a figure was last, first, or how often beyond a bound; and its ends within a time. */
export const OCCASION_RULES: readonly Rule[] = [
  rule(['light', 'bounded'], 0, 'last exceed 15%', ({ light }, bounded) => {
    const which = EDGES.get(light);
    return which === undefined || light === 'ever' || bounded.isTime
      ? undefined
      : { ...bounded, isEver: true, which };
  }),
  // What turns negative is so for the first time, where `was negative` asks for every time.
  rule(['light', 'bounded'], 0, 'turn negative', ({ light }, bounded) =>
    light === 'onset' && !bounded.isTime && bounded.bounds.every(({ text }) => text === '0')
      ? { ...bounded, isEver: true, which: 'first' }
      : undefined,
  ),
  rule(['bounded', 'light'], 0, 'negativ geworden', (bounded, { light }) =>
    light === 'onset' && !bounded.isTime && bounded.bounds.every(({ text }) => text === '0')
      ? { ...bounded, isEver: true, which: 'first' }
      : undefined,
  ),
  rule(['light', 'claim'], 0, 'wurde das Eigenkapital negativ', ({ light }, claim) =>
    light === 'onset' && claim.filter.operand.text === '0' ? onOccasion(claim, 'first') : undefined,
  ),
  rule(['light', 'claim'], 0, 'last time unemployment was above 10%', ({ light }, claim) => {
    const which = light === 'ever' ? undefined : EDGES.get(light);
    return which === undefined ? undefined : onOccasion(claim, which);
  }),
  rule(['claim', 'light'], 0, 'when did WTI go below 30 dollars last', (claim, { light }) => {
    const which = light === 'ever' ? undefined : EDGES.get(light);
    return which === undefined ? undefined : onOccasion(claim, which);
  }),
  rule(['light', 'cond'], 0, 'last lost money', ({ light }, { filters }) => {
    const which = light === 'ever' ? undefined : EDGES.get(light);
    return which === undefined ? undefined : { kind: 'occasion', which, filters };
  }),
  rule(['set', 'occasion'], 0, 'when did Ford last lose money', (set, { which, filters }, attach) => {
    const claim = claimed(set, filters, attach);
    return claim === undefined ? undefined : onOccasion(claim, which);
  }),
  rule(['ask', 'claim'], 0, 'when did the yield last exceed 15%', ({ ask }, claim) =>
    ask === 'when' && (claim.which === 'first' || claim.which === 'last') ? root(claim) : undefined,
  ),
  rule(['ask', 'claim'], 0.1, 'which of Intel, Ford and Disney lost money', ({ ask }, claim) =>
    only(ask, 'what', 'list', 'who') && (claim.set.named?.length ?? 0) > 1 && claim.which === undefined
      ? root({ ...claim, set: { ...claim.set, joint: 'or' } })
      : undefined,
  ),
  rule(['ask', 'light'], 0, 'when was the last time; what was the first year', ({ ask }, { light }) =>
    only(ask, 'when', 'what') && only(light, 'firstTime', 'lastTime') ? { kind: 'light', light } : undefined,
  ),
  rule(['often', 'claim'], 0, 'how many months was unemployment above 9%', ({ cadence, at }, claim) =>
    at === undefined || claim.at.length === 0
      ? root(onOccasion({ ...claim, at: at ?? claim.at }, 'count', cadence))
      : undefined,
  ),
  rule(['often', 'times'], 0, 'in how many quarters since 2010', (often, { at, joint }) =>
    joint === undefined && at.length === 1 && often.at === undefined ? { ...often, at } : undefined,
  ),
  rule(['claim', 'often'], 0.1, 'unemployment above 9%: how many months', (claim, { cadence }) =>
    root(onOccasion(claim, 'count', cadence)),
  ),
  rule(['claim', 'bounded'], 0, 'was unemployment above 9% since 2000', (claim, bounded) => {
    const span = openSpan(bounded);
    const isLine = claim.filter.path[0]?.endsWith('_history') === true || isMeasure(claim.set);
    return span === undefined || claim.at.length > 0 || !isLine ? undefined : { ...claim, at: [span] };
  }),
  rule(['value', 'bounded'], 0.05, 'lowest gold price after 2015', (value, bounded) => {
    const span = openSpan(bounded);
    const isEnd = only(value.summary ?? 'count', 'minimum', 'maximum', 'average');
    return span === undefined || !isEnd || value.at.length + value.set.at.length > 0
      ? undefined
      : { ...value, at: [span] };
  }),
  rule(
    ['set', 'order'],
    0.2,
    'in which year did IBM report its lowest revenue',
    (set, { order, isRanked, rank }, attach) => {
      const [field = '', ...others] = order.path;
      const isLine = isRanked && rank === undefined && others.length === 0 && !/_count$/.test(field);
      return isSingle(set) && set.named?.[0]?.[0]?.type === 'Company' && isLine && attach.fits(set, [field])
        ? extremeOf(attach.valueOf(set, fieldsPart([field])), order.direction)
        : undefined;
    },
  ),
  rule(['ask', 'value'], 0.05, 'in which year was revenue lowest', ({ ask }, value) =>
    ask === 'when' && only(value.summary ?? 'count', 'minimum', 'maximum')
      ? { kind: 'root', root: value }
      : undefined,
  ),
  rule(['value', 'andWhen'], 0, 'highest revenue of IBM and when', (value) =>
    only(value.summary ?? 'count', 'minimum', 'maximum') &&
    (isSingle(value.set) || value.set.joint === 'pair')
      ? value
      : undefined,
  ),
  rule(['root', 'andWhen'], 0, 'what is the highest unemployment rate, and when was it', (part) =>
    part.root.kind === 'value' &&
    only(part.root.summary ?? 'count', 'minimum', 'maximum') &&
    isSingle(part.root.set)
      ? part
      : undefined,
  ),
];

/** Growth that is compared, where what grew was said beside it. */
export const GROWTH_RULES: readonly Rule[] = [
  rule(['compared', 'fields'], 0, 'grew faster by revenue', (compared, { fields: [field = '', ...others] }) =>
    isGrowth(compared.end) && others.length === 0 && compared.fields.length === 0
      ? { ...compared, end: { direction: compared.end.direction }, fields: [`${field}_growth`] }
      : undefined,
  ),
  rule(
    ['fields', 'compared'],
    0.05,
    'whose revenue grew faster',
    ({ fields: [field = '', ...others], change, goes, at }, compared) => {
      const direction = endOfMove(compared.end.direction, goes);
      const isOpen =
        others.length === 0 &&
        compared.fields.length === 0 &&
        compared.than === undefined &&
        at === undefined;
      const isOfGrowth =
        isGrowth(compared.end) || (change !== undefined && compared.end.fields === undefined);
      return isOpen && isOfGrowth && direction !== undefined
        ? { ...compared, end: { direction }, fields: [`${field}_growth`] }
        : undefined;
    },
  ),
  rule(
    ['fields', 'superlative'],
    0.05,
    'grew its revenue the most',
    ({ fields: [field = '', ...others], change, goes, at, summary }, { end, rank, count }) => {
      const direction = endOfMove(end.direction, goes);
      return change !== undefined &&
        direction !== undefined &&
        others.length === 0 &&
        at === undefined &&
        summary === undefined &&
        count === undefined &&
        end.fields === undefined
        ? {
            kind: 'order',
            order: { path: [`${field}_growth`], direction },
            isRanked: true,
            ...(rank === undefined ? {} : { rank }),
          }
        : undefined;
    },
  ),
];
