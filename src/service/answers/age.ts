import { isNotFollowedUp } from '../../contract/followed-up';
import { type Fact, groundsOf, type Point } from '../query/fact';
import { isYearMark, yearOfPoint } from '../query/period';
import { isOfDays } from '../query/series-fact';
import type { Expression } from '../query/tree';
import { formatDate, joinNames, joinSome } from './format-value';
import { fieldLabel, figureLabel, spoken } from './phrase';
import { isMonthMark, isQuarterMark, quarterCalled } from './times';

/** As many entities as the line names. */
const MOST_NAMED = 3;

/** Counts that a company tells once a year, held as of the source that told them. */
const TOLD_YEARLY: ReadonlySet<string> = new Set([
  'employee_count',
  'revenue',
  'net_income',
  'fortune_500_rank',
]);

/** A figure that the dataset has no later one of, though there must be. */
type Aged = { fact: Fact; year: string; when: string; lacking: string };

/** What the line says, and of which fields. */
export type AgeNote = { said: string; fields: ReadonlySet<string> };

/**
 * Says of the newest figures that are older than their cadence allows that they are, where the present was asked for. Whoever
 * names a time knows how old the figures are.
 */
export function ageNote(expression: Expression, facts: readonly Fact[], today: string): AgeNote | undefined {
  if (!isOfPresent(expression)) return undefined;
  const figures = onePerSubject(facts.flatMap(figuresOf).filter(isFigure));
  const aged = figures.flatMap((fact) => agedFigure(fact, today) ?? []);
  const [first] = aged;
  if (first === undefined) return undefined;
  const subjects = new Set(aged.map(({ fact }) => fact.subject));
  const fields = new Set(aged.map(({ fact }) => fact.field));
  const said = subjects.size === 1 ? ofOne(aged, first) : ofMany(aged, figures);
  return { said, fields };
}

/** Of a figure in another currency the figure counts, and not the rate of its time. */
const figuresOf = (fact: Fact): readonly Fact[] =>
  /_in_[a-z]{3}$/.test(fact.field) ? groundsOf(fact).slice(0, 1) : groundsOf(fact);

function isOfPresent({
  at = [],
  select,
  orders,
  filters,
  returns = [],
  aggregate,
  claim,
}: Expression): boolean {
  const paths = [select, returns, ...[...orders, ...filters].map(({ path }) => path)];
  const asked = [...paths, aggregate?.path ?? [], claim?.path ?? []].flat();
  return (
    at.every((time) => time === 'latest quarter') &&
    !asked.some((field) => field === 'date' || field.endsWith('_history'))
  );
}

const isFigure = ({ field, value, months }: Fact): boolean =>
  (value.kind === 'point' && months === undefined) || (value.kind === 'number' && TOLD_YEARLY.has(field));

/** Of each field of each subject the newest figure. */
function onePerSubject(facts: readonly Fact[]): Fact[] {
  const newest = new Map<string, Fact>();
  for (const fact of facts) {
    const key = `${fact.field} ${fact.subject.id}`;
    const known = newest.get(key);
    if (known === undefined || dayOf(fact) > dayOf(known)) newest.set(key, fact);
  }
  return [...newest.values()];
}

const dayOf = ({ value, sources }: Fact): string =>
  value.kind === 'point' ? value.date : (sources[0]?.date ?? '');

/** The last of its series where that was not followed up; a figure before the last was asked for by another that it goes with. */
function agedFigure(fact: Fact, today: string): Aged | undefined {
  const { value } = fact;
  if (value.kind !== 'point') return agedProperty(fact, today);
  const { series, date } = value;
  const at = series.dates.length - 1;
  if (date !== series.dates[at]) return undefined;
  const isFiled = series.detail?.(at)?.period?.fiscal_year !== undefined;
  if (!isNotFollowedUp(daysBetween(endOf(value, at), today), series.cadence, isFiled)) return undefined;
  return {
    ...{ fact, year: yearOfPoint(series, at), when: whenOf(value) },
    lacking: LACKING.get(series.cadence) ?? 'ones',
  };
}

