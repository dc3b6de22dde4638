import type { Cell } from '../../cells/cell';
import { isoDate, localDay, timeOf } from '../../cells/date';
import { numberFormat } from '../../cells/number-format';
import { numberCell } from '../../cells/value';
import { Failure } from '../../../shared/contract/failure';
import { FUNCTIONS } from '../../../shared/formula/function-table';
import type { NumericalObservation, ObservationPoint } from '../../../shared/contract/observation';
import type { FunctionContext } from '../call/context';
import { hasOnePrice } from '../../../shared/names/same-measure';
import { frequencyCalled, lastDay, periodOf } from '../../cells/calendar';
import { markedBy } from '../../cells/dated-periods';
import { averageOf, endsOf, isOfQuotes, KINDS_OF_PRICE, kindOfPrice, reachOf } from '../history/point-ends';
import { newestKnown } from '../history/publication-days';
import { calledBy, lastKnown } from '../history/stale-value';
import { fiscalQuarterOf, isNumbered, otherQuarter, ownWindow } from '../history/fiscal-quarter';
import { measured } from '../history/figures';
import { fitsCalendar, placed, TOLERANCE } from '../history/period-placement';
import { formatWithText } from '../../cells/format-text';
import { basisMark } from '../../cells/point-marks';
import { timelineOf, type Timeline } from '../../cells/points';
import { recordChoice } from '../../runtime/provenance';
import { publicationOf } from './publication';
import { say, type Sentence } from '../../../shared/messages/message';

/** Which value of a series counts; in days since 1970-01-01. */
export type Moments = {
  /** The last day that a value may be for. */
  asOf: number | undefined;
  /** The last day on which it may have been published. */
  known: number | undefined;
  /** The quarter of the calendar that was asked for; a value of it tells which fiscal one it is of. */
  quarter: number | undefined;
  /** The fiscal quarter with which a year ends; a series whose periods are numbered counts by it. */
  fiscal: number | undefined;
  /** Whether it was typed as a fiscal period. */
  isFiscal: boolean;
  /** Whether it is a quarter, of which a year's value is none where there are quarters. */
  isQuarter: boolean;
};

/** How the value is shown, and where notes about it go. */
type Shown = Pick<FunctionContext, 'host' | 'sourced' | 'knowledge' | 'waiter'>;

/** A value of a series with the last day that it is for. */
type Last = { series: NumericalObservation; point: ObservationPoint; value: number; end: number };

/**
 * The newest value at or before some moments, of several series of one thing that of the one that reaches furthest; of a price
 * a quotation, before any average; gaps are passed over.
 */
export function lastValue(
  [first, ...more]: readonly [NumericalObservation, ...NumericalObservation[]],
  moments: Moments,
  shown: Shown,
): Cell {
  // Of one period what was published beside later ones is the revised figure; else that of the publisher who is named.
  const isOfNamed = ({ properties: { taxonomy } }: NumericalObservation): number =>
    Number(taxonomy === first.properties.taxonomy);
  const byReach = [first, ...more].sort(
    (a, b) => reachOf(b) - reachOf(a) || isOfNamed(b) - isOfNamed(a) || publishedLast(b) - publishedLast(a),
  );
  const [fixing, anyDay, other] = KINDS_OF_PRICE.map((kind) =>
    furthest(
      byReach.filter((series) => kindOfPrice(series) === kind),
      moments,
    ),
  );
  const last = rather(rather(fixing, anyDay, A_MONTH), other, A_QUARTER);
  if (last === undefined) throw new Failure('absent', noValue(first, moments));
  recordChoice(shown, [last.series], [first, ...more]);
  const publication = publicationOf([first, ...more], last);
  return cellOf(last, moments, { ...shown, publication });
}

/** So many days may a fixing be older than the rate of any one day of a month. */
const A_MONTH = 31;

/** So many days may a quotation be older than an average, of which it is another kind of price. */
const A_QUARTER = 92;

/** The first value, unless there is none or it is older than the other by too many days. */
function rather(first: Last | undefined, other: Last | undefined, days: number): Last | undefined {
  const isOld = first !== undefined && other !== undefined && other.end - first.end > days;
  return isOld ? other : (first ?? other);
}

/** The value that ends last. */
function furthest(series: readonly NumericalObservation[], moments: Moments): Last | undefined {
  return series.reduce<Last | undefined>((best, each) => {
    const other = lastOf(each, moments);
    return other !== undefined && (best === undefined || other.end > best.end) ? other : best;
  }, undefined);
}

function publishedLast({ data }: NumericalObservation): number {
  return timeOf(data?.at(-1)?.origin?.published_time ?? '') ?? -Infinity;
}

function cellOf(
  last: Last,
  { asOf, known, quarter, fiscal }: Moments,
  { host, sourced, publication }: Shown & { publication: ReturnType<typeof publicationOf> },
): Cell {
  const { series, point, value, end } = last;
  const { unit, cadence } = series.properties;
  const kept = { cadence, isFiled: isFiled(point) };
  // The fiscal period that was asked for is no older than that.
  const isAsked = fiscal !== undefined && fiscalQuarterOf(point) === fiscal;
  const old = isAsked ? undefined : lastKnown(end, kept, dayOfLook({ asOf, known }, nextEnd(end, cadence)));
  const format = numberFormat([value], { unit: unit ?? undefined });
  const kind = kindOf(last, asOf);
  const ahead = isAhead(asOf) ? calledBy(end, cadence) : undefined;
  const other = otherQuarter(point, quarter) ?? publication.shown ?? basisMark(point);
  const behind = old ?? kind ?? ahead ?? other;
  const cell = numberCell(value, host, formatWithText(format, behind));
  if (sourced === undefined) return cell;
  const kindOrAge = old === undefined ? kind : `last known for ${old}`;
  const note = [kindOrAge, publication.note].filter((part) => part !== undefined).join('; ');
  return sourced.sourcedPoint(cell, point, { ...series, note });
}

