import { ENGLISH } from '../planner/language/english';
import { isBound } from '../query/conditions';
import type { Fact } from '../query/fact';
import { fieldKey } from '../query/field-key';
import type { Result } from '../query/evaluate';
import { fieldSpec } from '../query/field-table';
import { partsOfSpan } from '../query/period';
import { isPlace } from '../store/places';
import { parseQuantity } from '../query/quantity';
import { isCollection } from '../query/topic';
import { isChange, isOfAll } from '../query/times-asked';
import type { Expression, Filter, Order, Summary } from '../query/tree';
import type { Means } from '../query/value-test';
import type { StoredEntity } from '../store/stored';
import { formatDate, formatLarge, joinNames } from './format-value';
import { momentLabel, timePhrase } from './times';

/** A field as prose calls it: `revenue`, `GDP per head of population`, `number of universities`. */
export function fieldLabel(field: string): string {
  const spec = fieldSpec(field);
  if (spec !== undefined) return spec.label;
  const [, more, less] = /^(.+)_minus_(.+)$/.exec(field) ?? [];
  if (more !== undefined) return `${fieldLabel(more)} less ${fieldLabel(less ?? '')}`;
  const [, counted] = /^(.+)_count$/.exec(field) ?? [];
  if (counted !== undefined && !field.includes('_per_')) return `number of ${pluralLabel(counted)}`;
  const [, of, ending] =
    /^(.+?)_(annual_growth|yearly_growth|yearly_change|growth|change|history|compounded)$/.exec(field) ?? [];
  if (ending === 'annual_growth') return `compound annual growth of ${fieldLabel(of ?? '')}`;
  if (ending === 'compounded') return `compounded ${fieldLabel(of ?? '')}`;
  if (ending === 'yearly_growth') return `growth in ${fieldLabel(of ?? '')}`;
  if (ending === 'yearly_change') return `change in ${fieldLabel(of ?? '')}`;
  if (of !== undefined) return ending === 'history' ? fieldLabel(of) : `${ending ?? ''} in ${fieldLabel(of)}`;
  const [, priced] = /^(.+)_times_\d+$/.exec(field) ?? [];
  if (priced !== undefined) return fieldLabel(priced);
  const [, own, code] = /^(.+)_in_([a-z]{3})$/.exec(field) ?? [];
  if (own !== undefined && code !== undefined) return `${fieldLabel(own)} in ${code.toUpperCase()}`;
  const [, inverted] = /^inverse_(.+)$/.exec(field) ?? [];
  if (inverted !== undefined) return fieldLabel(inverted);
  const [, yearly] = /^(.+)_quarterly$/.exec(field) ?? [];
  if (yearly !== undefined) return `quarterly ${fieldLabel(yearly)}`;
  const margin = MARGINS.get(field);
  if (margin !== undefined) return margin;
  const [, part, whole] = /^(.+)_percent_of_(.+)$/.exec(field) ?? [];
  if (part !== undefined) return `${fieldLabel(part)} as a percentage of ${fieldLabel(whole ?? '')}`;
  const [, above, below] = /^(.+?)_per_(.+)$/.exec(field) ?? [];
  if (above !== undefined)
    return `${fieldLabel(above)} per ${HEADS.get(below ?? '') ?? fieldLabel(below ?? '')}`;
  return field.replace(/_/g, ' ').replace(/\b(?:gdp|ppp|iso|eps)\b/g, (word) => word.toUpperCase());
}

/** What a figure is called: of a series that no field stands for as the series is, with what its name says in brackets. */
export function figureLabel({ field, value }: Pick<Fact, 'field' | 'value'>): string {
  const isOwn =
    value.kind === 'point' && fieldSpec(field) === undefined && fieldKey(value.series.name) === field;
  return isOwn
    ? value.series.name.replace(/^\p{Lu}(?=\p{Ll}| )/u, (first) => first.toLowerCase())
    : fieldLabel(field);
}

/** Shares of revenue that have a name of their own. */
const MARGINS: ReadonlyMap<string, string> = new Map([
  ['net_income_percent_of_revenue', 'net margin'],
  ['operating_income_percent_of_revenue', 'operating margin'],
  ['gross_profit_percent_of_revenue', 'gross margin'],
]);

const HEADS: ReadonlyMap<string, string> = new Map([
  ['population', 'head'],
  ['employee_count', 'employee'],
]);

