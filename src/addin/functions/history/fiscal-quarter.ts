import type { ObservationPoint } from '../../../shared/contract/observation';
import { readPeriod } from '../../../shared/periods/written-period';
import type { Timeline, TimeWindow } from '../../cells/points';
import { periodIn } from './figures';

/** The fiscal quarter with which the period of a point ends, as in `periodOf`; undefined where nobody numbers it. */
export function fiscalQuarterOf(point: ObservationPoint | undefined): number | undefined {
  const { year, quarter = 4 } = periodIn(point?.['period']);
  return year === undefined ? undefined : year * 4 + quarter - 1;
}

/** The fiscal quarter of a point, `FY2025 Q1`, where its number is not that of the calendar quarter that was asked for. */
export function otherQuarter(
  point: ObservationPoint | undefined,
  asked: number | undefined,
): string | undefined {
  const own = periodIn(point?.['period']).quarter === undefined ? undefined : fiscalQuarterOf(point);
  if (asked === undefined || own === undefined || own === asked) return undefined;
  return `FY${Math.floor(own / 4)} Q${(own % 4) + 1}`;
}

/** The fiscal quarter with which a typed year, or a typed fiscal period, ends; undefined for any other time. */
export function lastFiscalQuarter(text: string): number | undefined {
  const { year, quarter = 4, isFiscal } = readPeriod(text) ?? {};
  const isYear = isFiscal === true || /^\d{4}$/.test(text);
  return year === undefined || !isYear ? undefined : year * 4 + quarter - 1;
}

/** The ends of a span of fiscal quarters, as far as they were typed. */
export type FiscalWindow = { from?: number | undefined; to?: number | undefined };

/**
 * A window of days as it is of one series: a year is the fiscal one by the number that the points bear. `days` are
 * those by which the window is compared with the points.
 */
export function ownWindow(
  { points }: Timeline,
  days: readonly number[],
  { from, to, fiscal }: TimeWindow & { fiscal: FiscalWindow },
): TimeWindow {
  const quarters = points.map(fiscalQuarterOf);
  if (quarters.every((quarter) => quarter === undefined)) return { from, to };
  const [first, last] = [fiscal.from ?? -Infinity, fiscal.to ?? Infinity];
  return {
    from:
      fiscal.from === undefined
        ? from
        : (days[quarters.findIndex((each) => (each ?? 0) >= first)] ?? Infinity),
    to:
      fiscal.to === undefined
        ? to
        : (days[quarters.findLastIndex((each) => (each ?? Infinity) <= last)] ?? -Infinity),
  };
}

/** Whether any point of a series bears the number of its fiscal period. */
export const isNumbered = ({ points }: Timeline): boolean =>
  points.some((point) => fiscalQuarterOf(point) !== undefined);
