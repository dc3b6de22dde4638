import { isoDate } from '../../cells/date';
import { say, type Sentence } from '../../sentences/say';
import { firstDay, lastDay, periodOf } from './calendar';
import type { Figure, Measured } from './figures';
import type { HistoryOptions } from './options';
import type { RateSeries } from './rates';
import { moneyOf } from '../../cells/unit';

/** What figures are converted to, how, and until when rates count. */
export type Conversion = Pick<HistoryOptions, 'rate' | 'known'> & { to: string };

/** A rate, and in words which one. */
type Rate = { value: number; words: string } | { lack: Sentence | undefined };

/** The middle of a month, which tells whether a span that begins or ends within it covers the most of it. */
const HALF_MONTH = 14;

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
    const lack = say(
      '"{}" does not name a currency that could be converted to {}',
      measured.unit ?? '',
      conversion.to,
    );
    return { ...measured, figures: measured.figures.map((figure) => ({ ...figure, lack })) };
  }
  const figures = measured.figures.map((figure): Figure => {
    let lack: Sentence | undefined;
    for (const series of rates) {
      const rate = rateOf(figure, measured, conversion, series);
      if ('lack' in rate) lack = rate.lack;
      else if (series.multiplies)
        return { ...figure, value: figure.value * rate.value, rate: `× ${rate.words}` };
      else return { ...figure, value: figure.value / rate.value, rate: `÷ ${rate.words}` };
    }
    const none = say('No rate from {} to {} for {}', money.code, conversion.to, timeName(figure, conversion));
    return { ...figure, lack: lack ?? none };
  });
  return { ...measured, unit: conversion.to + money.rest, figures };
}

/** The days of which a rate was wanted. */
function timeName({ start, end }: Figure, { rate }: Conversion): string {
  return start === undefined || rate === 'end' ? isoDate(end) : say('{} to {}', isoDate(start), isoDate(end));
}

function rateOf(
  figure: Figure,
  { kind, grain, series: { name } }: Measured,
  { rate, known }: Conversion,
  rates: RateSeries,
): Rate {
  // Twelve months told each quarter are a level to sums, but were earned over their span.
  const hasSpan = figure.start !== undefined;
  const isLong = grain === 'Q' || grain === 'A';
  const isAverage = rate === 'auto' ? hasSpan || (kind === 'unknown' && grain === 'M') : rate === 'average';
  if (rate === 'auto' && kind === 'unknown' && isLong)
    return { lack: say('Nobody tells whether {} is of a span or a day. Say rate=average or rate=end', name) };
  const last = known === undefined ? Infinity : known;
  const span = spanOf(figure, grain);
  return isAverage ? averageOver(span, rates, last) : nearest(span.end, rates, last);
}

/** Where no period is told, the calendar's. */
function spanOf(
  { start, end, day, hasPeriod }: Figure,
  grain: Measured['grain'],
): { start: number; end: number } {
  if (hasPeriod) return { start: start ?? end, end };
  if (grain === undefined) return { start: end, end };
  const period = periodOf(day, grain);
  return { start: firstDay(period, grain), end: lastDay(period, grain) };
}

/** Each month that the span covers the most of counts alike, and none may be missing. */
function averageOver({ start, end }: { start: number; end: number }, rates: RateSeries, last: number): Rate {
  const [first, until] = [monthFrom(start), monthUntil(end)];
  if (first > until) return nearest(end, rates, last);
  const means: number[] = [];
  let newest = -Infinity;
  for (let month = first; month <= until; month++) {
    const places = (rates.months.get(month) ?? []).filter((at) => (rates.days[at] ?? 0) <= last);
    if (places.length === 0) return { lack: undefined };
    means.push(places.reduce((sum, at) => sum + (rates.values[at] ?? 0), 0) / places.length);
    newest = rates.days[places.at(-1) ?? 0] ?? newest;
  }
  const value = means.reduce((sum, mean) => sum + mean, 0) / means.length;
  const months = means.length === 1 ? 'month' : `${means.length} months`;
  return {
    value,
    words: `${shown(value)} ${rates.unit}, average of ${months} to ${isoDate(newest)}, ${rates.source}`,
  };
}

function monthFrom(day: number): number {
  const month = periodOf(day, 'M');
  return day <= firstDay(month, 'M') + HALF_MONTH ? month : month + 1;
}

function monthUntil(day: number): number {
  const month = periodOf(day, 'M');
  return day >= firstDay(month, 'M') + HALF_MONTH ? month : month - 1;
}

function nearest(day: number, { days, values, unit, source, reach }: RateSeries, last: number): Rate {
  let best: number | undefined;
  for (const [at, each] of days.entries()) {
    if (each > last || Math.abs(each - day) > reach) continue;
    if (best === undefined || Math.abs(each - day) < Math.abs((days[best] ?? 0) - day)) best = at;
  }
  if (best === undefined) return { lack: undefined };
  const value = values[best] ?? 0;
  return { value, words: `${shown(value)} ${unit} on ${isoDate(days[best] ?? 0)}, ${source}` };
}

function shown(rate: number): string {
  return String(Number(rate.toPrecision(6)));
}
