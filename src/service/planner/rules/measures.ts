import type { Attach } from '../part-combination';
import type { Part, SetPart, ValuePart } from '../question-parts';
import { lineOf } from '../../query/derived-lines';
import { comparison, extremeOf, fieldsPart, filterOf, isMeasure, isNamed, isSingle, together } from './parts';
import { only, rule, type Of, type Rule } from './rule';

/** The growth that is meant of a kind of thing where no figure is named, as economies are compared by GDP. */
function grownOf(set: SetPart, attach: Attach): ValuePart | undefined {
  const type = isSingle(set) ? set.named?.[0]?.[0]?.type : undefined;
  if (type === 'Company' && attach.fits(set, ['revenue']))
    return { ...attach.valueOf(set, fieldsPart(['revenue'])), change: 'growth' };
  if (isMeasure(set) && attach.fits(set, ['latest_value']))
    return { ...attach.valueOf(set, fieldsPart(['latest_value'])), change: 'growth' };
  return type === 'Country' && attach.fits(set, ['real_gdp_growth_rate'])
    ? attach.valueOf(set, fieldsPart(['real_gdp_growth_rate']))
    : undefined;
}

/** What is said of one currency in another: `the euro above 1.50 dollars`. */
function claimOfPair(set: SetPart, { bound, of, isEver }: Of<'priced'>, attach: Attach): Part | undefined {
  const pair = attach.isCurrency(set) ? together(set, of, 'pair') : undefined;
  return pair === undefined || !attach.isCurrencies(pair)
    ? undefined
    : { kind: 'claim', set: pair, filter: filterOf(everOf('rate', isEver), bound), at: pair.at };
}

const everOf = (field: string, isEver: true | undefined): string =>
  `${field}${isEver === true ? '_history' : ''}`;

/** A claim about one figure, of every point that is held instead of the newest. */
function everClaim(claim: Of<'claim'>): Of<'claim'> | undefined {
  const { set, filter, at } = claim;
  const [field = '', ...others] = filter.path;
  const line = others.length === 0 && /^[<>]=?$/.test(filter.operator) ? lineOf(field) : undefined;
  if (line === undefined || at.length > 1 || (!isSingle(set) && set.joint !== 'pair')) return undefined;
  return { ...claim, filter: { ...filter, path: [line] } };
}

