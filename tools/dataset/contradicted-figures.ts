import { isSameMeasure } from '../../src/shared/names/same-measure';
import type { CollectedSeries, Collection } from './collection';
import { listed } from './later-series';

/** So many percentage points apart, and by so large a share, two publications do not mean one rate. */
const POINTS = 3;
const SHARE = 0.1;
/** So many times apart two of an amount, which is revised and counted anew, are not of one thing. */
const TIMES = 1.5;

type Point = { series: CollectedSeries; date: string };

/**
 * Takes out of both what two publications say of one measure of a place and a year where one of them must be wrong: nothing
 * here proves which.
 */
export function leaveOutContradicted(collection: Collection): void {
  const points = contradicted(collection.series.values());
  for (const series of new Set(points.map((each) => each.series))) {
    const dates = new Set(points.flatMap((each) => (each.series === series ? [each.date] : [])));
    const left = series.points.filter(([date]) => !dates.has(date));
    if (left.length === 0) collection.series.delete(series.key);
    else collection.addSeries({ ...series, points: left });
  }
}

/** The figures of places that two publications of one measure contradict each other in. */
export const contradictedFigures = (all: Iterable<CollectedSeries>): string[] =>
  contradicted(all).map(({ series, date }) => `${series.entity} ${series.name} ${date.slice(0, 4)}`);

function contradicted(all: Iterable<CollectedSeries>): Point[] {
  const places = new Map<string, CollectedSeries[]>();
  for (const series of all) {
    if (series.type !== 'MacroIndicator' || series.cadence !== 'a') continue;
    if (!series.entity.startsWith('country:')) continue;
    const own = places.get(series.entity);
    if (own) own.push(series);
    else places.set(series.entity, [series]);
  }
  return [...places.values()].flatMap((own) =>
    own.flatMap((one, at) =>
      own
        .slice(at + 1)
        .filter((other) => isSameMeasure(listed(one), listed(other)))
        .flatMap((other) => between(one, other)),
    ),
  );
}

/** What two series say of one year otherwise. */
function between(one: CollectedSeries, other: CollectedSeries): Point[] {
  const years = new Map(other.points.map((point) => [point[0].slice(0, 4), point]));
  const isRate = /percent|%/i.test(one.unit);
  return one.points.flatMap(([date, value]) => {
    const [also, told] = years.get(date.slice(0, 4)) ?? [date, value];
    const isOther = isRate ? isOtherRate(value, told) : isOtherAmount(value, told);
    return isOther
      ? [
          { series: one, date },
          { series: other, date: also },
        ]
      : [];
  });
}

const isOtherRate = (a: number, b: number): boolean =>
  Math.abs(a - b) > Math.max(POINTS, SHARE * Math.max(Math.abs(a), Math.abs(b)));

const isOtherAmount = (a: number, b: number): boolean =>
  a !== b && !(Math.min(a, b) > 0 && Math.max(a, b) < TIMES * Math.min(a, b));
