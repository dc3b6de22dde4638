import { EMPTY_SET } from '../empty-set';
import type { Attach } from '../part-combination';
import type { End, RootPart, SetPart, ValuePart } from '../question-parts';
import {
  LISTED,
  comparison,
  extremeOf,
  fieldsPart,
  isBare,
  isMeasure,
  isNamed,
  isSingle,
  isYear,
  orderField,
  orderPart,
  ordered,
} from './parts';
import { endOfMove, grownBy, worstOf } from './moves';
import { rule, only, type Of, type Rule } from './rule';

/** Whether an end is one of time: the newest figure of a line is not its highest. */
const isOfTime = ({ fields = [] }: End): boolean =>
  fields.some((field) => field === 'date' || field === 'founded');

/** Superlatives, orders and counts. */
export const ORDER_RULES: readonly Rule[] = [
  rule(['ordinal', 'superlative'], 0, 'second largest', ({ rank }, superlative) =>
    superlative.rank === undefined ? { ...superlative, rank } : undefined,
  ),
  rule(['superlative', 'number'], 0, 'top five', (superlative, { count }) =>
    count === undefined || superlative.count !== undefined || isYear(count, true)
      ? undefined
      : { ...superlative, count },
  ),
  rule(['number', 'superlative'], 0, 'five largest', ({ count }, superlative) =>
    count === undefined || superlative.count !== undefined || isYear(count, true)
      ? undefined
      : { ...superlative, count },
  ),
  rule(['superlative', 'superlative'], 0.1, 'top five largest', (left, right) =>
    left.isTop && !right.isTop
      ? { ...right, ...(left.count === undefined ? {} : { count: left.count }) }
      : undefined,
  ),
  rule(['superlative', 'set'], 0, 'largest companies in Texas', ({ end, rank, count }, set, attach) => {
    if (set.topic === undefined || set.orders.length > 0 || set.end !== undefined) return undefined;
    if (set.group !== undefined) return undefined;
    const more: Partial<SetPart> = {
      isRanked: true,
      ...(rank === undefined ? {} : { rank }),
      ...(count === undefined ? {} : { count }),
    };
    const field = attach.fieldOfEnd(set, end);
    return field === undefined
      ? { ...set, end, ...more }
      : { ...ordered(set, { path: [field], direction: end.direction }, more), end };
  }),
  rule(['light', 'set'], 0, 'the latest acquisition', ({ light }, set, attach) =>
    light === 'newest' &&
    set.topic !== undefined &&
    !set.isRanked &&
    set.orders.length === 0 &&
    attach.isDated(set)
      ? { ...ordered(set, { path: ['date'], direction: 'DESC' }), isRanked: true }
      : undefined,
  ),
  rule(['light', 'set'], 0, 'out of all companies, which has the most employees', ({ light }, set) =>
    light === 'between' && set.topic !== undefined && set.isRanked && set.orders.length === 1
      ? { ...set, isPlural: false }
      : undefined,
  ),
  rule(['superlative', 'set'], 0.1, 'which is the largest: Apple or Microsoft', ({ end }, set, attach) => {
    const field = (set.named?.length ?? 0) > 1 ? attach.fieldOfEnd(set, end) : undefined;
    return field === undefined ? undefined : openly(comparison(set, field, end.direction));
  }),
  rule(
    ['value', 'order'],
    0.05,
    'which of Apple and Intel is largest, by net income',
    (value, { order, isRanked, rank, at = [] }, attach) => {
      const { compare, fields, set } = value;
      const by = grownBy({ fields }, order.path[0] ?? '');
      if (compare?.isOpen !== true || isRanked || rank !== undefined || !attach.fits(set, [by]))
        return undefined;
      const { isOpen: _isOpen, ...closed } = compare;
      return value.at.length === 0 || at.length === 0
        ? { ...value, fields: [by], compare: closed, at: [...value.at, ...at] }
        : undefined;
    },
  ),
  rule(['superlative', 'set'], 0.2, 'most universities', ({ end, rank, isTop }, set, attach) => {
    const isCount = end.fields === undefined && end.isQuality !== true && end.isAmount === true && !isTop;
    const field = isCount ? attach.countField(set) : undefined;
    return field === undefined ? undefined : orderPart(field, end.direction, rank);
  }),
  rule(
    ['superlative', 'fields'],
    0,
    'highest revenue',
    ({ end, rank, count, isTop }, { fields, change, goes, summary }, attach) => {
      const [field = ''] = fields;
      if (
        end.fields !== undefined ||
        fields.length > 1 ||
        count !== undefined ||
        isTop ||
        summary !== undefined
      )
        return undefined;
      const isCounted = LISTED.some((topic) => topic === field);
      // The largest city is one of its size, and the most cities are a number of them.
      if (isCounted && (end.isQuality === true || end.isAmount !== true)) return undefined;
      // A place or a person is nothing to order by.
      if (!isCounted && attach.isOfThings(field)) return undefined;
      if (change === undefined)
        return orderPart(isCounted ? `${field}_count` : field, worstOf(end, field), rank);
      const direction = endOfMove(end.direction, goes);
      return direction && orderPart(`${field}_growth`, direction, rank);
    },
  ),
  rule(['superlative', 'fields'], 0.3, 'ten lowest net incomes', (superlative, fields, attach) => {
    const { end, rank, count, isTop } = superlative;
    const [field = '', ...others] = fields.fields;
    const isOpen =
      end.fields === undefined &&
      rank === undefined &&
      (isTop || end.isQuality !== true || end.direction === 'ASC');
    const isPlain = fields.summary === undefined && fields.change === undefined && others.length === 0;
    if (count === undefined || !isOpen || !isPlain || attach.isOfThings(field)) return undefined;
    return firmsBy(field, { direction: end.direction, count, at: fields.at ?? [] }, attach);
  }),
  rule(['set', 'superlative'], 0, 'the highest spenders, top ten', (set, { isTop, count, end }) =>
    isTop && count !== undefined && end.direction === 'DESC' && set.isRanked && set.count === undefined
      ? { ...set, count, isPlural: true }
      : undefined,
  ),
  rule(['superlative', 'value'], 0, 'the highest price of gold', ({ end, rank, count }, value, attach) => {
    // The oldest figure is not the lowest.
    const isOfOther = end.fields !== undefined && !end.fields.includes(value.fields[0] ?? '');
    return isOfOther || attach.leadsToEntities(value.set, [...value.way, ...value.fields])
      ? undefined
      : extremeOf(value, worstOf(end, value.fields[0] ?? ''), rank ?? count);
  }),
  rule(['superlative', 'value'], 0.1, 'most populous EU member', ({ end, rank, count }, value, attach) => {
    const set = attach.membersOf(value);
    const field = set === undefined ? undefined : attach.fieldOfEnd(set, end);
    const more = {
      isRanked: true,
      ...(rank === undefined ? {} : { rank }),
      ...(count === undefined ? {} : { count }),
    };
    return set === undefined || field === undefined
      ? undefined
      : ordered(set, { path: [field], direction: end.direction }, more);
  }),
  rule(['superlative', 'set'], 0.1, 'the most people', ({ end, rank }, set) =>
    set.topic === 'people' && isBare(set) && end.isAmount === true
      ? orderPart('population', end.direction, rank)
      : undefined,
  ),
  rule(['value', 'superlative'], 0.1, 'when was the price of gold highest', (value, { end, rank, count }) =>
    isOfTime(end) ? undefined : extremeOf(value, end.direction, rank ?? count),
  ),
  rule(['superlative', 'set'], 0.1, 'highest unemployment rate', ({ end, rank, count }, set, attach) =>
    isMeasure(set) && count === undefined && !isOfTime(end)
      ? extremeOf(attach.valueOf(set, fieldsPart(['latest_value'])), end.direction, rank)
      : undefined,
  ),
  rule(
    ['set', 'superlative'],
    0.15,
    'when was the unemployment rate highest',
    (set, { end, rank, count }, attach) =>
      isMeasure(set) && count === undefined && !isOfTime(end)
        ? extremeOf(attach.valueOf(set, fieldsPart(['latest_value'])), end.direction, rank)
        : undefined,
  ),
  rule(['set', 'superlative'], 0.3, 'which country is most populous', (set, { end, rank }, attach) => {
    if (end.fields === undefined && !set.isRanked && set.named === undefined && set.type === undefined)
      return undefined;
    const field = set.orders.length > 0 ? undefined : attach.fieldOfEnd(set, end);
    if (field === undefined) return undefined;
    if ((set.named?.length ?? 0) > 1) return openly(comparison(set, field, end.direction));
    return isNamed(set)
      ? undefined
      : ordered(
          set,
          { path: [field], direction: end.direction },
          { isRanked: true, ...(rank === undefined ? {} : { rank }) },
        );
  }),
  rule(['light', 'fields'], 0, 'by revenue; by 2019 sales', ({ light }, { fields, change, at }) =>
    light === 'by' && fields.length === 1
      ? {
          kind: 'order',
          order: { path: [orderField(fields[0] ?? '', change)], direction: 'DESC' },
          isRanked: false,
          ...(at === undefined ? {} : { at }),
        }
      : undefined,
  ),
  rule(['order', 'direction'], 0, 'by population descending', (order, { direction }) =>
    order.isRanked ? undefined : { ...order, order: { ...order.order, direction } },
  ),
  rule(
    ['direction', 'fields'],
    0.05,
    'in descending order of population',
    ({ direction }, { fields, change }) =>
      fields.length === 1
        ? {
            kind: 'order',
            order: { path: [orderField(fields[0] ?? '', change)], direction },
            isRanked: false,
          }
        : undefined,
  ),
  rule(['set', 'direction'], 0, 'countries by population, descending', (set, { direction }) => {
    const [order, ...others] = set.orders;
    const isOpen = !set.isRanked && set.count === undefined && set.end === undefined;
    return order === undefined || others.length > 0 || !isOpen
      ? undefined
      : { ...set, orders: [{ ...order, direction }] };
  }),
  rule(
    ['set', 'direction'],
    0.2,
    'cities in France from largest to smallest',
    (set, { direction }, attach) => {
      const isOpen =
        set.topic !== undefined && !isBare(set) && set.orders.length === 0 && set.end === undefined;
      const field = isOpen && set.count === undefined ? attach.fieldOfEnd(set, { direction }) : undefined;
      return field === undefined ? undefined : ordered(set, { path: [field], direction });
    },
  ),
  rule(['order', 'times'], 0.2, 'most dividends paid in 2021', (order, { at, joint }) =>
    joint === undefined && order.isRanked && order.at === undefined ? { ...order, at } : undefined,
  ),
  rule(['light', 'order'], 0, 'with the highest revenue', ({ light }, order) =>
    only(light, 'with', 'have', 'by', 'the', 'of', 'and') ? order : undefined,
  ),
  rule(
    ['set', 'order'],
    0,
    'companies by revenue; company with the highest revenue',
    (timeless, { order, isRanked, rank, at = [] }, attach) => {
      const [field = ''] = order.path;
      const own: SetPart = at.length === 0 ? timeless : { ...timeless, at: [...timeless.at, ...at] };
      // Whoever ranks a union or a continent by a figure ranks those that belong to it.
      const set = attach.countriesOf(own) ?? own;
      if (!attach.fits(set, [field])) return undefined;
      // A place or a person is nothing to order by.
      if (!isRanked && attach.leadsToEntities(set, [field])) return undefined;
      const by = grownBy(set.end, field);
      if ((set.named?.length ?? 0) > 1) return comparison(set, by, set.end?.direction ?? order.direction);
      if (isNamed(set)) return undefined;
      if (isRanked) {
        if (set.orders.length > 0) return undefined;
        return ordered(set, order, { isRanked, ...(rank === undefined ? {} : { rank }) });
      }
      return ordered(set, {
        ...order,
        path: [by, ...order.path.slice(1)],
        direction: set.end?.direction ?? order.direction,
      });
    },
  ),
  rule(['order', 'set'], 0.3, 'the most employees: Apple or Microsoft', ({ order }, set, attach) => {
    const [field = ''] = order.path;
    return (set.named?.length ?? 0) > 1 && attach.fits(set, [field])
      ? comparison(set, field, order.direction)
      : undefined;
  }),
  rule(
    ['order', 'set'],
    0.4,
    'Wo gibt es die meisten Universitäten: in which country',
    ({ order, isRanked, rank }, set, attach) => {
      const [field = ''] = order.path;
      const isOpen = set.topic !== undefined && set.orders.length === 0 && set.end === undefined;
      return isOpen && attach.fits(set, [field])
        ? ordered(set, order, { isRanked, ...(rank === undefined ? {} : { rank }) })
        : undefined;
    },
  ),
  rule(
    ['superlative', 'order'],
    0.1,
    'best in terms of net income',
    ({ end, rank, count, isTop }, { order, isRanked }) =>
      end.fields === undefined && !isRanked && count === undefined && !isTop
        ? orderPart(order.path[0] ?? '', end.direction, rank)
        : undefined,
  ),
  rule(['superlative', 'order'], 0.2, 'top 20 by capex', (superlative, { order, isRanked }, attach) => {
    const { end, isTop, count, rank } = superlative;
    const [field = ''] = order.path;
    if (!isTop || count === undefined || rank !== undefined || isRanked) return undefined;
    return firmsBy(field, { direction: end.direction, count, at: [] }, attach);
  }),
  rule(
    ['phrase', 'order'],
    0.1,
    "Chevron's best in terms of net income",
    ({ light, of }, { order, rank, at = [] }, attach) =>
      of.kind === 'set' && isSingle(of) && light === 'possessive' && rank === undefined
        ? extremeOf(
            attach.valueOf({ ...of, at: [...of.at, ...at] }, fieldsPart([order.path[0] ?? ''])),
            order.direction,
          )
        : undefined,
  ),
  rule(
    ['order', 'phrase'],
    0.2,
    'the highest revenue of Apple',
    ({ order, rank, at = [] }, { light, of }, attach) =>
      of.kind === 'set' &&
      isSingle(of) &&
      only(light, 'of', 'in', 'for') &&
      rank === undefined &&
      attach.fits(of, [order.path[0] ?? ''])
        ? extremeOf(
            attach.valueOf({ ...of, at: [...of.at, ...at] }, fieldsPart([order.path[0] ?? ''])),
            order.direction,
          )
        : undefined,
  ),
];