/** Several of a field as prose calls them. */
export function pluralLabel(field: string): string {
  const label = fieldLabel(field);
  return fieldSpec(field)?.plural ?? (label.endsWith('s') ? label : `${label}s`);
}

/** A path as prose calls it: `capital's population` is of the last step. */
export const pathLabel = (path: readonly string[]): string => fieldLabel(path.at(-1) ?? '');

/** A name as a sentence says it: some countries and unions want an article. */
export function spoken({ name }: Pick<StoredEntity, 'name'>): string {
  const wantsArticle =
    /^(?:United |European |African Union|Netherlands|Group of|Organi[sz]ation |Association of|Council of|North Atlantic|World (?:Trade|Health)|International (?:Bank|Monetary)|Asian Development|Southern Common|Pacific Alliance|Philippines|Bahamas|Maldives|Dominican Rep|Central African|Democratic Rep|Republic of|Euro area)/;
  return wantsArticle.test(name) && !/United(?:Health| Parcel| Airlines| Rentals)/.test(name)
    ? `the ${name}`
    : name;
}

/** A figure with whose it is, as a sentence begins: a line of figures is called as its series is. */
export const figureOf = (entity: StoredEntity, field: string): string =>
  field === 'latest_value'
    ? entity.name
    : `The ${fieldLabel(field).replace(/ in latest value$/, '')} of ${spoken(entity)}`;

/** Fields that hold days, of which one is earlier or later than another. */
const DAYS: ReadonlySet<string> = new Set([
  ...['founded', 'date', 'since', 'annual_report_filed', 'quarterly_report_filed'],
  ...['period_start', 'period_end'],
]);

/** What the beginning of an order holds: the highest figures, or the latest dates. */
function endOf(order: Order): string {
  const field = order.path.at(-1) ?? '';
  if (DAYS.has(field)) return order.direction === 'DESC' ? 'latest' : 'earliest';
  return order.direction === 'DESC' ? 'highest' : 'lowest';
}

/** An order's end with its figure: `highest revenue`, `most universities`. */
export function extremeLabel(order: Order): string {
  const [field = ''] = order.path;
  const counted = fieldSpec(field) === undefined ? /^(.+)_count$/.exec(field)?.[1] : undefined;
  if (counted !== undefined)
    return `${order.direction === 'DESC' ? 'most' : 'fewest'} ${pluralLabel(counted)}`;
  return `${endOf(order)} ${pathLabel(order.path)}`;
}

/** What a figure of many is called. */
export const SUMMARY_WORDS: Readonly<Record<Summary, string>> = {
  count: 'number',
  sum: 'total',
  average: 'average',
  median: 'median',
  minimum: 'lowest',
  maximum: 'highest',
};

/** The set of an expression in words: `banks in the United States founded after 1990`. */
export function setPhrase(
  { topic, also = [], within, filters: written, select, aggregate, at, isAnyTime }: Expression,
  means: Means,
): string {
  const filters = exclusionsTogether(
    written.map((filter) => ({ ...filter, path: filter.path.map(ownName) })),
  );
  const counted = aggregate === undefined ? [] : select;
  const names = [topic, ...also].map((name) => shownName(name, means));
  const trade = filters.find(
    ({ path, operator, operand }) =>
      path.join('.') === 'industry' && operator === '=' && TRADES.has(operand.text),
  );
  const noun =
    also.length === 0 && trade !== undefined && fieldKey(topic) === 'companies'
      ? (TRADES.get(trade.operand.text) ?? topic)
      : fieldKey(topic) === 'languages' && filters.some(({ path }) => path[0] === 'countries')
        ? 'official languages'
        : nounOf(names);
  const rest = filters.filter((filter) => filter !== trade && !isKnown(filter));
  // A list shows what is known; a count has to say of what it is one.
  const known =
    aggregate?.summary === 'count' ? filters.filter(isKnown).map(({ path }) => pathLabel(path)) : [];
  const of =
    counted.length === 0
      ? ''
      : `${[...counted]
          .reverse()
          .map((step, at) => (at === 0 || step.endsWith('s') ? pluralLabel(step) : fieldLabel(step)))
          .join(' of the ')} of `;
  const bounds = rest.filter(isBound).map(({ path }) => path.at(-1) ?? '');
  const times = bounds.length === 0 ? '' : eachTimePhrase(at, { isAny: isAnyTime === true, fields: bounds });
  const cut = within === undefined ? undefined : cutPhrase(within, means);
  if (cut !== undefined && filters.some((filter) => !isKnown(filter))) {
    const told = filters.filter((filter) => !isKnown(filter));
    const narrowed = told.map((filter) => filterPhrase(filter, means)).join(' ');
    return `of the ${within?.limit ?? ''} ${cut} ${of === '' ? 'those' : of.replace(/ of $/, '')} ${narrowed}${times}`
      .replaceAll(/ {2,}/g, ' ')
      .trimEnd();
  }
  const narrowed = [of + (cut ?? noun), ...rest.map((filter) => filterPhrase(filter, means))].join(' ');
  return `${narrowed}${known.length === 0 ? '' : ` whose ${joinNames(known)} is known`}${times}`;
}

