import { isoDate, timeOf } from '../../cells/date';
import { Failure } from '../../contract/failure';
import type { ObservationPoint } from '../../contract/observation';
import { say } from '../../sentences/say';

/** The points of a series, oldest first, with the day of each (days since 1970-01-01) at the same place. */
export type Timeline = { days: readonly number[]; points: readonly ObservationPoint[] };

/** A window of time, in days since 1970-01-01; both ends are within. */
export type TimeWindow = { from?: number | undefined; to?: number | undefined };

/** Thousands of LATEST cells may read one answer, whose times are read once for all of them. */
const timelines = new WeakMap<readonly ObservationPoint[], Timeline>();

/** The points that an answer holds; those whose time cannot be read have no place in a series. */
export function timelineOf(points: readonly ObservationPoint[] | null): Timeline {
  if (points === null) return { days: [], points: [] };
  const known = timelines.get(points);
  if (known !== undefined) return known;
  const timeline = sorted(readable(points));
  timelines.set(points, timeline);
  return timeline;
}

/** The part of a timeline that lies within a window. */
export function within({ days, points }: Timeline, { from, to }: TimeWindow): Timeline {
  const start = from === undefined ? 0 : firstPlace(days, (day) => day >= from);
  const end = to === undefined ? days.length : firstPlace(days, (day) => day > to);
  if (start === 0 && end === days.length) return { days, points };
  return { days: days.slice(start, end), points: points.slice(start, end) };
}

/** The first place at which ascending days fulfil a condition; their number where none does. */
function firstPlace(days: readonly number[], fulfils: (day: number) => boolean): number {
  let [low, high] = [0, days.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (fulfils(days[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * What was known of a series at the end of a day: the points that were published by then, of several for one time the
 * one published last. Where the service does not say when a value was published, nobody can tell, and guessing by the
 * period would show what was known only weeks later.
 */
export function knownBy({ days, points }: Timeline, known: number, name: string): Timeline {
  const timeline = { days: [] as number[], points: [] as ObservationPoint[] };
  const latest: number[] = [];
  points.forEach((point, at) => {
    const [day = 0, published] = [days[at], timeOf(point.origin?.published_time ?? '')];
    if (published === undefined && point.value !== null) throw unpublished(name, day, known);
    if (published === undefined || published > known) return;
    const last = timeline.days.length - 1;
    const isRevision = timeline.days[last] === day;
    if (isRevision && published < (latest[last] ?? 0)) return;
    const place = isRevision ? last : last + 1;
    timeline.days[place] = day;
    timeline.points[place] = point;
    latest[place] = published;
  });
  return timeline;
}

function unpublished(name: string, day: number, known: number): Failure {
  const sentence = say(
    'The service does not say when the value of {} for {} was published, so what was known on {} cannot be told',
    name,
    isoDate(day),
    isoDate(known),
  );
  return new Failure('absent', sentence);
}

function readable(points: readonly ObservationPoint[]): Timeline {
  const timeline = { days: [] as number[], points: [] as ObservationPoint[] };
  for (const point of points) {
    const day = timeOf(point.time);
    if (day === undefined) continue;
    timeline.days.push(day);
    timeline.points.push(point);
  }
  return timeline;
}

function sorted({ days, points }: Timeline): Timeline {
  if (days.every((day, at) => at === 0 || day >= (days[at - 1] ?? day))) return { days, points };
  const order = days.map((_, at) => at).sort((a, b) => (days[a] ?? 0) - (days[b] ?? 0));
  return {
    days: order.map((at) => days[at] ?? 0),
    points: order.map((at) => points[at]).filter((point) => point !== undefined),
  };
}
