import type { ObservationPoint } from '../../../shared/contract/observation';
import { periodIn } from './figures';

/** The fiscal quarter that a point is of, `FY2025 Q1`, where its number is not that of the quarter of the calendar that was asked for. */
export function otherQuarter(
  point: ObservationPoint | undefined,
  asked: number | undefined,
): string | undefined {
  const { year, quarter } = periodIn(point?.['period']);
  if (asked === undefined || year === undefined || quarter === undefined) return undefined;
  return year * 4 + quarter - 1 === asked ? undefined : `FY${year} Q${quarter}`;
}
