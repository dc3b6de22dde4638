import { isoDate, timeOf } from '../../cells/date';
import { Failure } from '../../../shared/contract/failure';
import type { NumericalObservation, ObservationPoint } from '../../../shared/contract/observation';
import { say, type Sentence } from '../../../shared/messages/message';
import { timelineOf, type Timeline } from '../../cells/points';
import { endsOf } from './point-ends';

/** A point that was known on a day, at its place in its timeline. */
type KnownPoint = { at: number; point: ObservationPoint };

/** A point of which nobody can tell whether it was known, and why. */
type Untold = KnownPoint & { untold: Failure };

/** What a day of publication is judged by, at the place of each point in the timeline of its whole series. */
type Editions = { offset: number; firstOfLater: readonly number[]; ends: readonly number[] };

/**
 * What was known of a part of a series at the end of a day: the points that were published by then, of several for one time
 * the one published last.
 */
export function knownBy(part: Timeline, known: number, series: NumericalObservation): Timeline {
  const all = [...newestKnown(part, known, series)].reverse();
  return { days: all.map(({ at }) => part.days[at] ?? 0), points: all.map(({ point }) => point) };
}

/** The same, with the points of which it cannot be told whether they were known: a table shows the others beside them. */
export function knownWithUntold(
  part: Timeline,
  known: number,
  series: NumericalObservation,
): Timeline & { untold: ReadonlyMap<ObservationPoint, Sentence> } {
  const all = [...newestJudged(part, known, series)].reverse();
  return {
    days: all.map(({ at }) => part.days[at] ?? 0),
    points: all.map(({ point }) => point),
    untold: new Map(all.flatMap((each) => ('untold' in each ? [[each.point, each.untold.message]] : []))),
  };
}

/**
 * The same, newest first and only as far as needed. Without a first publication day it fails, because a guess by the
 * period or by a later report would be wrong.
 */
export function* newestKnown(
  part: Timeline,
  known: number,
  series: NumericalObservation,
): Generator<KnownPoint, undefined> {
  for (const each of newestJudged(part, known, series)) {
    if ('untold' in each) throw each.untold;
    yield each;
  }
  return undefined;
}

function* newestJudged(
  part: Timeline,
  known: number,
  series: NumericalObservation,
): Generator<KnownPoint | Untold, undefined> {
  const editions = editionsOf(part, series);
  let last = part.points.length;
  while (last > 0) {
    const end = last;
    const day = part.days[last - 1];
    while (last > 0 && part.days[last - 1] === day) last--;
    const found = knownOf(part, { from: last, to: end }, { known, series, editions });
    if (found) yield found;
  }
  return undefined;
}

/** Of the points of one time that which was known, or of which that cannot be told. */
function knownOf(
  { days, points }: Timeline,
  { from, to }: { from: number; to: number },
  { known, series, editions }: { known: number; series: NumericalObservation; editions: Editions },
): KnownPoint | Untold | undefined {
  const end = editions.ends[editions.offset + from] ?? days[from] ?? 0;
  let best: (KnownPoint & { published: number }) | undefined;
  let first = { at: from, published: Infinity };
  for (let at = from; at < to; at++) {
    const point = points[at];
    const published = publishedOn(point);
    if (point === undefined || (published === undefined && (point.value === null || known < end))) continue;
    if (published === undefined) return { at, point, untold: unpublished(series.name, days[at] ?? 0, known) };
    if (published < first.published) first = { at, published };
    if (published <= known && published >= (best?.published ?? -Infinity)) best = { at, point, published };
  }
  if (best !== undefined || first.published === Infinity || known < end) return best;
  const earliest = points[first.at] ?? NONE;
  const isFirst =
    earliest['first_publication'] !== false &&
    first.published < (editions.firstOfLater[editions.offset + first.at] ?? Infinity);
  if (isFirst) return undefined;
  const untold = publishedLater(series.name, days[first.at] ?? 0, first.published);
  return { at: first.at, point: earliest, untold };
}

/**
 * Whether a publication is the first of a figure: one that has figures of later times is not. `firstOfLater` is the
 * publication day of the first later figure.
 */
function editionsOf({ points }: Timeline, series: NumericalObservation): Editions {
  const all = timelineOf(series.data);
  const offset = Math.max(0, all.points.indexOf(points[0] ?? NONE));
  return { offset, firstOfLater: firstOfLater(series.data ?? [], all), ends: endsOf(series) };
}

const NONE: ObservationPoint = { time: '', value: null };

/** Thousands of cells may read one answer, which is looked through once for all of them. */
const later = new WeakMap<readonly ObservationPoint[], readonly number[]>();

function firstOfLater(data: readonly ObservationPoint[], { days, points }: Timeline): readonly number[] {
  const before = later.get(data);
  if (before !== undefined) return before;
  const firsts: number[] = [];
  let [ofLater, ofSame] = [Infinity, Infinity];
  for (let at = points.length - 1; at >= 0; at--) {
    if (days[at] !== days[at + 1]) ofLater = Math.min(ofLater, ofSame);
    firsts[at] = ofLater;
    ofSame = Math.min(ofSame, publishedOn(points[at]) ?? Infinity);
  }
  later.set(data, firsts);
  return firsts;
}

function publishedOn(point: ObservationPoint | undefined): number | undefined {
  return timeOf(point?.origin?.published_time ?? '');
}

function unpublished(name: string, day: number, known: number): Failure {
  const sentence = say(
    'The value of {} for {} has no publication date, so it may be later than {}. Omit known to see it',
    name,
    isoDate(day),
    isoDate(known),
  );
  return new Failure('absent', sentence);
}

function publishedLater(name: string, day: number, published: number): Failure {
  const sentence = say(
    '{} for {} was published on {}, perhaps as a revision of an earlier value. Omit known to see it',
    name,
    isoDate(day),
    isoDate(published),
  );
  return new Failure('absent', sentence);
}
