import type { NumericalObservation } from '../../../shared/contract/observation';
import { isoDate } from '../../cells/date';
import { say, type Sentence } from '../../../shared/messages/message';
import { isCoarser, lastDay, partsOf, periodAround, periodOf, type Frequency } from '../../cells/calendar';
import { timelineOf } from '../../cells/points';
import { combined, describeMissingParts } from './combine';
import { measured, type Figure, type Measured } from './figures';
import type { Aggregate } from './options';
import { fitsCalendar, placed, unnumbered, type Periods, type Placed } from './period-placement';
import { endsOf, rowName, single, type Ends, type Rows, type RowValue } from './row-value';
import { valuesIn } from './frequency-words';

/** The rows of one series: what has a value, and what the others lack. */
export type Column = {
  rows: ReadonlyMap<number, RowValue>;
  /** Why a row without data has no value. */
  gapAt: (row: number) => Sentence;
  /** Values for periods longer than a row's, each at the row with which its period ends; only carrying shows them. */
  coarse: ReadonlyMap<number, RowValue>;
  /** The rows that another publication of the measure has a value for, with its name. */
  elsewhere: ReadonlyMap<number, string>;
  grain: Frequency | undefined;
  /** Why a row can have no value, where that is known. */
  whyNot: (row: number) => Sentence | undefined;
  /** That nobody numbers its fiscal periods. */
  unnumbered: Sentence | undefined;
};

type OwnColumn = Omit<Column, 'elsewhere' | 'grain' | 'whyNot' | 'unnumbered'>;

const NONE: ReadonlyMap<number, RowValue> = new Map();

/** The values of one series by row; rows as reported are the times of its points. */
export function columnOf(of: Measured, rows: Rows, aggregate: Aggregate): Column {
  const own = ownColumn(of, rows, aggregate);
  const elsewhere = new Map<number, string>();
  for (const other of of.others ?? [])
    for (const [row, { value }] of ownColumn(measuredWhole(other), rows, aggregate).rows)
      if (value !== undefined && !elsewhere.has(row)) elsewhere.set(row, other.name);
  const { name } = of.series;
  const whyNot = fourthQuarter(of, own.rows, rows);
  const gapAt = (row: number): Sentence => {
    const other = elsewhere.get(row);
    if (other === undefined) return whyNot(row) ?? own.gapAt(row);
    return say('No {} value in {}; see {}', rowName(row, rows), name, other);
  };
  return { ...own, gapAt, elsewhere, grain: of.grain, whyNot, unnumbered: unnumberedOf(of) };
}

/** The message where fiscal periods were named. */
function unnumberedOf(of: Measured): Sentence | undefined {
  if (of.isFiscal) return undefined;
  const { grain, figures } = of;
  const isOfCalendar = grain === undefined || fitsCalendar(of, grain);
  return unnumbered(of, isOfCalendar ? undefined : isoDate(figures.at(-1)?.end ?? 0));
}

/**
 * Most companies file no fourth quarter: its revenue is what the year has beyond nine months, its earnings per share are not,
 * since each quarter divides by the shares of its own time.
 */
function fourthQuarter({ grain, unit }: Measured, made: Column['rows'], rows: Rows): Column['whyNot'] {
  const isPerShare = grain === 'Q' && rows.frequency === 'Q' && /(?:\/| per )share$/i.test(unit ?? '');
  return (row) => {
    const before = isPerShare && !made.has(row) ? made.get(row - 1) : undefined;
    if (before?.value === undefined || before.used.at(-1)?.fiscal?.quarter !== 3) return undefined;
    return say(
      'No value for {}. Companies rarely file a fourth quarter, and per-share figures cannot be subtracted',
      rowName(row, rows),
    );
  };
}

const measuredWhole = (series: NumericalObservation): Measured => measured(series, timelineOf(series.data));

/**
 * Why a row has no value in a series with values: it lies before the first or after the last. A limit by publication
 * day gives no such reason.
 */
