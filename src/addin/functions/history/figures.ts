import { timeOf } from '../../cells/date';
import type { NumericalObservation, ObservationPoint } from '../../../shared/contract/observation';
import { say, type Sentence } from '../../../shared/messages/message';
import type { AppliedRate } from '../../runtime/provenance';
import type { Timeline } from '../../cells/points';
import { frequencyCalled, isCoarser, type Frequency } from '../../cells/calendar';

/** One value of a series, with the days that it is for; in days since 1970-01-01. */
export type Figure = {
  value: number;
  /** The time that the service gives it. */
  day: number;
  /** The first day that it covers, where the service says so. */
  start: number | undefined;
  /** The last day that it covers, or the day that it is of. */
  end: number;
  hasPeriod: boolean;
  fiscal: { year: number; quarter: number | undefined } | undefined;
  point: ObservationPoint;
  /** The rate that it was converted by. */
  rate?: AppliedRate;
  /** Why it has no value that can be shown. */
  lack?: Sentence;
};

/**
 * What a series measures: a flow over a span, such as revenue, which adds up over quarters; a level at a day, such as
 * total assets; or unknown.
 */
export type Kind = 'flow' | 'level' | 'unknown';

/** A series made ready for a calendar. */
export type Measured = {
  series: NumericalObservation;
  unit: string | undefined;
  kind: Kind;
  /** How long its periods are, undefined where they vary or nobody says. */
  grain: Frequency | undefined;
  /** Whether the service numbers its periods by the fiscal year. */
  isFiscal: boolean;
  /** Oldest first. */
  figures: readonly Figure[];
  /**
   * The series' owner and the calling function, for error messages; with its quarterly series, if any, and the latest
   * publication day.
   */
  asked?: { subject: string; isFigure: boolean; quarters?: string | undefined; known?: number | undefined };
  /** Other publications of the measure. They are named where this one has no value, and never joined. */
  others?: readonly NumericalObservation[];
  /** The series among which rates were looked for. */
  rates?: readonly NumericalObservation[];
};

/** The lengths in days that a month, a quarter of 12 to 14 weeks and a year of 52 or 53 may have. */
const LENGTHS: readonly (readonly [Frequency, number, number])[] = [
  ['D', 1, 1],
  ['W', 5, 9],
  ['M', 26, 36],
  ['Q', 80, 101],
  ['A', 345, 385],
];

/** The figures of a timeline; gaps are none, and of several for one time the one published last counts. */
export function measured(series: NumericalObservation, { days, points }: Timeline): Measured {
  const figures: Figure[] = [];
  points.forEach((point, at) => {
    const figure = figureOf(point, days[at] ?? 0);
    if (figure === undefined) return;
    const before = figures.at(-1);
    const isAgain = before?.day === figure.day && before.start === figure.start;
    if (!isAgain) figures.push(figure);
    else if (publishedOn(figure) >= publishedOn(before)) figures[figures.length - 1] = figure;
  });
  const grain = frequencyCalled(series.properties.cadence ?? '') ?? commonGrain(figures);
  return {
    series,
    unit: series.properties.unit ?? undefined,
    kind: kindOf(figures, grain),
    grain,
    isFiscal: figures.some(({ fiscal }) => fiscal && (grain !== 'Q' || fiscal.quarter !== undefined)),
    figures,
  };
}

/** What a sentence calls a series: with the entity that it is of, where that is known. */
export function calledOf({ series: { name }, asked }: Measured): string {
  return asked === undefined || asked.subject === name ? name : say('{} of {}', name, asked.subject);
}

/** The length of the span that a figure covers, as a frequency; undefined where it has no such length. */
export function spanGrain({ start, end }: Pick<Figure, 'start' | 'end'>): Frequency | undefined {
  if (start === undefined) return undefined;
  const length = end - start + 1;
  return LENGTHS.find(([, least, most]) => length >= least && length <= most)?.[0];
}

/** The day on which a figure was published, as far as known. */
export function publishedOn({ point }: Figure): number {
  return timeOf(point.origin?.published_time ?? '') ?? -Infinity;
}

function figureOf(point: ObservationPoint, day: number): Figure | undefined {
  if (point.value === null) return undefined;
  const { start, end, year, quarter } = periodIn(point['period']);
  const fiscal = year === undefined ? undefined : { year, quarter };
  return {
    value: point.value,
    day,
    start,
    end: end ?? Math.floor(day),
    hasPeriod: end !== undefined,
    fiscal,
    point,
  };
}

/** What the service says of the time that a point covers, beyond the interface's document; it may say nothing. */
export function periodIn(period: unknown): { start?: number; end?: number; year?: number; quarter?: number } {
  if (typeof period !== 'object' || period === null) return {};
  const { start, end, fiscal_year, fiscal_quarter } = period as Record<string, unknown>;
  const [first, last] = [dayIn(start), dayIn(end)];
  return {
    ...(first !== undefined && { start: first }),
    ...(last !== undefined && { end: last }),
    ...(typeof fiscal_year === 'number' && { year: fiscal_year }),
    ...(typeof fiscal_quarter === 'number' && { quarter: fiscal_quarter }),
  };
}

function dayIn(value: unknown): number | undefined {
  const day = typeof value === 'string' ? timeOf(value) : undefined;
  return day === undefined ? undefined : Math.floor(day);
}

/** A value over a longer span than comes between two of them, such as twelve months each quarter, is a level, too. */
function kindOf(figures: readonly Figure[], grain: Frequency | undefined): Kind {
  const told = figures.filter(({ hasPeriod }) => hasPeriod);
  const last = told.at(-1);
  if (last === undefined) return 'unknown';
  if (last.start === undefined) return 'level';
  const own = spanGrain(last);
  return own !== undefined && grain !== undefined && isCoarser(own, grain) ? 'level' : 'flow';
}

function commonGrain(figures: readonly Figure[]): Frequency | undefined {
  const [first, ...more] = figures.map(spanGrain);
  return more.every((grain) => grain === first) ? first : undefined;
}
