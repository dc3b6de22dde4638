import type { Cell, Host } from '../../cells/cell';
import { isoDate } from '../../cells/date';
import { numberFormat } from '../../cells/number-format';
import { numberCell } from '../../cells/value';
import { Failure } from '../../contract/failure';
import type { NumericalObservation } from '../../contract/observation';
import { firstPlace, timelineOf } from './points';

/** The newest value of a series that is not after a day (days since 1970-01-01); gaps are passed over. */
export function lastValue(series: NumericalObservation, to: number | undefined, host: Host): Cell {
  const { days, points } = timelineOf(series.data);
  const end = to === undefined ? days.length : firstPlace(days, (day) => day > to);
  for (let at = end - 1; at >= 0; at--) {
    const value = points[at]?.value ?? undefined;
    if (value === undefined) continue;
    return numberCell(value, host, numberFormat([value], { unit: series.properties.unit ?? undefined }));
  }
  const until = to === undefined ? '' : ` at or before ${isoDate(to)}`;
  throw new Failure('absent', `${series.name} has no value${until}`);
}
