import type { Cell, CellError, Grid, Host } from '../../cells/cell';
import { isoDate } from '../../cells/date';
import { checkSize, formatsFit } from '../../cells/result-size';
import { numberFormat } from '../../cells/number-format';
import { cellText } from '../../cells/text';
import { numberCell, timeCell } from '../../cells/value';
import type { NumericalObservation, ObservationPoint } from '../../../shared/contract/observation';
import { verbatim } from '../../../shared/messages/message';
import type { Sourced } from '../call/value-sources';
import { basisMark, isOfOtherBasis, NOT_COMPARABLE, withNote } from '../../cells/point-marks';
import type { Axis } from './axis';
import { lastDay } from '../../cells/calendar';
import { markedBy } from '../../cells/dated-periods';
import { hasOnePrice } from '../../../shared/names/same-measure';
import { averageOf, isOfQuotes } from './point-ends';
import { rowEnd, rowName, type Rows, type RowValue } from './row-value';
import { publishedOn, type Figure, type Measured } from './figures';
import { formatWithText } from '../../cells/format-text';
import { otherQuarter } from './fiscal-quarter';
import { divisorOf, type HistoryOptions } from './options';
import { isScalable, moneyOf } from '../../cells/unit';

/** A column as it is shown: of a series, or of one that failed. */
export type ShownColumn = { heading: string } & ({ measured: Measured } | { failed: CellError });

/** What a history is made a table with. */
export type TableParts = {
  host: Host;
  sourced: Sourced;
  rows: Rows;
  options: HistoryOptions;
  /** The quarter of the calendar that was asked for, where no row says that it is one; values say which fiscal one they are of. */
  quarter: number | undefined;
};

/** What a line of values is made with. */
type LineParts = TableParts & { formatted: boolean; axisRows: readonly number[] };

/** Dates down and series across, or turned; each series with its note beside it where notes were asked for. */
export function historyTable(columns: readonly ShownColumn[], axis: Axis, parts: TableParts): Grid {
  const { options, rows, host } = parts;
  const width = 1 + columns.length * (options.notes ? 2 : 1);
  const height = axis.rows.length + (options.headers ? 1 : 0);
  checkSize(height, width);
  const formatted = formatsFit(height * width);
  const labels = axis.rows.map((row) => labelCell(row, rows, { host, formatted }));
  let place = 0;
  const lines: Cell[][] = [[axisName(rows), ...labels]];
  for (const column of columns) {
    if ('failed' in column) {
      lines.push([cellText(column.heading), ...failedCells(column.failed, axis.rows.length, host)]);
      if (options.notes) lines.push(['note', ...axis.rows.map(() => '')]);
      continue;
    }
    const values = axis.columns[place++] ?? [];
    lines.push(...valueLines(column, values, { ...parts, formatted, axisRows: axis.rows }));
  }
  const shown = options.headers ? lines : lines.map((line) => line.slice(1));
  return options.orientation === 'across' ? shown : turned(shown);
}

/** One failure is counted and listed once, however many rows it has. */
function failedCells(failed: CellError, count: number, host: Host): Cell[] {
  const code = failed.code === '#VALUE!' ? '#VALUE!' : '#N/A';
  return Array.from({ length: count }, (_, at) =>
    at === 0 ? failed : host.error(code, verbatim(failed.message ?? '')),
  );
}

/** A series and, where they were asked for, its notes. */
function valueLines(
  { heading, measured }: { heading: string; measured: Measured },
  values: readonly RowValue[],
  { options, host, sourced, rows, quarter, formatted, axisRows }: LineParts,
): Cell[][] {
  const isScaled = isScalable(measured.unit) && options.scale !== 'units';
  const divisor = isScaled ? divisorOf(options.scale) : 1;
  const unit = isScaled ? scaledUnit(measured.unit ?? '', options.scale) : measured.unit;
  const numbers = values.flatMap(({ value }) => (value === undefined ? [] : [value / divisor]));
  const measure = options.headers ? {} : { unit: measured.unit };
  const format = formatted ? numberFormat(numbers, measure) : undefined;
  const dayOf = quoteDays(measured.series, rows, options.aggregate);
  const cells = values.map((value, at): Cell => {
    if (value.value === undefined) return host.error('#N/A', value.gap);
    const last = value.used.at(-1);
    const point = pointOf(value, measured);
    const other = otherQuarter(last?.point, quarter) ?? dayOf(value, axisRows[at]) ?? basisMark(point);
    const shown = format === undefined ? undefined : formatWithText(format, other);
    const plain = numberCell(value.value / divisor, host, shown);
    const properties = { ...measured.series.properties, unit };
    const behind = sourced?.sourcedPoint(plain, point, { ...measured.series, properties });
    return behind ?? withNote(plain, point, host);
  });
  const head = unit === undefined ? heading : `${heading} (${unit})`;
  const lines: Cell[][] = [[cellText(head), ...cells]];
  if (options.notes) lines.push(['note', ...values.map((value) => cellText(noteOf(value, measured, rows)))]);
  return lines;
}

