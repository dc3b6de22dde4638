import { isBound } from '../query/conditions';
import type { Result } from '../query/result';
import { fieldKey } from '../query/field-key';
import { fieldSpec } from '../query/field-table';
import { partsOfSpan } from '../query/period';
import { isChange, isOfAll } from '../query/requested-times';
import { isCollection } from '../query/topic';
import type { Expression, Filter } from '../query/tree';
import type { Means } from '../query/value-test';
import { filterPhrase, shownName } from './filter-phrase';
import INDUSTRY_NOUNS from './industry-nouns.json';
import { joinNames } from './format-value';
import { extremeLabel, fieldLabel, pathLabel, pluralLabel } from './labels';
import { momentLabel, timePhrase } from './times';

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

/** A set in words, with what was taken of it by an order and a limit. */
export const rankedPhrase = ({ orders: [order], limit }: Expression, set: string): string =>
  order === undefined || limit === undefined ? set : `${set} with the ${extremeLabel(order)}`;

/** What was cut before it was narrowed, in words: `companies with the highest revenue`. */
function cutPhrase(within: Expression, means: Means): string {
  const [order] = within.orders;
  // What is cut first may be of another time than what is asked of it.
  const when = within.at?.length === 1 ? timePhrase(within.at) : '';
  return `${setPhrase(within, means)}${order === undefined ? '' : ` with the ${extremeLabel(order)}`}${when}`;
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

const TRADES: ReadonlyMap<string, string> = new Map(Object.entries(INDUSTRY_NOUNS));

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
