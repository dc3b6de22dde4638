import type { StoredSeries } from '../../store/stored';
import { isDay } from '../../store/calendar-day';
import { yearOfPoint } from '../../query/period';
import type { Knowledge } from '../knowledge';
import type { SetPart } from '../parts';
import { moment, type Time, type TimeUnit } from '../time';

/** The series that a path of a named set reads, today. */
export function seriesOf(
  { names = [] }: SetPart,
  path: readonly string[],
  { factsAt }: Knowledge,
): StoredSeries[] {
  return names.flatMap(({ bearers: [entity] }) => {
    if (entity === undefined) return [];
    const [fact] = factsAt(entity, path);
    const grounds = fact === undefined ? [] : (fact.grounds ?? [fact]);
    return grounds.flatMap(({ value }) => (value.kind === 'point' ? [value.series] : []));
  });
}

/** From the first to the last year of each name's line. */
export function yearsOf(
  { names = [] }: SetPart,
  path: readonly string[],
  { factsAt }: Knowledge,
): Extract<Time, { kind: 'span' }>[] {
  return names.flatMap(({ bearers: [entity] }) => {
    const years = (entity === undefined ? [] : factsAt(entity, path)).flatMap(({ value, grounds = [] }) =>
      [value, ...grounds.map((fact) => fact.value)].flatMap((point) =>
        point.kind === 'point' ? [yearOfPoint(point.series, point.series.dates.indexOf(point.date))] : [],
      ),
    );
    const [from, to] = [years.toSorted()[0], years.toSorted().at(-1)];
    return from === undefined || to === undefined
      ? []
      : [{ kind: 'span' as const, from: moment(from), to: moment(to) }];
  });
}

/** Times that depend on the data as those that they are by the newest figure; nothing where that is not known. */
export function resolveTimes(
  times: readonly Time[],
  series: readonly StoredSeries[],
): readonly Time[] | undefined {
  const each = times.find((time) => time.kind === 'each');
  const others = times
    .filter((time) => time !== each)
    .flatMap((time) => (time.kind === 'versus' ? time.times : [time]));
  const resolved = (others.length === 0 && each !== undefined ? [each] : others).map((time) =>
    resolveTime(time, series),
  );
  const known = resolved.flatMap((time) => (time === undefined ? [] : [time]));
  if (known.length < resolved.length) return undefined;
  const counted = known.map((time) => (each === undefined ? time : countedIn(time, each.unit, series)));
  return counted.every((time) => time !== undefined)
    ? counted.filter(({ kind }) => kind !== 'newest')
    : undefined;
}

/** So many years of a monthly line as its months, so that both ends are of one length; `more` months stand before them. */
export const yearsInMonths = (
  times: readonly Time[],
  series: readonly StoredSeries[],
  more: number,
): readonly Time[] =>
  times.map((time) =>
    time.kind === 'last' && time.unit === 'year' && time.count > 1 && isOf(series, 'm')
      ? { kind: 'last', count: time.count * 12 + more, unit: 'month' }
      : time,
  );

const isOf = (series: readonly StoredSeries[], cadences: string): boolean =>
  series.length > 0 && series.every((each) => cadences.includes(each.cadence) && !hasOwnPeriods(each));

/** Whether the points of a series tell their periods themselves, as those of filings do. */
const hasOwnPeriods = (series: StoredSeries): boolean => series.detail?.(0)?.period !== undefined;

const monthOf = (year: number, month: number) => moment(`${year}-${String(month).padStart(2, '0')}`);

/** Months of a year, of a line of quarters the quarters that hold them. */
function partOfYear(
  { year, from, to }: { year: number; from: number; to: number },
  series: readonly StoredSeries[],
): Time | undefined {
  if (isOf(series, 'md')) return { kind: 'span', from: monthOf(year, from), to: monthOf(year, to) };
  const quarter = (month: number): Time => ({ kind: 'quarter', year, quarter: Math.ceil(month / 3) });
  return isOf(series, 'q') ? { kind: 'span', from: quarter(from), to: quarter(to) } : undefined;
}

/** A time as the periods of a unit that it holds; nothing where it holds none. */
function countedIn(time: Time, unit: TimeUnit, series: readonly StoredSeries[]): Time | undefined {
  const isYear = (one: Time | undefined): boolean =>
    one === undefined || one.kind === 'fiscal' || (one.kind === 'moment' && one.text.length === 4);
  const isYears = isYear(time) || (time.kind === 'span' && isYear(time.from) && isYear(time.to));
  if (unit === 'year') return isYears ? time : undefined;
  if (!isYears) return time;
  return time.kind === 'moment' && isOf(series, unit === 'month' ? 'md' : 'q')
    ? partOfYear({ year: Number(time.text), from: 1, to: 12 }, series)
    : undefined;
}

