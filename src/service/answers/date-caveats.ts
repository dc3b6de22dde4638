import type { Fact } from '../query/fact';
import { findSeries, latest } from '../query/series-fact';
import { formatDate, formatNumber, joinNames } from './format-value';
import { fieldLabel, spoken } from './phrase';

/** As many entities as a note names. */
const MOST_NAMED = 3;

/** A figure of a filing, whose period is known. */
const isFiled = ({ value, sources }: Fact): boolean =>
  value.kind === 'point' || sources.some(({ name }) => /\bForm \d|company facts/.test(name));

/** A ranking's figure, whose year nobody names, beside figures of filings is told apart. */
export function yearsNote(facts: readonly Fact[]): string[] {
  const filed = new Set(facts.filter(isFiled).map(({ field }) => field));
  const others = facts.filter(
    (fact) =>
      fact.value.kind === 'number' && fact.grounds === undefined && filed.has(fact.field) && !isFiled(fact),
  );
  return [...new Set(others.map(({ field }) => field))].map((field) => {
    const own = others.filter((fact) => fact.field === field);
    const names = [...new Set(own.map(({ subject }) => spoken(subject)))];
    const rest = names.length > MOST_NAMED ? [`${String(names.length - MOST_NAMED)} more`] : [];
    const sources = joinNames([...new Set(own.flatMap((fact) => fact.sources.map(({ name }) => name)))]);
    const whose = joinNames([...names.slice(0, MOST_NAMED), ...rest]);
    return `The ${fieldLabel(field)} of ${whose} is as ${sources} gives it, and may be of another year than the others.`;
  });
}

/** Figures side by side that are not of one year are told apart. */
export function datesNote(facts: readonly Fact[]): string[] {
  const byField = new Map<string, string[]>();
  for (const { field, value, subject } of facts)
    if (value.kind === 'point')
      byField.set(field, [...(byField.get(field) ?? []), `${value.date} ${subject.id}`]);
  return [...byField].flatMap(([field, held]) => {
    const subjects = new Set(held.map((each) => each.slice(11)));
    if (subjects.size < 2 || subjects.size < held.length) return [];
    const dates = held.map((each) => each.slice(0, 10)).sort();
    const [first, last] = [dates[0] ?? '', dates.at(-1) ?? ''];
    const isApart = Number(last.slice(0, 4)) - Number(first.slice(0, 4)) > 1;
    return isApart
      ? [
          `The figures of ${fieldLabel(field)} are of different dates, from ${formatDate(first)} to ${formatDate(last)}.`,
        ]
      : [];
  });
}

/** What keeps its populations of countries recent. */
const COUNTRIES_SOURCE = 'Unicode CLDR';

/** Publishers that give figures of places without the year that they are of. */
const WITHOUT_YEARS = /^(?:GeoNames cities|Unicode CLDR)/;

/** Figures that change from year to year. */
const CHANGING: ReadonlySet<string> = new Set(['population', 'literacy', 'literacy_rate', 'gdp', 'gdp_ppp']);

/** How far an undated population may be from the newest dated one without a word, as a share of it. */
const ALIKE = 0.05;

/** A country's undated population that is far from the newest that bears a year is told beside that. */
export function datedBesideNote(facts: readonly Fact[]): string[] {
  const undated = facts.filter(
    ({ field, value, sources: [source] }) =>
      field === 'population' && value.kind === 'number' && source?.name.startsWith(COUNTRIES_SOURCE) === true,
  );
  if (undated.length > MOST_NAMED) return [];
  return undated.flatMap(({ subject, value }) => {
    const series = findSeries(subject, NEWEST_POPULATION);
    const [newest] = latest(subject, series, 'population');
    if (newest?.value.kind !== 'point' || value.kind !== 'number') return [];
    const { number, date } = newest.value;
    if (Math.abs(value.number - number) <= number * ALIKE) return [];
    return [`The World Bank gives ${formatNumber(number)} for ${spoken(subject)} in ${date.slice(0, 4)}.`];
  });
}

const NEWEST_POPULATION = 'Newest population (World Bank, July 2026)';

/** Of a count whose year nobody knows that is said: what its source is dated by is only when it was put together. */
export function undatedNote(facts: readonly Fact[]): string[] {
  const undated = facts.filter(
    ({ field, value, sources: [source] }) =>
      value.kind === 'number' && CHANGING.has(field) && WITHOUT_YEARS.test(source?.name ?? ''),
  );
  const names = new Set(
    undated.map(({ sources: [source] }) => WITHOUT_YEARS.exec(source?.name ?? '')?.[0] ?? ''),
  );
  return [...names].map((name) => {
    const fields = undated.filter(({ sources: [source] }) => source?.name.startsWith(name) === true);
    const what = joinNames([...new Set(fields.map(({ field }) => fieldLabel(field)))]);
    const isOld = name !== COUNTRIES_SOURCE || fields.some(({ field }) => field !== 'population');
    return `${name} does not say of which year its figures of ${what} are${isOld ? '; some are many years old' : ''}.`;
  });
}