/** A field as the table calls it, however it was written. */
const ownName = (step: string): string => fieldSpec(fieldKey(step))?.name ?? fieldKey(step);

/** What is said to be outside one place and another is outside of either. */
function exclusionsTogether(filters: readonly Filter[]): readonly Filter[] {
  return filters.flatMap((filter) => {
    if (filter.operator !== '!=') return [filter];
    const alike = filters.filter(
      ({ path, operator }) => operator === '!=' && path.join('.') === filter.path.join('.'),
    );
    const anyOf = alike.flatMap(({ operand }) => operand.anyOf);
    return alike[0] === filter ? [{ ...filter, operand: { ...filter.operand, anyOf } }] : [];
  });
}

/** What a figure is one of, in words: what the steps led to from those that were named, `members of the European Union`. */
export function summedPhrase(
  expression: Expression,
  { topics, select: left }: Pick<Result, 'topics' | 'select'>,
  means: Means,
): string {
  const { filters, select, aggregate } = expression;
  const isCount = aggregate?.summary === 'count';
  const [first] = filters;
  const inner = aggregate?.path.slice(0, -1) ?? [];
  if (topics.length === 0) return setPhrase({ ...expression, select: isCount ? select : inner }, means);
  const way = first !== undefined && first.path.length > 1 ? first.path.slice(0, -1) : [];
  const walked = isCount ? select : select.slice(0, select.length - left.length);
  const isOnWay = (path: readonly string[]): boolean => way.every((step, at) => path[at] === step);
  return setPhrase(
    {
      ...expression,
      select: [...way, ...walked, ...inner],
      filters: filters.map((filter) =>
        isOnWay(filter.path) ? { ...filter, path: filter.path.slice(way.length) } : filter,
      ),
    },
    means,
  );
}

/** What was cut before it was narrowed, in words: `companies with the highest revenue`. */
function cutPhrase(within: Expression, means: Means): string {
  const [order] = within.orders;
  return `${setPhrase(within, means)}${order === undefined ? '' : ` with the ${extremeLabel(order)}`}`;
}

/**
 * Several times at which figures are compared: `in each of 2019 and 2020`, `in each year from 2019 to 2021`. A change goes from
 * the beginning of a span to its end.
 */
function eachTimePhrase(
  at: readonly string[] = [],
  { isAny, fields }: { isAny: boolean; fields: readonly string[] },
): string {
  const [only = '', ...others] = at;
  if (fields.some(isOfAll)) return at.length > 0 ? spanPhrase(at) : '';
  if (others.length === 0 && only.includes('..') && fields.some(isChange)) return spanPhrase(at);
  if (others.length > 0)
    return isAny
      ? ` in ${at.map(momentLabel).join(' or ')}`
      : ` in each of ${joinNames(at.map(momentLabel))}`;
  if (!only.includes('..')) return '';
  return ` in each ${partsOfSpan(only) === undefined ? 'year' : 'part of the time'}${timePhrase(at)}`;
}

/** From the first of some times to the last. */
function spanPhrase(at: readonly string[]): string {
  const ends = at.flatMap((time) => time.split('..'));
  return timePhrase(ends.length < 2 ? at : [`${ends[0] ?? ''}..${ends.at(-1) ?? ''}`]);
}

const TRADES: ReadonlyMap<string, string> = new Map(
  Object.entries(ENGLISH.trades).map(([industry, { many }]) => [industry, many.split('|')[0] ?? '']),
);