function gapIn(
  { series: { name }, asked }: Measured,
  made: ReadonlyMap<number, RowValue>,
  rows: Rows,
): (row: number) => Sentence {
  let ends: Ends | undefined;
  return (row) => {
    ends ??= endsOf(made.keys());
    const called = rowName(row, rows);
    if (asked?.known !== undefined && ends !== undefined && row >= ends.first)
      return say('No value for {} published by {}', called, isoDate(asked.known));
    if (ends !== undefined && row > ends.last)
      return say('No value for {}. {} ends with {}', called, name, rowName(ends.last, rows));
    if (ends !== undefined && row < ends.first)
      return say('No value for {}. {} begins with {}', called, name, rowName(ends.first, rows));
    return say('No value for {}', called);
  };
}

function ownColumn(of: Measured, rows: Rows, aggregate: Aggregate): OwnColumn {
  const { frequency, periods } = rows;
  const { grain, figures, series } = of;
  if (frequency === undefined) {
    const own = figures.map((figure): [number, RowValue] => [figure.day, single(figure)]);
    const made = new Map(own);
    return { rows: made, gapAt: gapIn(of, made, rows), coarse: NONE };
  }
  if (grain === undefined) {
    const byRow = grouped(figures, ({ end }) => periodOf(end, frequency));
    const isWhole = (): undefined => undefined;
    const made = mapped(byRow, (_row, used) =>
      combined({ measured: of, aggregate, used, parts: undefined, isWhole }),
    );
    return { rows: made, gapAt: gapIn(of, made, rows), coarse: NONE };
  }
  if (isCoarser(grain, frequency)) {
    const gap = say('{} has {} and no {}', series.name, valuesIn(grain), valuesIn(frequency));
    return { rows: NONE, gapAt: () => gap, coarse: coarseRows(of, grain, { frequency, periods }) };
  }
  const { buckets, misplaced } = placed(of, grain, periods);
  const made =
    grain === frequency
      ? mapped(buckets, (_row, figure) => single(figure))
      : partRows({ measured: of, aggregate, buckets, grain, frequency, rows });
  const gapAt = gapIn(of, made, rows);
  return { rows: made, gapAt: (row) => misplaced ?? gapAt(row), coarse: NONE };
}

type Parted = {
  measured: Measured;
  aggregate: Aggregate;
  buckets: Placed['buckets'];
  grain: Frequency;
  frequency: Frequency;
  rows: Rows;
};

/** The rows that shorter periods make. */
function partRows({
  measured,
  aggregate,
  buckets,
  grain,
  frequency,
  rows,
}: Parted): ReadonlyMap<number, RowValue> {
  const parts = partsOf(frequency, grain);
  const sorted = [...buckets].sort(([one], [other]) => one - other);
  const byRow = grouped(sorted, ([bucket]) => periodAround(bucket, grain, frequency));
  return mapped(byRow, (row, entries) => {
    const used = entries.map(([, figure]) => figure);
    const has = new Set(entries.map(([bucket]) => bucket));
    return combined({
      measured,
      aggregate,
      used,
      parts,
      isWhole: (how) =>
        parts === undefined ? undefined : describeMissingParts({ row, has, parts, grain, how, rows }),
    });
  });
}

/** Rows without a period take the calendar period around the time of the value. */
function coarseRows(
  { figures }: Measured,
  grain: Frequency,
  { frequency, periods }: { frequency: Frequency; periods: Periods },
): ReadonlyMap<number, RowValue> {
  const rowOf = ({ day, end, hasPeriod, fiscal }: Figure): number | undefined => {
    if (periods === 'fiscal') return fiscal && fiscal.year * 4 + (fiscal.quarter ?? 4) - 1;
    return periodOf(hasPeriod ? end : lastDay(periodOf(day, grain), grain), frequency);
  };
  const rows = new Map<number, RowValue>();
  for (const figure of figures) {
    const row = rowOf(figure);
    if (row !== undefined) rows.set(row, single(figure));
  }
  return rows;
}

function grouped<T>(items: readonly T[], rowOf: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const row = rowOf(item);
    const group = groups.get(row);
    if (group === undefined) groups.set(row, [item]);
    else group.push(item);
  }
  return groups;
}

function mapped<T>(
  items: ReadonlyMap<number, T>,
  make: (row: number, item: T) => RowValue,
): Map<number, RowValue> {
  return new Map([...items].map(([row, item]) => [row, make(row, item)]));
}
