import { frequencyCalled, isCoarser, type Frequency } from './calendar';
import type { ObservationListing } from '../../shared/contract/observation';
import { readPeriod } from '../../shared/periods/written-period';

type ListedSeries = ObservationListing & { type: string };

/**
 * Replaces a series by its finer one, such as `Revenue` by `Revenue (quarterly)`, if the formula wants shorter
 * periods than the series has.
 */
export function finerSeries(asked: Frequency | undefined, wanted: string) {
  return {
    name: asked === 'Q' ? `${wanted} (quarterly)` : wanted,
    instead(named: ListedSeries, listed: readonly ListedSeries[]): ListedSeries {
      const own = frequencyCalled(named.cadence);
      if (asked === undefined || !isCoarser(own, asked)) return named;
      const [only = named, ...others] = listed.filter(
        (each) => each.type === named.type && each.unit === named.unit && isOf(each, named, asked),
      );
      return others.length === 0 ? only : named;
    },
  };
}

function isOf({ name }: ListedSeries, { name: coarse }: ListedSeries, asked: Frequency): boolean {
  return name.startsWith(`${coarse} (`) && frequencyCalled(name.slice(coarse.length + 2, -1)) === asked;
}

/** The frequency of one period as it is typed: a year is one of annual values, a quarter of quarterly ones. */
export function periodFrequency(period: string): 'A' | 'Q' | undefined {
  const read = readPeriod(period);
  if (read === undefined) return /^FQ/i.test(period) ? 'Q' : undefined;
  if (read.quarter !== undefined) return 'Q';
  return read.month === undefined ? 'A' : undefined;
}