/** `field=*` says no more than that the figure is known, which a ranking says anyway. */
const isKnown = ({ operand, operator }: Filter): boolean => operand.text === '*' && operator === '=';

function nounOf(names: readonly string[]): string {
  const [first = ''] = names;
  // Territories and federal districts are among a country's subdivisions, so that they are not all states.
  return names.length > 1
    ? joinNames(names)
    : isCollection(first)
      ? fieldKey(first) === 'states'
        ? 'states and other subdivisions'
        : fieldKey(first).replace(/_/g, ' ')
      : first.replace(/_/g, ' ');
}

/** A name or an id as prose says it. */
function shownName(text: string, { exact }: Means): string {
  const isCode = /^[\da-f]{8}-[\da-f-]{27}$/i.test(text) || /^[A-Z]{2}(?:-[A-Z\d]{1,3})?$/.test(text);
  const bearers = [...exact(text)];
  // A place may be meant by a name of another language that it shares with none.
  const isOwn = bearers.length === 1 && bearers.every(isPlace);
  const [entity] = isCode || isOwn ? bearers : [];
  return spoken({ name: entity?.name ?? text });
}

type Wording = readonly [is: string, isNot: string];

const WORDINGS: ReadonlyMap<string, Wording> = new Map<string, Wording>([
  ['name', ['named', 'other than']],
  ['location', ['in', 'outside']],
  ['country', ['in', 'outside']],
  ['continent', ['in', 'outside']],
  ['headquarters', ['headquartered in', 'not headquartered in']],
  ['registered_in', ['registered in', 'not registered in']],
  ['industry', ['in the industry', 'not in the industry']],
  ['exchange', ['listed on', 'not listed on']],
  ['member_of', ['that are members of', 'that are not members of']],
  ['former_member_of', ['that left', 'that did not leave']],
  ['auditor', ['audited by', 'not audited by']],
  ['audits', ['that audit', 'that do not audit']],
  ['ceo', ['led by', 'not led by']],
  ['leads', ['that lead', 'that do not lead']],
  ['company', ['at', 'not at']],
  ['parent', ['owned by', 'not owned by']],
  ['subsidiaries', ['that own', 'that do not own']],
  ['investors', ['backed by', 'not backed by']],
  ['investments', ['that invested in', 'that did not invest in']],
  ['currency', ['that use the', 'that do not use the']],
  ['languages', ['that speak', 'that do not speak']],
  ['countries', ['of', 'not of']],
  ['concerns', ['that concern', 'that do not concern']],
  ['is_imposed_by', ['imposed by', 'not imposed by']],
  ['directs', ['on the board of', 'not on the board of']],
  ['awards', ['that received', 'that did not receive']],
]);

const COMPARED: Readonly<Record<string, string>> = {
  '>': 'more than',
  '<': 'fewer than',
  '>=': 'at least',
  '<=': 'at most',
};

const SIZED: Readonly<Record<string, string>> = {
  '>': 'above',
  '<': 'below',
  '>=': 'of at least',
  '<=': 'of at most',
};

const DATED: Readonly<Record<string, string>> = {
  '=': 'in',
  '>': 'after',
  '<': 'before',
  '>=': 'in or after',
  '<=': 'in or before',
  '!=': 'not in',
};

/** What happened on the day of a path. */
const EVENTS: ReadonlyMap<string, string> = new Map([
  ['awards.date', 'who received an award'],
  ['parent.since', 'that were acquired'],
]);

/** What is counted in heads, so that it is `more than` rather than `above`. */
const HEADED: ReadonlyMap<string, string> = new Map([
  ['employee_count', 'employees'],
  ['population', 'inhabitants'],
]);

const MONEY =
  /^(?:revenue|net_income|operating_income|gdp|funding|amount|valuation|total_|equity|cash|operating_cash|gross_profit|research|free_cash_flow$|net_debt|shareholder_payouts)/;

/** What is told in percent whoever publishes it; births and deaths are rates too, of a thousand. */
const IN_PERCENT =
  /_percent_of_|_growth$|_compounded$|_margin$|^return_on_|(?:inflation|unemployment|growth|tax|interest|literacy)_rate/;