/** Series, rates and prices: what is said of them, what became of them, and one against another. */
export const MEASURE_RULES: readonly Rule[] = [
  rule(['set', 'bounded'], 0.1, 'was the price of oil ever below 20 dollars', (set, within, attach) => {
    const [bound, ...further] = within.bounds;
    if (within.isTime || bound === undefined || further.length > 0) return undefined;
    return isMeasure(set) && isSingle(set) && attach.fits(set, ['latest_value'])
      ? {
          kind: 'claim',
          set,
          filter: filterOf(everOf('latest_value', within.isEver), bound),
          at: set.at,
          ...(within.which === undefined ? {} : { which: within.which }),
        }
      : undefined;
  }),
  rule(['bounded', 'set'], 0, 'below 0.85 dollars', ({ bounds, isTime, isEver }, of, attach) => {
    const [bound, ...further] = bounds;
    const isPlain = !isTime && bound !== undefined && further.length + of.at.length === 0;
    return isPlain && attach.isCurrency(of) && of.amount === undefined
      ? { kind: 'priced', bound, of, ...(isEver === true ? { isEver } : {}) }
      : undefined;
  }),
  rule(['light', 'priced'], 0, 'ever below 0.85 dollars', ({ light }, priced) =>
    light === 'ever' ? { ...priced, isEver: true } : only(light, 'be', 'at', 'have') ? priced : undefined,
  ),
  rule(['fields', 'priced'], 0.02, 'worth more than 150 yen', ({ fields: [field = '', ...others] }, priced) =>
    others.length === 0 && only(field, 'valuation', 'price') ? priced : undefined,
  ),
  rule(['set', 'priced'], 0, 'was one euro ever below 0.85 dollars', (set, priced, attach) =>
    claimOfPair(set, priced, attach),
  ),
  rule(['light', 'claim'], 0, 'ever below zero', ({ light }, claim) =>
    light === 'ever' ? everClaim(claim) : undefined,
  ),
  rule(['ask', 'claim'], 0.5, 'when was gold above 2,000 dollars', ({ ask }, claim) => {
    const ever = ask === 'when' && claim.which === undefined ? everClaim(claim) : undefined;
    return ever === undefined ? undefined : { kind: 'root', root: { ...ever, which: 'each' } };
  }),
  rule(['claim', 'ask'], 0.05, 'WTI under $20: which months', (claim, { ask }) => {
    const ever = ask === 'when' && claim.which === undefined ? everClaim(claim) : undefined;
    return ever === undefined ? undefined : { kind: 'root', root: { ...ever, which: 'each' } };
  }),
  rule(['set', 'cond'], 0.15, 'did Boeing make a loss', (set, { filters: [filter, ...others] }, attach) =>
    isNamed(set) && isSingle(set) && filter?.path[0] === 'net_income' && others.length === 0
      ? attach.fits(set, ['net_income'])
        ? { kind: 'claim', set: attach.narrowed(set, ['net_income']), filter, at: set.at }
        : undefined
      : undefined,
  ),
  rule(['set', 'change'], 0.2, 'the lira lost against the euro', (set, change, attach) =>
    attach.isCurrency(set) && isSingle(set) ? { kind: 'moved', set, as: change.as } : undefined,
  ),
  // What one is worth, or costs, in the other says no more than that it is a rate.
  rule(
    ['set', 'fields'],
    0.02,
    'how many dollars is one euro worth',
    (set, { fields: [field = ''] }, attach) =>
      attach.isCurrencies(set) && only(field, 'valuation', 'price') ? set : undefined,
  ),
  rule(['moved', 'phrase'], 0, 'the lira lost against the euro', ({ set, as }, { light, of }, attach) => {
    const isAgainst = only(light, 'to', 'on', 'against', 'and', 'in') && of.kind === 'set';
    const pair = isAgainst ? together(set, of, 'pair') : undefined;
    return pair !== undefined && attach.isCurrencies(pair)
      ? { ...attach.valueOf(pair, fieldsPart(['rate'])), change: as }
      : undefined;
  }),
  rule(['change', 'phrase'], 0.1, 'growth rate of Netflix', ({ as, isYearly }, { light, of }, attach) =>
    as === 'growth' && isYearly !== true && only(light, 'of', 'in', 'at', 'for') && of.kind === 'set'
      ? grownOf(of, attach)
      : undefined,
  ),
  rule(['set', 'change'], 0.2, 'Salesforce growth rate', (set, { as, isYearly }, attach) =>
    as === 'growth' && isYearly !== true ? grownOf(set, attach) : undefined,
  ),
  rule(['phrase', 'change'], 0.2, "Netflix's growth", ({ light, of }, { as, isYearly }, attach) =>
    as === 'growth' && isYearly !== true && light === 'possessive' && of.kind === 'set'
      ? grownOf(of, attach)
      : undefined,
  ),
  rule(['change', 'fields'], 0.05, 'year-on-year revenue growth', ({ as, isYearly }, fields) =>
    as === 'growth' && isYearly !== true && fields.change === 'growth' && fields.summary === undefined
      ? fields
      : undefined,
  ),
  rule(['change', 'value'], 0.05, 'year on year, the growth of revenue of Apple', ({ as, isYearly }, value) =>
    as === 'growth' && isYearly !== true && value.change === 'growth' && value.summary === undefined
      ? value
      : undefined,
  ),
  rule(['value', 'change'], 0.05, 'Apple revenue growth year on year', (value, { as, isYearly }) =>
    as === 'growth' && isYearly !== true && value.change === 'growth' && value.summary === undefined
      ? value
      : undefined,
  ),
  rule(
    ['compare', 'phrase'],
    0.1,
    'spread between 10-year and 2-year yields',
    (_compare, { light, of }, attach) =>
      of.kind === 'set' &&
      only(light, 'of', 'in', 'between') &&
      (of.named?.length ?? 0) === 2 &&
      isMeasure(of) &&
      attach.fits(of, ['latest_value'])
        ? comparison(of, 'latest_value', 'DESC')
        : undefined,
  ),
  rule(['compare', 'set'], 0.05, 'spread between 10-year and 2-year yields', (_compare, set, attach) =>
    (set.named?.length ?? 0) === 2 && isMeasure(set) && attach.fits(set, ['latest_value'])
      ? comparison(set, 'latest_value', 'DESC')
      : undefined,
  ),
  rule(
    ['fields', 'phrase'],
    0,
    'upper limit of the target range of a decision',
    (fields, { light, of }, attach) => {
      const [field = ''] = fields.fields;
      const isOf =
        light === 'of' && of.kind === 'value' && of.fields[0] === 'target_range' && of.way.length === 0;
      return isOf && only(field, 'target_rate_upper', 'target_rate_lower')
        ? attach.valueOf(of.set, fields)
        : undefined;
    },
  ),
  rule(['value', 'light'], 0, 'the lowest price of gold ever', (value, { light }) =>
    light === 'ever' && only(value.summary ?? 'count', 'minimum', 'maximum') ? value : undefined,
  ),
  rule(['set', 'light'], 0, 'the largest purchase ever', (set, { light }) =>
    light === 'ever' && set.isRanked ? set : undefined,
  ),
  rule(['order', 'light'], 0, 'the highest revenue ever', (order, { light }) =>
    light === 'ever' && order.isRanked ? order : undefined,
  ),
  rule(['superlative', 'light'], 0, 'the highest ever', (superlative, { light }) =>
    light === 'ever' ? superlative : undefined,
  ),
  rule(['value', 'extreme'], 0.1, 'gold price 2020 high', (value, { direction }) =>
    extremeOf(value, direction),
  ),
  rule(['set', 'extreme'], 0.1, 'industrial production 2009 low', (set, { direction }, attach) =>
    isMeasure(set) && attach.fits(set, ['latest_value'])
      ? extremeOf(attach.valueOf(set, fieldsPart(['latest_value'])), direction)
      : undefined,
  ),
  rule(['set', 'superlative'], 0.1, 'pound against dollar: highest', (set, { end, rank, count }, attach) =>
    attach.isCurrencies(set) && end.isAmount === true && count === undefined
      ? extremeOf(attach.valueOf(set, fieldsPart(['rate'])), end.direction, rank)
      : undefined,
  ),
  rule(
    ['superlative', 'set'],
    0.1,
    'highest level of the euro against the dollar',
    ({ end, rank, count }, set, attach) =>
      attach.isCurrencies(set) && end.isAmount === true && count === undefined
        ? extremeOf(attach.valueOf(set, fieldsPart(['rate'])), end.direction, rank)
        : undefined,
  ),
  rule(
    ['superlative', 'phrase'],
    0.1,
    'highest level of the euro against the dollar',
    ({ end, rank, count }, { light, of }, attach) =>
      light === 'of' &&
      of.kind === 'set' &&
      attach.isCurrencies(of) &&
      end.isAmount === true &&
      count === undefined
        ? extremeOf(attach.valueOf(of, fieldsPart(['rate'])), end.direction, rank)
        : undefined,
  ),
  rule(['value', 'fields'], 0, 'fed funds target range upper limit', (value, fields, attach) =>
    value.fields[0] === 'target_range' &&
    only(fields.fields[0] ?? '', 'target_rate_upper', 'target_rate_lower')
      ? attach.valueOf(value.set, fields)
      : undefined,
  ),
  rule(['size', 'set'], 0, 'how big is Munich', (_size, set, attach) => {
    const field = isSingle(set) ? attach.fieldOfEnd(set, { direction: 'DESC' }) : undefined;
    return field === undefined ? undefined : attach.valueOf(set, fieldsPart([field]));
  }),
  rule(['times', 'compared'], 0.05, 'hat 2020 mehr verdient', ({ at, joint }, compared) =>
    joint === undefined && compared.at === undefined && compared.of === undefined
      ? { ...compared, at }
      : undefined,
  ),
  rule(['value', 'multiplied'], 0, 'has the revenue of Merck doubled', (value, { percent }) =>
    isSingle(value.set) &&
    value.fields.length === 1 &&
    value.way.length === 0 &&
    value.change === undefined &&
    value.summary === undefined
      ? {
          kind: 'claim',
          set: value.set,
          filter: filterOf(
            `${value.fields[0] ?? ''}_growth`,
            percent < 0
              ? { operator: '<=', text: String(percent) }
              : { operator: '>=', text: String(percent) },
          ),
          at: value.at,
        }
      : undefined,
  ),
];