/** A comparison by a figure that was not said. */
const openly = (value: ValuePart): ValuePart =>
  value.compare === undefined ? value : { ...value, compare: { ...value.compare, isOpen: true } };

/** Companies by a figure that only they have. */
function firmsBy(
  field: string,
  { direction, count, at }: { direction: 'ASC' | 'DESC'; count?: number; at: readonly string[] },
  attach: Attach,
): SetPart | undefined {
  if (!attach.typeHolds('companies', field) || attach.typeHolds('countries', field)) return undefined;
  const firms: SetPart = { ...EMPTY_SET, topic: 'companies', type: 'Company', isPlural: count !== undefined };
  const ranked = { ...firms, orders: [{ path: [field], direction }], isRanked: true, at };
  return count === undefined ? ranked : { ...ranked, count };
}

/** The company that is first by a figure that only companies have: `most dividends paid in 2021`. */
export function firstFirm(
  { order, isRanked, rank, at = [] }: Of<'order'>,
  attach: Attach,
): RootPart | undefined {
  const [field = '', ...others] = order.path;
  const isPlain = isRanked && rank === undefined && others.length === 0 && attach.isFigure(field);
  const root = isPlain ? firmsBy(field, { direction: order.direction, at }, attach) : undefined;
  return root && { kind: 'root', root };
}
