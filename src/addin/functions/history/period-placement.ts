import { isoDate } from '../../cells/date';
import { say, type Sentence } from '../../../shared/messages/message';
import { firstDay, lastDay, periodOf, type Frequency } from '../../cells/calendar';
import { calledOf, publishedOn, spanGrain, type Figure, type Measured } from './figures';

/** By which periods rows count. */
export type Periods = 'fiscal' | 'calendar';

/** The figures of a series by the periods of its own length, and why one that has no place has none. */
export type Placed = { buckets: ReadonlyMap<number, Figure>; misplaced: Sentence | undefined };

/** So many days may a period of whole weeks begin or end beside that of the calendar. */
export const TOLERANCE = 10;

/** Puts each figure into the period of its series' own frequency; of several in one, the later or later published counts. */
export function placed(measured: Measured, grain: Frequency, periods: Periods): Placed {
  const { figures, kind } = measured;
  const buckets = new Map<number, Figure>();
  let misplaced: Sentence | undefined;
  for (const figure of figures) {
    const isLevel = kind === 'level';
    const bucket =
      periods === 'fiscal' ? fiscalPeriod(figure, grain) : calendarPeriod(figure, grain, isLevel);
    const isOdd = kind === 'flow' && figure.start !== undefined && spanGrain(figure) !== grain;
    if (bucket === undefined || isOdd) {
      misplaced = reason(measured, figure, { periods, isOdd, grain });
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

/** Whether a series has a figure for a period of the calendar. */
export function fitsCalendar({ figures, kind }: Measured, grain: Frequency): boolean {
  return figures.some((figure) => calendarPeriod(figure, grain, kind === 'level') !== undefined);
}

type Wanted = { periods: Periods; isOdd: boolean; grain: Frequency };

/** Why a figure has no place, with what the function that was called can do about it. */
function reason(measured: Measured, figure: Figure, { periods, isOdd, grain }: Wanted): Sentence {
  const name = calledOf(measured);
  const last = isoDate(figure.end);
  if (isOdd) {
    const first = isoDate(figure.start ?? figure.end);
    return say('{} has a period of unusual length, from {} to {}', name, first, last);
  }
  if (periods === 'fiscal') return unnumbered(measured, fitsCalendar(measured, grain) ? undefined : last);
  const { fiscal } = figure;
  if (measured.asked?.isFigure === true)
    return fiscal?.quarter === undefined
      ? say(
          '{} has fiscal periods, such as one ending {}, not calendar ones. Enter the last day of the period',
          ...([name, last] as const),
        )
      : say(
          '{} has fiscal periods, such as one ending {}, not calendar ones. Write {}',
          ...([name, last, `FY${fiscal.year}Q${fiscal.quarter}`] as const),
        );
  if (fiscal === undefined)
    return say('{} has fiscal periods, such as one ending {}, not calendar ones. Omit frequency', name, last);
  return measured.asked?.quarters === undefined
    ? say('{} has fiscal periods, such as one ending {}, not calendar ones. Try periods=fiscal', name, last)
    : say(
        '{} has fiscal periods, such as one ending {}, not calendar ones. Try periods=fiscal, or "{}"',
        ...([name, last, measured.asked.quarters] as const),
      );
}

/** That nobody numbers the fiscal years of a series; `last` is the end of one where no calendar has its periods. */
export function unnumbered(measured: Measured, last: string | undefined): Sentence {
  const name = calledOf(measured);
  if (measured.asked?.isFigure === true)
    return say(
      'The service does not number the fiscal periods of {}. Enter the last day of the period',
      name,
    );
  return last === undefined
    ? say('The service does not number the fiscal periods of {}. Try periods=calendar', name)
    : say(
        'The service does not number the fiscal periods of {}. Omit frequency, and enter from and to as dates',
        name,
      );
}
