import type { Cell, Host } from '../cells/cell';
import { isoDate } from '../cells/date';
import { numberFormat } from '../cells/number-format';
import { cellText } from '../cells/text';
import { momentCell, numberCell, textCell } from '../cells/value';
import { Failure } from '../contract/failure';
import type { NumericalObservation } from '../contract/observation';
import { pointsWithin } from './points';
import type { Point, TimeWindow } from './points';
import type { Table } from './stacked';

/** What SERIES may show beside time and value. */
export const SERIES_COLUMNS = ['unit', 'source', 'published', 'url'] as const;

/** One further column of SERIES. */
export type SeriesColumn = (typeof SERIES_COLUMNS)[number];

/** How a series becomes a table. */
export type SeriesOptions = {
  window: TimeWindow;
  columns: readonly SeriesColumn[];
  host: Host;
  /** Whether the header is shown and names the unit of every value, which would only clutter the cells then. */
  unitInHeader: boolean;
};

/** A series as a table of time and value, oldest first; the header of the value names the series and its unit. */
export function seriesTable(
  series: NumericalObservation,
  { window, columns, host, unitInHeader }: SeriesOptions,
): Table {
  const points = pointsWithin(series.data ?? [], window);
  if (points.length === 0) throw nothingWithin(series, window);
  const unit = series.properties.unit ?? undefined;
  const format = numberFormat(values(points), unitInHeader ? {} : { unit });
  return {
    header: ['time', unit === undefined ? series.name : `${series.name} (${unit})`, ...columns],
    rows: points.map((each) => [
      momentCell(each.moment, each.point.time, host),
      valueCell(each, host, format),
      ...columns.map((column) => detail(each, { column, unit, host })),
    ]),
  };
}

/** The value of a point; a gap shows as #N/A, which charts leave out. */
export function valueCell({ point, moment }: Point, host: Host, format: string): Cell {
  if (point.value !== null) return numberCell(point.value, host, format);
  return host.error('#N/A', `The service has no value for ${isoDate(moment.day)}`);
}

/** The numbers of points. */
export function values(points: readonly Point[]): readonly number[] {
  return points.map(({ point }) => point.value).filter((value) => value !== null);
}

function detail(
  { point }: Point,
  { column, unit, host }: { column: SeriesColumn; unit: string | undefined; host: Host },
): Cell {
  if (column === 'unit') return cellText(unit ?? '');
  if (column === 'source') return cellText(point.origin?.source ?? point.origin?.name ?? '');
  if (column === 'url') return cellText(point.origin?.url ?? '');
  return textCell(point.origin?.published_time ?? '', host);
}

function nothingWithin({ name, data }: NumericalObservation, window: TimeWindow): Failure {
  const all = pointsWithin(data ?? [], {});
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return new Failure('absent', `${name} has no points`);
  const asked = [
    window.from === undefined ? '' : ` from ${isoDate(window.from)}`,
    window.to === undefined ? '' : ` to ${isoDate(window.to)}`,
  ].join('');
  const extent = `${isoDate(first.moment.day)} to ${isoDate(last.moment.day)}`;
  return new Failure('absent', `${name} has no points${asked}. It runs from ${extent}`);
}