/** So many days before the one that was asked for a rate may be quoted: weekends and holidays. */
const CLOSED = 7;

/** What a price is that is not that of the day which was asked for: the average of its month or year, or of an earlier day. */
function kindOf({ series, end }: Last, asOf: number | undefined): string | undefined {
  if (!hasOnePrice(series.type)) return undefined;
  if (isOfQuotes(series)) return asOf !== undefined && asOf - end > CLOSED + 1 ? isoDate(end) : undefined;
  const frequency = markedBy(series);
  return frequency === undefined ? undefined : averageOf(end, frequency);
}

/** Whether a time was asked for that has not come, beyond the running year; one without an end is no time. */
function isAhead(asOf: number | undefined): boolean {
  const thisYear = lastDay(periodOf(localDay(Date.now()), 'A'), 'A');
  return asOf !== undefined && asOf > thisYear + 1 && asOf < NO_END;
}

/** 9999-12-31, by which tables write that a time has no end; in days since 1970-01-01. */
const NO_END = 2_932_896;

/** The day by which a value counts as old: today for an `as of` in the distant past, else that day. */
function dayOfLook({ asOf, known }: Pick<Moments, 'asOf' | 'known'>, next: number): number {
  const today = localDay(Date.now());
  if (known !== undefined) return Math.min(today, known, asOf ?? Infinity);
  return asOf === undefined || next <= asOf ? today : Math.min(today, asOf);
}

/** The last day of the period after that of a value. */
function nextEnd(end: number, cadence: string | null | undefined): number {
  const frequency = frequencyCalled(cadence ?? '');
  return frequency === undefined ? Infinity : lastDay(periodOf(end, frequency) + 1, frequency);
}

/** Whether a company filed the figure, as the fiscal year that the service tells with it shows. */
function isFiled({ period }: ObservationPoint): boolean {
  return typeof period === 'object' && period !== null && 'fiscal_year' in period;
}

/** The value of one series that counts. */
function lastOf(series: NumericalObservation, moments: Moments): Last | undefined {
  const { known, fiscal } = moments;
  const ends = endsOf(series);
  const all = timelineOf(series.data);
  if (moments.isFiscal && !isNumbered(all)) throw noNumbers(series);
  const asOf = moments.quarter === undefined ? moments.asOf : endOfQuarter(series, moments);
  const { to } = ownWindow(all, ends, { from: undefined, to: asOf, fiscal: { to: fiscal } });
  const before = to === undefined ? all : endedBy(all, ends, to);
  for (const { at, point } of known === undefined
    ? newestFirst(before)
    : newestKnown(before, known, series)) {
    if (point.value !== null) return { series, point, value: point.value, end: ends[at] ?? 0 };
  }
  return undefined;
}

/** Fiscal quarters of weeks may end some days after the calendar's. Undefined if the series has no such quarter. */
function endOfQuarter(series: NumericalObservation, { asOf }: Moments): number | undefined {
  const timeline = timelineOf(series.data);
  if (asOf === undefined || !isNumbered(timeline)) return asOf;
  const quarters = measured(series, timeline);
  if (quarters.grain !== 'Q') return asOf;
  if (fitsCalendar(quarters, 'Q')) return asOf + TOLERANCE;
  const { misplaced } = placed(
    { ...quarters, asked: { subject: series.name, isFigure: true } },
    'Q',
    'calendar',
  );
  throw new Failure('absent', misplaced ?? noValue(series, { asOf, known: undefined }));
}

const noNumbers = ({ name }: NumericalObservation): Failure =>
  new Failure(
    'absent',
    say('The service does not number the fiscal periods of {}. Enter the last day of the period', name),
  );

function* newestFirst({ points }: Timeline): Generator<{ at: number; point: ObservationPoint }, undefined> {
  for (let at = points.length - 1; at >= 0; at--) {
    const point = points[at];
    if (point !== undefined) yield { at, point };
  }
  return undefined;
}

function endedBy({ days, points }: Timeline, ends: readonly number[], asOf: number): Timeline {
  const count = ends.findLastIndex((end) => end <= asOf) + 1;
  return { days: days.slice(0, count), points: points.slice(0, count) };
}

function noValue(series: NumericalObservation, { asOf, known }: Pick<Moments, 'asOf' | 'known'>): Sentence {
  const { name } = series;
  if (asOf === undefined) {
    if (known === undefined) return say(FUNCTIONS.LATEST.empty, name);
    return say('{} has no value published by {}', name, isoDate(known));
  }
  if (known === undefined) {
    const begin = endsOf(series)[0];
    return begin === undefined || begin <= asOf
      ? say('{} has no value at or before {}', name, isoDate(asOf))
      : say('{} has no value at or before {}. It begins with {}', name, isoDate(asOf), isoDate(begin));
  }
  const template = '{} has no value at or before {} published by {}';
  return say(template, name, isoDate(asOf), isoDate(known));
}
