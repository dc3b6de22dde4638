import { isoDate } from '../../cells/date';
import { say, type Sentence } from '../../sentences/say';
import { isCoarser, lastDay, partsOf, periodAround, periodOf, type Frequency } from './calendar';
import { combined, lacking, valuesIn } from './combine';
import type { Figure, Measured } from './figures';
import type { Aggregate } from './options';
import { placed, type Periods, type Placed } from './place';
import { rowName, single, type Rows, type RowValue } from './row-value';

/** The rows of one series: what has a value, and what the others lack. */
export type Column = {
  rows: ReadonlyMap<number, RowValue>;
  /** Why a row of which nothing is known has no value. */
  gapAt: (row: number) => Sentence;
  /** Values for periods longer than a row's, each at the row with which its period ends; only carrying shows them. */
  coarse: ReadonlyMap<number, RowValue>;
};

const NONE: ReadonlyMap<number, RowValue> = new Map();

/** The values of one series by row; rows as reported are the times of its points. */
export function columnOf(measured: Measured, rows: Rows, aggregate: Aggregate): Column {
  const { frequency, periods } = rows;
  const { grain, figures, series } = measured;
  const gapAt = (row: number): Sentence => say('No value for {}', rowName(row, rows));
  if (frequency === undefined) {
    const own = figures.map((figure): [number, RowValue] => [figure.day, single(figure)]);
    return { rows: new Map(own), gapAt: (day) => say('No value for {}', isoDate(day)), coarse: NONE };
  }
  if (grain === undefined) {
    const byRow = grouped(figures, ({ end }) => periodOf(end, frequency));
    const isWhole = (): undefined => undefined;
    const made = mapped(byRow, (_row, used) =>
      combined({ measured, aggregate, used, parts: undefined, isWhole }),
    );
    return { rows: made, gapAt, coarse: NONE };
  }
  if (isCoarser(grain, frequency)) {
    const gap = say('{} has {} and no {}', series.name, valuesIn(grain), valuesIn(frequency));
    return { rows: NONE, gapAt: () => gap, coarse: coarseRows(measured, grain, { frequency, periods }) };
  }
  const { buckets, misplaced } = placed(measured, grain, periods);
  const made =
    grain === frequency
      ? mapped(buckets, (_row, figure) => single(figure))
      : partRows({ measured, aggregate, buckets, grain, frequency, rows });
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
      ...{ measured, aggregate, used, parts },
      isWhole: (how) => (parts === undefined ? undefined : lacking({ row, has, parts, grain, how, rows })),
    });
  });
}

/** Where no period is told, the calendar's around the time that a value is given. */
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
