import { isoDate } from '../../cells/date';
import { say, type Sentence } from '../../sentences/say';
import { firstDay, lastDay, periodOf, type Frequency } from './calendar';
import { publishedOn, spanGrain, type Figure, type Measured } from './figures';

/** By which periods rows count. */
export type Periods = 'fiscal' | 'calendar';

/** The figures of a series by the periods of its own length, and why one that has no place has none. */
export type Placed = { buckets: ReadonlyMap<number, Figure>; misplaced: Sentence | undefined };

/** So many days may a period of whole weeks begin or end beside that of the calendar. */
export const TOLERANCE = 10;

/** Puts each figure into the period of its series' own frequency; of several in one, the later or later published counts. */
export function placed({ figures, series, kind }: Measured, grain: Frequency, periods: Periods): Placed {
  const buckets = new Map<number, Figure>();
  let misplaced: Sentence | undefined;
  for (const figure of figures) {
    const isLevel = kind === 'level';
    const bucket =
      periods === 'fiscal' ? fiscalPeriod(figure, grain) : calendarPeriod(figure, grain, isLevel);
    const isOdd = kind === 'flow' && figure.start !== undefined && spanGrain(figure) !== grain;
    if (bucket === undefined || isOdd) {
      misplaced = reason(series.name, figure, { periods, isOdd });
      continue;
    }
    const before = buckets.get(bucket);
    if (before === undefined || counts(figure, before)) buckets.set(bucket, figure);
  }
  return { buckets, misplaced };
}

function counts(figure: Figure, before: Figure): boolean {
  return figure.day === before.day ? publishedOn(figure) >= publishedOn(before) : figure.day > before.day;
}

function fiscalPeriod({ fiscal }: Figure, grain: Frequency): number | undefined {
  if (fiscal === undefined) return undefined;
  if (grain === 'A') return fiscal.year;
  return fiscal.quarter === undefined ? undefined : fiscal.year * 4 + fiscal.quarter - 1;
}

/** The period of the calendar that a figure is for; undefined where its own is another. */
function calendarPeriod(figure: Figure, grain: Frequency, isLevel: boolean): number | undefined {
  const { day, start, end, hasPeriod } = figure;
  if (!hasPeriod || grain === 'D') return periodOf(hasPeriod ? end : day, grain);
  // A week's few days of tolerance would be the week itself.
  const tolerance = grain === 'W' ? 1 : TOLERANCE;
  const period = periodOf(end - tolerance, grain);
  if (Math.abs(lastDay(period, grain) - end) > tolerance) return undefined;
  const isWhole = isLevel || start === undefined || Math.abs(firstDay(period, grain) - start) <= tolerance;
  return isWhole ? period : undefined;
}

function reason(
  name: string,
  { start, end, fiscal }: Figure,
  { periods, isOdd }: { periods: Periods; isOdd: boolean },
): Sentence {
  const last = isoDate(end);
  if (isOdd) {
    const first = isoDate(start ?? end);
    return say('A period of {}, {} to {}, is longer or shorter than its others', name, first, last);
  }
  if (periods === 'fiscal')
    return say('The service does not number the fiscal periods of {}. Try periods=calendar', name);
  if (fiscal?.quarter !== undefined) {
    const named = `FY${fiscal.year}Q${fiscal.quarter}`;
    const template =
      '{} has periods of its own, one to {}, not those of the calendar. Name fiscal ones, such as {}, or try periods=fiscal';
    return say(template, name, last, named);
  }
  const template = '{} has periods of its own, one to {}, not those of the calendar. Try periods=fiscal';
  return say(template, name, last);
}
