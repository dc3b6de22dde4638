import { Failure } from '../../../shared/contract/failure';
import { say, type Sentence } from '../../../shared/messages/message';
import { isCalendarQuarter, isFiscal, type Bound, type Span } from './time-span';
import { lastDay, periodOf, type Frequency } from '../../cells/calendar';
import type { Column } from './column';
import { endsOf, rowEnd, type Ends, type Rows, type RowValue } from './row-value';
import type { HistoryOptions } from './options';
import { TOLERANCE } from './period-placement';

/** The rows that a history shows, and what stands in them, column by column. */
export type Axis = {
  rows: readonly number[];
  columns: readonly (readonly RowValue[])[];
  /** Why no row has a value, where none has and it is known. */
  lack: Sentence | undefined;
};

/** Which part of the rows was asked for. */
export type Wanted = Pick<HistoryOptions, 'fill' | 'last'> & { span: Span };

/**
 * The rows within the span, all of them between the first and the last that have a value, with the gaps filled where that
 * was asked for. Days have only rows that some series has a value for, because nobody tells which days are holidays.
 */
export function axisOf(columns: readonly Column[], rows: Rows, { span, fill, last }: Wanted): Axis {
  const all = candidates(columns, rows, { span, fill });
  const isOpen = !isTyped(span.to);
  const filled = columns.map((column) => valuesOf(column, all, fill));
  const isWanted = spanTest(span, rows, columns);
  const kept = all.map((row, at) => ({ row, at })).filter(({ row }) => isWanted(row));
  const hasAny = kept.some(({ at }) => filled.some((values) => values[at]?.value !== undefined));
  const isReportedAt = ({ at }: { at: number }): boolean => filled.some((values) => isReported(values[at]));
  // What is carried ends with what it is carried over: nobody asked for the period that has only begun.
  const isOwnAt = ({ row, at }: { row: number; at: number }): boolean =>
    filled.some((values) => isReported(values[at]) && (carriedFrom(values[at]) ?? row) === row);
  // At an end that was typed every period shows what it lacks; at an open one it has only begun, or another publication has it.
  const isElsewhere = ({ row }: { row: number }): boolean =>
    columns.some(({ elsewhere }) => elsewhere.has(row));
  // A year that lacks a month has not only begun where there is something of the next one.
  const lasts = columns.map(({ rows: own }) => endsOf(own.keys())?.last ?? -Infinity);
  const isPast = ({ row }: { row: number }): boolean =>
    columns.some(({ rows: own }, at) => own.has(row) && row < (lasts[at] ?? -Infinity));
  const from = kept.findIndex((place) => hasAny && (isTyped(span.from) || isReportedAt(place)));
  const to = kept.findLastIndex(
    (place) =>
      hasAny &&
      (!isOpen ||
        (span.to === undefined ? isOwnAt(place) : isReportedAt(place)) ||
        isElsewhere(place) ||
        isPast(place)),
  );
  const valued = from < 0 ? [] : kept.slice(from, to + 1);
  const shown = last === undefined ? valued : valued.slice(-last);
  return {
    rows: shown.map(({ row }) => row),
    columns: filled.map((values) => shown.flatMap(({ at }) => values[at] ?? [])),
    lack: shown.length > 0 ? undefined : lackOf(columns, toldGap(columns, kept.at(-1)?.row)),
  };
}

const carriedFrom = (row: RowValue | undefined): number | undefined =>
  row?.value === undefined ? undefined : row.carriedFrom;

function isReported(row: RowValue | undefined): boolean {
  return row !== undefined && (row.value !== undefined || row.isReported === true);
}

/** What a row lacks that one of the columns has something of, or another publication. */
function toldGap(columns: readonly Column[], row: number | undefined): Sentence | undefined {
  if (row === undefined) return undefined;
  const gaps = columns.map(({ rows, elsewhere, gapAt, whyNot }) => {
    const own = rows.get(row);
    if (own !== undefined) return own.value === undefined ? own.gap : undefined;
    return elsewhere.has(row) ? gapAt(row) : whyNot(row);
  });
  return gaps.find((gap) => gap !== undefined);
}

/** A gap, or that of all rows where a series has none at all. */
function lackOf(columns: readonly Column[], gap: Sentence | undefined): Sentence | undefined {
  return gap ?? columns.find(({ rows }) => rows.size === 0)?.gapAt(0);
}

