import * as v from 'valibot';

import type { ObservationPoint } from '../../shared/contract/observation';
import type { Cell, Host } from './cell';

/** Whether the service tells of a point that it is on another basis than the one before it. */
export const isOfOtherBasis = (point: ObservationPoint): boolean =>
  point['comparable_with_previous'] === false;

/** What is said of such a point. */
export const NOT_COMPARABLE = 'not comparable with the one before';

/** How a number format shows such a point. */
export const NEW_BASIS = 'new basis';

/** The mark of such a point; undefined for any other. What the value carries explains it. */
export const basisMark = (point: ObservationPoint): string | undefined =>
  isOfOtherBasis(point) ? NEW_BASIS : undefined;

/** What a release of the data corrected: since which day, and the value before. */
export type Correction = { since: string; was: number };

const isCorrection = v.object({ since: v.string(), was: v.number() });

/** What a release of the data corrected of a point, which is no restatement by its publisher. */
export function correctionOf(point: ObservationPoint): Correction | undefined {
  const corrected = point['corrected'];
  return corrected !== undefined && v.is(isCorrection, corrected) ? corrected : undefined;
}

/** A value that carries what has to be known of its point, also where values carry no sources. */
export function withNote(cell: Cell, point: ObservationPoint, host: Host): Cell {
  const note = host.properties === true ? pointNote(point) : undefined;
  if (note === undefined || typeof cell !== 'object' || !('type' in cell) || cell.type !== 'Double')
    return cell;
  return { ...cell, properties: { note: { type: 'String', basicValue: note } } };
}

/** What has to be known of a point, as one text; undefined where there is nothing. */
export function pointNote(point: ObservationPoint): string | undefined {
  const basis = isOfOtherBasis(point) ? [NOT_COMPARABLE] : [];
  const correction = correctionOf(point);
  const corrected = correction
    ? [`corrected on ${correction.since}, was ${correction.was.toLocaleString('en-US')}`]
    : [];
  return basis.length + corrected.length === 0 ? undefined : [...basis, ...corrected].join('; ');
}