/** So many days before the end of its row a rate may be quoted: weekends and holidays. */
const CLOSED = 7;

/**
 * What a price shows if it is not that of the row's end: the day on which it was quoted, or the period of which it is the
 * average.
 */
function quoteDays(
  series: NumericalObservation,
  rows: Rows,
  aggregate: HistoryOptions['aggregate'],
): (value: RowValue & { value: number }, row: number | undefined) => string | undefined {
  if (!hasOnePrice(series.type)) return () => undefined;
  const average = isOfQuotes(series) ? undefined : markedBy(series);
  if (average !== undefined && average !== 'D')
    return ({ used: [only, ...more] }) =>
      aggregate === 'last' && only !== undefined && more.length === 0
        ? averageOf(only.end, average)
        : undefined;
  return ({ used, how, carriedFrom }, row) => {
    const end = row === undefined ? undefined : rowEnd(row, rows);
    const day = how === 'own' || how === 'last' ? used.at(-1)?.end : undefined;
    if (end === undefined || day === undefined || carriedFrom !== undefined) return undefined;
    return end - day > CLOSED ? isoDate(day) : undefined;
  };
}

/** A point as its source told it; one that was made of several, or converted, tells how. */
function pointOf(value: RowValue & { value: number }, measured: Measured): ObservationPoint {
  const last = value.used.at(-1);
  const point: ObservationPoint = last?.point ?? { time: '', value: value.value };
  if (value.used.length === 1 && last?.rate === undefined) return point;
  const source = [madeOf(value, measured), point.origin?.source ?? point.origin?.name ?? ''].join(', ');
  const published = value.used.length > 1 ? { published_time: lastPublished(value.used) } : {};
  const origin = { ...point.origin, source, ...published };
  if (value.used.length === 1) return { ...point, origin };
  // What is told of one of them is not told of what they made, but that they are not all on one basis.
  const { period: _own, corrected: _one, comparable_with_previous: _last, ...rest } = point;
  const isBroken = value.used.some((figure) => isOfOtherBasis(figure.point));
  return { ...rest, ...(isBroken && { comparable_with_previous: false }), origin };
}

function lastPublished(used: readonly Figure[]): string | undefined {
  const latest = Math.max(...used.map(publishedOn));
  return used.every((figure) => Number.isFinite(publishedOn(figure))) ? isoDate(latest) : undefined;
}

/** What a value is of, how it was made and converted, and where it stands. */
function noteOf(value: RowValue, measured: Measured, rows: Rows): string {
  if (value.value === undefined) return '';
  const last = value.used.at(-1);
  const carried = value.carriedFrom === undefined ? '' : `carried from ${rowName(value.carriedFrom, rows)}`;
  const origin = last?.point.origin;
  const published = origin?.published_time ? `, ${origin.published_time.slice(0, 10)}` : '';
  const source = `${origin?.name ?? origin?.source ?? ''}${published}`;
  return [carried, madeOf(value, measured), breakIn(value), source].filter((part) => part !== '').join('; ');
}

/** Where a value begins another basis than the one before it, as the service tells of the point. */
function breakIn({ used }: RowValue & { value: number }): string {
  const first = used.find(({ point }) => isOfOtherBasis(point));
  if (first === undefined) return '';
  return used.length === 1 ? NOT_COMPARABLE : `on another basis from ${isoDate(first.end)} on`;
}

function madeOf({ used, how }: RowValue & { value: number }, { kind }: Measured): string {
  const last = used.at(-1);
  if (last === undefined) return '';
  const day = isoDate(last.end);
  const rates = used.flatMap(({ rate }) => rate?.words ?? []);
  const rate = rates.length > 1 ? `each converted, the last ${rates.at(-1) ?? ''}` : rates[0];
  if (used.length > 1) return [`${how} of ${used.length} values to ${day}`, rate ?? []].flat().join('; ');
  return [kind === 'flow' ? `to ${day}` : `of ${day}`, rate ?? []].flat().join('; ');
}

function labelCell(row: number, rows: Rows, { host, formatted }: { host: Host; formatted: boolean }): Cell {
  const { frequency, periods } = rows;
  if (frequency !== undefined && periods === 'fiscal') return rowName(row, rows);
  const day = frequency === undefined ? row : lastDay(row, frequency);
  return timeCell(day, isoDate(day), host, formatted);
}

function axisName({ frequency, periods }: Rows): string {
  if (frequency === undefined) return 'time';
  const period = { D: 'day', W: 'week', M: 'month', Q: 'quarter', A: 'year' }[frequency];
  if (periods === 'fiscal') return `fiscal ${period}`;
  return frequency === 'D' ? period : `${period} to`;
}

function turned(lines: readonly Cell[][]): Grid {
  const [first = []] = lines;
  return first.map((_, at) => lines.map((line) => line[at] ?? ''));
}

/** As figures are headed: `USD millions`, whatever the service calls the dollar. */
function scaledUnit(unit: string, scale: string): string {
  const money = moneyOf(unit);
  return money.kind === 'money' ? `${money.code} ${scale}` : `${unit} ${scale}`;
}