/** Every row from the first that has anything to the last; carried values go on to the end that was asked for. */
function candidates(
  columns: readonly Column[],
  { frequency, periods }: Rows,
  { span, fill }: Pick<Wanted, 'span' | 'fill'>,
): readonly number[] {
  const isCarried = fill === 'carried';
  const known = columns.flatMap(({ rows, coarse }) => [...rows.keys(), ...(isCarried ? coarse.keys() : [])]);
  const ends = endsOf(known);
  if (ends === undefined) return [];
  const beside = columns
    .flatMap(({ elsewhere }) => [...elsewhere.keys()])
    .filter((row) => row > ends.last || (row < ends.first && isTyped(span.from)));
  known.push(...beside);
  const all = endsOf([ends.first, ends.last, ...beside]) ?? ends;
  known.push(...typedRows(columns, { frequency, periods }, { span, all }));
  const { to } = span.days;
  if (isCarried && frequency !== undefined && periods === 'calendar' && to !== undefined)
    known.push(periodOf(to, frequency));
  const sorted = [...new Set(known)].sort((a, b) => a - b);
  if (frequency === undefined || frequency === 'D') return sorted;
  const [first, end] = [sorted[0], sorted.at(-1)];
  if (first === undefined || end === undefined) return [];
  return Array.from({ length: end - first + 1 }, (_, at) => first + at);
}

/** Whether an end was typed that names a time; until today is as open as none. */
const isTyped = (bound: Bound | undefined): boolean =>
  bound !== undefined && !(bound.kind === 'back' && bound.count === 0);

/** So many days apart values of a frequency are at most; days have holidays, and quarters may be of 14 weeks. */
const APART: Readonly<Record<Frequency, number>> = { D: 8, W: 14, M: 35, Q: 100, A: 375 };

const dayOf = (bound: Bound | undefined): number | undefined =>
  bound?.kind === 'time' ? bound.day : undefined;

/** The first and the last typed row, if numbers or days give them. */
function typedRows(
  columns: readonly Column[],
  { frequency, periods }: Rows,
  { span: { from, to, days }, all }: { span: Span; all: Ends },
): readonly number[] {
  if (frequency === undefined || frequency === 'D') {
    const apart = Math.min(...columns.map(({ grain }) => APART[grain ?? 'A']));
    const [first, last] = [dayOf(from), dayOf(to)];
    return [
      ...(first === undefined || all.first - apart < first ? [] : [Math.floor(first)]),
      ...(last === undefined || all.last + apart > last ? [] : [Math.floor(last)]),
    ];
  }
  if (periods === 'calendar') {
    const end = days.to === undefined || !isTyped(to) ? undefined : periodOf(days.to, frequency);
    return [
      ...(days.from === undefined ? [] : [periodOf(days.from, frequency)]),
      ...(end === undefined ? [] : [lastDay(end, frequency) <= (days.to ?? 0) ? end : end - 1]),
    ];
  }
  const parts = frequency === 'A' ? 4 : 1;
  const latest = latestReported(columns);
  const [first, last] = [from, to].map((bound) => fiscalQuarter(bound, latest, parts) ?? NaN);
  // A row counts by the quarter with which it ends.
  return [
    Math.ceil(((first ?? NaN) - parts + 1) / parts),
    Math.floor(((last ?? NaN) - parts + 1) / parts),
  ].filter(Number.isFinite);
}

function valuesOf(
  { rows, gapAt, coarse }: Column,
  all: readonly number[],
  fill: Wanted['fill'],
): readonly RowValue[] {
  let before: { row: number; value: RowValue } | undefined;
  return all.map((row): RowValue => {
    const own = rows.get(row) ?? { value: undefined, gap: gapAt(row) };
    if (fill === 'none') return own;
    const newest = own.value === undefined ? coarse.get(row) : own;
    if (newest?.value !== undefined) before = { row, value: newest };
    // What is reported and lacks only a rate is not covered up by what was before it.
    if (isReported(own) || before?.value.value === undefined) return own;
    return { ...before.value, carriedFrom: before.row };
  });
}