function filterPhrase({ path, operator, operand }: Filter, means: Means): string {
  const field = path.at(-1) ?? '';
  const names = operand.anyOf.map((group) => joinNames(group.map((value) => shownName(value, means))));
  const value = joinNames(names, 'or');
  const dates = joinNames(
    operand.anyOf.map((group) => joinNames(group.map(formatDate))),
    'or',
  );
  const [owner, own] = path;
  if (own === 'name' && owner !== undefined && WORDINGS.has(owner))
    return filterPhrase({ path: [owner], operator, operand }, means);
  if (owner === 'exchange' && (own === 'city' || own === 'country')) return `listed in ${value}`;
  const [, before, letters, behind] = /^(\*?)([^*]+)(\*?)$/.exec(operand.text) ?? [];
  if (field === 'description' && behind === '*') return `described as ${letters ?? ''}`;
  if (field === 'name' && letters !== undefined && `${before}${behind}` !== '')
    return `whose names ${before === behind ? 'hold' : behind === '*' ? 'begin with' : 'end in'} ${letters}`;
  if (field === 'until' && DATED[operator] !== undefined) return `${DATED[operator]} ${dates}`;
  if (DAYS.has(field) && !['founded', 'since', 'date'].includes(field))
    return `whose ${fieldLabel(field)} is ${DATED[operator] ?? ''} ${dates}`;
  if (DAYS.has(field)) {
    const event = EVENTS.get(path.join('.'));
    if (event !== undefined) return `${event} ${DATED[operator] ?? ''} ${dates}`;
    // Who has been a member since a day is one since that day; of a year or a bound it is one of its days.
    if (field === 'since' && operator === '=' && /^\d{4}-\d{2}-\d{2}$/.test(operand.text))
      return `since ${dates}`;
    const verb = field === 'founded' ? 'founded' : field === 'since' ? 'since a day' : 'dated';
    return `${verb} ${DATED[operator] ?? ''} ${dates}`;
  }
  const wording = WORDINGS.get(field);
  if (wording !== undefined && (operator === '=' || operator === '!='))
    return `${operator === '=' ? wording[0] : wording[1]} ${/ the$/.test(operator === '=' ? wording[0] : wording[1]) ? value.replace(/^the /, '') : value}`;
  if (operator === '=' || operator === '!=')
    return `whose ${fieldLabel(field)} is ${operator === '!=' ? 'not ' : ''}${value}`;
  return boundPhrase(field, operator, operand.text, value);
}

/** What a figure is compared with: a number, or what has the same figure. */
function boundPhrase(field: string, operator: Filter['operator'], text: string, other: string): string {
  const number = parseQuantity(text);
  const [, held = field, currency = ''] = /^(.+)_in_([a-z]{3})$/.exec(field) ?? [];
  const heads =
    HEADED.get(field) ?? (/_count$/.test(field) ? pluralLabel(field.replace(/_count$/, '')) : undefined);
  if (number === undefined)
    return heads === undefined
      ? `with a ${operator === '>' ? 'higher' : 'lower'} ${fieldLabel(field)} than ${other}`
      : `with ${operator === '>' ? 'more' : 'fewer'} ${heads} than ${other}`;
  const size = boundText(number, held, currency);
  return heads === undefined
    ? `with ${withArticle(fieldLabel(held))} ${SIZED[operator] ?? ''} ${size}`
    : `with ${COMPARED[operator] ?? ''} ${size} ${heads}`;
}

/** A number as the figures of a field are told; money without a currency is in dollars. */
function boundText(number: number, field: string, currency: string): string {
  const size = Math.abs(number);
  const digits = size >= 1e6 ? formatLarge(size).replace('.0 ', ' ') : size.toLocaleString('en-US');
  const sign = number < 0 ? '-' : '';
  if (currency !== '') return `${sign}${digits} ${currency.toUpperCase()}`;
  if (IN_PERCENT.test(field)) return `${sign}${digits}%`;
  return `${sign}${MONEY.test(field) ? '$' : ''}${digits}`;
}

/** A figure with its article as it is spoken: an EPS, a GDP; none before what is several or is not counted. */
function withArticle(label: string): string {
  const [head = ''] = label.split(/ (?:of|per|as|in|less) /);
  if (/[a-z]s$/.test(head) && !/ss$/.test(head)) return label;
  return `${/^(?:[aeio]|u(?!ni|s)|[AEFHILMNORSX](?=[A-Z&]))/.test(label) ? 'an' : 'a'} ${label}`;
}
