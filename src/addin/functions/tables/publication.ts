import { isoDate } from '../../cells/date';
import { markedPeriod } from '../../cells/dated-periods';
import { timelineOf, within, type Timeline, type TimeWindow } from '../../cells/points';
import type { NumericalObservation, ObservationPoint } from '../../../shared/contract/observation';
import { hasOnePrice } from '../../../shared/names/same-measure';

/** Series of which a value may be any one's, at least one. */
type Some = readonly [NumericalObservation, ...NumericalObservation[]];

/** Whether what two of them say is a change of the publication too: of a price each tells as much as the others. */
const areApart = (all: Some): boolean => all.length > 1 && !hasOnePrice(all[0].type);

/** Who published a point, and when: `World Bank, 2024-10-21`. */
function published({ name }: NumericalObservation, point: ObservationPoint | undefined): string {
  const { source, name: document, published_time } = point?.origin ?? {};
  return [source ?? document ?? name, published_time?.slice(0, 10)].filter(Boolean).join(', ');
}

/**
 * The publication of a value whose measure has several. It is shown after the number if it differs from the named
 * series, and listed in the note.
 */
export function publicationOf(
  all: Some,
  { series, point }: { series: NumericalObservation; point: ObservationPoint },
): { shown?: string | undefined; note?: string } {
  if (!areApart(all)) return {};
  const own = published(series, point);
  const others = new Set(
    all.map((each) => published(each, each.data?.at(-1))).filter((other) => other !== own),
  );
  return {
    shown: series === all[0] ? undefined : own,
    note: [
      `published by ${own}`,
      ...[...others].map((other, at) => (at === 0 ? `also by ${other}` : other)),
    ].join('; '),
  };
}

/**
 * Where other publications of the measure go on beyond a table, within the time that was asked: `2024 in "GDP (CIA)"; 2025 in
 * "Newest GDP"`. One that goes on no further than another which begins before it is not named.
 */
export function goesOn(
  all: Some,
  shown: NumericalObservation,
  { window, table: { days } }: { window: TimeWindow; table: Timeline },
): string | undefined {
  const last = days.at(-1);
  if (!areApart(all) || last === undefined) return undefined;
  const later = all.flatMap((series) => {
    const { days: more } = within(timelineOf(series.data), { from: last + 1, to: window.to });
    const [first, end] = [more[0], more.at(-1)];
    return series === shown || first === undefined || end === undefined ? [] : [{ series, first, end }];
  });
  let reach = last;
  const told = later
    .sort((a, b) => a.first - b.first || b.end - a.end)
    .filter(({ end }) => {
      const isFurther = end > reach;
      reach = Math.max(reach, end);
      return isFurther;
    });
  return told.length === 0 ? undefined : told.map(spanIn).join('; ');
}

function spanIn({
  series,
  first,
  end,
}: {
  series: NumericalObservation;
  first: number;
  end: number;
}): string {
  const ends = new Set([first, end].map((day) => markedPeriod(series, day) ?? isoDate(day)));
  return `${[...ends].join(' to ')} in "${series.name}"`;
}
