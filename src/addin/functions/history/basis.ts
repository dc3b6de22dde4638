import type { ObservationPoint } from '../../../shared/contract/observation';

/** Whether the service tells of a point that it is on another basis than the one before it. */
export const isOfOtherBasis = (point: ObservationPoint): boolean =>
  point['comparable_with_previous'] === false;

/** What is said of such a point. */
export const NOT_COMPARABLE = 'not comparable with the one before';
