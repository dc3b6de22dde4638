import { formulaOf } from '../../query/formulas';
import { isPointOf, partsOfSpan } from '../../query/period';
import type { StoredSeries } from '../../store/stored';
import type { Knowledge } from '../knowledge';
import { wordsOf, type Name, type SetPart, type ValuePart } from '../parts';
import { moment, type Time } from '../time';
import { printTime } from './series-times';

/** What a company takes in or spends in a period, so that its quarters add up; assets and shares do not. */
const FLOWS: ReadonlySet<string> = new Set([
  ...wordsOf('revenue net_income operating_income gross_profit cost_of_revenue'),
  ...wordsOf('research_and_development capital_expenditure dividends_paid share_repurchases'),
  ...wordsOf('operating_cash_flow'),
]);

/** Whether figures of a field add up over periods. */
export const isFlow = (field: string): boolean => FLOWS.has(field) || formulaOf(field)?.isFlow === true;

/** One quarter of a company's line. */
type Quarter = { series: StoredSeries; at: number; date: string };

/** A value of a company's quarters, or a value that none has to be counted for; nothing where its quarters are not held. */
export type ByQuarters = { value: ValuePart; isLine: boolean };

/** The last step of a path with more behind it. */
const extended = (path: readonly string[], more: string): string[] => [
  ...path.slice(0, -1),
  `${path.at(-1) ?? ''}${more}`,
];

/** A value whose times are counted in a company's quarters, as what its line of quarters has: each of them, or their sum. */
export function byQuarters(value: ValuePart, knowledge: Knowledge): ByQuarters | undefined {
  const { set, times, fields, summary } = value;
  const { names = [] } = set;
  const [path = []] = fields;
  const isCompany = names.length > 0 && names.every(({ bearers: [entity] }) => entity?.type === 'Company');
  const each = times.find((time) => time.kind === 'each' && time.unit === 'quarter');
  const others = times.filter((time) => time !== each);
  const [time] = others;
  const isWindow = time !== undefined && WINDOWS.has(time.kind);
  const isLast = time?.kind === 'last' && time.unit !== 'year' && (time.count > 1 || time.unit === 'month');
  const plain = { value: { ...value, times: others }, isLine: false };
  const isSummed = summary !== undefined && others.length > 0 && others.every(isQuarter);
  if (isCompany && isSummed && fields.length === 1 && !isLatest(time)) {
    const [line = [], ...further] = names.map((name) => quartersOf(name, path, knowledge));
    const parts = others.flatMap((other) => partsOfSpan(printTime(other)) ?? [printTime(other)]);
    const isWhole = parts.every((part) => line.some(({ series, at }) => isPointOf(series, at, part)));
    return further.length > 0 || !isWhole || (summary === 'sum' && !isFlow(path.at(-1) ?? ''))
      ? undefined
      : { value: { ...value, fields: [extended(path, '_quarterly')], times: others }, isLine: true };
  }
  if (isCompany && time?.kind === 'recent' && 'quarter' in time && others.length + times.length === 2) {
    const newest = names.map((name) => newestOf(quartersOf(name, path, knowledge), time.quarter));
    const year = Math.min(...newest);
    return Number.isFinite(year) && fields.length === 1
      ? { value: { ...value, times: [{ kind: 'quarter', year, quarter: time.quarter }] }, isLine: false }
      : undefined;
  }
  if (!isCompany || fields.length !== 1 || (each === undefined && !isWindow && !isLast))
    return { value, isLine: false };
  if (each !== undefined && others.length === 1 && time?.kind === 'newest')
    return { value: { ...value, times: [{ kind: 'last', count: 1, unit: 'quarter' }] }, isLine: false };
  // A quarter that is named is itself.
  if (each !== undefined && others.length > 0 && !isWindow && !isLast && others.every(isQuarter))
    return plain;
  const lines = names.map((name) => quartersOf(name, path, knowledge));
  const isHeld = lines.every((line) => line.length > 0);
  const quarterly = (own: readonly Time[], more: Partial<ValuePart> = {}): ByQuarters => ({
    value: { ...value, fields: [extended(path, '_quarterly')], times: own, ...more },
    isLine: true,
  });
  if (!isWindow && !isLast) {
    const isYear = others.length === 1 && time?.kind === 'moment' && time.text.length === 4;
    if (isHeld) return quarterly(others);
    return isYear && summary === undefined
      ? { value: { ...value, times: [quartersIn(Number(time.text))] }, isLine: false }
      : undefined;
  }
  const [line = [], ...further] = lines;
  if (further.length > 0 || others.length > 1) return undefined;
  const whole = each === undefined && summary === undefined ? ownYear(time, set, path, knowledge) : undefined;
  if (!isHeld) return whole && { value: { ...value, times: [whole] }, isLine: false };
  const own = windowOf(time, line);
  // A calendar year or twelve months that are the company's own year are that.
  const year = own === undefined ? undefined : whole;
  if (year !== undefined) return { value: { ...value, times: [year] }, isLine: false };
  const span = own === undefined ? undefined : spanOf(own, line);
  if (span === undefined) return undefined;
  const isListed = each !== undefined || (time.kind === 'last' && time.unit === 'quarter');
  if (isListed || (summary !== undefined && summary !== 'sum'))
    return isListed && (summary !== 'sum' || isFlow(path.at(-1) ?? '')) ? quarterly([span]) : undefined;
  return isFlow(path.at(-1) ?? '') && value.change === undefined
    ? quarterly([span], { summary: 'sum' })
    : undefined;
}

