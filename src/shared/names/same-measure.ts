import type { Introspection } from '../contract/introspection';
import { seriesNamed, seriesOf, type ListedSeries } from './series-name';

/** At least one. */
type Some = readonly [ListedSeries, ...ListedSeries[]];

/**
 * Whether two series of one entity are publications of one measure: in one unit, on one basis, of periods of one length, under
 * one name but for what says which publication it is (`Newest GDP (…, World Bank, July 2026)`, `…, from May 2021`). What tells
 * a basis, such as the year of prices, is no such word.
 */
export function isSameMeasure(one: ListedSeries, other: ListedSeries): boolean {
  const isAlike = one.type === other.type && one.cadence === other.cadence;
  return isAlike && isSameUnit(one, other) && measureOf(one) === measureOf(other);
}

/** Whether series are of one thing: publications of one measure, or of the one price of an entity. */
export const isOneThing = (listed: Some): boolean =>
  listed.every((each) => isSameMeasure(each, listed[0])) || isOnePrice(listed);

/** What stands in where shorter periods are requested than a series has. */
export type Finer = {
  /** The name of the series where there is none of the name itself. */
  name: string;
  /** The series in place of the only one that is called so. */
  instead: (named: ListedSeries, listed: readonly ListedSeries[]) => ListedSeries;
};

/** The series that a name means among what an entity lists: none, one, or several where it does not say which. */
export function matchSeries(
  introspection: Introspection,
  wanted: string,
  finer?: Finer,
): readonly ListedSeries[] {
  const all = seriesOf(introspection);
  const own = seriesNamed(introspection, wanted);
  const named = own.length > 0 || finer === undefined ? own : seriesNamed(introspection, finer.name);
  // A pair's only measure is its rate, whatever it calls its series.
  const [first, ...others] = named.length === 0 && meansPrice(wanted) && isOnePrice(all) ? all : named;
  if (first === undefined) return [];
  return [others.length > 0 || finer === undefined ? first : finer.instead(first, all), ...others];
}

/** Series that a name means, and then what else the entity lists of the measure of the first; nothing else for an id. */
export function withPublications(
  [first, ...others]: Some,
  all: readonly ListedSeries[],
  wanted: string,
): Some {
  if (first.id.toLowerCase() === wanted.toLowerCase()) return [first, ...others];
  const more = all.filter((each) => each.id !== first.id && !others.includes(each));
  return [first, ...others, ...more.filter((each) => isSameMeasure(each, first))];
}

/** Types of which an entity has one measure, its price. */
const ONE_PRICE: ReadonlySet<string> = new Set(['ForeignExchangeRate', 'Commodity']);

/** Whether entities of a type have one measure, their price, of which each publication tells as much as the others. */
export const hasOnePrice = (type: string): boolean => ONE_PRICE.has(type);

/** Whether all that an entity lists is one price, so that who names no series means the price: that of a pair, or in one unit. */
export function isOnePrice(listed: readonly ListedSeries[]): boolean {
  const [first] = listed;
  if (first === undefined || !ONE_PRICE.has(first.type)) return false;
  const isRate = first.type === 'ForeignExchangeRate';
  const pairs = new Set(listed.flatMap(({ unit }) => unit?.match(/^([A-Z]{3}) per [A-Z]{3}$/)?.[1] ?? []));
  return (
    listed.every(
      ({ type, ...each }) => type === first.type && (isRate || unitKey(each) === unitKey(first)),
    ) && pairs.size <= 1
  );
}

/** What people call the one price of an entity. */
const PRICE_WORDS: ReadonlySet<string> = new Set(
  'rate|exchange rate|fx rate|spot|spot rate|price|spot price|kurs|wechselkurs|preis|quote'.split('|'),
);

/** Whether a name means the one price, whatever its series are called. */
export const meansPrice = (name: string): boolean => PRICE_WORDS.has(name.trim().toLowerCase());

function measureOf({ name, taxonomy }: ListedSeries): string {
  const isBasis = (part: string): boolean =>
    !/^[a-z]+ (?:19|20)\d\d$/.test(part) && taxonomy?.toLowerCase().startsWith(part) !== true;
  return name
    .toLowerCase()
    .replace(/^(?:newest|latest) /, '')
    .replace(/, from [a-z]+ \d{4}$/, '')
    .replace(/ \(([^()]+)\)$/, (_, inBrackets: string) =>
      ['', ...inBrackets.split(', ').filter(isBasis)].join(', '),
    );
}

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:us|u\.s\.) dollars?\b|\bu\.s\. \$|(?<!\S)\$(?!\S)/g, 'usd'],
  [/\bthous\./g, 'thousands'],
  [/\bmil\./g, 'millions'],
  [/\bbil\./g, 'billions'],
  [/^index (?=\d{4}\s*=)/, ''],
];

/** Whether two units are one, however they are written. */
export const isSameUnit = (one: Pick<ListedSeries, 'unit'>, other: Pick<ListedSeries, 'unit'>): boolean =>
  unitKey(one) === unitKey(other);

function unitKey({ unit }: Pick<ListedSeries, 'unit'>): string {
  return SPELLINGS.reduce(
    (text, [spelling, word]) => text.replace(spelling, word),
    (unit ?? '').toLowerCase(),
  );
}
