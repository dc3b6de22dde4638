import type { Cell, Host } from '../../cells/cell';
import { isoDate } from '../../cells/date';
import { formatsFit } from '../../cells/result-size';
import { numberFormat } from '../../cells/number-format';
import { cellText } from '../../cells/text';
import { timeCell, numberCell, textCell } from '../../cells/value';
import { Failure } from '../../../shared/contract/failure';
import { FUNCTIONS } from '../../../shared/formula/function-table';
import type { NumericalObservation, ObservationPoint } from '../../../shared/contract/observation';
import { timelineOf, within } from '../../cells/points';
import type { Timeline, TimeWindow } from '../../cells/points';
import type { Sourced } from '../call/value-sources';
import { formatWithText } from '../../cells/format-text';
import { ownWindow } from '../history/fiscal-quarter';
import { firstDayOfLast } from '../history/time-span';
import { frequencyCalled } from '../../cells/calendar';
import { valuesIn } from '../history/frequency-words';
import { knownBy } from '../history/publication-days';
import type { SeriesColumn } from './field-kinds';
import type { Window } from './series-arguments';
import type { Table } from './stacked-table';
import { say, verbatim, type Sentence } from '../../../shared/messages/message';
import { goesOn } from './publication';
import { basisMark, isOfOtherBasis, NOT_COMPARABLE, withNote } from '../../cells/point-marks';

/** How a series becomes a table. */
export type SeriesOptions = {
  window: Window;
  /** The last day on which a point may have been published. */
  known: number | undefined;
  columns: readonly SeriesColumn[];
  host: Host;
  /** Lets values carry their source. */
  sourced: Sourced;
  /** Whether the header is shown and names the unit of every value, which would only clutter the cells then. */
  unitInHeader: boolean;
  /** The series with the other publications of its measure, of which its header names the one that goes on. */
  all: readonly [NumericalObservation, ...NumericalObservation[]];
};

/** A series as a table of time and value, oldest first; the header of the value names the series and its unit. */
export function seriesTable(
  series: NumericalObservation,
  { window, known, columns, host, sourced, unitInHeader, all: publications }: SeriesOptions,
): Table {
  const timeline = timelineOf(series.data);
  const first = firstOf(window, timeline);
  const all = within(timeline, ownWindow(timeline, timeline.days, { ...window, from: first }));
  if (all.points.length === 0) throw nothingWithin(series, window);
  const { days, points } = known === undefined ? all : knownBy(all, known, series);
  if (points.length === 0) throw nothingKnown(series, known);
  const unit = series.properties.unit ?? undefined;
  const formatted = formatsFit(2 * points.length);
  const format = formatted ? numberFormat(values(points), unitInHeader ? {} : { unit }) : undefined;
  const rows = points.map((point, at): Cell[] => {
    const day = days[at] ?? 0;
    const time = timeCell(day, point.time, host, formatted);
    const plain = valueCell(
      point,
      day,
      host,
      format === undefined ? format : formatWithText(format, basisMark(point)),
    );
    const value =
      (point.value === null ? undefined : sourced?.sourcedPoint(plain, point, series)) ??
      withNote(plain, point, host);
    return columns.length === 0
      ? [time, value]
      : [time, value, ...columns.map((column) => detail(point, { column, unit, host }))];
  });
  // Whether others had been published on a day is not looked up.
  const more = known === undefined ? goesOn(publications, series, { window, table: all }) : undefined;
  const named = unit === undefined ? series.name : `${series.name} (${unit})`;
  return { header: ['time', [named, more ?? []].flat().join('; '), ...columns], rows };
}

/** The first day of a window; of one that counts back from the newest value, by how far values lie apart. */
function firstOf({ from, back }: SeriesOptions['window'], { days }: Timeline): number | undefined {
  const [newest, before] = [days.at(-1), days.at(-2)];
  if (back === undefined || newest === undefined) return from;
  return firstDayOfLast(newest, back, newest - (before ?? newest));
}

/** The value of a point; a gap shows as #N/A, which charts leave out. */
function valueCell({ value }: ObservationPoint, day: number, host: Host, format: string | undefined): Cell {
  if (value !== null) return numberCell(value, host, format);
  return host.error('#N/A', say('The service has no value for {}', isoDate(day)));
}

function values(points: readonly ObservationPoint[]): readonly number[] {
  return points.map(({ value }) => value).filter((value) => value !== null);
}

function detail(
  point: ObservationPoint,
  { column, unit, host }: { column: SeriesColumn; unit: string | undefined; host: Host },
): Cell {
  const { origin } = point;
  if (column === 'unit') return cellText(unit ?? '');
  const basis = isOfOtherBasis(point) ? [NOT_COMPARABLE] : [];
  if (column === 'source')
    return cellText(
      [origin?.source ?? origin?.name ?? '', ...basis].filter((part) => part !== '').join('; '),
    );
  if (column === 'url') return cellText(origin?.url ?? '');
  return textCell(origin?.published_time ?? '', host);
}

function nothingKnown({ name }: NumericalObservation, known: number | undefined): Failure {
  return new Failure('absent', say('No point of {} was published by {}', name, isoDate(known ?? 0)));
}

/** When there are values, and how often: none of five days is no lack where there is one a month. */
function nothingWithin({ name, data, properties }: NumericalObservation, window: TimeWindow): Failure {
  const { days } = timelineOf(data);
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined)
    return new Failure('absent', say(FUNCTIONS.SERIES.empty, name));
  const runs = [isoDate(first), isoDate(last)] as const;
  const frequency = frequencyCalled(properties.cadence ?? '');
  if (frequency === undefined)
    return new Failure(
      'absent',
      say('{} has no points{}. It runs from {} to {}', name, askedIn(window), ...runs),
    );
  const often = valuesIn(frequency);
  return new Failure(
    'absent',
    say('{} has no points{}. It has {} from {} to {}', name, askedIn(window), often, ...runs),
  );
}

function askedIn({ from, to }: TimeWindow): Sentence {
  if (from === undefined) return to === undefined ? verbatim('') : say(' to {}', isoDate(to));
  return to === undefined
    ? say(' from {}', isoDate(from))
    : say(' from {} to {}', isoDate(from), isoDate(to));
}