/** The newest year of which a line has a quarter. */
const newestOf = (line: readonly Quarter[], quarter: number): number =>
  Math.max(
    ...line.flatMap(({ series, at, date }) => {
      const year = Number(date.slice(0, 4));
      return isPointOf(series, at, `Q${quarter} ${year}`) ? [year] : [];
    }),
  );

/** Times that hold several quarters of which a flow is the sum. */
const WINDOWS: ReadonlySet<Time['kind']> = new Set(['half', 'calendar', 'trailing', 'toDate']);

const isLatest = (time: Time | undefined): boolean => time?.kind === 'last';

const isQuarter = (time: Time): boolean =>
  time.kind === 'quarter' ||
  (time.kind === 'fiscal' && time.quarter !== undefined) ||
  (time.kind === 'ended' && time.unit === 'quarter') ||
  (time.kind === 'last' && time.unit === 'quarter' && time.count === 1) ||
  (time.kind === 'span' && [time.from, time.to].every((end) => end !== undefined && isQuarter(end)));

const quartersIn = (year: number): Time => ({
  kind: 'span',
  from: { kind: 'quarter', year, quarter: 1 },
  to: { kind: 'quarter', year, quarter: 4 },
});

/** The line of a figure's quarters. */
function quartersOf({ bearers: [entity] }: Name, path: readonly string[], { factsAt }: Knowledge): Quarter[] {
  if (entity === undefined) return [];
  return factsAt(entity, extended(path, '_quarterly_history')).flatMap(({ value }) =>
    value.kind === 'point'
      ? [{ series: value.series, at: value.series.dates.indexOf(value.date), date: value.date }]
      : [],
  );
}

/** The quarters of a time, all of them; nothing where one is not held. */
function windowOf(time: Time, line: readonly Quarter[]): readonly Quarter[] | undefined {
  const find = (text: string): number => line.findIndex(({ series, at }) => isPointOf(series, at, text));
  const upTo = (end: number, count: number): readonly Quarter[] | undefined => {
    const own = line.slice(Math.max(0, end - count + 1), end + 1);
    return end >= 0 && own.length === count && isUnbroken(own) ? own : undefined;
  };
  switch (time.kind) {
    case 'half':
      return upTo(find(`Q${time.half * 2} ${time.year}`), 2);
    case 'calendar':
      return upTo(find(`Q4 ${time.year}`), 4);
    case 'trailing':
      return upTo(time.to === undefined ? line.length - 1 : find(`quarter to ${time.to}`), time.months / 3);
    case 'last':
      return time.unit === 'month' && time.count % 3 > 0
        ? undefined
        : upTo(line.length - 1, time.unit === 'month' ? time.count / 3 : time.count);
    case 'toDate': {
      const yearAt = ({ series, at }: Quarter): number | undefined =>
        series.detail?.(at)?.period?.fiscal_year;
      const last = line.at(-1);
      const year = last && yearAt(last);
      const own = year === undefined ? [] : line.filter((quarter) => yearAt(quarter) === year);
      const first = own[0]?.series.detail?.(own[0].at)?.period?.fiscal_quarter;
      return first === 1 && isUnbroken(own) ? own : undefined;
    }
    default:
      return undefined;
  }
}

/** How many days at most lie between the ends of two quarters of which none is missing. */
const QUARTER = 110 * 86_400_000;

const isUnbroken = (quarters: readonly Quarter[]): boolean =>
  quarters.every(
    ({ date }, at) => at === 0 || Date.parse(date) - Date.parse(quarters[at - 1]?.date ?? '') < QUARTER,
  );

/** From the month in which the first of some quarters begins to that in which the last ends; by days where months hold others. */
function spanOf(own: readonly Quarter[], line: readonly Quarter[]): Time | undefined {
  const [first = '', last = ''] = [own[0]?.date, own.at(-1)?.date];
  const begun = new Date(Date.UTC(Number(first.slice(0, 4)), Number(first.slice(5, 7)) - 3, 1));
  const [from, to] = [begun.toISOString().slice(0, 7), last.slice(0, 7)];
  const within = line.filter(({ date }) => date.slice(0, 7) >= from && date.slice(0, 7) <= to);
  // A quarter that ended in the first days of a month is none of that month.
  const isInside =
    within.length === own.length &&
    within[0] === own[0] &&
    own.every(({ date }) => Number(date.slice(8)) > 15);
  return {
    kind: 'span',
    from: moment(isInside ? from : first),
    to: moment(isInside ? to : last),
  };
}

/** A company's own year that ends with a window of a year. */
function ownYear(
  time: Time,
  { names: [name] = [] }: SetPart,
  path: readonly string[],
  { evaluator: { reader } }: Knowledge,
): Time | undefined {
  const ended =
    time.kind === 'calendar'
      ? `${time.year}-12`
      : time.kind === 'trailing' && time.months === 12
        ? time.to
        : undefined;
  const entity = name?.bearers[0];
  if (ended === undefined || entity === undefined) return undefined;
  const [fact] = reader.at([`year to ${ended}`], true).read(entity, reader.steps(path));
  if (fact === undefined) return undefined;
  return time.kind === 'calendar'
    ? moment(String(time.year))
    : { kind: 'ended', unit: 'year', moment: ended };
}
