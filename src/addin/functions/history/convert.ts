import { isoDate } from '../../cells/date';
import { timelineOf, within } from '../../cells/points';
import type { NumericalObservation } from '../../../shared/contract/observation';
import type { Source } from '../../../shared/contract/source';
import { say } from '../../../shared/messages/message';
import { firstDay, lastDay, periodOf } from '../../cells/calendar';
import type { AppliedRate } from '../../runtime/provenance';
import type { Figure, Measured } from './figures';
import type { HistoryOptions } from './options';
import { isOfQuotes } from './point-ends';
import type { RateSeries } from './rates';
import {
  averageOver,
  inOrder,
  isOfSpans,
  leastOf,
  monthsOf,
  nearestTo,
  type LineRate,
} from '../../../shared/names/exchange-rate';
import { moneyOf } from '../../cells/unit';

/** What figures are converted to, how, and until when rates count. */
export type Conversion = Pick<HistoryOptions, 'rate' | 'known'> & {
  to: string;
  /** Whether no month of a span may be missing. */
  isWhole?: boolean;
};

/** A rate of a series, and in words of which months or day. */
type Rate = LineRate & { series: RateSeries; of: string };

/**
 * A series in another currency: a flow by the average of its span, a level by the rate of its day. A figure without a rate
 * lacks its value and says so; a series of no currency stays as it is.
 */
export function converted(
  measured: Measured,
  conversion: Conversion,
  rates: readonly RateSeries[],
): Measured {
  const money = moneyOf(measured.unit);
  if (money.kind === 'none' || (money.kind === 'money' && money.code === conversion.to)) return measured;
  if (money.kind === 'unclear') {
    const lack = say('The unit "{}" has no currency to convert to {}', measured.unit ?? '', conversion.to);
    return { ...measured, figures: measured.figures.map((figure) => ({ ...figure, lack })) };
  }
  if (rates.length === 0) {
    const lack = say('The service has no exchange rates from {} to {}', money.code, conversion.to);
    return { ...measured, figures: measured.figures.map((figure) => ({ ...figure, lack })) };
  }
  const ordered = inOrder(rates);
  const figures = measured.figures.map((figure): Figure => {
    if (figure.lack !== undefined) return figure;
    const rate = rateOf(figure, measured, conversion, ordered);
    if (rate === undefined) {
      const wanted = timeName(figure, conversion);
      return { ...figure, lack: say('No rate from {} to {} for {}', money.code, conversion.to, wanted) };
    }
    const value = rate.series.multiplies ? figure.value * rate.value : figure.value / rate.value;
    return { ...figure, value, rate: applied(rate) };
  });
  return { ...measured, unit: conversion.to + money.rest, figures };
}

/** A rate with its source, day and period. */
function applied({ value, day, of: period, series: { unit, source, multiplies, of } }: Rate): AppliedRate {
  const sign = multiplies ? '×' : '÷';
  const words = `${sign} ${shown(value)} ${unit}${period}, ${source}`;
  const sources = of.flatMap((series) => sourceAt(series, day));
  return {
    words,
    value,
    of,
    name: `${sign} ${unit}`,
    period: period.replace(/^,? (?:on )?/, ''),
    day: isoDate(day),
    sources: [...new Map(sources.map((each) => [each.name, each])).values()],
  };
}

/** Who published the quotation of a day, or the one before it. */
function sourceAt({ data, name: called }: NumericalObservation, day: number): readonly Source[] {
  const { points } = within(timelineOf(data), { to: day });
  const origin = points.at(-1)?.origin;
  const date = origin?.published_time?.slice(0, 10);
  const name = origin?.source ?? origin?.name ?? called;
  return [{ name, ...(date && { date }), ...(origin?.url && { document: origin.url }) }];
}

/** The days of which a rate was wanted. */
function timeName({ start, end }: Figure, { rate }: Conversion): string {
  return start === undefined || rate === 'end' ? isoDate(end) : say('{} to {}', isoDate(start), isoDate(end));
}

function rateOf(
  figure: Figure,
  { kind, grain, series }: Measured,
  { rate, known, isWhole }: Conversion,
  rates: readonly RateSeries[],
): Rate | undefined {
  // Twelve months told each quarter are a level to sums, but were earned over their span.
  const hasSpan = figure.start !== undefined;
  // What was quoted on a day is of that day, however seldom it is quoted.
  const isQuoted = !figure.hasPeriod && isOfQuotes(series);
  // Where nobody tells its periods the name says what it is, as it does to the service; a month has few rates.
  const isOfSpan = kind === 'unknown' && !isQuoted && (grain === 'M' || isOfSpans(series.name));
  const isSpan = hasSpan || isOfSpan;
  const isAverage = rate === 'auto' ? isSpan : rate === 'average';
  const last = known === undefined ? Infinity : known;
  const span = spanOf(figure, grain);
  const covered = isAverage ? monthsOf(span) : [];
  // A day covers the most of no month; where an average was asked for it is that of its own.
  const months = covered.length === 0 && rate === 'average' ? [periodOf(span.end, 'M')] : covered;
  if (months.length === 0) return nearest(isQuoted ? Math.floor(figure.day) : span.end, rates, last);
  const whole = average(months, rates, { last });
  return whole ?? (isWhole === true ? undefined : average(months, rates, { last, least: leastOf(months) }));
}

/** Without a period, the calendar's. */
function spanOf(
  { start, end, day, hasPeriod }: Figure,
  grain: Measured['grain'],
): { start: number; end: number } {
  if (hasPeriod) return { start: start ?? end, end };
  if (grain === undefined) return { start: end, end };
  const period = periodOf(day, grain);
  return { start: firstDay(period, grain), end: lastDay(period, grain) };
}

/** By the first series that has the months. */
function average(
  months: readonly number[],
  rates: readonly RateSeries[],
  bounds: { last: number; least?: number },
): Rate | undefined {
  for (const series of rates) {
    const found = averageOver(series, months, bounds);
    if (found === undefined) continue;
    const part = found.months < months.length ? `${found.months} of ` : '';
    const day = isoDate(found.day);
    if (isOneQuotation(series, months)) return { ...found, series, of: ` on ${day}` };
    const span = months.length === 1 ? 'month' : `${part}${months.length} months`;
    return { ...found, series, of: `, average of ${span} to ${day}` };
  }
  return undefined;
}

/** Whether the rate of a month is that of the one day on which it was quoted; dated by the first of the month it is an average. */
function isOneQuotation({ days }: RateSeries, [month, ...more]: readonly number[]): boolean {
  if (month === undefined || more.length > 0) return false;
  const [only, ...others] = days.filter((day) => periodOf(day, 'M') === month);
  return only !== undefined && others.length === 0 && Math.floor(only) !== firstDay(month, 'M');
}

/** Of all series that which has the nearest day. */
function nearest(day: number, rates: readonly RateSeries[], last: number): Rate | undefined {
  let best: Rate | undefined;
  const distance = (rate: LineRate): number => Math.abs(rate.day - day);
  for (const series of rates) {
    const found = nearestTo(series, day, last);
    if (found === undefined || distance(found) > series.reach) continue;
    if (best === undefined || distance(found) < distance(best))
      best = { ...found, series, of: ` on ${isoDate(found.day)}` };
  }
  return best;
}

function shown(rate: number): string {
  return String(Number(rate.toPrecision(6)));
}
