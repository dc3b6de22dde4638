import { partsOfSpan } from '../../query/period';
import type { Filter, Order } from '../../query/tree';
import { MEASURES } from '../kinds';
import type { Bound, FieldsPart, Light, Part, SetPart, ValuePart } from '../question-parts';
import { EMPTY_SET } from '../empty-set';

/** Relations of which the dataset knows since when they are, where a source says so. */
export const BEGINNING = new Set([
  ...[
    'member_of',
    'members',
    'currency',
    'parent',
    'subsidiaries',
    'ceo',
    'cfo',
    'leads',
    'board_members',
    'directs',
  ],
]);

/** Whether a set is of names. */
export const isNamed = ({ named }: SetPart): boolean => named !== undefined;
/** Whether a set is of one name. */
export const isSingle = ({ named }: SetPart): boolean => named?.length === 1;
/** Whether a set is a collection of which nothing was said yet. */
export const isBare = ({ filters, orders, end, named, count, group }: SetPart): boolean =>
  named === undefined &&
  filters.length + orders.length === 0 &&
  end === undefined &&
  count === undefined &&
  group === undefined;

/** Fields that no set was named for yet. */
export const fieldsPart = (fields: readonly string[], more: Partial<FieldsPart> = {}): FieldsPart => ({
  kind: 'fields',
  fields,
  ...more,
});

/** A set with the order that its end asked for. */
export function ordered(set: SetPart, order: Order, more: Partial<SetPart> = {}): SetPart {
  const { end, ...rest } = set;
  return end === undefined ? { ...set, orders: [order], ...more } : { ...rest, orders: [order], ...more };
}

/** Several named entities compared by a field. */
export function comparison(
  set: SetPart,
  field: string,
  direction: 'ASC' | 'DESC',
  way: readonly string[] = [],
): ValuePart {
  return {
    kind: 'value',
    set: { ...set, at: [] },
    way,
    fields: [field],
    where: [],
    compare: { direction, isClaim: false },
    at: set.at,
  };
}

/** Two sets of names as one. */
export function together(left: SetPart, right: SetPart, joint: 'and' | 'or' | 'pair'): SetPart | undefined {
  if (left.named === undefined || right.named === undefined) return undefined;
  if (left.filters.length + right.filters.length > 0) return undefined;
  const [amount, further] = [left.amount, right.amount].filter((each) => each !== undefined);
  if (further !== undefined) return undefined;
  // Whose amount is known is changed into the other.
  const sides = right.amount === undefined ? [left, right] : [right, left];
  return {
    ...EMPTY_SET,
    ...(amount === undefined ? {} : { amount }),
    named: sides.flatMap(({ named = [] }) => named),
    joint,
    isPlural: true,
    misspelt: sides.flatMap(({ named = [], misspelt = [] }) => named.map((_, at) => misspelt[at])),
    at: [...left.at, ...right.at],
  };
}

/** A bound of what was lost as one of what is left. */
export const belowNothing = (bound: Bound): Bound => ({
  ...bound,
  operator: TURNED[bound.operator],
  text: `-${bound.text}`,
});

const TURNED: Readonly<Record<Bound['operator'], Bound['operator']>> = {
  ...{ '=': '=', '!=': '!=', '>': '<', '<': '>', '>=': '<=', '<=': '>=' },
};

/** How a word joins two names, where it does. */
export const jointOf = (light: Light): 'and' | 'or' | undefined =>
  light === 'or' ? 'or' : light === 'and' || light === 'comma' ? 'and' : undefined;

/** The filter that a bound makes of a field. */
export function filterOf(field: string, { operator, text, currency }: Bound): Filter {
  return {
    path: [currency === undefined ? field : `${field}_in_${currency}`],
    operator,
    operand: {
      text,
      anyOf: operator === '=' ? text.split(OR).map((each) => [each]) : [[text]],
      commas: false,
    },
  };
}

/** What parts times of which any is meant, in the text of one time. */
export const OR = ' OR ';

/** A half or a quarter of the calendar as the months that it goes from and to. */
function monthsOf(moment: string): string {
  const [, half, last] = /^half to (\d{4})-(06|12)$/.exec(moment) ?? [];
  if (half !== undefined) return `${half}-${last === '06' ? '01' : '07'}..${half}-${last ?? ''}`;
  const [, quarter, year] = /^Q([1-4]) (\d{4})$/.exec(moment) ?? [];
  if (quarter === undefined || year === undefined) return moment;
  const end = Number(quarter) * 3;
  const [from, to] = [end - 2, end].map((month) => `${year}-${String(month).padStart(2, '0')}`);
  return `${from ?? ''}..${to ?? ''}`;
}