/** Whether a row lies within the span: by its last day, and a fiscal one by its number where a year or quarter was typed. */
function spanTest(
  { from, to, days }: Span,
  rows: Rows,
  columns: readonly Column[],
): (row: number) => boolean {
  if (rows.periods === 'calendar' || rows.frequency === undefined) {
    for (const bound of [from, to]) if (bound && isFiscal(bound)) throw needsFiscal(rows, columns);
    const isTimely = within(days, (row) => rowEnd(row, rows) ?? row);
    return rows.frequency === undefined ? ofOwnYears(columns, { from, to, days }, isTimely) : isTimely;
  }
  const frequency = rows.frequency === 'A' ? 'A' : 'Q';
  const parts = frequency === 'A' ? 4 : 1;
  const latest = latestReported(columns);
  const quarterOf = (row: number): number => row * parts + parts - 1;
  const byQuarter = { from: fiscalQuarter(from, latest, parts), to: fiscalQuarter(to, latest, parts) };
  const byDay = {
    from: byQuarter.from === undefined ? after(days.from, from) : undefined,
    to: byQuarter.to === undefined ? after(days.to, to) : undefined,
  };
  const isNumbered = within(byQuarter, quarterOf);
  const isTimely = within(byDay, (row) => endOf(row, frequency, columns));
  return (row) => isNumbered(row) && isTimely(row);
}

/** As values are reported a year is the fiscal one of those whose periods are numbered. */
function ofOwnYears(
  columns: readonly Column[],
  { from, to, days }: Span,
  isTimely: (row: number) => boolean,
): (row: number) => boolean {
  const years = { from: yearOf(from), to: yearOf(to) };
  const isYears = within(years, (quarter) => quarter);
  const isOpen = within(
    {
      from: years.from === undefined ? days.from : undefined,
      to: years.to === undefined ? days.to : undefined,
    },
    (row) => row,
  );
  return (row) => {
    const values = columns.flatMap((column) => column.rows.get(row) ?? []);
    const own = values.flatMap((value) => (value.value === undefined ? [] : value.used.slice(-1)));
    const numbered = own.flatMap(({ fiscal }) => fiscal ?? []);
    if (numbered.length === 0) return isTimely(row);
    return isOpen(row) && numbered.some(({ year, quarter = 4 }) => isYears(year * 4 + quarter - 1));
  };
}

const yearOf = (bound: Bound | undefined): number | undefined =>
  bound?.kind === 'time' ? bound.quarter : undefined;

/** A quarter of whole weeks may end some days after that of the calendar. */
function after(day: number | undefined, bound: Bound | undefined): number | undefined {
  return day !== undefined && isCalendarQuarter(bound) ? day + TOLERANCE : day;
}

function within(
  { from = -Infinity, to = Infinity }: { from: number | undefined; to: number | undefined },
  placeOf: (row: number) => number,
): (row: number) => boolean {
  return (row) => placeOf(row) >= from && placeOf(row) <= to;
}

/** The fiscal quarter that a bound names, where it names one; `latest` is the last row that is reported. */
function fiscalQuarter(bound: Bound | undefined, latest: number, parts: number): number | undefined {
  if (bound === undefined || bound.kind === 'back') return undefined;
  if (bound.kind !== 'fiscal-back') return bound.quarter;
  const last = latest * parts + parts - 1;
  if (bound.frequency === 'Q') return last - bound.count;
  const year = Math.floor(last / 4) - bound.count;
  return bound.end === 'first' ? year * 4 : year * 4 + 3;
}

/** Names the first entity without numbered fiscal years, or else the conflict with calendar rows. */
function needsFiscal({ frequency }: Rows, columns: readonly Column[]): Failure {
  const isByYears = frequency === 'A' || frequency === 'Q';
  const unnumbered = columns.flatMap((column) => column.unnumbered ?? []);
  const [first] = isByYears || unnumbered.length === columns.length ? unnumbered : [];
  if (first !== undefined) return new Failure('absent', first);
  const sentence = isByYears
    ? say(
        'from and to are fiscal years, but the rows are calendar periods. Use calendar dates in from and to',
      )
    : say('For fiscal years in from and to, set frequency to "A" or "Q"');
  return new Failure('bad-argument', sentence);
}

function latestReported(columns: readonly Column[]): number {
  const rows = columns.flatMap((column) => [...column.rows].filter(([, { value }]) => value !== undefined));
  return rows.reduce((latest, [row]) => Math.max(latest, row), -Infinity);
}

/** The last day of a fiscal row: of several companies, of the one whose period ends last; where none has it, the calendar's. */
function endOf(row: number, frequency: 'Q' | 'A', columns: readonly Column[]): number {
  const ends = columns.map(({ rows }) => {
    const value = rows.get(row);
    return value?.value === undefined ? -Infinity : (value.used.at(-1)?.end ?? -Infinity);
  });
  const end = Math.max(...ends);
  return Number.isFinite(end) ? end : lastDay(row, frequency);
}
