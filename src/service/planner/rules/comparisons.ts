import type { Attach } from '../part-combination';
import type { Bound, End, Part, SetPart, ValuePart } from '../question-parts';
import { round } from '../../query/quantity';
import type { Operator } from '../../query/tree';
import { lineOf } from '../../query/derived-lines';
import {
  LISTED,
  comparison,
  filterOf,
  isBare,
  isMeasure,
  isNamed,
  isSingle,
  orderField,
  together,
} from './parts';
import { endOfMove, grownBy, isGrowth, movedBy, worstOf } from './moves';
import { rule, only, type Of, type Rule } from './rule';

/** What counts the people of a set. */
const PEOPLE = ['population', 'employee_count'];

function bounded(
  operator: Operator,
  { text, scale = 1, isOfPeople = false, currency }: Of<'number'>,
): Of<'bounded'> {
  const bound = { operator, text, scale, ...(currency === undefined ? {} : { currency }) };
  return { kind: 'bounded', bounds: [bound], isTime: false, isOfPeople };
}

/** So many without a word for what can only be the people of a city. */
const LEAST_CITY = 10_000;

/** Of these so many may be some two thousand; money is told in millions, and `higher than 2022` is than in that year. */
const COUNTED = /(?:_count|population|price|value|rate|founded|age)$/;

const isTimeLike = (field: string, bounds: readonly Bound[]): boolean =>
  !COUNTED.test(field) && bounds.some(({ text, scale = 1 }) => scale === 1 && /^(?:19|20)\d{2}$/.test(text));

/** A figure beyond a bound: its newest, or any that was held. */
function boundedBy(
  { bounds, isTime, isEver, which }: Of<'bounded'>,
  { fields, change, goes }: Of<'fields'>,
): Of<'cond'> | undefined {
  if (isTime || fields.length > 1 || which !== undefined) return undefined;
  if (change !== undefined) {
    const filters = isEver === true ? undefined : movedBy(fields[0] ?? '', goes, bounds);
    return filters && { kind: 'cond', filters };
  }
  if (isTimeLike(fields[0] ?? '', bounds)) return undefined;
  const field = `${orderField(fields[0] ?? '', undefined)}${isEver === true ? '_history' : ''}`;
  return {
    kind: 'cond',
    filters: bounds.map((bound) => filterOf(field, bound)),
  };
}

/** Two ends of a range as one. */
function within(left: Of<'bounded'>, right: Of<'bounded'>): Of<'bounded'> | undefined {
  const [low, high] = [left.bounds[0], right.bounds[0]];
  if (
    left.isTime ||
    low?.operator !== '>=' ||
    high?.operator !== '<=' ||
    left.bounds.length + right.bounds.length > 2
  )
    return undefined;
  // A scale that only the second number has is meant for both.
  const { scale = 1 } = high;
  const isShared = (low.scale ?? 1) === 1 && scale > 1 && Number(low.text) < Number(high.text) / scale;
  const from = isShared ? String(round(Number(low.text) * scale)) : low.text;
  // So is a currency.
  const { currency } = high;
  const shared = currency === undefined || low.currency !== undefined ? {} : { currency };
  return { ...right, bounds: [{ ...low, ...shared, text: from }, high] };
}

/** What is counted of those who direct. */
const BOARDS = new Set(['board_members_count', 'directs_count']);

/** Verbs that say a figure. */
const FIGURES = new Set(['employee_count', 'net_income', 'revenue']);

/** The sides of a comparison whose figure was said before them. */
function ofSides(compared: Of<'compared'>, set: SetPart, attach: Attach): ValuePart | undefined {
  const {
    fields: [field = ''],
    than,
    of,
    end,
  } = compared;
  if (field === '' || than !== undefined || of !== undefined || !attach.fits(set, [field])) return undefined;
  return comparison(then(set, compared), field, end.direction);
}

/** Several named things side by side by the figure that was asked of them. */
function sidesOf(value: ValuePart, end: End): ValuePart | undefined {
  const [field = '', ...others] = value.fields;
  const isPlain = others.length === 0 && value.way.length === 0 && value.compare === undefined;
  const direction = endOfMove(worstOf(end, field), value.goes);
  if (!isPlain || direction === undefined || (value.set.named?.length ?? 0) < 2) return undefined;
  const compare = { direction, isClaim: false };
  if (end.fields === undefined) return { ...value, compare };
  // `Which grew faster, Tesla's revenue or Ford's`: what grew is said beside it.
  return isGrowth(end) && value.change === undefined && value.summary === undefined
    ? { ...value, fields: [`${field}_growth`], compare }
    : undefined;
}