function agedProperty(fact: Fact, today: string): Aged | undefined {
  const date = dayOf(fact);
  if (date === '' || !isNotFollowedUp(daysBetween(date, today), 'a', true)) return undefined;
  return {
    fact,
    year: date.slice(0, 4),
    when: `as published in ${formatDate(date.slice(0, 7))}`,
    lacking: 'years',
  };
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;

const LACKING: ReadonlyMap<string, string> = new Map([
  ['d', 'days'],
  ['w', 'weeks'],
  ['m', 'months'],
  ['q', 'quarters'],
  ['a', 'years'],
  ['5y', 'years'],
]);

/** How many months a day stands for that begins them. */
const MONTHS: ReadonlyMap<string, number> = new Map([
  ['m', 1],
  ['q', 3],
  ['a', 12],
]);

/** The last day that a figure is for. */
function endOf({ series, date }: Point, at: number): string {
  const told = series.detail?.(at)?.period?.end;
  if (told !== undefined) return told;
  const months = MONTHS.get(series.cadence);
  const isMark =
    series.cadence === 'a' ? isYearMark(series, date) : date.endsWith('-01') && !isOfDays(series);
  if (months === undefined || !isMark) return date;
  const [year, month] = date.split('-').map(Number);
  return new Date(Date.UTC(year ?? 0, (month ?? 1) - 1 + months, 0)).toISOString().slice(0, 10);
}

function whenOf({ series, date }: Point): string {
  if (series.cadence === 'a' || series.cadence === '5y')
    return isYearMark(series, date) ? `of ${date.slice(0, 4)}` : `of the year to ${formatDate(date)}`;
  if (isQuarterMark(series, date)) return `of the ${quarterCalled(date)}`;
  if (series.cadence === 'q') return `of the quarter of ${formatDate(date)}`;
  return `of ${formatDate(isMonthMark(series, date) ? date.slice(0, 7) : date)}`;
}

/** What a figure is called; of a company's quarter that it is one, since a later year may be held. */
function labelOf({ field, value, subject }: Fact): string {
  if (field === 'latest_value') return 'figure';
  const label = figureLabel({ field, value });
  const isQuarter = value.kind === 'point' && value.series.cadence === 'q' && subject.type === 'Company';
  return `${isQuarter && label === fieldLabel(field) ? 'quarterly ' : ''}${label}`;
}

function ofOne(aged: readonly Aged[], { fact: { subject }, lacking }: Aged): string {
  const times = [...new Set(aged.map(({ when }) => when))];
  const parts = times.map((when, at) => {
    const labels = [...new Set(aged.filter((each) => each.when === when).map(({ fact }) => labelOf(fact)))];
    const is = labels.length > 1 || /s$/.test(labels[0] ?? '') ? 'are' : 'is';
    const whose = at === 0 ? ` of ${spoken(subject)} in the dataset` : '';
    return `the newest ${joinNames(labels)}${whose} ${is} ${when}`;
  });
  const said = parts.join(', ').replace(/^the/, 'The');
  return `${said}; later ${times.length === 1 ? lacking : 'ones'} are not in it.`;
}

function ofMany(aged: readonly Aged[], figures: readonly Fact[]): string {
  const subjects = [...new Map(aged.map((each) => [each.fact.subject, each])).values()];
  const fields = new Set(aged.map(({ fact }) => fact.field));
  const all = new Set(figures.filter(({ field }) => fields.has(field)).map(({ subject }) => subject)).size;
  const labels = joinNames([...new Set(aged.map(({ fact }) => labelOf(fact)))]);
  const what = labels === 'figure' ? 'figures' : `figures of ${labels}`;
  const years = subjects.map(({ year }) => year).sort();
  const [first = '', last = ''] = [years[0], years.at(-1)];
  const span = first === last ? `of ${first}` : `of ${first} to ${last}`;
  if (subjects.length === all)
    return `The dataset has none of these ${what} of later years: they are ${span}.`;
  const named = subjects.map(({ fact, year }) => `${spoken(fact.subject)} (${year})`);
  return `Of the ${String(all)} ${what} ${String(subjects.length)} are old, since the dataset has no later ones: ${joinSome(named, MOST_NAMED)}.`;
}