/** Whether what has one day may be of any of several times: beside others a span has to have an end. */
export const isDatedBy = ({ at, joint }: Omit<Extract<Part, { kind: 'times' }>, 'kind'>): boolean =>
  joint === undefined && (at.length === 1 || !at.some((time) => time.endsWith('..')));

/** The years or the months of a span. */
function eachOf(moment: string): readonly string[] {
  const [from = '', to] = monthsOf(moment).split('..');
  if (to === undefined) return [from];
  const years = Math.min(MOST_YEARS, Math.max(0, Number(to) - Number(from) + 1));
  return partsOfSpan(`${from}..${to}`) ?? Array.from({ length: years }, (_, at) => `${Number(from) + at}`);
}

/** The most years that are told one by one. */
const MOST_YEARS = 100;

/** When something was: a span of years is two bounds, and of several times it was in one, however they are joined. */
export function rangeFilters(field: string, at: readonly string[]): Filter[] {
  const times = at.flatMap((time) => time.split(OR));
  const [moment = ''] = times;
  if (times.length > 1) return [filterOf(field, { operator: '=', text: times.flatMap(eachOf).join(OR) })];
  const [from = '', to] = monthsOf(moment).split('..');
  if (to === undefined) return [filterOf(field, { operator: '=', text: from })];
  const bounds: Bound[] = [
    { operator: '>=', text: from },
    ...(to === '' ? [] : [{ operator: '<=' as const, text: to }]),
  ];
  return bounds.map((bound) => filterOf(field, bound));
}

/** A time, a span or several of them as bounds. */
export const boundsOf = (at: readonly string[]): readonly Bound[] =>
  rangeFilters('', at).map(({ operator, operand }) => ({ operator, text: operand.text }));

/** Of `2022 companies` the number is a year, and no count of them; of the top 2000 it is one. */
export const isYear = (count: number, isOfTop = false): boolean =>
  count >= 1900 && count < 2100 && !(isOfTop && count % 100 === 0);

/** Whether a set is of what its series measures: indicators, prices, rates. */
export function isMeasure({ named }: SetPart): boolean {
  return named !== undefined && named.every((bearers) => bearers.some(({ type }) => MEASURES.has(type)));
}

/** Fields of which there may be many, so that the most of them is a count. */
export const LISTED = [
  'universities',
  'companies',
  'cities',
  'countries',
  'states',
  'subsidiaries',
  'board_members',
  'officers',
  'languages',
  'currency',
  'members',
  'member_of',
  'investors',
  'events',
  'laws',
  'sanctions',
  'funding_rounds',
  'industry',
  'audits',
  'directs',
];

/** The field that an order goes by. */
export const orderField = (field: string, change: FieldsPart['change']): string =>
  change !== undefined ? `${field}_growth` : LISTED.includes(field) ? `${field}_count` : field;

/** An order that ranks. */
export function orderPart(field: string, direction: 'ASC' | 'DESC', rank: number | undefined): Part {
  return {
    kind: 'order',
    order: { path: [field], direction },
    isRanked: true,
    ...(rank === undefined ? {} : { rank }),
  };
}

/** The highest or lowest of all points of one series. */
export function extremeOf(value: ValuePart, direction: 'ASC' | 'DESC', rank?: number): ValuePart | undefined {
  const isOne =
    (isSingle(value.set) || value.set.joint === 'pair') &&
    value.fields.length === 1 &&
    value.summary === undefined;
  if (!isOne || rank !== undefined || value.compare !== undefined) return undefined;
  const summary = direction === 'DESC' ? 'maximum' : 'minimum';
  const [field = ''] = value.fields;
  if (value.change === undefined)
    return { ...value, fields: [field.replace(/(?<!_annual|_yearly)_growth$/, '_yearly_growth')], summary };
  // Which way it went says itself which end is meant.
  if (value.change !== 'growth' || value.goes !== undefined || value.set.joint === 'pair') return undefined;
  const { change: _change, ...line } = value;
  return { ...line, fields: [`${field}_yearly_growth`], summary };
}

/** A set that is parted by a field. */
export const parted = (set: SetPart, group: string): SetPart => ({ ...set, group });

/** Whether two parts may be of the same times: the revenue of 2020 and the net income of 2021 are not both of 2020. */
export const isOfOneTime = (left: readonly string[] = [], right: readonly string[] = []): boolean =>
  left.length === 0 || right.length === 0 || left.join() === right.join();