/** `Better management` says nothing of how many manage. */
const isPraise = ({ end }: Of<'compared'>, [field = '']: readonly string[]): boolean =>
  end.isQuality === true && LISTED.includes(field);

/** What is compared by the figure beside it; what fell more has the lower growth. */
function comparedBy(compared: Of<'compared'>, { fields, change, goes }: Of<'fields'>): Part | undefined {
  const [field = '', ...others] = fields;
  const { end } = compared;
  const direction = endOfMove(worstOf(end, field), goes);
  const isOpen = compared.fields.length === 0 && end.fields === undefined && others.length === 0;
  return isOpen && direction !== undefined && !isPraise(compared, fields)
    ? { ...compared, end: { ...end, direction }, fields: [orderField(field, change)] }
    : undefined;
}

/** Numbers that something is compared with, and entities that are compared with each other. */
export const COMPARE_RULES: readonly Rule[] = [
  rule(['bound', 'number'], 0, 'more than 100', ({ operator }, number) => bounded(operator, number)),
  // `Unter 1 %` is below it, and only before another number may it say between which two.
  rule(['light', 'number'], 0, 'between 10', ({ light }, number) => {
    if (light === 'between') return { kind: 'edge', side: 'low', of: bounded('>=', number) };
    return light === 'and' ? { kind: 'edge', side: 'high', of: bounded('<=', number) } : undefined;
  }),
  rule(['edge', 'edge'], 0, 'between 10 and 20 million', (low, high) =>
    low.side === 'low' && high.side === 'high' ? within(low.of, high.of) : undefined,
  ),
  rule(['bounded', 'bounded'], 0, 'at least 10, at most 20 million', (left, right) => within(left, right)),
  rule(['bounded', 'fields'], 0, 'more than 100 employees', (bounded, fields) => boundedBy(bounded, fields)),
  rule(['bounded', 'fields'], 0, 'first exceed 100 billion in revenue', (bounded, { fields, change }) => {
    const [field = '', ...others] = fields;
    const { bounds, isTime, which } = bounded;
    if (isTime || which === undefined || change !== undefined || others.length > 0) return undefined;
    return isTimeLike(field, bounds)
      ? undefined
      : { kind: 'occasion', which, filters: bounds.map((bound) => filterOf(field, bound)) };
  }),
  rule(['fields', 'bounded'], 0, 'revenue over $100 billion', (fields, bounded) =>
    boundedBy(bounded, fields),
  ),
  rule(['light', 'bounded'], 0.01, 'of more than 100 million', ({ light }, bounded) =>
    only(light, 'of', 'be', 'in', 'at', 'with', 'have') && !bounded.isTime ? bounded : undefined,
  ),
  rule(['light', 'bounded'], 0, 'ever above 150 billion', ({ light }, bounded) =>
    light === 'ever' && !bounded.isTime ? { ...bounded, isEver: true } : undefined,
  ),
  rule(['light', 'cond'], 0, 'ever lost money', ({ light }, { filters: [filter, ...others] }) =>
    light === 'ever' && filter?.path.length === 1 && others.length === 0
      ? { kind: 'cond', filters: [{ ...filter, path: [`${filter.path[0] ?? ''}_history`] }] }
      : undefined,
  ),
  rule(['bounded', 'set'], 0.1, 'more than one company', ({ bounds, isTime, isOfPeople, isEver }, set) =>
    isTime || isOfPeople === true || isEver === true || !isBare(set)
      ? undefined
      : { kind: 'many', bounds, set },
  ),
  rule(['light', 'many'], 0, 'at more than one company', ({ light }, many) =>
    only(light, 'at', 'of', 'in', 'on', 'for') ? many : undefined,
  ),
  rule(['relation', 'many'], 0, 'members of more than three organizations', ({ relation }, many, attach) =>
    attach.isOfThings(relation.field) && LISTED.includes(relation.field)
      ? { kind: 'cond', filters: many.bounds.map((bound) => filterOf(`${relation.field}_count`, bound)) }
      : undefined,
  ),
  rule(['relation', 'cond'], 0.1, 'sit on more than one board', ({ relation }, { filters }) =>
    relation.field === 'directs' && filters.every(({ path }) => BOARDS.has(path[0] ?? ''))
      ? { kind: 'cond', filters: filters.map((filter) => ({ ...filter, path: ['directs_count'] })) }
      : undefined,
  ),
  rule(
    ['set', 'bounded'],
    0.1,
    'rounds above $5 billion',
    (set, { bounds, isTime, isOfPeople, isEver }, attach) => {
      const field = attach.amountOf(set);
      return isEver === true || isTime || isOfPeople === true || field === undefined
        ? undefined
        : { ...set, filters: [...set.filters, ...bounds.map((bound) => filterOf(field, bound))] };
    },
  ),
  rule(
    ['set', 'bounded'],
    0.1,
    'cities with over a million people',
    (set, { bounds, isOfPeople, isEver }, attach) => {
      const field = PEOPLE.find((each) => attach.fits(set, [each]));
      return isOfPeople !== true || isEver === true || isNamed(set) || field === undefined
        ? undefined
        : { ...set, filters: [...set.filters, ...bounds.map((bound) => filterOf(field, bound))] };
    },
  ),
  rule(['set', 'bounded'], 0.15, 'cities over 1 million', (set, { bounds, isTime }, attach) => {
    const isMany = bounds.every(({ text, scale = 1 }) => Number(text) * scale >= LEAST_CITY);
    return isTime ||
      !isMany ||
      set.type !== 'Municipality' ||
      isNamed(set) ||
      !attach.fits(set, ['population'])
      ? undefined
      : { ...set, filters: [...set.filters, ...bounds.map((bound) => filterOf('population', bound))] };
  }),
  rule(
    ['value', 'bounded'],
    0.1,
    "is Apple's revenue above $100 billion",
    (value, { bounds, isTime, isEver, which }) => {
      const [bound, ...further] = bounds;
      if (
        isTime ||
        bound === undefined ||
        further.length > 0 ||
        !isNamed(value.set) ||
        value.fields.length > 1 ||
        value.way.length > 0 ||
        value.summary !== undefined
      )
        return undefined;
      if (value.change !== undefined) {
        const [filter, ...more] = movedBy(value.fields[0] ?? '', value.goes, bounds) ?? [];
        const isLine = isEver === true || which !== undefined;
        const line = isLine ? lineOf(filter?.path[0] ?? '') : filter?.path[0];
        return filter === undefined || line === undefined || more.length > 0
          ? undefined
          : {
              ...{ kind: 'claim', set: value.set, filter: { ...filter, path: [line] }, at: value.at },
              ...(which === undefined ? {} : { which }),
            };
      }
      if (isTimeLike(value.fields[0] ?? '', bounds)) return undefined;
      const field = `${orderField(value.fields[0] ?? '', undefined)}${isEver === true ? '_history' : ''}`;
      return {
        ...{ kind: 'claim', set: value.set, filter: filterOf(field, bound), at: value.at },
        ...(which === undefined ? {} : { which }),
      };
    },
  ),
  rule(['compared', 'fields'], 0, 'more employees', (compared, fields) => comparedBy(compared, fields)),
  rule(['compared', 'set'], 0.2, 'more universities', (compared, set, attach) => {
    const field =
      compared.fields.length === 0 && compared.end.isQuality !== true ? attach.countField(set) : undefined;
    return field === undefined ? undefined : { ...compared, fields: [field] };
  }),
  rule(['compared', 'set'], 0.1, 'more people', (compared, set) =>
    set.topic === 'people' && isBare(set) && compared.fields.length === 0 && compared.end.isAmount === true
      ? { ...compared, fields: ['population'] }
      : undefined,
  ),
  rule(['compared', 'phrase'], 0.05, 'more people in Nigeria', (compared, { light, of }, attach) =>
    only(light, 'in', 'of', 'at') &&
    of.kind === 'set' &&
    isSingle(of) &&
    compared.than === undefined &&
    compared.of === undefined &&
    attach.fits(of, compared.fields.slice(0, 1)) &&
    compared.fields.length > 0
      ? { ...compared, of }
      : undefined,
  ),
  rule(['compared', 'phrase'], 0, 'larger than Apple', (compared, { light, of }) => {
    if (light !== 'than' || compared.than !== undefined) return undefined;
    // `Than Microsoft's revenue` is of the figure that is compared, and of no other.
    const isSame = of.kind === 'value' && of.fields.length === 1 && of.way.length === 0;
    const set = of.kind === 'set' ? of : isSame ? of.set : undefined;
    return set === undefined || !isSingle(set)
      ? undefined
      : { ...compared, than: set, ...(of.kind === 'value' ? { thanField: of.fields[0] ?? '' } : {}) };
  }),
  rule(['bound', 'phrase'], 0.05, "is Tesla's net income above Ford's", ({ operator }, { light, of }) =>
    light === 'possessive' && of.kind === 'set' && isSingle(of) && /^[<>]$/.test(operator)
      ? { kind: 'compared', end: { direction: operator === '>' ? 'DESC' : 'ASC' }, fields: [], than: of }
      : undefined,
  ),
  rule(['bound', 'value'], 0.1, "above Ford's net income", ({ operator }, of) =>
    isSingle(of.set) &&
    of.fields.length === 1 &&
    of.way.length + of.at.length === 0 &&
    /^[<>]$/.test(operator)
      ? {
          kind: 'compared',
          end: { direction: operator === '>' ? 'DESC' : 'ASC' },
          fields: [],
          than: of.set,
          thanField: of.fields[0] ?? '',
        }
      : undefined,
  ),
  rule(['phrase', 'compared'], 0.2, 'als Apple mehr Mitarbeiter', ({ light, of }, compared) =>
    light === 'than' && of.kind === 'set' && isSingle(of) && compared.than === undefined
      ? { ...compared, than: of }
      : undefined,
  ),
  rule(['compared', 'set'], 0.1, 'the larger company', (compared, set) =>
    isBare(set) && !set.isPlural ? compared : undefined,
  ),
  rule(['compared', 'order'], 0, 'larger by revenue', (compared, { order, isRanked }) =>
    isRanked || compared.fields.length > 0
      ? undefined
      : { ...compared, fields: [grownBy(compared.end, order.path[0] ?? '')] },
  ),
  rule(['light', 'compared'], 0, 'with more employees than Apple', ({ light }, compared) =>
    only(light, 'with', 'have', 'be', 'and', 'whose') ? compared : undefined,
  ),
  rule(['set', 'compared'], 0, 'Apple has more employees than Microsoft', (set, compared, attach) =>
    compared.fields.length > 0 ? besides(set, compared, attach) : undefined,
  ),
  // Without a figure it costs more, so that `by employees` behind it is heard first.
  rule(['set', 'compared'], 0.15, 'Apple is larger than Microsoft', (set, compared, attach) =>
    compared.fields.length === 0 ? besides(set, compared, attach) : undefined,
  ),
  rule(['compared', 'set'], 0.1, 'which has more employees, Apple or Microsoft', (compared, set, attach) => {
    const field = compared.fields[0] ?? attach.fieldOfEnd(set, compared.end);
    if (
      field === undefined ||
      compared.than !== undefined ||
      !attach.fits(set, [field]) ||
      compared.of !== undefined
    )
      return undefined;
    if (isSingle(set)) return { ...compared, fields: [field], of: set };
    return (set.named?.length ?? 0) > 1 ? ofSides({ ...compared, fields: [field] }, set, attach) : undefined;
  }),
  rule(
    ['compared', 'phrase'],
    0.05,
    'how many more employees has Walmart than Amazon',
    (compared, { light, of }, attach) => {
      const { of: set, fields, end } = compared;
      const [field] = fields;
      const isSame = of.kind === 'value' && isOneFigure(of) && of.fields[0] === field && of.at.length === 0;
      const other = of.kind === 'set' ? of : isSame ? of.set : undefined;
      if (light !== 'than' || set === undefined || field === undefined || other === undefined)
        return undefined;
      const both = together(set, other, 'or');
      return both !== undefined && attach.fits(both, [field])
        ? comparison(then(both, compared), field, end.direction)
        : undefined;
    },
  ),
  rule(
    ['value', 'compared'],
    0,
    "Apple's revenue is higher than Microsoft's",
    (value, { than, thanField, end, fields, at = [] }, attach) => {
      const [field = ''] = value.fields;
      if (
        (thanField !== undefined && thanField !== field) ||
        than === undefined ||
        fields.length > 0 ||
        (end.fields !== undefined && !isGrowth(end)) ||
        !isSingle(value.set) ||
        value.way.length > 0 ||
        value.summary !== undefined
      )
        return undefined;
      const both = together(value.set, than, 'or');
      // What fell more than another is no figure that is higher than the other's.
      const direction = endOfMove(end.direction, value.goes);
      const by = value.change === undefined ? grownBy(end, field) : `${field}_growth`;
      return both === undefined || direction === undefined || !attach.fits(both, [by])
        ? undefined
        : { ...comparison(both, by, direction), at: [...value.at, ...at] };
    },
  ),
  rule(['compared', 'value'], 0.1, "how many times bigger is Amazon's revenue", (compared, value) =>
    compared.fields.length === 0 &&
    compared.end.fields === undefined &&
    compared.than === undefined &&
    compared.of === undefined &&
    isSingle(value.set) &&
    value.fields.length === 1 &&
    value.way.length === 0 &&
    value.summary === undefined &&
    value.goes === undefined
      ? {
          ...compared,
          fields: value.change === undefined ? value.fields : [`${value.fields[0] ?? ''}_growth`],
          of: { ...value.set, at: value.at },
        }
      : undefined,
  ),
  rule(['compared', 'value'], 0.1, "larger in 2024, Visa's or Mastercard's net income", (compared, value) => {
    const isOpen = compared.fields.length === 0 && compared.than === undefined && compared.of === undefined;
    const sided = isOpen ? sidesOf(value, compared.end) : undefined;
    return sided === undefined || (compared.at !== undefined && sided.at.length > 0)
      ? undefined
      : { ...sided, at: compared.at ?? sided.at };
  }),
  rule(['compared', 'set'], 0.1, 'how much higher was the CPI', (compared, set, attach) =>
    compared.fields.length === 0 &&
    compared.end.fields === undefined &&
    compared.of === undefined &&
    compared.than === undefined &&
    isMeasure(set) &&
    isSingle(set) &&
    attach.fits(set, ['latest_value'])
      ? { ...compared, fields: ['latest_value'], of: set }
      : undefined,
  ),
  rule(['fields', 'compared'], 0.1, 'whose revenue was higher', (fields, compared) =>
    comparedBy(compared, fields),
  ),
  rule(
    ['compared', 'phrase'],
    0.05,
    "whose revenue is higher, Exxon's or Chevron's",
    (compared, { light, of }, attach) =>
      light === 'possessive' && of.kind === 'set' && (of.named?.length ?? 0) > 1
        ? ofSides(compared, of, attach)
        : undefined,
  ),
  rule(
    ['phrase', 'compared'],
    0.1,
    'between Apple and Intel, which has more staff',
    ({ light, of }, compared, attach) =>
      only(light, 'between', 'of', 'from') && of.kind === 'set' && (of.named?.length ?? 0) > 1
        ? ofSides(compared, of, attach)
        : undefined,
  ),
  rule(
    ['phrase', 'order'],
    0.1,
    'of Intel, AMD and Nvidia which has the most staff',
    ({ light, of }, { order }, attach) => {
      const [field = ''] = order.path;
      const isOf = only(light, 'between', 'of', 'from') && of.kind === 'set' && (of.named?.length ?? 0) > 1;
      return isOf && attach.fits(of, [field]) ? comparison(of, field, order.direction) : undefined;
    },
  ),
  rule(
    ['order', 'phrase'],
    0.05,
    'has the most staff out of Intel and AMD',
    ({ order, rank }, { light, of }, attach) => {
      const [field = ''] = order.path;
      const isOf = only(light, 'between', 'of', 'from') && of.kind === 'set' && (of.named?.length ?? 0) > 1;
      return isOf && rank === undefined && attach.fits(of, [field])
        ? comparison(of, field, order.direction)
        : undefined;
    },
  ),
  rule(['compared', 'fields'], 0.1, 'which spent more on research', (compared, { fields, at }) =>
    compared.fields.length === 0 &&
    compared.end.fields === undefined &&
    fields.length === 1 &&
    at !== undefined
      ? { ...compared, fields: [orderField(fields[0] ?? '', undefined)], at }
      : undefined,
  ),
  rule(['multiple', 'compared'], 0, 'how many times bigger', (_multiple, compared) => compared),
  rule(['multiple', 'value'], 0.1, 'how many times is Apple larger than Intel', (_multiple, value) =>
    value.compare === undefined ? undefined : value,
  ),
  rule(['value', 'compared'], 0.05, "Boeing's or Delta's revenue, which was higher", (value, compared) =>
    compared.than === undefined &&
    compared.of === undefined &&
    compared.at === undefined &&
    compared.fields.length === 0
      ? sidesOf(value, compared.end)
      : undefined,
  ),
  rule(['value', 'superlative'], 0.1, 'revenue of Boeing, Delta and GE, which is highest', (value, { end }) =>
    sidesOf(value, end),
  ),
  rule(['relation', 'compared'], 0.05, 'was adopted earlier', ({ relation }, compared) =>
    relation.isDated === true && compared.end.fields?.[0] === 'founded' ? compared : undefined,
  ),
  rule(['relation', 'ordinal'], 0.05, 'was adopted first', ({ relation }, { rank }): Part | undefined =>
    relation.isDated === true && rank === 1
      ? { kind: 'compared', end: { direction: 'ASC', fields: ['founded'] }, fields: [] }
      : undefined,
  ),
  rule(['compared', 'relation'], 0.1, 'which came first into being', (compared, { relation }) =>
    relation.isDated === true && compared.end.fields?.[0] === 'founded' ? compared : undefined,
  ),
  rule(['relation', 'compared'], 0.05, 'employs more than Apple', ({ relation }, compared) =>
    compared.fields.length === 0 && compared.end.fields === undefined && FIGURES.has(relation.field)
      ? { ...compared, fields: [relation.field] }
      : undefined,
  ),
  rule(['times', 'set'], 0.1, 'which had more revenue in 2025: Alphabet or Meta', ({ at, joint }, set) =>
    joint === undefined && set.at.length === 0 && (set.named?.length ?? 0) > 1 ? { ...set, at } : undefined,
  ),
  rule(['value', 'phrase'], 0.15, 'life expectancy japan vs usa', (value, { light, of }, attach) => {
    const set = of.kind === 'set' && only(light, 'and', 'or', 'to') ? of : undefined;
    const isPlain =
      value.fields.length === 1 && value.way.length + value.where.length === 0 && value.compare === undefined;
    const isAlike = set?.named?.[0]?.[0]?.type === value.set.named?.[0]?.[0]?.type;
    const both = set === undefined || !isPlain || !isAlike ? undefined : together(value.set, set, 'and');
    return both !== undefined && attach.fits(both, value.fields)
      ? { ...value, set: { ...both, at: [] }, at: [...value.at, ...both.at] }
      : undefined;
  }),
  rule(['value', 'phrase'], 0.2, 'Apple revenue and Microsoft revenue', (value, { light, of }, attach) => {
    const other = of.kind === 'value' && light === 'and' ? of : undefined;
    if (other === undefined || ![value, other].every(isOneFigure)) return undefined;
    const isSame = other.fields[0] === value.fields[0];
    const isAlike = other.set.named?.[0]?.[0]?.type === value.set.named?.[0]?.[0]?.type;
    const both = isSame && isAlike ? together(value.set, other.set, 'and') : undefined;
    // A year that stands with the first alone may be meant of it alone.
    const isOfBoth = value.at.length === 0 || value.at.join() === other.at.join();
    return both !== undefined && isOfBoth && attach.fits(both, value.fields)
      ? { ...value, set: { ...both, at: [] }, at: other.at }
      : undefined;
  }),
  rule(
    ['compare', 'phrase'],
    0.1,
    "the difference between Apple's operating cash flow and capex",
    ({ isLess }, { light, of }, attach) => {
      const [one = '', other = ''] = of.kind === 'value' ? of.fields : [];
      return of.kind === 'value' &&
        isLess === true &&
        only(light, 'of', 'in', 'between') &&
        isSingle(of.set) &&
        of.fields.length === 2 &&
        of.way.length === 0 &&
        of.compare === undefined &&
        [one, other].every((field) => attach.isFigure(field))
        ? { ...of, fields: [`${one}_minus_${other}`] }
        : undefined;
    },
  ),
  rule(
    ['compare', 'phrase'],
    0,
    "the difference between Apple's revenue in 2020 and 2024",
    (_compare, { light, of }) =>
      of.kind === 'value' &&
      only(light, 'of', 'in', 'between') &&
      isOneFigure(of) &&
      of.at.length === 2 &&
      of.at.every((time) => !time.includes('..'))
        ? { ...of, change: 'change' }
        : undefined,
  ),
  rule(['compare', 'value'], 0, 'compare the revenue of Apple and Microsoft', (_compare, value) =>
    (value.set.named?.length ?? 0) > 1 && value.fields.length === 1 && value.compare === undefined
      ? { ...value, compare: { direction: 'DESC', isClaim: false } }
      : value.compare !== undefined
        ? value
        : undefined,
  ),
  rule(
    ['compare', 'phrase'],
    0,
    'the difference between the revenue of Apple and that of Microsoft',
    (_compare, { light, of }) =>
      of.kind === 'value' &&
      only(light, 'of', 'in', 'between') &&
      (of.set.named?.length ?? 0) > 1 &&
      of.fields.length === 1
        ? { ...of, compare: { direction: 'DESC', isClaim: false } }
        : undefined,
  ),
  rule(['value', 'compare'], 0.05, 'Umsatz von Apple und Microsoft im Vergleich', (value) =>
    (value.set.named?.length ?? 0) > 1 &&
    value.fields.length === 1 &&
    value.change === undefined &&
    value.summary === undefined
      ? value.compare === undefined
        ? { ...value, compare: { direction: 'DESC', isClaim: false } }
        : value
      : undefined,
  ),
  rule(['compare', 'fields'], 0.1, 'difference in revenue', ({ isLess }, fields, attach) => {
    const [one = '', other = ''] = fields.fields;
    if (isLess !== true || fields.fields.length < 2) return fields;
    return fields.fields.length === 2 && [one, other].every((field) => attach.isFigure(field))
      ? { ...fields, fields: [`${one}_minus_${other}`] }
      : undefined;
  }),
  rule(['compare', 'set'], 0.1, 'compare Apple and Microsoft by revenue', (_compare, set) =>
    (set.named?.length ?? 0) > 1 ? set : undefined,
  ),
  rule(['compare', 'set'], 0.2, 'compare Apple and Microsoft', (_compare, set, attach) => {
    const field = (set.named?.length ?? 0) > 1 ? attach.fieldOfEnd(set, { direction: 'DESC' }) : undefined;
    return field === undefined ? undefined : comparison(set, field, 'DESC');
  }),
];

