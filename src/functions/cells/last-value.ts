import type { Cell } from '../../cells/cell';
import { isoDate } from '../../cells/date';
import { numberFormat } from '../../cells/number-format';
import { numberCell } from '../../cells/value';
import { Failure } from '../../contract/failure';
import type { NumericalObservation } from '../../contract/observation';
import type { FunctionContext } from '../call/context';
import { knownBy, timelineOf, within } from './points';
import { say, type Sentence } from '../../sentences/say';

/** Which value of a series counts; in days since 1970-01-01. */
export type Moments = {
  /** The last day that a value may be for. */
  asOf: number | undefined;
  /** The last day on which it may have been published. */
  known: number | undefined;
};

/** How the value is shown. */
type Shown = Pick<FunctionContext, 'host' | 'sourced'>;

/** The newest value of a series at or before some moments; gaps are passed over. */
export function lastValue(
  series: NumericalObservation,
  { asOf, known }: Moments,
  { host, sourced }: Shown,
): Cell {
  const before = within(timelineOf(series.data), { to: asOf });
  const { points } = known === undefined ? before : knownBy(before, known, series.name);
  for (let at = points.length - 1; at >= 0; at--) {
    const point = points[at];
    if (point === undefined || point.value === null) continue;
    const format = numberFormat([point.value], { unit: series.properties.unit ?? undefined });
    const cell = numberCell(point.value, host, format);
    return sourced?.sourcedPoint(cell, point, series) ?? cell;
  }
  throw new Failure('absent', noValue(series.name, { asOf, known }));
}

function noValue(name: string, { asOf, known }: Moments): Sentence {
  if (asOf === undefined) {
    if (known === undefined) return say('{} has no value', name);
    return say('{} has no value that was published by {}', name, isoDate(known));
  }
  if (known === undefined) return say('{} has no value at or before {}', name, isoDate(asOf));
  const template = '{} has no value at or before {} that was published by {}';
  return say(template, name, isoDate(asOf), isoDate(known));
}
