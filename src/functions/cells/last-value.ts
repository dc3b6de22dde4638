import type { Cell, Host } from '../../cells/cell';
import { isoDate } from '../../cells/date';
import { numberFormat } from '../../cells/number-format';
import { numberCell } from '../../cells/value';
import { Failure } from '../../contract/failure';
import type { NumericalObservation } from '../../contract/observation';
import { knownBy, timelineOf, within } from './points';

/** Which value of a series counts; in days since 1970-01-01. */
export type Moments = {
  /** The last day that a value may be for. */
  asOf: number | undefined;
  /** The last day on which it may have been published. */
  known: number | undefined;
};

/** The newest value of a series at or before some moments; gaps are passed over. */
export function lastValue(series: NumericalObservation, { asOf, known }: Moments, host: Host): Cell {
  const before = within(timelineOf(series.data), { to: asOf });
  const { points } = known === undefined ? before : knownBy(before, known, series.name);
  for (let at = points.length - 1; at >= 0; at--) {
    const value = points[at]?.value ?? undefined;
    if (value === undefined) continue;
    return numberCell(value, host, numberFormat([value], { unit: series.properties.unit ?? undefined }));
  }
  const until = asOf === undefined ? '' : ` at or before ${isoDate(asOf)}`;
  const by = known === undefined ? '' : ` that was published by ${isoDate(known)}`;
  throw new Failure('absent', `${series.name} has no value${until}${by}`);
}