/** One figure of one thing, with nothing that makes another of it. */
const isOneFigure = (value: ValuePart): boolean =>
  isSingle(value.set) &&
  value.fields.length === 1 &&
  value.way.length + value.where.length === 0 &&
  [value.compare, value.summary, value.change].every((part) => part === undefined);

/** A kind of thing that says no more of the names that follow: `which bank`. */
const isKind = (set: SetPart): boolean =>
  !set.isPlural && isBare({ ...set, filters: set.filters.filter(({ path }) => path[0] !== 'industry') });

/** A set beside what it is compared with: a comparison of two, or what of a collection lies beyond. */
function besides(set: SetPart, compared: Of<'compared'>, attach: Attach): Part | undefined {
  const { than, end, fields, thanField } = compared;
  const field = fields[0] ?? thanField ?? attach.fieldOfEnd(than ?? set, end);
  if (thanField !== undefined && thanField !== field) return undefined;
  if (field === undefined || compared.of !== undefined) return undefined;
  if (than === undefined) {
    // `Which country has more inhabitants, Kenya or Tanzania` says the kind beside the names.
    if (isKind(set) && fields.length > 0) return compared;
    if ((set.named?.length ?? 0) > 1)
      return attach.fits(set, [field])
        ? chosen(comparison(then(set, compared), field, end.direction))
        : undefined;
    return isSingle(set) ? { ...compared, fields: [field], of: set } : undefined;
  }
  if (!attach.fits(than, [field])) return undefined;
  if (set.topic !== undefined && attach.typeHolds(set.topic, field)) {
    const other = than.named?.[0]?.[0];
    const { plain } = attach.valueText(other);
    return attach.narrow(
      then(set, compared),
      filterOf(field, { operator: end.direction === 'DESC' ? '>' : '<', text: plain }),
    );
  }
  const both = isSingle(set)
    ? together(attach.narrowed(set, [field]), attach.narrowed(than, [field]), 'or')
    : undefined;
  return both === undefined || !attach.fits(both, [field])
    ? undefined
    : comparison(then(both, compared), field, end.direction);
}

/** Which of several: no claim that the first is it. */
const chosen = (value: ValuePart): ValuePart =>
  value.compare === undefined ? value : { ...value, compare: { ...value.compare, isChoice: true } };

/** A set at the time that was said of the comparison. */
const then = (set: SetPart, { at = [] }: Of<'compared'>): SetPart =>
  at.length === 0 ? set : { ...set, at: [...set.at, ...at] };