function resolveTime(time: Time, series: readonly StoredSeries[]): Time | undefined {
  switch (time.kind) {
    case 'edge': {
      const month = time.edge === 'end' ? 12 : time.edge === 'start' ? 1 : 6;
      const year = time.year ?? (series.length === 0 ? undefined : Number(newestDay(series).slice(0, 4)) - 1);
      if (year === undefined) return undefined;
      if (series.length === 0 || isOf(series, 'md'))
        return { ...monthOf(year, month), ...(time.edge === 'end' ? { isEnd: true } : {}) };
      if (time.year === undefined) return undefined;
      if (isOf(series, 'q') && time.edge !== 'middle')
        return {
          kind: 'ended',
          unit: 'quarter',
          moment: `${year}-${time.edge === 'end' ? '12' : '03'}`,
        };
      return time.edge === 'end' ? moment(String(year)) : undefined;
    }
    case 'recent': {
      if (!isOf(series, 'md') || 'quarter' in time) return undefined;
      const day = newestDay(series);
      const isOver = time.month <= Number(day.slice(5, 7));
      return monthOf(Number(day.slice(0, 4)) - (isOver ? 0 : 1), time.month);
    }
    case 'any': {
      const each = resolveTimes(time.times, series);
      return each && { kind: 'any', times: each };
    }
    case 'half':
      return partOfYear({ year: time.year, from: time.half * 6 - 5, to: time.half * 6 }, series);
    case 'calendar':
      return series.some(hasOwnPeriods) ? undefined : moment(String(time.year));
    case 'trailing':
      return time.to === undefined ? newest(time.months, 'month', series) : undefined;
    case 'toDate':
    case 'length':
    case 'versus':
      return undefined;
    case 'each':
      return newest(Infinity, time.unit, series);
    case 'last':
      if (time.count === 1 && time.unit === 'quarter') return time;
      return time.count === 1 && time.unit === 'year'
        ? { kind: 'newest' }
        : newest(time.count, time.unit, series);
    case 'moment':
      return isDay(time.text) ? lastOpenDay(time, series) : time;
    default:
      return time;
  }
}

/** No market is closed for longer. */
const MOST_CLOSED_DAYS = 4;

/** Days on which no rate is fixed, beside the weekend. */
const HOLIDAYS: ReadonlySet<string> = new Set(['01-01', '05-01', '12-25', '12-26']);

const isClosed = (day: string): boolean => new Date(day).getUTCDay() % 6 === 0 || HOLIDAYS.has(day.slice(5));

/** A weekend or a holiday as the last day before it that has a figure; the answer says of which day it is. */
function lastOpenDay(time: Extract<Time, { kind: 'moment' }>, series: readonly StoredSeries[]): Time {
  const isHeld = (day: string): boolean => series.some(({ dates }) => dates.includes(day));
  if (!isClosed(time.text) || isHeld(time.text)) return time;
  const before = Array.from({ length: MOST_CLOSED_DAYS }, (_, count) =>
    new Date(Date.parse(time.text) - (count + 1) * 86_400_000).toISOString().slice(0, 10),
  ).find((day) => !isClosed(day));
  return before !== undefined && isHeld(before) ? moment(before) : time;
}

/** The newest day that every one of some lines has. */
const newestDay = (series: readonly StoredSeries[]): string =>
  series.map(({ dates }) => dates.at(-1) ?? '').reduce((a, b) => (a < b ? a : b));

/** The newest periods that every one of some lines has. */
function newest(count: number, unit: TimeUnit, series: readonly StoredSeries[]): Time | undefined {
  const perYear = PER_YEAR[unit];
  const isHeld = unit === 'year' ? series.length > 0 : isOf(series, unit === 'month' ? 'md' : 'q');
  if (perYear === undefined || !isHeld) return undefined;
  const indexOf = (line: StoredSeries, at: number): number =>
    Number(yearOfPoint(line, at)) * perYear +
    (unit === 'year' ? 0 : Math.floor((Number(line.dates[at]?.slice(5, 7)) - 1) / (12 / perYear)));
  const last = Math.min(...series.map((line) => indexOf(line, line.dates.length - 1)));
  const first = Math.max(...series.map((line) => indexOf(line, 0)), last - count + 1);
  if (Number.isFinite(count) && last - count + 1 < first) return undefined;
  const timeAt = (index: number): Time => {
    const [year, part] = [Math.floor(index / perYear), (index % perYear) + 1];
    if (unit === 'year') return moment(String(year));
    return unit === 'quarter' ? { kind: 'quarter', year, quarter: part } : monthOf(year, part);
  };
  return { kind: 'span', from: timeAt(first), to: timeAt(last) };
}

const PER_YEAR: Partial<Record<TimeUnit, number>> = { year: 1, quarter: 4, month: 12 };

/** A time as an expression writes it. */
export function printTime(time: Time): string {
  switch (time.kind) {
    case 'moment':
      return time.text;
    case 'fiscal':
      return `FY${time.year}${time.quarter === undefined ? '' : `-Q${time.quarter}`}`;
    case 'quarter':
      return `Q${time.quarter} ${time.year}`;
    case 'ended':
      return `${time.unit} to ${time.moment}`;
    case 'span':
      return `${time.from === undefined ? '' : printTime(time.from)}..${time.to === undefined ? '' : printTime(time.to)}`;
    case 'last':
      return time.unit === 'quarter' && time.count === 1 ? 'latest quarter' : '';
    case 'edge':
      return time.year === undefined
        ? ''
        : `${time.year}-${time.edge === 'end' ? '12' : time.edge === 'start' ? '01' : '06'}`;
    case 'any':
      return time.times.map(printTime).join(' OR ');
    case 'calendar':
      return String(time.year);
    case 'recent':
    case 'half':
    case 'trailing':
    case 'toDate':
    case 'length':
    case 'versus':
    case 'each':
    case 'newest':
      return '';
  }
}
