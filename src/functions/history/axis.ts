import { Failure } from '../../contract/failure';
import { say, type Sentence } from '../../sentences/say';
import { isCalendarQuarter, isFiscal, type Bound, type Span } from './bound';
import { lastDay, periodOf } from './calendar';
import type { Column } from './column';
import { rowEnd, type Rows, type RowValue } from './row-value';
import type { HistoryOptions } from './options';
import { TOLERANCE } from './place';

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
  const filled = columns.map((column) => valuesOf(column, all, fill));
  const isWanted = spanTest(span, rows, columns);
  const kept = all.map((row, at) => ({ row, at })).filter(({ row }) => isWanted(row));
  const hasAny = kept.some(({ at }) => filled.some((values) => values[at]?.value !== undefined));
  const isReportedAt = ({ at }: { at: number }): boolean => filled.some((values) => isReported(values[at]));
  // At an end that was typed a period shows what it lacks; at an open one it has only begun.
  const isToldAt = ({ row }: { row: number }): boolean => columns.some((column) => column.rows.has(row));
  const shownFrom = (isTyped: boolean) => (place: { row: number; at: number }) =>
    hasAny && (isReportedAt(place) || (isTyped && isToldAt(place)));
  const from = kept.findIndex(shownFrom(span.from !== undefined));
  const to = kept.findLastIndex(shownFrom(span.to !== undefined));
  const valued = from < 0 ? [] : kept.slice(from, to + 1);
  const shown = last === undefined ? valued : valued.slice(-last);
  return {
    rows: shown.map(({ row }) => row),
    columns: filled.map((values) => shown.flatMap(({ at }) => values[at] ?? [])),
    lack: shown.length > 0 ? undefined : lackOf(columns, lastGap(filled, kept.at(-1)?.at)),
  };
}

function isReported(row: RowValue | undefined): boolean {
  return row !== undefined && (row.value !== undefined || row.isReported === true);
}

/** The gap of a row, of the first column that has one there. */
function lastGap(filled: readonly (readonly RowValue[])[], at: number | undefined): Sentence | undefined {
  const values = at === undefined ? [] : filled.flatMap((column) => column[at] ?? []);
  return values.map((value) => (value.value === undefined ? value.gap : undefined)).find(Boolean);
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
  const { to } = span.days;
  if (isCarried && frequency !== undefined && periods === 'calendar' && to !== undefined && known.length > 0)
    known.push(periodOf(to, frequency));
  const sorted = [...new Set(known)].sort((a, b) => a - b);
  if (frequency === undefined || frequency === 'D') return sorted;
  const [first, end] = [sorted[0], sorted.at(-1)];
  if (first === undefined || end === undefined) return [];
  return Array.from({ length: end - first + 1 }, (_, at) => first + at);
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
    for (const bound of [from, to]) if (bound && isFiscal(bound)) throw needsFiscal(rows);
    return within(days, (row) => rowEnd(row, rows) ?? row);
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

function needsFiscal({ frequency }: Rows): Failure {
  const sentence =
    frequency === 'A' || frequency === 'Q'
      ? say('from and to may name fiscal years where rows are fiscal, which not all of these series have')
      : say('from and to may name fiscal years where rows are fiscal, which only frequency "A" and "Q" have');
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
