import { type Fact, groundsOf, type Point } from '../query/fact';
import { round, unitScale } from '../query/quantity';
import { fieldSpec } from '../query/field-table';
import type { Expression } from '../query/tree';
import type { StoredEntity } from '../store/stored';
import { formatDate, formatFact, joinNames } from './format-value';
import { spoken } from './phrase';

/**
 * How a year is taken that a company counts otherwise than the calendar does: which of its own years or quarters were told,
 * and what those are that it calls by that year. Nothing of many companies, where each row says its own.
 */
export function calendarNotes(expression: Expression, facts: readonly Fact[]): string[] {
  const { at = [], select, orders, claim } = expression;
  const asked = claim?.path.at(-1) ?? select.at(-1) ?? orders[0]?.path.at(-1) ?? '';
  const field = fieldSpec(asked)?.name ?? asked;
  const subjects = [...new Set(facts.map(({ subject }) => subject))];
  if (subjects.length > MOST_COMPANIES) return [];
  return subjects.flatMap((company) => {
    if (company.type !== 'Company') return [];
    const own = facts.filter(({ subject }) => subject === company);
    return [...yearNote(company, own, { at, field }), ...quartersNote(company, own, at)];
  });
}

const MOST_COMPANIES = 2;

const YEAR = /^\d{4}$/;

const pointsOf = (fact: Fact): Point[] =>
  groundsOf(fact).flatMap(({ value }) => (value.kind === 'point' ? [value] : []));

const periodOf = ({ series, date }: Point): { fiscal_year?: number; fiscal_quarter?: number } =>
  series.detail?.(series.dates.lastIndexOf(date))?.period ?? {};

/** The year that ended in the one that was asked for, and the one that the company calls so. */
function yearNote(
  company: StoredEntity,
  facts: readonly Fact[],
  { at, field }: { at: readonly string[]; field: string },
): string[] {
  const [year = '', ...others] = at;
  if (!YEAR.test(year) || others.length > 0) return [];
  const taken = facts
    .flatMap((fact) => pointsOf(fact).map((point) => ({ fact, point })))
    .find(({ point }) => point.series.cadence === 'a' && point.date.startsWith(year));
  const called = taken === undefined ? undefined : periodOf(taken.point).fiscal_year;
  if (taken === undefined || called === undefined || String(called) === year) return [];
  const { series } = taken.point;
  const place = series.dates.findIndex(
    (_day, each) => series.detail?.(each)?.period?.fiscal_year === Number(year),
  );
  const day = series.dates[place];
  const value = series.values[place];
  const told = `${year} is taken as the year that ended in it; fiscal ${year} of ${spoken(company)}`;
  if (day === undefined || value === undefined) return [`${told} is not held.`];
  // What a growth or a margin is worked out from is not what was asked.
  if (taken.fact.field !== field) return [`${told} ended on ${formatDate(day)}.`];
  const number = round(value * unitScale(series.unit));
  const figure = formatFact({ ...taken.fact, value: { ...taken.point, date: day, number } });
  return [`${told}, to ${formatDate(day)}, has ${figure}.`];
}

/** Quarters of a year of the calendar, by what the company counts them as. */
function quartersNote(company: StoredEntity, facts: readonly Fact[], at: readonly string[]): string[] {
  const isOfYears = at.length > 0 && at.every((time) => time.split('..').every((each) => YEAR.test(each)));
  if (!isOfYears) return [];
  const quarters = facts
    .flatMap(pointsOf)
    .filter(({ series }) => series.cadence === 'q')
    .sort((a, b) => a.date.localeCompare(b.date));
  const [first, last] = [quarters[0], quarters.at(-1)].map((point) => point && quarterOf(point));
  if (first === undefined || last === undefined || !quarters.some(isApart)) return [];
  const times = joinNames(at.map((time) => time.replace('..', ' to ')));
  const called = first === last ? first : `${first} to ${last}`;
  return [
    `Quarters are taken by the calendar of ${times}, which ${spoken(company)} itself counts as ${called}.`,
  ];
}

function quarterOf(point: Point): string | undefined {
  const { fiscal_year: year, fiscal_quarter: quarter } = periodOf(point);
  return year === undefined || quarter === undefined ? undefined : `fiscal Q${quarter} ${year}`;
}

/** Whether the company counts a quarter otherwise than the calendar, of which it may end a few days beside. */
function isApart(point: Point): boolean {
  const { fiscal_year: year, fiscal_quarter: quarter } = periodOf(point);
  if (year === undefined || quarter === undefined) return false;
  const middle = new Date(Date.parse(point.date) - 45 * 86_400_000).toISOString();
  const own = Math.ceil(Number(middle.slice(5, 7)) / 3);
  return String(year) !== middle.slice(0, 4) || quarter !== own;
}
