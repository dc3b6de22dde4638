import { dayOf, isStaleMoney, isFigure } from '../query/stale-money';
import { type Fact, groundsOf, type Point } from '../query/fact';
import { isMonthMark, isQuarterMark, isYearMark, yearOfPoint } from '../query/period';
import type { Expression } from '../query/tree';
import { formatDate, joinNames, joinSome } from './format-value';
import { fieldLabel, figureLabel, spoken } from './labels';
import { quarterCalled } from './times';

/** As many entities as the line names. */
const MOST_NAMED = 3;

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

/** A figure that was not followed up, and when it is of. */
function agedFigure(fact: Fact, today: string): Aged | undefined {
  if (!isStaleMoney(fact, today)) return undefined;
  const { value } = fact;
  if (value.kind === 'point') {
    const { series } = value;
    return {
      ...{ fact, year: yearOfPoint(series, series.dates.length - 1), when: whenOf(value) },
      lacking: LACKING.get(series.cadence) ?? 'ones',
    };
  }
  const date = dayOf(fact);
  return {
    fact,
    year: date.slice(0, 4),
    when: `as published in ${formatDate(date.slice(0, 7))}`,
    lacking: 'years',
  };
}

const LACKING: ReadonlyMap<string, string> = new Map([
  ['d', 'days'],
  ['w', 'weeks'],
  ['m', 'months'],
  ['q', 'quarters'],
  ['a', 'years'],
  ['5y', 'years'],
]);

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
  if (subjects.length === all) return `The dataset has no later years for these ${what}: they are ${span}.`;
  const named = subjects.map(({ fact, year }) => `${spoken(fact.subject)} (${year})`);
  return `Of the ${String(all)} ${what} ${String(subjects.length)} are old, since the dataset has no later ones: ${joinSome(named, MOST_NAMED)}.`;
}
